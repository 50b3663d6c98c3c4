// Where several foreign keys lead to one table, the words of the question choose among them.
#pragma once
#include <cstdint>
#include <vector>

#include "agent/reason/builtin/linker_index.h"
#include "agent/reason/builtin/schema_graph.h"
#include "agent/reason/builtin/units.h"

namespace ask::builtin {

// How far the words of the question speak for joining over each key and no other: 1 for a role that
// is said, less than 0 for one that is not, 0 for a key that only names its parent. `roles`:
// key_roles.
std::vector<float> key_preferences(const Units& units, const SchemaGraph& graph,
                                   const SchemaIndex& index,
                                   const std::vector<std::vector<uint32_t>>& roles);

}  // namespace ask::builtin
