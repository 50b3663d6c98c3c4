// The stored texts by which the columns of a schema may say what people tell of rows, see
// told_states.h. They follow from the snapshot alone.
#pragma once
#include <string>
#include <unordered_map>
#include <vector>

#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

// The texts of a column that stores few of them.
struct ToldTexts {
  uint32_t column = kNone;
  bool status = false;                                  // by its name it stores states
  std::unordered_map<std::string, std::string> by_key;  // by their told_key()
  std::vector<std::string> codes;                       // "NOSHOW", of a column of states

  // The text that is called by the name, or by its code; "" if there is none.
  std::string called(const std::string& name) const;
};

// By table, the columns that store a few texts, one in each row.
using ToldColumns = std::vector<std::vector<ToldTexts>>;
ToldColumns told_columns(const ColumnFacts& column_facts);

}  // namespace ask::engine
