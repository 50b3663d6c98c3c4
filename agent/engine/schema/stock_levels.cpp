#include "agent/engine/schema/stock_levels.h"

#include <algorithm>
#include <span>

#include "agent/engine/lexicon/word_classes.h"
#include "agent/engine/lexicon/word_classes_amounts.h"

namespace ask::engine {
namespace {

bool has_any(const SchemaIndex& index, const SchemaItem& item,
             std::span<const std::string_view> words) {
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view word) { return index.has_word(item, word); });
}

bool tells_bound(const SchemaIndex& index, const SchemaItem& item) {
  return std::any_of(kLowerBoundWords.begin(), kLowerBoundWords.end(),
                     [&](std::string_view word) { return index.has_word(item, word); });
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

std::string words_in(const SchemaIndex& index, const SchemaItem& item) {
  std::string out;
  for (const uint32_t w : item.words) out += (out.empty() ? "" : " ") + index.word(w).text;
  return out;
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
      return has_any(index, item(c), kStockColumns) && !tells_bound(index, item(c)) &&
             !has_any(index, item(c), kNoStockColumns);
    });
    if (found.stock == kNone) continue;
    found.bound = only_of(measures, [&](uint32_t c) {
      return tells_bound(index, item(c)) && !has_any(index, item(c), kNoReorderColumns);
    });
    found.price =
        only_of(measures, [&](uint32_t c) { return has_any(index, item(c), kPriceNames); });
    found.cost = only_of(measures, [&](uint32_t c) { return has_any(index, item(c), kCostNames); });
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
  out.rows = words_in(index, index.table(of.table));
  out.stock = words_in(index, index.column(of.table, of.stock));
  if (of.bound != kNone) out.bound = words_in(index, index.column(of.table, of.bound));
  return out;
}

}  // namespace ask::engine
