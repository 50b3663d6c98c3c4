// What the schema has for a state of rows that no column stores as such, see row_state_words.h:
// another row that refers to it and has no end, an end or a result that is missing.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/ir/logical_form.h"
#include "agent/engine/lexicon/row_state_words.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// The rows of `table` that meet all of these are in the state; none of them if `table` is kNone.
struct RowCondition {
  uint32_t table = kNone;
  std::vector<std::vector<Condition>> all;  // an AND of ORs
  bool known() const { return table != kNone && !all.empty(); }
};

// Unknown where a column of the rows stores the state, and where the schema does not show it.
RowCondition row_state(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table,
                       RowState state);
// Of a phrase for whether an event has a date ("open" of closed_at), by the only such date.
RowCondition dated_state(const ColumnFacts& column_facts, uint32_t table, std::string_view phrase);
// The rows of `table` to which no row refers that meets the condition.
RowCondition without_rows(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table,
                          const RowCondition& rows);

// Who has the rows of a table now: the people, the rows by which they have them, and that those
// last. Empty if that is not clear.
struct Holders {
  std::string people, rows;
  RowCondition lasting;
};
Holders holders_of(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table);

}  // namespace ask::engine
