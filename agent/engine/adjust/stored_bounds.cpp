#include "agent/engine/adjust/stored_bounds.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"

namespace ask::engine {
namespace {

// The only number of the same row with such a word in its name and another one that the name of
// `column` has, too: min_qty of stock_qty.
ColumnExpr bound_beside(ColumnExpr column, std::span<const std::string_view> words,
                        const ColumnFacts& column_facts) {
  ColumnExpr found;
  const SchemaIndex& index = column_facts.index();
  const SchemaItem& item = index.column(column.table, column.column);
  const bool is_stock = index.has_any_word(item, kStockColumns);
  for (uint32_t i = 0; i < column_facts.table(column.table).columns.size(); ++i) {
    const ColumnExpr other{column.table, i};
    if (i == column.column || !column_facts.numeric(other) || column_facts.identifier(other))
      continue;
    const auto& own = index.column(column.table, i).words;
    const auto bounds = [&](uint32_t w) { return text::is_one_of(index.word(w).text, words); };
    const auto shared = [&](uint32_t w) {
      const auto& of = index.column(column.table, column.column).words;
      return contains(of, w);
    };
    if (std::none_of(own.begin(), own.end(), bounds)) continue;
    const bool alone = own.size() == 1 && is_stock;  // "minimum" of what is in stock
    if (!alone && std::none_of(own.begin(), own.end(), shared)) continue;
    if (found.valid()) return {};
    found = other;
  }
  return found;
}

}  // namespace

bool beyond_all_rows(const Condition& c) {
  const bool less = c.op == Op::kLess, more = c.op == Op::kGreater;
  if ((!less && !more) || c.negated || c.sub.size() != 1) return false;
  const QueryBlock& all = c.sub[0];
  return all.where.empty() && all.group.empty() && all.select.size() == 1 &&
         all.select[0].column == c.column &&
         all.select[0].fn == (less ? Aggregate::kMinimum : Aggregate::kMaximum);
}

void compare_with_stored_bounds(const ColumnFacts& column_facts, QueryBlock& block) {
  for (auto& any : block.where)
    for (Condition& c : any) {
      if (!beyond_all_rows(c) || c.column.whole() || c.column.product()) continue;
      const ColumnExpr bound = c.op == Op::kLess
                                   ? bound_beside(c.column, kLowerBoundWords, column_facts)
                                   : bound_beside(c.column, kUpperBoundWords, column_facts);
      if (!bound.valid()) continue;
      c.other = bound;
      c.sub.clear();
    }
}

}  // namespace ask::engine
