// Mentions of one measure of a row by another: "price per litre" of cost and litres, "returns as a
// percentage of units", "margin in percent" of price and cost.
#pragma once
#include <span>
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// `mentions` are those of the schema.
void add_rates(std::span<const Token> tokens, const db::Catalog& catalog,
               const SchemaIndex& index, std::vector<Mention>& mentions);

}  // namespace ask::engine
