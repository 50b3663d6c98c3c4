// Mentions of what is owed, where a table has an amount and what has been paid of it.
#pragma once
#include <span>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Adds the difference of both columns for "outstanding" and "outstanding amount", unless a name of
// the schema has the word.
void add_debts(std::span<const Token> tokens, const db::Catalog& catalog, const SchemaIndex& index,
               std::vector<Mention>& mentions);

}  // namespace ask::engine
