// Mentions of tables of codes that would hide what their codes stand for.
#pragma once
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Drops the kind of a code where a column that refers to the codes is called so: "by status" of
// status_code means the state, and not that a code is one of a state.
void drop_kinds_of_codes(const SchemaIndex& index, std::vector<Mention>& mentions);

}  // namespace ask::engine
