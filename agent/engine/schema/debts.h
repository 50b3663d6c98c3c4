// The table of debts, if the schema has one: rows with an amount, and with a flag, a date or a
// state of payment.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/holdings.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// An amount of a table, and what has been paid of it.
struct PartialPayment {
  uint32_t table = kNone, amount = kNone, paid = kNone;
};
// Of each table that has exactly one such amount.
std::vector<PartialPayment> partial_payments(const db::Catalog& catalog, const SchemaIndex& index);

// The words of the only such table, in the plural, and of its amount; empty if there are none or
// several. Rows without a single amount, which cannot be called off either, still tell who owes:
// then `amount` alone is empty. `paid`: of the column with what has been paid, if a part of the
// amount may be paid.
struct Debts {
  std::string rows, amount, paid;
  std::string open;    // of the date of payment, if its name is no word for it: "pd dt"
  std::string debtor;  // of the people who owe; empty if there are none or several
  bool other_people = false;  // the schema has more than those
  bool ours = false;   // of bills that suppliers sent us
  bool rest = false;   // what is left to pay follows from the payments of the rows
};
// With a noun, of the tables that it names; of what is owed in general if it names none.
Debts debts(const ColumnFacts& column_facts, const SchemaGraph& graph, std::string_view noun);

// The people of the table, or, if it is kNone, the only ones, to whom unpaid rows belong: of any
// table with one flag or date of payment or, if `of` is a table, of that or of what belongs to it.
// Unknown if several tables tell it.
RowCondition unpaid_by(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t people,
                       uint32_t of);

}  // namespace ask::engine
