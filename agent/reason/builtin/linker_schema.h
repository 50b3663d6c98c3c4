// Mentions of tables and columns.
#pragma once
#include <span>
#include <vector>

#include "agent/reason/builtin/lattice.h"
#include "agent/reason/builtin/linker_index.h"

namespace ask::builtin {

// Adds every table and column that a span may name, with the scores that linker.h promises.
void add_schema_mentions(std::span<const Token> tokens, const SchemaIndex& index,
                         std::vector<Mention>& out);

}  // namespace ask::builtin
