// Implicit table mentions of a question that opens with "who".
#pragma once
#include <span>
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// For "Who bought ...", adds a mention of every table whose rows are people.
void add_people(std::span<const Token> tokens, const SchemaIndex& index,
                std::vector<Mention>& mentions);

// Adds "age" as a mention of each date of birth in a table without a column of ages.
void add_ages(std::span<const Token> tokens, const db::Catalog& catalog, const SchemaIndex& index,
              std::vector<Mention>& mentions);

}  // namespace ask::engine
