// Comparisons with the average of the rows of the same group: "paid more than the average for their
// trade".
#pragma once
#include <string>

#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// Gives the averages that rows are compared with the group that the noun names. False if nothing
// is compared with an average of rows, or if no column, or several, may be meant.
bool compare_with_own_group(const std::string& noun, const ColumnFacts& column_facts,
                            const SchemaGraph& graph, QueryBlock& block);

}  // namespace ask::engine
