// Mentions of revenue, units sold and totals of orders, which questions name in words of their own.
#pragma once
#include <span>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Adds the stored total of an order for "order value".
void add_totals(std::span<const Token> tokens, const SchemaIndex& index,
                std::vector<Mention>& mentions);
// Adds a column mention of each for the words that mean it ("revenue", "units sold"), unless
// something is named so. REQUIRES: the schema mentions are there.
void add_revenue(std::span<const Token> tokens, const db::Catalog& catalog,
                 const SchemaIndex& index, std::vector<Mention>& mentions);

}  // namespace ask::engine
