// Mentions of what is left of an amount of a row: "places left", "free seats", "remaining budget".
#pragma once
#include <span>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"
#include "agent/engine/text/token.h"

namespace ask::engine {

// Makes it a mention of the expression.
void mean(Mention& mention, const ColumnExpr& expression);

// Adds what is owed, and the places and the budgets that are left, unless a column stores them.
void add_remainders(std::span<const Token> tokens, const db::Catalog& catalog,
                    const SchemaIndex& index, std::vector<Mention>& mentions);

}  // namespace ask::engine
