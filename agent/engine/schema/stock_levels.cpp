#include "agent/engine/schema/stock_levels.h"

#include <algorithm>
#include <span>

#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_sums.h"

namespace ask::engine {
namespace {

bool is_reorder_level(const SchemaIndex& index, const SchemaItem& item) {
  return index.has_any_word(item, kLowerBoundWords);
}

// The only column that is wanted; kNone if there are several.
template <class Wanted>
uint32_t only_of(const std::vector<uint32_t>& columns, Wanted wanted) {
  uint32_t found = kNone;
  for (const uint32_t c : columns) {
    if (!wanted(c)) continue;
    if (found != kNone) return kNone;
    found = c;
  }
  return found;
}

// True for rows that belong to others, as lines of an order do.
bool refers(const SchemaIndex& index, uint32_t t) {
  for (uint32_t c = 0; c < index.columns(t); ++c)
    if (index.column_roles(t, c).reference) return true;
  return false;
}

}  // namespace

std::vector<StockColumns> stock_columns(const SchemaIndex& index) {
  std::vector<StockColumns> out;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (index.is_view(t)) continue;
    const std::vector<uint32_t> measures = index.measures(t);
    const auto item = [&](uint32_t c) -> const SchemaItem& { return index.column(t, c); };
    StockColumns found{t};
    found.stock = only_of(measures, [&](uint32_t c) {
      return index.has_any_word(item(c), kStockColumns) && !is_reorder_level(index, item(c)) &&
             !index.has_any_word(item(c), kNoStockColumns);
    });
    if (found.stock == kNone && !refers(index, t))
      found.stock =
          only_of(measures, [&](uint32_t c) { return index.has_any_word(item(c), kPieceCounts); });
    if (found.stock == kNone) continue;
    found.bound = only_of(measures, [&](uint32_t c) {
      return is_reorder_level(index, item(c)) && !index.has_any_word(item(c), kNoReorderColumns);
    });
    found.price =
        only_of(measures, [&](uint32_t c) { return index.has_any_word(item(c), kPriceNames); });
    found.cost =
        only_of(measures, [&](uint32_t c) { return index.has_any_word(item(c), kCostNames); });
    out.push_back(found);
  }
  return out;
}

StockLevel stock_level(const SchemaIndex& index) {
  StockLevel out;
  const std::vector<StockColumns> all = stock_columns(index);
  if (all.size() != 1) return out;
  const StockColumns& of = all.front();
  out.priced = of.price != kNone || of.cost != kNone;
  out.rows = index.text(index.table(of.table));
  out.stock = index.text(index.column(of.table, of.stock));
  if (of.bound != kNone) out.bound = index.text(index.column(of.table, of.bound));
  return out;
}

}  // namespace ask::engine
