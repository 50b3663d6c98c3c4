#include "agent/engine/ground/compared_amounts.h"

#include <algorithm>

#include "agent/common/value_number.h"
#include "agent/engine/ground/durations.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/text/numbers.h"

namespace ask::engine {
namespace {

bool has_any(const ColumnFacts& facts, ColumnExpr column, std::span<const std::string_view> words) {
  return facts.index().has_any_word(facts.index().column(column.table, column.column), words);
}

// "members over 60": rows whose age is rather meant than what they pay.
bool may_mean_age(const GroundingInput& input, const Filter& filter, uint32_t table) {
  constexpr double kOldest = 120;
  const std::optional<double> number = as_number(stored_amount(input, filter.value, {}, false));
  if (number && *number > kOldest) return false;
  for (uint32_t c = 0; c < input.facts.index().columns(table); ++c) {
    const ColumnExpr column{table, c};
    if (input.facts.birth_date(column) || input.facts.birth_year(column) ||
        input.facts.last_word(column) == kLifetime)
      return true;
  }
  return false;
}

// The number is written in digits, and nothing is said of what it counts: not "over 90 points".
bool is_bare(const Arcs& arcs, const Arc& number) {
  const char first = arcs.token(number.begin).text[0];
  const std::string_view unit = arcs.mention(number).unit;
  if (unit == kMoneyUnit) return true;
  if (!unit.empty() || first < '0' || first > '9') return false;
  return number.end >= arcs.tokens() || arcs.token(number.end).punctuation ||
         filler(arcs.token(number.end).folded) > 0;
}

// "with total bill over 60": the column is named, so that its sum is not asked for besides.
bool is_named_before(const Arcs& arcs, const Arc& number, ColumnExpr column) {
  constexpr size_t kFarthest = 2;  // "over", "is over"
  return std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& arc) {
    return arc.kind == MentionKind::kColumn && arc.end <= number.begin &&
           arc.end + kFarthest >= number.begin && best_column(arcs, arc) == column;
  });
}

}  // namespace

bool divides_rows(const GroundingInput& input, const Filter& filter, ColumnExpr column) {
  if (!column.valid() || column.whole() || column.expression != kNone || column.duration())
    return true;
  const db::ColumnStatistics& s = input.facts.column(column).statistics;
  const auto least = as_number(s.min), most = as_number(s.max);
  const auto low = as_number(stored_amount(input, filter.value, column, false));
  if (!least || !most || !low) return true;
  switch (filter.op) {
    case Op::kBetween: {
      const auto high = as_number(
          stored_amount(input, filter.high == kNoArc ? filter.value : filter.high, column, true));
      return !high || (*low <= *most && *high >= *least);
    }
    case Op::kLess:
    case Op::kLessEqual:
    case Op::kGreater:
    case Op::kGreaterEqual: return *low >= *least && *low <= *most;
    default: return true;
  }
}

ColumnExpr compared_amount(const GroundingInput& input, const GroundingState& state,
                           const Filter& filter) {
  const uint32_t table = state.entity;
  if (table == kNone || may_mean_age(input, filter, table) ||
      !is_bare(input.arcs, input.arcs[filter.high == kNoArc ? filter.value : filter.high]))
    return {};
  ColumnExpr only, total;
  bool several = false, totals = false;
  for (const uint32_t c : input.facts.index().measures(table)) {
    const ColumnExpr column{table, c};
    if (input.facts.flag(column) || input.facts.identifier(column) ||
        input.facts.of(column).reference || !has_any(input.facts, column, kBareAmounts) ||
        !divides_rows(input, filter, column))
      continue;
    several |= only.valid();
    only = column;
    if (!has_any(input.facts, column, kWholeAmounts)) continue;
    totals |= total.valid();
    total = column;
  }
  const ColumnExpr found = !several ? only : totals ? ColumnExpr{} : total;
  return is_named_before(input.arcs, input.arcs[filter.value], found) ? ColumnExpr{} : found;
}

}  // namespace ask::engine
