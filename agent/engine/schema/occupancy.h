// What shows that a row is taken: another that refers to it, as the boat of a berth, or one without
// an end, as the tenancy of a plot.
#pragma once
#include <string>

#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// The rows of the table last until a date that some of them lack; no table if they do not.
TimeSpan open_span(const ColumnFacts& column_facts, uint32_t table);

// The words of the rows that take the rows of a table, and of the date that ends it; no date where
// each row is taken by one other at most. Empty if that is not clear.
struct Occupancy {
  std::string rows, end;
};
Occupancy occupancy_of(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table);

}  // namespace ask::engine
