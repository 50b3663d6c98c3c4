// What the words stand for that the rewrites put in place of what is told of rows.
#pragma once
#include <span>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"
#include "agent/engine/schema/told_states.h"

namespace ask::engine {

// Replaces the mentions of each such word by one of the only column that says it, of the rows that
// the question names, of rows that refer to those, or of the states that those refer to.
void add_told_states(const std::vector<Token>& tokens, std::span<const SaidInstead> told,
                     const db::Catalog& catalog, const SchemaIndex& index,
                     std::vector<Mention>& mentions);

}  // namespace ask::engine
