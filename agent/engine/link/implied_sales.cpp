#include "agent/engine/link/implied_sales.h"

#include <algorithm>

#include "agent/engine/schema/derived_measures.h"

namespace ask::engine {

namespace {

constexpr float kTotal = 0.95F;  // score of "order value" for a stored total

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

void add_totals(std::span<const Token> tokens, const SchemaIndex& index,
                std::vector<Mention>& mentions) {
  for (uint32_t i = 0; i + 1 < tokens.size(); ++i) {
    const std::string& said = tokens[i + 1].folded;
    if (said != "value" && said != "total" && said != "amount" && said != "worth") continue;
    if (tokens[i].quoted || tokens[i + 1].quoted) continue;
    for (uint32_t t = 0; t < index.tables(); ++t) {
      if (!is_sales_table(index, t) || !index.has_word(index.table(t), tokens[i].lemma)) continue;
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

}  // namespace ask::engine
