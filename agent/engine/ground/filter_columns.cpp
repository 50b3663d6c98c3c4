#include "agent/engine/ground/filter_columns.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/ground/amount_words.h"
#include "agent/engine/ground/column_resolution.h"
#include "agent/engine/ground/compared_amounts.h"
#include "agent/engine/ground/date_columns.h"
#include "agent/engine/ground/operands.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/figure_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/scales.h"
#include "agent/engine/lexicon/unit_words.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/link/adjacent_units.h"
#include "agent/engine/schema/gradable_columns.h"
#include "agent/engine/text/numbers.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

Op reversed_op(Op op) {
  if (op == Op::kLess) return Op::kGreater;
  if (op == Op::kGreater) return Op::kLess;
  return op == Op::kLessEqual ? Op::kGreaterEqual : Op::kLessEqual;
}

bool compares_amounts(const Arcs& arcs, size_t number) {
  for (size_t t = number; t-- > 0 && number - t <= 2;)
    if (is_amount_comparative(arcs.token(t).folded)) return true;
  return false;
}

// The column that a time of day is compared with: the one that is named, if it keeps such times.
ColumnExpr clock_column(const GroundingInput& input, GroundingState& state, const Filter& filter) {
  const ColumnExpr named =
      filter.column != kNoArc ? resolve_column(input, state, filter.column) : ColumnExpr{};
  const bool time =
      named.valid() && !named.whole() && input.facts.column(named).kind == db::DataKind::kTime;
  return time ? named : time_of_day(input, state);
}

// The amount of the rows that the number of the filter may be compared with, where the column that
// is implied has no such values.
ColumnExpr amount_beside(const GroundingInput& input, const GroundingState& state,
                         const Filter& filter, ColumnExpr implied) {
  if (implied.valid() && divides_rows(input, filter, implied)) return implied;
  const ColumnExpr other = compared_amount(input, state, filter);
  return other.valid() ? other : implied;
}

// The amount of the rows that is "above 1000"; invalid if they have none.
ColumnExpr amount_above(const GroundingInput& input, GroundingState& state, const Filter& filter) {
  ColumnExpr column = input.facts.amount_of(state.entity);
  if (!column.valid()) column = implied_column(input, state, scales::kPrice);
  column = amount_beside(input, state, filter, column);
  return column.table == state.entity ? column : ColumnExpr{};
}

// The scale of "higher" right before the number, or ""; lengths have several.
std::string_view size_scale(const Arcs& arcs, const Arc& number) {
  for (size_t t = number.begin; t-- > 0 && number.begin - t <= 2;)
    for (const auto& [word, scale] : kSizeScales)
      if (arcs.token(t).folded == word) return scale;
  return {};
}

// The only measure of the rows that "over 30 kilos" can refer to, or the one whose scale is said;
// invalid if there are several.
ColumnExpr measured_in(const GroundingInput& input, uint32_t table, const Arc& number) {
  const ColumnFacts& facts = input.facts;
  const std::string_view unit = input.arcs.mention(number).unit;
  const UnitDimension dimension = unit_info(unit_named(unit)).dimension;
  const std::string_view scale = size_scale(input.arcs, number);
  ColumnExpr only, said;
  float best = 0;
  bool several = false, tied = false;
  for (const uint32_t c : facts.index().measures(table)) {
    const ColumnExpr column{table, c};
    if (unit_info(facts.of(column).unit).dimension != dimension) continue;
    several |= only.valid();
    only = column;
    const ScaleMatch match = scale.empty() ? ScaleMatch{} : match_column(facts, column, scale);
    if (match.score < best || match.score <= 0) continue;
    tied = match.score == best;
    best = match.score;
    said = column;
  }
  if (!several) return only;
  return tied ? ColumnExpr{} : said;
}

ColumnExpr column_in_unit(const GroundingInput& input, GroundingState& state,
                          const Filter& filter) {
  const Arc& number = input.arcs[filter.value];
  const std::string_view unit = input.arcs.mention(number).unit;
  if (measures_size(unit)) return measured_in(input, state.entity, number);
  if (unit == kMoneyUnit)
    return amount_beside(input, state, filter, implied_column(input, state, scales::kPrice));
  const ColumnExpr column = implied_column(input, state, scales::kLength);
  // "stays of more than 7 nights": from the arrival to the departure
  if (column.valid() || !is_time_unit(unit))
    return column;
  return duration_of(input, state.entity);
}

// The only measure of the rows, or their age; "more than 3 days" is not a weight.
ColumnExpr only_measure(const ColumnFacts& facts, uint32_t table) {
  ColumnExpr found;
  const auto measures = facts.index().measures(table);
  if (measures.size() == 1) found = {table, *measures.begin()};
  for (const uint32_t m : measures)
    if (facts.last_word({table, m}) == kLifetime) found = {table, m};
  return found;
}

// True if the measure cannot be what the question says that is paid: "customers who buy more than
// 20" of their days of credit.
bool is_no_money(const GroundingInput& input, ColumnExpr measure) {
  if (!measure.valid() ||
      unit_info(input.facts.of(measure).unit).dimension == UnitDimension::kMoney ||
      input.facts.index().has_any_word(
          input.facts.index().column(measure.table, measure.column), kBareAmounts))
    return false;
  for (size_t t = 0; t < input.arcs.tokens(); ++t)
    if (text::is_one_of(input.arcs.token(t).lemma, kTradingVerbs)) return true;
  return false;
}

// What the number of a range is compared with where nothing names it.
ColumnExpr bare_measure(const GroundingInput& input, const GroundingState& state,
                        const Filter& filter, bool number) {
  const ColumnExpr only = only_measure(input.facts, state.entity);
  if (is_no_money(input, only)) return {};
  if (only.valid() || !number || filter.value == kNoArc) return only;
  const bool amounts = filter.op == Op::kBetween ||
                       compares_amounts(input.arcs, input.arcs[filter.value].begin);
  return amounts ? compared_amount(input, state, filter) : ColumnExpr{};
}

// "funerals with a bill over 3000": the number is compared with the noted measure or state before
// it, and with no other column.
bool follows_noted(const Arcs& arcs, const Arc& number) {
  constexpr size_t kMostBetween = 4;  // "was of more than"
  const auto ends_phrase = [&](size_t t) {
    return arcs.token(t).punctuation ||
           text::is_one_of(arcs.token(t).folded, {"and", "or", "with", "who", "that", "which"}) ||
           std::any_of(arcs.all.begin() + static_cast<std::ptrdiff_t>(arcs.first_at[t]),
                       arcs.all.begin() + static_cast<std::ptrdiff_t>(arcs.first_at[t + 1]),
                       [](const Arc& arc) { return arc.kind == MentionKind::kTable; });
  };
  for (const Arc& arc : arcs.all) {
    if (arc.end > number.begin || arc.end + kMostBetween < number.begin) continue;
    bool between = false;
    for (size_t t = arc.end; t < number.begin; ++t) between |= ends_phrase(t);
    for (size_t i = 0; i < arc.count && !between; ++i)
      if (arcs.mention(arc, i).noted && arcs.mention(arc, i).expression != kNone) return true;
  }
  return false;
}

}  // namespace

ColumnExpr filter_column(const GroundingInput& input, GroundingState& state, const Filter& filter,
                         Condition& c) {
  const bool number =
      filter.value == kNoArc || input.arcs[filter.value].kind == MentionKind::kNumber;
  const bool date = filter.value != kNoArc && input.arcs[filter.value].kind == MentionKind::kDate;
  if (date && input.arcs.mention(input.arcs[filter.value]).period == Period::kHour)
    if (const ColumnExpr column = clock_column(input, state, filter); column.valid()) return column;
  if (filter.column != kNoArc) {
    const Want want = date ? Want::kTime : number && c.op != Op::kLike ? Want::kNumber : Want::kAny;
    return resolve_column(input, state, filter.column, kNone, want);
  }
  if (number && filter.value != kNoArc && is_range(filter.op) && input.facts.index().has_notes() &&
      follows_noted(input.arcs, input.arcs[filter.value]))
    return {};
  ColumnExpr column;
  if (is_range(filter.op) && no_year(input.arcs, filter.value))
    return amount_above(input, state, filter);
  if (filter.hint != kNoArc) {
    const Arc& hint = input.arcs[filter.hint];
    std::string_view word = input.arcs.mention(hint).scale.word;
    if (hint.cue == Cue::kAfter || hint.cue == Cue::kBefore) {
      word = scales::kDate;
      if (date) column = date_column_at(input, state, hint.begin);
      if (column.valid()) return column;
    }
    bool reversed = false;
    if (!word.empty()) column = implied_column(input, state, word, &reversed);
    const bool years = column.valid() && compares_age(input, column, filter);
    const bool dated = years || (column.valid() && input.facts.temporal(column) &&
                                 !input.facts.numeric(column));
    if (reversed && number && !dated) return {};
    if (reversed && compares_with_row(input.arcs, filter))
      c.op = reversed_op(c.op);  // "older than Bo Hay"
    if (column.valid()) return column;
  }
  if (filter.value != kNoArc && is_range(filter.op))
    if (const std::string_view unit = input.arcs.mention(input.arcs[filter.value]).unit;
        !unit.empty() && unit != kYearUnit && unit != kMonthUnit) {
      column = column_in_unit(input, state, filter);
      if (column.valid()) return column;
    }
  if (number && is_range(filter.op) && filter.value != kNoArc &&
      compares_amounts(input.arcs, input.arcs[filter.value].begin)) {
    column = input.facts.amount_of(state.entity);  // "invoices above 2000": no year
    if (column.valid()) return column;
  }
  const bool year = number && filter.value != kNoArc &&
                    input.arcs.mention(input.arcs[filter.value]).unit != kMoneyUnit &&
                    is_year(number_of(input.arcs, filter.value));
  if (date) column = date_column(input, state, filter);
  if (!column.valid() && (date || (year && filter.op != Op::kLike)))
    column = implied_column(input, state, scales::kDate);
  if (column.valid() || filter.op == Op::kLike || date) return column;
  const bool time = filter.value != kNoArc && measures_time(input.arcs, input.arcs[filter.value]);
  if (is_range(filter.op) && !time) column = bare_measure(input, state, filter, number && !year);
  if (column.valid()) state.score.count(Feature::kImplied, RuleFeature::kImpliedColumn);
  return column;
}

bool compares_with_row(const Arcs& arcs, const Filter& filter) {
  return filter.value != kNoArc && filter.right == RightOperand::kArc && is_range(filter.op) &&
         filter.op != Op::kBetween && arcs[filter.value].kind == MentionKind::kValue &&
         arcs.mention(arcs[filter.value]).found;
}

}  // namespace ask::engine
