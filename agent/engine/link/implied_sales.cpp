#include "agent/engine/link/implied_sales.h"

#include <algorithm>
#include <initializer_list>
#include <optional>

#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/sold_goods.h"
#include "agent/engine/schema/stock_levels.h"
#include "agent/engine/schema/unit_prices.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {

namespace {

constexpr float kTotal = 0.95F;         // score of "order value" for a stored total
constexpr float kGroupedSales = 0.99F;  // of "sales" in "sales per city"

bool means_revenue(const Token& token) {
  if (token.quoted) return false;
  return is_turnover_noun(token.lemma) || token.folded == kSalesFigure ||
         text::is_one_of(token.folded, kTakingsNouns);
}

bool means_volume(const Token& unit, const Token& done) {
  if (unit.quoted || done.quoted) return false;
  return is_goods_noun(unit.lemma) && is_trade_participle(done.folded);
}

// True for the table of sales in "which sales have not been paid".
bool names_rows(std::span<const Token> tokens, uint32_t i, const std::vector<Mention>& mentions) {
  const bool table = std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kTable && m.begin == i && m.end == i + 1 && m.score >= 0.95F;
  });
  if (!table || tokens[i].folded != kSalesFigure) return false;
  const auto is = [&](uint32_t at, std::initializer_list<std::string_view> words) {
    return at < tokens.size() && text::is_one_of(tokens[at].folded, words);
  };
  return (i > 0 && is(i - 1, {"which", "what", "many", "all"})) ||
         is(i + 1, {"have", "has", "are", "were", "that", "which", "where", "with", "without"});
}

// "sales per city", "sales by month": what was sold, and not how many rows of a table of sales.
bool is_grouped_sales(std::span<const Token> tokens, uint32_t i, const SchemaIndex& index) {
  for (uint32_t t = 0; t < index.tables(); ++t)  // the view sales_by_category stores it
    if (index.has_word(index.table(t), kSaleRecord) && index.has_word(index.table(t), "by"))
      return false;
  const auto is = [&](uint32_t at, std::initializer_list<std::string_view> words) {
    return at < tokens.size() && text::is_one_of(tokens[at].folded, words);
  };
  return is(i + 1, {"per", "by"}) && !(i > 0 && is(i - 1, {"of", "many"}));
}

// "total revenue" that is found as a column called "total": the word asks for the sum of it.
bool sums_column(std::span<const Token> tokens, uint32_t i, const Mention& found,
                 const SchemaIndex& index) {
  const SchemaItem& column = index.column(found.table, found.column);
  return found.begin + 1 == i && tokens[found.begin].lemma == kSumNoun &&
         index.has_word(column, kSumNoun) && !index.has_word(column, tokens[i].lemma);
}

// "profit", "margin", "profit margin": the number of words, 0 if none.
uint32_t profit_words(std::span<const Token> tokens, uint32_t i) {
  const auto is = [&](uint32_t at, std::string_view word) {
    return at < tokens.size() && !tokens[at].quoted && tokens[at].lemma == word;
  };
  if (is(i, kBeforeDeductions) && is(i + 1, kGainNoun)) return 2;
  if (is(i, kGainNoun)) return is(i + 1, kGainOnOne) ? 2 : 1;
  return is(i, kGainOnOne) ? 1 : 0;
}

struct PlacedPrice {
  uint32_t table = kNone, column = kNone;
};

// The price at which things were sold, which the sales of each store, and not the one that was
// asked for them. Nothing if that is not clear.
PlacedPrice sale_price(uint32_t things, std::span<const PricedQuantity> sold,
                       const db::Catalog& catalog, const SchemaIndex& index) {
  PlacedPrice found;
  for (uint32_t t = 0; t < catalog.tables.size(); ++t) {
    // Things of which many are sold have a price of their own.
    const bool several = std::any_of(sold.begin(), sold.end(), [&](const PricedQuantity& p) {
      return p.quantity_table == t;
    });
    if (t == things || several || !is_sales_table(index, t) ||
        !catalog.refers(catalog.tables[t], catalog.tables[things]))
      continue;
    const uint32_t price = only_measure(index, t, {kSalesPrice});
    if (price == kNone) continue;
    if (found.table != kNone) return {};
    found = {t, price};
  }
  return found;
}

// The margin of a row, or, where the lines of orders have a quantity, the profit that they made.
void add_profits(const Mention& mention, bool of_one, const db::Catalog& catalog,
                 const SchemaIndex& index, std::vector<Mention>& mentions) {
  const auto sold = products(catalog, index);
  for (const Margin& m : margins(index)) {
    bool lines = false;
    for (const PricedQuantity& p : sold) {
      if (of_one) break;
      const bool of_goods =
          p.quantity_table == m.table ||
          catalog.refers(catalog.tables[p.quantity_table], catalog.tables[m.table]);
      if (!of_goods) continue;
      Mention profit = mention;
      profit.table = p.quantity_table;
      profit.column = p.quantity;
      profit.factor_table = p.price_table;
      profit.factor = p.price;
      profit.adjust = ColumnExpr::Adjust::kMinus;
      profit.less_table = m.table;
      profit.less = m.cost;
      mentions.push_back(std::move(profit));
      lines = true;
    }
    if (lines) continue;
    const PlacedPrice sold_for = sale_price(m.table, sold, catalog, index);
    Mention margin = mention;
    margin.table = sold_for.table == kNone ? m.table : sold_for.table;
    margin.column = sold_for.table == kNone ? m.price : sold_for.column;
    margin.adjust = ColumnExpr::Adjust::kMinus;
    margin.less_table = m.table;
    margin.less = m.cost;
    mentions.push_back(std::move(margin));
  }
}

// "were never sold", "nobody bought": the verb names the table of the lines.
void add_unsold(std::span<const Token> tokens, const db::Catalog& catalog, const SchemaIndex& index,
                std::vector<Mention>& mentions) {
  for (uint32_t i = 1; i < tokens.size(); ++i) {
    const std::string& verb = tokens[i].lemma;
    if (tokens[i].quoted || !is_sale_verb(verb)) continue;
    bool never = false;
    for (uint32_t k = i; k-- > 0 && k + 4 > i;) {
      const std::string& word = tokens[k].folded;
      never |= word == "never" || word == "not" || word == "no" || is_negative_contraction(word);
    }
    const bool named = std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
      return m.begin == i && m.kind == MentionKind::kTable && m.score >= 0.7F;
    });
    if (named || (!never && verb == kSellingVerb)) continue;
    for (const PricedQuantity& p : products(catalog, index)) {
      Mention mention;
      mention.begin = i;
      mention.end = i + 1;
      mention.kind = MentionKind::kTable;
      mention.score = 0.85F;
      mention.table = p.quantity_table;
      mentions.push_back(std::move(mention));
    }
  }
}

// What tables are worth whose stock is not told by the names of their columns.
std::vector<PricedQuantity> kept_values(const SchemaIndex& index) {
  std::vector<PricedQuantity> out;
  const std::vector<StockColumns> stock = stock_columns(index);
  for (uint32_t t = 0; t < index.tables(); ++t) {
    const bool known = std::any_of(stock.begin(), stock.end(),
                                   [&](const StockColumns& kept) { return kept.table == t; });
    if (const auto value = known ? std::nullopt : kept_value(index, t)) out.push_back(*value);
  }
  return out;
}

// "stock value": what there is of a thing times the price of one.
void add_value(uint32_t begin, const PricedQuantity& kept, std::vector<Mention>& mentions) {
  Mention mention = column_mention(begin, begin + 2, MatchKind::kSynonym, kGroupedSales,
                                   kept.quantity_table, kept.quantity);
  mention.factor_table = kept.price_table;
  mention.factor = kept.price;
  mentions.push_back(std::move(mention));
}

}  // namespace

void add_totals(std::span<const Token> tokens, const SchemaIndex& index,
                std::vector<Mention>& mentions) {
  for (uint32_t i = 0; i + 1 < tokens.size(); ++i) {
    if (!is_worth_noun(tokens[i + 1].lemma)) continue;
    if (tokens[i].quoted || tokens[i + 1].quoted) continue;
    for (uint32_t t = 0; t < index.tables(); ++t) {
      if (!is_sales_table(index, t) || !index.has_word(index.table(t), tokens[i].lemma)) continue;
      uint32_t total = only_measure(index, t, {kSumNoun});
      if (total == kNone) total = only_measure(index, t, {kRowAmount});
      if (total == kNone || index.has_word(index.column(t, total), kPurchasePrice)) continue;
      mentions.push_back(column_mention(i, i + 2, MatchKind::kSynonym, kTotal, t, total));
    }
  }
}

void add_stock_values(std::span<const Token> tokens, const SchemaIndex& index,
                      std::vector<Mention>& mentions) {
  for (uint32_t i = 0; i + 1 < tokens.size(); ++i) {
    if (tokens[i].folded != kInventoryNoun || tokens[i].quoted) continue;
    const bool cost = tokens[i + 1].folded == kPurchasePrice;
    if (!cost && tokens[i + 1].folded != kWorthNoun) continue;
    for (const StockColumns& kept : stock_columns(index)) {
      const uint32_t first = cost ? kept.cost : kept.price;
      const uint32_t price = first != kNone ? first : cost ? kNone : kept.cost;
      if (price == kNone) continue;
      add_value(i, {kept.table, kept.stock, kept.table, price}, mentions);
    }
  }
}

void add_kept_values(std::span<const Token> tokens, const SchemaIndex& index,
                     std::vector<Mention>& mentions) {
  std::optional<std::vector<PricedQuantity>> kept;  // of all tables, looked for once
  for (uint32_t i = 0; i + 1 < tokens.size(); ++i) {
    if (tokens[i].folded != kInventoryNoun || tokens[i].quoted ||
        tokens[i + 1].folded != kWorthNoun)
      continue;
    if (!kept) kept = kept_values(index);
    for (const PricedQuantity& value : *kept) add_value(i, value, mentions);
  }
}

void add_revenue(std::span<const Token> tokens, const db::Catalog& catalog,
                 const SchemaIndex& index, std::vector<Mention>& mentions) {
  add_unsold(tokens, catalog, index, mentions);
  for (uint32_t i = 0; i < tokens.size(); ++i) {
    const bool volume = i + 1 < tokens.size() && means_volume(tokens[i], tokens[i + 1]);
    const bool net = i + 1 < tokens.size() && tokens[i].folded == kAfterDeductions &&
                     !tokens[i].quoted && means_revenue(tokens[i + 1]);
    if (names_rows(tokens, i, mentions)) continue;
    const uint32_t profit = profit_words(tokens, i);
    if (!volume && !net && profit == 0 && !means_revenue(tokens[i])) continue;
    const uint32_t end = profit > 0 ? i + profit : volume || net ? i + 2 : i + 1;
    const bool named = std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
      return m.begin <= i && end <= m.end && m.score >= 0.9F && m.kind == MentionKind::kColumn &&
             !sums_column(tokens, i, m, index);
    });
    if (named) continue;
    Mention mention;
    mention.begin = i;
    mention.end = end;
    mention.kind = MentionKind::kColumn;
    const bool sales = tokens[i].folded == kSalesFigure;
    mention.score = !sales ? 0.92F : is_grouped_sales(tokens, i, index) ? kGroupedSales : 0.8F;
    if (profit > 0) {
      add_profits(mention, tokens[end - 1].lemma == kGainOnOne, catalog, index, mentions);
      continue;
    }
    const std::vector<PricedQuantity> sold = products(catalog, index);
    for (const PricedQuantity& p : sold) {
      Mention product = mention;
      product.table = p.quantity_table;
      product.column = p.quantity;
      product.factor_table = volume ? p.quantity_table : p.price_table;
      if (!volume) product.factor = p.price;
      if (net) {
        const uint32_t discount = discount_of(catalog, index, p);
        if (discount == kNone) continue;
        product.adjust = ColumnExpr::Adjust::kShareOff;
        product.less_table = p.quantity_table;
        product.less = discount;
      }
      mentions.push_back(std::move(product));
    }
    if (volume && sold.empty())
      if (const auto goods = sold_goods(catalog, index); goods && goods->quantity != kNone) {
        Mention units = mention;
        units.table = units.factor_table = goods->sales;
        units.column = goods->quantity;
        mentions.push_back(std::move(units));
      }
    if (volume || net) continue;
    for (const StoredTotal& t : stored_totals(catalog, index, sold)) {
      Mention total = mention;
      total.table = t.table;
      total.column = t.column;
      total.factor_table = t.table;
      mentions.push_back(std::move(total));
    }
  }
}

}  // namespace ask::engine
