#include "agent/engine/schema/sold_goods.h"

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_tables.h"

namespace ask::engine {
namespace {

// The only table with a price that the rows of `sales` refer to. kNone if there is none or several.
uint32_t goods_of(const db::Catalog& catalog, const SchemaIndex& index, uint32_t sales) {
  uint32_t found = kNone;
  for (const uint32_t p : parents(catalog, sales)) {
    if (p == sales || p == found || keeps_people(index, p) || is_sales_table(index, p) ||
        index.table(p).words.empty() || price_of(index, p) == kNone)
      continue;
    if (found != kNone) return kNone;
    found = p;
  }
  return found;
}

// True for rows, or lines of rows, that refer to a supplier.
bool of_supplier(const db::Catalog& catalog, const SchemaIndex& index, uint32_t t, int steps) {
  for (const uint32_t p : parents(catalog, t)) {
    if (index.has_any_word(index.table(p), kExpenseTables)) return true;
    if (steps > 1 && p != t && is_sales_table(index, p) &&
        of_supplier(catalog, index, p, steps - 1))
      return true;
  }
  return false;
}

// The whole numbers of the rows that may count goods: pints, copies.
std::vector<uint32_t> counts_of_goods(const db::Table& table, const SchemaIndex& index,
                                      uint32_t sales) {
  std::vector<uint32_t> out;
  for (const uint32_t c : index.measures(sales)) {
    const SchemaItem& item = index.column(sales, c);
    if (table.columns[c].affinity == db::Affinity::kInteger && !item.words.empty() &&
        !index.has_any_word(item, kNoGoodsColumns) && !index.has_any_word(item, kNoTotalColumns))
      out.push_back(c);
  }
  return out;
}

// What the rows of one table of sales are of. Nothing if that is not clear.
std::optional<SoldGoods> goods_sold(const db::Catalog& catalog, const SchemaIndex& index,
                                    uint32_t sales) {
  if (index.is_view(sales) || !is_sales_table(index, sales) || !holds_total(index, sales) ||
      index.has_any_word(index.table(sales), kExpenseTables) ||
      of_supplier(catalog, index, sales, 2))
    return std::nullopt;
  const uint32_t goods = goods_of(catalog, index, sales);
  if (goods == kNone) return std::nullopt;
  uint32_t quantity = only_measure(index, sales, kSoldQuantityColumns);
  if (quantity == kNone) {
    const auto counts = counts_of_goods(catalog.tables[sales], index, sales);
    if (counts.size() > 1) return std::nullopt;
    if (counts.size() == 1) quantity = counts[0];
  }
  return SoldGoods{sales, quantity, goods};
}

}  // namespace

std::optional<SoldGoods> sold_goods(const db::Catalog& catalog, const SchemaIndex& index) {
  std::optional<SoldGoods> out;
  for (uint32_t t = 0; t < index.tables(); ++t)
    if (const auto found = goods_sold(catalog, index, t)) {
      if (out) return std::nullopt;
      out = found;
    }
  return out;
}

void add_sold_goods(const db::Catalog& catalog, const SchemaIndex& index, SalesWords& out) {
  const auto sold = sold_goods(catalog, index);
  if (!sold) return;
  const auto head = [&](uint32_t t) { return index.word(index.table(t).words.back()).lemma; };
  out.popular.push_back(head(sold->goods));
  if (sold->quantity == kNone) {
    out.volume = rows_in_plural(index, sold->sales);
    return;
  }
  for (const uint32_t p : parents(catalog, sold->sales))
    if (keeps_people(index, p) && !text::is_one_of(head(p), kPayingPeople))
      add_once(out.sellers, head(p));
  out.things.push_back(head(sold->goods));
  if (!index.table(sold->sales).words.empty()) out.lines.push_back(head(sold->sales));
  for (const uint32_t w : index.column(sold->sales, sold->quantity).words)
    if (!text::is_one_of(index.word(w).lemma, kSoldQuantityColumns))
      out.units.push_back(index.word(w).lemma);
}

}  // namespace ask::engine
