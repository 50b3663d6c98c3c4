// Choice between several foreign keys to the same table (origin and destination airport), by the
// words of the question.
#pragma once
#include <cstdint>
#include <vector>

#include "agent/engine/parse/arcs.h"
#include "agent/engine/schema/join_graph.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// The preference of each edge of `graph`: 1 if the question mentions the role of the key, -0.5 if
// it does not (-4 where a table of links joins both, too: who is in a team is not who owns it), 0
// if the key has no role name of its own. `roles`: result of key_roles().
std::vector<float> key_preferences(const Arcs& arcs, const SchemaGraph& graph,
                                   const SchemaIndex& index,
                                   const std::vector<std::vector<uint32_t>>& roles);

}  // namespace ask::engine
