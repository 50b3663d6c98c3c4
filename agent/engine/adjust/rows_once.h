// Aggregates over rows that a join would repeat, each counted once: "revenue of customers who wrote
// a review" would add up each order once per review.
#pragma once
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// Moves tables that repeat the aggregated rows, and that only serve conditions, into a sub-query of
// the row that they belong to: customers.id IN (SELECT reviews.customer_id ...). `preference`: as
// the query will be joined. Leaves any form alone that shows, groups or orders by such a table.
void aggregate_rows_once(const ColumnFacts& column_facts, const SchemaGraph& graph,
                         const SchemaGraph::Preference& preference, LogicalForm& form);

}  // namespace ask::engine
