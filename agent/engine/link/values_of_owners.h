// Values that name what rows belong to: "the cast of Hamlet" where 'Hamlet' is a play and a role.
#pragma once
#include <span>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Drops the mention of a value that the rows before "of" store themselves, if a row that they refer
// to is called by it, too. REQUIRES: the mentions of tables and values were added.
void take_values_of_owners(std::span<const Token> tokens, const db::Catalog& catalog,
                           const SchemaIndex& index, std::vector<Mention>& mentions);

}  // namespace ask::engine
