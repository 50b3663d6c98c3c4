#include "agent/engine/adjust/called_off_rows.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/row_state_words.h"

namespace ask::engine {
namespace {

class CalledOff {
 public:
  CalledOff(const ColumnFacts& column_facts, QueryBlock& block)
      : facts_(column_facts), block_(block) {}

  void leave_out(bool awaited) {
    std::vector<ColumnExpr> dates;
    for (const auto& any : block_.where)
      if (any.size() == 1 && any[0].op == Op::kIsNull && !any[0].negated && any[0].sub.empty() &&
          any[0].column.via == kNone && facts_.temporal(any[0].column))
        dates.push_back(any[0].column);
    for (const ColumnExpr& date : dates) {
      if (has_word(date, kPaymentColumns))
        leave_out_of(date.table, kForgivenColumns);
      else if (awaited && !has_word(date, kCalledOffColumns))
        leave_out_of(date.table, kCalledOffColumns);
    }
  }

 private:
  bool has_word(ColumnExpr c, std::span<const std::string_view> words) const {
    return facts_.index().has_any_word(facts_.index().column(c.table, c.column), words);
  }

  bool is_tested(ColumnExpr column) const {
    return std::any_of(block_.where.begin(), block_.where.end(), [&](const auto& any) {
      return std::any_of(any.begin(), any.end(), [&](const Condition& c) {
        return c.column.table == column.table && c.column.column == column.column;
      });
    });
  }

  void leave_out_of(uint32_t table, std::span<const std::string_view> words) {
    for (uint32_t c = 0; c < facts_.index().columns(table); ++c) {
      const ColumnExpr column{table, c};
      if (!has_word(column, words) || is_tested(column)) continue;
      Condition none;
      none.column = column;
      if (facts_.flag(column)) {
        none.op = Op::kEqual;
        none.value = facts_.flag_value(column, false);
      } else if (facts_.temporal(column) && facts_.column(column).statistics.missing() > 0) {
        none.op = Op::kIsNull;
      } else {
        continue;
      }
      block_.where.push_back({std::move(none)});
    }
  }

  const ColumnFacts& facts_;
  QueryBlock& block_;
};

}  // namespace

void leave_out_called_off(const Arcs& arcs, const ColumnFacts& column_facts, bool overdue,
                          QueryBlock& block) {
  bool awaited = overdue;
  for (size_t t = 0; t < arcs.tokens(); ++t)
    awaited |= text::is_one_of(arcs.token(t).folded, kAwaitingWords);
  CalledOff(column_facts, block).leave_out(awaited);
}

}  // namespace ask::engine
