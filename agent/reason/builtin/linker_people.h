// "who" opens a question about people: about the rows of a table that keeps some.
#pragma once
#include <span>
#include <vector>

#include "agent/reason/builtin/lattice.h"
#include "agent/reason/builtin/linker_index.h"

namespace ask::builtin {

// "Who bought ...": each table of people may be meant.
void add_people(std::span<const Token> tokens, const SchemaIndex& index,
                std::vector<Mention>& mentions);

}  // namespace ask::builtin
