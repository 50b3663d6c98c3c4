// Comparisons of groups with averages: of rows with that of their own group, "paid more than the
// average for their trade", and of the averages of groups, "advisers whose calls last longer than
// average".
#pragma once
#include <string>

#include "agent/engine/ir/logical_form.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// Gives the averages that rows are compared with the group that the noun names. False if nothing
// is compared with an average of rows, or if no column, or several, may be meant.
bool compare_with_own_group(const std::string& noun, const ColumnFacts& column_facts,
                            const SchemaGraph& graph, QueryBlock& block);

// "agents whose ratings are better than average": compares the average rating of each agent where
// single ratings would be, unless single rows are asked for: "who had a rating above average".
void compare_averages_of_groups(const Arcs& arcs, const ColumnFacts& column_facts,
                                const SchemaGraph& graph, QueryBlock& block);

}  // namespace ask::engine
