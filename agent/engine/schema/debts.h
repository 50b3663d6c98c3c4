// The table of debts, if the schema has one: rows with an amount, and with a flag, a date or a
// state of payment.
#pragma once
#include <string>

#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

// The words of the only such table, in the plural, and of its amount; empty if there are none or
// several, or if a part of an amount may be paid.
struct Debts {
  std::string rows, amount;
};
Debts debts(const ColumnFacts& column_facts);

}  // namespace ask::engine
