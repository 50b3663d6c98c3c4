// Words of the question that repeat what the words beside them have said: "date"
// beside a column of dates, "figure" beside an amount, "item" after a table, "status" after a
// stored value, "the ships concerned".
#pragma once
#include <span>
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Adds a filler mention of each.
void add_redundant_nouns(std::span<const Token> tokens, const SchemaIndex& index,
                         std::vector<Mention>& mentions);

}  // namespace ask::engine
