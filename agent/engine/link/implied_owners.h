// The table that "owner" means where no name of the schema says it: "bike owners", "bikes with
// owner name" are about the customers whom the bikes belong to.
#pragma once
#include <span>
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// REQUIRES: `mentions` holds the mentions of tables, columns and values.
void add_owners(std::span<const Token> tokens, const db::Catalog& catalog, const SchemaIndex& index,
                std::vector<Mention>& mentions);

}  // namespace ask::engine
