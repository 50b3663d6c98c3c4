// Derived measures: revenue computed as quantity * price where no column stores it, and the words
// for orders and goods that the question rewriter uses. Tables are recognised by their names.
#pragma once
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

struct PricedQuantity {
  uint32_t quantity_table, quantity, price_table, price;
};

// One product for each table with a quantity sold; the price is in the same table or in a table
// that it references. Tables that store the total themselves are left out.
std::vector<PricedQuantity> products(const db::Catalog& catalog, const SchemaIndex& index);

// A table of orders, invoices or payments that stores their amounts.
struct StoredTotal {
  uint32_t table, column;
};
// `sold`: products(catalog, index).
std::vector<StoredTotal> stored_totals(const db::Catalog& catalog, const SchemaIndex& index,
                                       const std::vector<PricedQuantity>& sold);

// A price and a cost in one table: their difference is the margin of its rows.
struct Margin {
  uint32_t table, price, cost;
};
std::vector<Margin> margins(const SchemaIndex& index);

// The column of the lines that stores a discount between 0 and 1; kNone if there is none.
uint32_t discount_of(const db::Catalog& catalog, const SchemaIndex& index,
                     const PricedQuantity& product);

// True if a measure of the table is the total of a sale.
bool holds_total(const SchemaIndex& index, uint32_t t);
// The price of the table's rows: a measure called so, else an amount for one piece. kNone if there
// is none or several.
uint32_t price_of(const SchemaIndex& index, uint32_t t);
// The parent tables of the rows of table t.
std::vector<uint32_t> parents(const db::Catalog& catalog, uint32_t t);
// True for a noun of people such as "driver"; a lemma.
bool is_person_word(std::string_view noun);
// True if the rows of the table are people, by its name or a note.
bool keeps_people(const SchemaIndex& index, uint32_t table);
// The same, or if they are called by first and last name.
bool holds_people(const SchemaIndex& index, uint32_t table);
// The words of the table, in the plural: "unpaid invoices".
std::string rows_in_plural(const SchemaIndex& index, uint32_t table);
// True if the rows of the table are orders, sales, invoices or their lines, by its name.
bool is_sales_table(const SchemaIndex& index, uint32_t t);
// The measure of the table with one of `words` in its name; kNone if there are none or several.
uint32_t only_measure(const SchemaIndex& index, uint32_t t,
                      std::span<const std::string_view> words);
inline uint32_t only_measure(const SchemaIndex& index, uint32_t t,
                             std::initializer_list<std::string_view> words) {
  return only_measure(index, t, std::span(words.begin(), words.size()));
}

// The schema's nouns for orders and for what is sold (lemma of the head word of the table name).
struct SalesWords {
  std::vector<std::string> orders;    // made of priced lines, total not stored
  std::vector<std::string> things;    // referenced by the lines
  std::vector<std::string> popular;   // the subset of `things` that has a price: goods
  std::vector<std::string> lines;     // the tables that store how many were sold
  std::vector<std::string> counted;   // counted_words()
  std::vector<std::string> units;     // what the totals of sales are of: "pint", of a column pints
  std::string volume{kUnitsSold};     // what the goods that sell best have most of
  std::vector<std::string> buyers;    // people whom the orders refer to
  std::vector<std::string> sellers;   // other people whom the sales refer to
  std::vector<std::string> taken;     // words for money that the names of columns have: "spend"
  struct Amount {
    std::string rows, called;  // "donation", "amt"
  };
  std::string paid;             // what was paid, where that is kept beside what was sold
  std::string received;         // the amounts that came in, where others may not have come yet
  std::vector<Amount> amounts;  // stored totals of rows: the head of the table and of the column
  struct Late {
    uint32_t table;
    std::vector<std::string> rows;  // the words of the table
    std::string done, due;          // "shipped date", "required date"
  };
  std::vector<Late> late;           // dates that show whether something was late
  std::vector<std::string> people;  // nouns of tables of people, as lemmas
  bool money = false;               // amounts are stored, or follow from quantities and prices
  bool discount = false;            // the lines have a discount
  bool wages = false;               // a column stores what people earn
  bool none() const { return orders.empty() && things.empty() && popular.empty(); }
};
// Measures that count how often something was done: "ticket sold" for tickets_sold.
std::vector<std::string> counted_words(const db::Catalog& catalog, const SchemaIndex& index);
SalesWords sales_words(const db::Catalog& catalog, const SchemaIndex& index);

}  // namespace ask::engine
