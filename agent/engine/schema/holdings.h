// Rows by which somebody has a thing for a time: the loans of tools, the leases of flats. They last
// while their end is missing or still to come.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

using AllOf = std::vector<std::vector<Condition>>;  // an AND of ORs

// The rows of `table` that meet all of these; none of them if `table` is kNone.
struct RowCondition {
  uint32_t table = kNone;
  AllOf all;
  // Where the query joins the rows by which they do, those are the ones that meet `own` instead.
  // kNone if the condition is not on single rows.
  uint32_t through = kNone;
  AllOf own;
  bool joined_only = false;  // and not where the query does not join them
  bool known() const { return table != kNone && !all.empty(); }
};

struct Holding {
  TimeSpan span;
  uint32_t key = kNone, held = kNone;  // the column that refers, and the one that it refers to
  bool known() const { return key != kNone; }
};

// The column is, or negated is not, among the values that the key has in the rows that meet all of
// these; a missing one is no value.
Condition among_values(const ColumnFacts& column_facts, ColumnExpr column, ColumnExpr key,
                       AllOf rows, bool negated);
Condition test_value(ColumnExpr column, Value value, bool negated = false);
Condition test_null(ColumnExpr column, bool missing);
Condition compare_today(ColumnExpr column, Op op);
// The conditions that the rows of the span last today, and that they do no longer.
void add_lasting(const ColumnFacts& column_facts, const TimeSpan& span, AllOf& all);
void add_ended(const ColumnFacts& column_facts, const TimeSpan& span, AllOf& all);

// The only rows that refer to those of the table by one key and last until an end, but for requests
// and repairs. Not known if there are none or several.
Holding holding_of(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table);
// The end of the rows is that a thing comes back: returned_on.
bool ends_by_return(const SchemaIndex& index, const TimeSpan& span);
// By its name or its end one at a time has the thing: a loan, and not a place in a course.
bool holds_alone(const SchemaIndex& index, const TimeSpan& span);
// Rows of the table of which a row of the holding does not, or does, last; all rows of the holding
// unless `lasting`.
Condition held_by(const ColumnFacts& column_facts, uint32_t table, const Holding& holding,
                  bool lasting, bool negated);

// Who has things: the people, the rows by which they have them, and that those last, which is also
// the condition of the people. Empty if that is not clear.
struct Holders {
  std::string people, rows;
  RowCondition lasting, holding;
};
// Of the things of a table, or of any if it is kNone; by the people of a table, or any.
Holders holders_of(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t thing,
                   uint32_t people);

}  // namespace ask::engine
