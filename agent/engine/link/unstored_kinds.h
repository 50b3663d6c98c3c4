// Kinds of rows that no row is of: of a table of vehicles that stores which are vans and which are
// cars, "lorries" are not all vehicles.
#pragma once
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Drops the tables that a word means only as one of several kinds, where the rows store others.
void drop_unstored_kinds(const std::vector<Token>& tokens, const db::Catalog& catalog,
                         const SchemaIndex& index, std::vector<Mention>& mentions);

}  // namespace ask::engine
