// Mentions of tables and columns.
#pragma once
#include <span>
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Adds every table and column that a span may name, with the scores that linker.h promises.
void add_schema_mentions(std::span<const Token> tokens, const SchemaIndex& index,
                         std::vector<Mention>& out);

}  // namespace ask::engine
