// What the schema has for a state of rows that no column stores as such, see row_state_words.h:
// another row that refers to it and has no end, an end or a result that is missing.
#pragma once
#include <string>
#include <string_view>

#include "agent/engine/lexicon/row_state_words.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/holdings.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// Unknown where a column of the rows stores the state, and where the schema does not show it.
RowCondition row_state(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table,
                       RowState state);
// Of a phrase for whether an event has a date ("open" of closed_at), by the only such date.
RowCondition dated_state(const ColumnFacts& column_facts, uint32_t table, std::string_view phrase);
// The rows of `table` to which no row refers that meets the condition.
RowCondition without_rows(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table,
                          const RowCondition& rows);

// The words of the only people of whom it is stored when they left, for some, and no state besides;
// and of the only things that are to come back on a date. In the plural; "" if there are none or
// several.
std::string leavers(const ColumnFacts& column_facts);
std::string due_things(const ColumnFacts& column_facts, const SchemaGraph& graph);

}  // namespace ask::engine
