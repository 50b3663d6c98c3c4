// Mentions of columns and tables by a part of their name, or by another word, that the question
// cannot mean: "units" of a unit price, "members" of the date on which somebody joined, "salary"
// of a fee.
#pragma once
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Removes them. REQUIRES: `mentions` are those of `tokens`.
void drop_mistaken_columns(const std::vector<Token>& tokens, const SchemaIndex& index,
                           std::vector<Mention>& mentions);

}  // namespace ask::engine
