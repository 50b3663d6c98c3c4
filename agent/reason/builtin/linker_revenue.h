// Revenue that is stored nowhere, but follows from what is: quantity times price.
#pragma once
#include <span>
#include <string>
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

// What is sold and in what, by the words for a row of it.
struct SalesWords {
  std::vector<std::string> orders;   // made of priced lines, and their total is stored nowhere
  std::vector<std::string> things;   // stand in the lines
  std::vector<std::string> popular;  // ... and have a price: goods
  std::vector<std::string> counted;  // counted_words()
  bool none() const { return orders.empty() && things.empty(); }
};
// Measures that say how often something was done, as "ticket sold" for tickets_sold.
std::vector<std::string> counted_words(const db::Catalog& catalog, const SchemaIndex& index);
SalesWords sales_words(const db::Catalog& catalog, const SchemaIndex& index);

// Adds the stored total of an order for "order value".
void add_totals(std::span<const Token> tokens, const SchemaIndex& index,
                std::vector<Mention>& mentions);
// Adds a column mention of each for the words that mean it ("revenue", "units sold"), unless
// something is named so. REQUIRES: the schema mentions are there.
void add_revenue(std::span<const Token> tokens, const db::Catalog& catalog,
                 const SchemaIndex& index, std::vector<Mention>& mentions);

}  // namespace ask::builtin
