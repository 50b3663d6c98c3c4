// Counts of zero where few partners are asked for: a member without loans has fewer than two loans,
// and the venue without concerts has the fewest. An inner join would drop these rows.
#pragma once
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// Joins from the grouped table by LEFT JOIN and counts a key of the other one, if the form compares
// with an upper bound or takes the smallest count. Leaves any other form alone.
void keep_zero_counts(const ColumnFacts& column_facts, const SchemaGraph& graph, LogicalForm& form);

// Counts the rows without partners as 0 where an average over all rows of a table is asked for:
// "the average number of orders per customer". Leaves any other form alone, and one with a
// condition on the counted rows.
void count_empty_groups(const ColumnFacts& column_facts, const SchemaGraph& graph,
                        LogicalForm& form);

}  // namespace ask::engine
