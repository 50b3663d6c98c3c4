// Mentions of revenue, units sold and order totals, whose usual words do not occur in the schema.
#pragma once
#include <span>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Adds the column that stores the total of an order, for "order value" and the like.
void add_totals(std::span<const Token> tokens, const SchemaIndex& index,
                std::vector<Mention>& mentions);
// Adds "stock value": the price of what is kept times its stock; "stock cost": the cost price.
void add_stock_values(std::span<const Token> tokens, const SchemaIndex& index,
                      std::vector<Mention>& mentions);
// The same of rows that store the number of pieces and belong to others: the kit of each base.
void add_kept_values(std::span<const Token> tokens, const SchemaIndex& index,
                     std::vector<Mention>& mentions);
// Adds derived column mentions for "revenue" and "units sold" unless a column already matches the
// words. REQUIRES: `mentions` holds the schema mentions.
void add_revenue(std::span<const Token> tokens, const db::Catalog& catalog,
                 const SchemaIndex& index, std::vector<Mention>& mentions);

}  // namespace ask::engine
