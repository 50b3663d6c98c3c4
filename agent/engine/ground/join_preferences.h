// Where several foreign keys lead to one table, the words of the question choose among them.
#pragma once
#include <cstdint>
#include <vector>

#include "agent/engine/parse/arcs.h"
#include "agent/engine/schema/join_graph.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// How far the words of the question speak for joining over each key and no other: 1 for a role that
// is said, less than 0 for one that is not, 0 for a key that only names its parent. `roles`:
// key_roles.
std::vector<float> key_preferences(const Arcs& arcs, const SchemaGraph& graph,
                                   const SchemaIndex& index,
                                   const std::vector<std::vector<uint32_t>>& roles);

}  // namespace ask::engine
