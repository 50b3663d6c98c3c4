// Linker of the phrases of notes: other words for tables, columns and stored values, measures and
// conditions.
#pragma once
#include <span>
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Adds their mentions and drops weaker ones of the same words. REQUIRES: `mentions` has those of
// the schema; `index` was built from `catalog`.
void add_noted(std::span<const Token> tokens, const db::Catalog& catalog, const SchemaIndex& index,
               std::vector<Mention>& mentions);

}  // namespace ask::engine
