#include "agent/engine/adjust/period_sums.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_requests.h"

namespace ask::engine {
namespace {

// "which month", "the month with the most hours": the period comes before what ranks it.
bool asks_for_period(const Arcs& arcs) {
  constexpr size_t kFirst = 4;  // tokens
  for (size_t t = 0; t < std::min<size_t>(kFirst, arcs.tokens()); ++t)
    if (text::is_one_of(arcs.token(t).lemma, kRankedPeriods)) return true;
  return false;
}

// "total income", "the most money": an amount of many rows.
bool says_total(const Arcs& arcs) {
  for (size_t t = 0; t < arcs.tokens(); ++t)
    if (is_overall_word(arcs.token(t).folded) ||
        text::is_one_of(arcs.token(t).lemma, kRevenueNouns))
      return true;
  return false;
}

// A price or fee of each row, which rows of a month add up to.
bool is_price(const ColumnFacts& column_facts, ColumnExpr column) {
  const auto called = [&](const auto& names) {
    return std::any_of(std::begin(names), std::end(names),
                       [&](std::string_view name) { return column_facts.has_word(column, name); });
  };
  return called(kPriceNames) || called(kFeeNames) || called(kCostNames);
}

// "the most passengers": the amounts of rows are ranked, as often as there are any.
bool ranks_amounts(const Arcs& arcs, const ColumnExpr& column) {
  return std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& most) {
    if (most.kind != MentionKind::kCue || (most.cue != Cue::kMost && most.cue != Cue::kLeast))
      return false;
    const auto after = arcs.beginning_at(most.end);
    return std::any_of(after.begin(), after.end(), [&](const Arc& measure) {
      return measure.kind == MentionKind::kColumn && best_column(arcs, measure) == column;
    });
  });
}

}  // namespace

void add_up_referenced(const Arcs& arcs, const ColumnFacts& column_facts, QueryBlock& block) {
  if (block.select.size() != 1 || !block.limit || block.order.size() != 1 || block.having ||
      block.outer != Aggregate::kPlain || !block.best_of.empty() || !block.group.empty())
    return;
  const ValueExpr& shown = block.select[0];
  ValueExpr& by = block.order[0].term;
  if (shown.fn != Aggregate::kPlain || shown.column.via == kNone || by.fn != Aggregate::kPlain ||
      by.column.whole() || by.column.table != shown.column.via_table ||
      !column_facts.measure(by.column) || column_facts.intensive(by.column) ||
      !ranks_amounts(arcs, by.column))
    return;
  by.fn = Aggregate::kSum;
  block.group = {{shown.column, shown.from}};
  block.distinct = false;
}

void add_up_periods(const Arcs& arcs, const ColumnFacts& column_facts, QueryBlock& block) {
  const bool with_amount =  // "... and how much was it"
      block.select.size() == 2 && block.order.size() == 1 &&
      block.select[1] == block.order[0].term;
  if ((block.select.size() != 1 && !with_amount) || !block.limit || block.order.size() != 1 ||
      block.having || block.outer != Aggregate::kPlain || !block.best_of.empty())
    return;
  const ValueExpr& shown = block.select[0];
  ValueExpr& by = block.order[0].term;
  if (shown.fn != Aggregate::kPlain || shown.column.whole() ||
      shown.column.period == Period::kWhole || by.fn != Aggregate::kPlain || by.column.whole() ||
      !block.group.empty() || !column_facts.measure(by.column) || !asks_for_period(arcs) ||
      !says_total(arcs))
    return;
  if (column_facts.intensive(by.column) &&
      column_facts.amount_of(by.column.table) != by.column && !is_price(column_facts, by.column))
    return;  // not of ratings
  by.fn = Aggregate::kSum;
  if (with_amount) block.select[1].fn = Aggregate::kSum;
  block.group = {{shown.column, shown.from}};
  block.distinct = false;
}

}  // namespace ask::engine
