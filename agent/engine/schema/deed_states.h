// What the stored states of events say of a deed whose participle is one of them: parcels were not
// delivered in the attempts that failed, while every order was ordered, whatever became of it.
#pragma once
#include <string_view>

#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

// The events in which the deed was done.
enum class DeedRows : uint8_t {
  kAll,
  kWithState,  // those with the participle as their state
  kUnclear     // it may be those with a later state as well
};

// REQUIRES: `column` has few values, and `participle` is one of them; `stem` is its stem.
DeedRows rows_of_deed(const ColumnFacts& column_facts, ColumnExpr column,
                      std::string_view participle, std::string_view stem);

}  // namespace ask::engine
