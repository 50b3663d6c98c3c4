// Derived measures: revenue computed as quantity * price where no column stores it, and the words
// for orders and goods that the question rewriter uses. Tables are recognised by their names.
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

// One product for each table with a quantity sold; the price is in the same table or in a table
// that it references. Tables that store the total themselves are left out.
std::vector<Product> products(const db::Catalog& catalog, const SchemaIndex& index);

// True if the table's name says that its rows are people.
bool keeps_people(const SchemaIndex& index, uint32_t table);
// True if the table's name says that its rows are orders, sales, invoices or their lines.
bool is_sales_table(const SchemaIndex& index, uint32_t t);
// The measure of the table with one of `words` in its name; kNone if there are none or several.
uint32_t only_measure(const SchemaIndex& index, uint32_t t,
                      std::initializer_list<std::string_view> words);

// The schema's nouns for orders and for what is sold (lemma of the head word of the table name).
struct SalesWords {
  std::vector<std::string> orders;   // made of priced lines, total not stored
  std::vector<std::string> things;   // referenced by the lines
  std::vector<std::string> popular;  // the subset of `things` that has a price: goods
  std::vector<std::string> counted;  // counted_words()
  bool none() const { return orders.empty() && things.empty(); }
};
// Measures that count how often something was done: "ticket sold" for tickets_sold.
std::vector<std::string> counted_words(const db::Catalog& catalog, const SchemaIndex& index);
SalesWords sales_words(const db::Catalog& catalog, const SchemaIndex& index);

}  // namespace ask::engine
