// "who" opens a question about people: about the rows of a table that keeps some.
#pragma once
#include <span>
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// "Who bought ...": each table of people may be meant.
void add_people(std::span<const Token> tokens, const SchemaIndex& index,
                std::vector<Mention>& mentions);

}  // namespace ask::engine
