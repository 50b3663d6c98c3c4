// Schema linking: finds the tables and columns that spans of the question may name.
#pragma once
#include <span>
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Adds the mentions of tables and columns, pruned per span, with the scores given in linker.h.
void add_schema_mentions(std::span<const Token> tokens, const SchemaIndex& index,
                         std::vector<Mention>& out);

}  // namespace ask::engine
