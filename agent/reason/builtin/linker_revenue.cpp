#include "agent/reason/builtin/linker_revenue.h"

#include <algorithm>
#include <initializer_list>

#include "agent/reason/builtin/linker_people.h"

namespace ask::builtin {
namespace {

constexpr float kTotal = 0.95F;  // of "order value" where the order holds its total

using WordList = std::initializer_list<std::string_view>;

// The only measure of the table with one of these words; kNone when there are none or several.
uint32_t only_measure(const SchemaIndex& index, uint32_t t, WordList words) {
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

bool means_volume(const Token& unit, const Token& done) {
  if (unit.quoted || done.quoted) return false;
  const bool counted = unit.lemma == "unit" || unit.lemma == "copy" || unit.lemma == "piece";
  return counted && (done.folded == "sold" || done.folded == "ordered" || done.folded == "bought" ||
                     done.folded == "purchased");
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

SalesWords sales_words(const db::Catalog& catalog, const SchemaIndex& index) {
  SalesWords out;
  out.counted = counted_words(catalog, index);
  const auto add = [&](std::vector<std::string>& words, uint32_t t) {
    const SchemaItem& item = index.table(t);
    if (item.words.empty()) return;
    const std::string& head = index.word(item.words.back()).lemma;
    if (std::find(words.begin(), words.end(), head) == words.end()) words.push_back(head);
  };
  for (const Product& p : products(catalog, index))
    for (const db::ForeignKey& key : catalog.tables[p.quantity_table].foreign_keys) {
      const db::Table* parent = catalog.find(key.parent_schema, key.parent_table);
      if (parent == nullptr) continue;
      const auto t = static_cast<uint32_t>(parent - catalog.tables.data());
      if (sells(index, t)) {
        if (!holds_total(index, t)) add(out.orders, t);
      } else if (!keeps_people(index, t)) {
        add(out.things, t);
        if (only_measure(index, t, {"price"}) != kNone || t == p.price_table) add(out.popular, t);
      }
    }
  return out;
}

void add_totals(std::span<const Token> tokens, const SchemaIndex& index,
                std::vector<Mention>& mentions) {
  for (uint32_t i = 0; i + 1 < tokens.size(); ++i) {
    const std::string& said = tokens[i + 1].folded;
    if (said != "value" && said != "total" && said != "amount" && said != "worth") continue;
    if (tokens[i].quoted || tokens[i + 1].quoted) continue;
    for (uint32_t t = 0; t < index.tables(); ++t) {
      if (!sells(index, t) || !index.has_word(index.table(t), tokens[i].lemma)) continue;
      uint32_t total = only_measure(index, t, {"total"});
      if (total == kNone) total = only_measure(index, t, {"amount"});
      if (total == kNone || index.has_word(index.column(t, total), "cost")) continue;
      Mention mention;
      mention.begin = i;
      mention.end = i + 2;
      mention.kind = MentionKind::kColumn;
      mention.score = kTotal;
      mention.table = t;
      mention.column = total;
      mentions.push_back(std::move(mention));
    }
  }
}

std::vector<std::string> counted_words(const db::Catalog& catalog, const SchemaIndex& index) {
  std::vector<std::string> out;
  for (uint32_t t = 0; t < catalog.tables.size(); ++t)
    for (const uint32_t c : index.measures(t)) {
      const SchemaItem& item = index.column(t, c);
      if (item.words.size() != 2) continue;
      const std::string& done = index.word(item.words[1]).text;
      if (done == "sold" || done.ends_with("ed"))
        out.push_back(index.word(item.words[0]).lemma + " " + done);
    }
  return out;
}

void add_revenue(std::span<const Token> tokens, const db::Catalog& catalog,
                 const SchemaIndex& index, std::vector<Mention>& mentions) {
  for (uint32_t i = 0; i < tokens.size(); ++i) {
    const bool volume = i + 1 < tokens.size() && means_volume(tokens[i], tokens[i + 1]);
    if (!volume && !means_revenue(tokens[i])) continue;
    const uint32_t end = volume ? i + 2 : i + 1;
    const bool named = std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
      return m.begin <= i && end <= m.end && m.score >= 0.9F && m.kind == MentionKind::kColumn;
    });
    if (named) continue;
    for (const Product& p : products(catalog, index)) {
      Mention mention;
      mention.begin = i;
      mention.end = end;
      mention.kind = MentionKind::kColumn;
      mention.score = tokens[i].folded == "sales" ? 0.8F : 0.92F;
      mention.table = p.quantity_table;
      mention.column = p.quantity;
      mention.factor_table = volume ? p.quantity_table : p.price_table;
      if (!volume) mention.factor = p.price;
      mentions.push_back(std::move(mention));
    }
  }
}

}  // namespace ask::builtin
