// Implied table mentions for negated verbs that name no table: "buyers who never bought anything"
// have no rows in the table of sales.
#pragma once
#include <span>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Links a negated verb without another meaning to the only dated table that refers to the table
// before it. REQUIRES: `mentions` holds the mentions of tables, columns and values.
void add_implied_events(std::span<const Token> tokens, const db::Catalog& catalog,
                        const SchemaIndex& index, std::vector<Mention>& mentions);

}  // namespace ask::engine
