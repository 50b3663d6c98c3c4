// Mentions of columns that hold a percentage by the sign or the word after a number: "beers under
// 5 %" of their abv.
#pragma once
#include <span>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Adds those of the rows that the question names, where it names no such column itself. A column
// that stores fractions of one is not mentioned: the number would have to be converted.
void add_percent_columns(std::span<const Token> tokens, const db::Catalog& catalog,
                         const SchemaIndex& index, std::vector<Mention>& mentions);

}  // namespace ask::engine
