// Revenue that is stored nowhere, but follows from what is: quantity times price.
#pragma once
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

struct Product {
  uint32_t quantity_table, quantity, price_table, price;
};

// One for each table that says how many of something were sold; the price stands there or in the
// table of what is sold. None where a column holds what they come to.
std::vector<Product> products(const db::Catalog& catalog, const SchemaIndex& index);

// The rows of the table are people, by its name.
bool keeps_people(const SchemaIndex& index, uint32_t table);
// The rows are of orders, sales and the like, by the name of the table.
bool is_sales_table(const SchemaIndex& index, uint32_t t);
// The only measure of the table with one of these words in its name; kNone for none or several.
uint32_t only_measure(const SchemaIndex& index, uint32_t t,
                      std::initializer_list<std::string_view> words);

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

}  // namespace ask::engine
