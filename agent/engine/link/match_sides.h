// Sides of rows with two foreign keys to one table: "home matches" of home_id and away_id.
#pragma once
#include <span>
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Applies the sides of the question. A side before the noun of such a table, or as an adverb ("at
// home", "played away"), chooses between its keys: it loses the meanings of other columns
// (home_goals) and needs no column of its own. REQUIRES: `mentions` holds the mentions of tables,
// columns and values.
void choose_sides(std::span<const Token> tokens, const SchemaIndex& index,
                  std::vector<Mention>& mentions);

}  // namespace ask::engine
