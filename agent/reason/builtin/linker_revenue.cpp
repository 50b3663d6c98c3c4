#include "agent/reason/builtin/linker_revenue.h"

#include <algorithm>
#include <initializer_list>

namespace ask::builtin {
namespace {

using Words = std::initializer_list<std::string_view>;

// The only measure of the table with one of these words; kNone when there are none or several.
uint32_t only_measure(const SchemaIndex& index, uint32_t t, Words words) {
  uint32_t found = kNone;
  for (const uint32_t c : index.measures(t)) {
    const bool has = std::any_of(words.begin(), words.end(), [&](std::string_view word) {
      return index.has_word(index.column(t, c), word);
    });
    if (!has) continue;
    if (found != kNone) return kNone;
    found = c;
  }
  return found;
}

bool holds_total(const SchemaIndex& index, uint32_t t) {
  for (const uint32_t c : index.measures(t))
    for (const std::string_view word : {"total", "revenue", "subtotal", "amount"})
      if (index.has_word(index.column(t, c), word) && !index.has_word(index.column(t, c), "cost"))
        return true;
  return false;
}

// The rows are of orders, sales and the like, by the name of the table.
bool sells(const SchemaIndex& index, uint32_t t) {
  for (const std::string_view word : {"order", "sale", "invoice", "purchase", "transaction", "cart",
                                      "receipt", "item", "detail", "line"})
    if (index.has_word(index.table(t), word)) return true;
  return false;
}

bool means_revenue(const Token& token) {
  if (token.quoted) return false;
  return token.lemma == "revenue" || token.lemma == "turnover" || token.folded == "sales" ||
         token.folded == "spending";
}

}  // namespace

std::vector<Product> products(const db::Catalog& catalog, const SchemaIndex& index) {
  std::vector<Product> out;
  for (uint32_t t = 0; t < catalog.tables.size(); ++t) {
    const uint32_t quantity = only_measure(index, t, {"quantity", "sold", "qty"});
    if (quantity == kNone || holds_total(index, t)) continue;
    const uint32_t price = only_measure(index, t, {"price"});
    if (price != kNone) {
      out.push_back({t, quantity, t, price});
      continue;
    }
    if (!sells(index, t)) continue;
    for (const db::ForeignKey& key : catalog.tables[t].foreign_keys) {
      const db::Table* parent = catalog.find(key.parent_schema, key.parent_table);
      if (parent == nullptr) continue;
      const auto p = static_cast<uint32_t>(parent - catalog.tables.data());
      const uint32_t far = only_measure(index, p, {"price"});
      if (far != kNone) out.push_back({t, quantity, p, far});
    }
  }
  return out;
}

void add_revenue(std::span<const Token> tokens, const db::Catalog& catalog,
                 const SchemaIndex& index, std::vector<Mention>& mentions) {
  for (uint32_t i = 0; i < tokens.size(); ++i) {
    if (!means_revenue(tokens[i])) continue;
    const bool named = std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
      return m.begin <= i && i < m.end && m.score >= 0.9F && m.kind == MentionKind::kColumn;
    });
    if (named) continue;
    for (const Product& p : products(catalog, index)) {
      Mention mention;
      mention.begin = i;
      mention.end = i + 1;
      mention.kind = MentionKind::kColumn;
      mention.score = tokens[i].folded == "sales" ? 0.8F : 0.92F;
      mention.table = p.quantity_table;
      mention.column = p.quantity;
      mention.factor_table = p.price_table;
      mention.factor = p.price;
      mentions.push_back(std::move(mention));
    }
  }
}

}  // namespace ask::builtin
