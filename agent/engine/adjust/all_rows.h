// Outer joins for questions that want the rows or groups without any others beside them, too:
// "dogs by number of stays, including those with none".
#pragma once
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// Joins from the table whose rows are listed or grouped so that none of them is lost. False, with
// the form left in parts as it was, if that is not possible.
bool all_rows(const ColumnFacts& column_facts, const SchemaGraph& graph, LogicalForm& form);

// "how many drivers and how many vans has each depot": those without any of the one or the other,
// which a join would lose.
void keep_counted_groups(const ColumnFacts& column_facts, const SchemaGraph& graph,
                         LogicalForm& form);
// "list the exhibitions with title, curator and gallery": also those that have no curator, where
// some have none. Lists of rows only that nothing of the other tables restricts or orders.
void keep_incomplete_rows(const ColumnFacts& column_facts, const SchemaGraph& graph,
                          LogicalForm& form);

}  // namespace ask::engine
