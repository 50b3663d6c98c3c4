// Revenue that is stored nowhere, but follows from what is: quantity times price.
#pragma once
#include <span>
#include <vector>

#include "agent/db/catalog.h"
#include "agent/reason/builtin/lattice.h"
#include "agent/reason/builtin/linker_index.h"

namespace ask::builtin {

struct Product {
  uint32_t quantity_table, quantity, price_table, price;
};

// One for each table that says how many of something were sold; the price stands there or in the
// table of what is sold. None where a column holds what they come to.
std::vector<Product> products(const db::Catalog& catalog, const SchemaIndex& index);

// Adds a column mention of each for the words that mean it ("revenue"), unless something is named
// so. REQUIRES: the schema mentions are there.
void add_revenue(std::span<const Token> tokens, const db::Catalog& catalog,
                 const SchemaIndex& index, std::vector<Mention>& mentions);

}  // namespace ask::builtin
