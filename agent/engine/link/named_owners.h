// Names that both rows and those whom they belong to have: "Iron Maiden" is an album and an artist.
#pragma once
#include <span>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// "albums by Iron Maiden", "how many albums does Iron Maiden have": the name is that of the artist,
// whom the albums refer to, and no value of the albums themselves.
void take_names_of_owners(std::span<const Token> tokens, const db::Catalog& catalog,
                          const SchemaIndex& index, std::vector<Mention>& mentions);

// "Ann Lee start date", "the start date of Ann Lee": the date on which she was hired, where another
// table, to which hers has no key, has a column of that very name. Widens the mention of her own.
void take_columns_of_named(std::span<const Token> tokens, const db::Catalog& catalog,
                           const SchemaIndex& index, std::vector<Mention>& mentions);

}  // namespace ask::engine
