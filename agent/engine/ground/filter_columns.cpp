#include "agent/engine/ground/filter_columns.h"

#include "agent/engine/ground/column_resolution.h"
#include "agent/engine/ground/date_columns.h"
#include "agent/engine/ground/operands.h"
#include "agent/engine/ground/said_amounts.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/scales.h"
#include "agent/engine/text/numbers.h"

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
ColumnExpr clock_column(const GroundingInput& in, Grounding& g, const Filter& f) {
  const ColumnExpr named = f.column != kNoArc ? resolve_column(in, g, f.column) : ColumnExpr{};
  const bool time =
      named.valid() && !named.whole() && in.facts.column(named).kind == db::DataKind::kTime;
  return time ? named : time_of_day(in, g);
}

// The amount of the rows that is "above 1000"; invalid if they have none.
ColumnExpr amount_above(const GroundingInput& in, Grounding& g) {
  ColumnExpr column = in.facts.amount_of(g.entity);
  if (!column.valid()) column = implied_column(in, g, scales::kPrice);
  return column.table == g.entity ? column : ColumnExpr{};
}

}  // namespace

ColumnExpr filter_column(const GroundingInput& in, Grounding& g, const Filter& f, Condition& c) {
  const bool number = f.value == kNoArc || in.arcs[f.value].kind == MentionKind::kNumber;
  const bool date = f.value != kNoArc && in.arcs[f.value].kind == MentionKind::kDate;
  if (date && in.arcs.mention(in.arcs[f.value]).period == Period::kHour)
    if (const ColumnExpr column = clock_column(in, g, f); column.valid()) return column;
  if (f.column != kNoArc) {
    const Want want = date ? Want::kTime : number && c.op != Op::kLike ? Want::kNumber : Want::kAny;
    return resolve_column(in, g, f.column, kNone, want);
  }
  ColumnExpr column;
  if (is_range(f.op) && no_year(in.arcs, f.value)) return amount_above(in, g);
  if (f.hint != kNoArc) {
    const Arc& hint = in.arcs[f.hint];
    std::string_view word = in.arcs.mention(hint).scale.word;
    if (hint.cue == Cue::kAfter || hint.cue == Cue::kBefore) {
      word = scales::kDate;
      if (date) column = date_column_at(in, g, hint.begin);
      if (column.valid()) return column;
    }
    bool reversed = false;
    if (!word.empty()) column = implied_column(in, g, word, &reversed);
    const bool dated = column.valid() && in.facts.temporal(column) && !in.facts.numeric(column);
    if (reversed && number && !dated) return {};
    if (reversed && compares_with_row(in.arcs, f)) c.op = reversed_op(c.op);  // "older than Bo Hay"
    if (column.valid()) return column;
  }
  if (f.value != kNoArc && is_range(f.op))
    if (const std::string_view said = in.arcs.mention(in.arcs[f.value]).unit;
        !said.empty() && said != kYearUnit && said != kMonthUnit) {
      column = implied_column(in, g, said == kMoneyUnit ? scales::kPrice : scales::kLength);
      if (column.valid()) return column;
    }
  if (number && is_range(f.op) && f.value != kNoArc &&
      compares_amounts(in.arcs, in.arcs[f.value].begin)) {
    column = in.facts.amount_of(g.entity);  // "invoices above 2000": no year
    if (column.valid()) return column;
  }
  const bool year = number && f.value != kNoArc && is_year(number_of(in.arcs, f.value));
  if (date) column = date_column(in, g, f);
  if (!column.valid() && (date || (year && f.op != Op::kLike)))
    column = implied_column(in, g, scales::kDate);
  if (column.valid() || f.op == Op::kLike || date) return column;
  // The entity's only measure, or its age; "more than 3 days" is no weight.
  if (is_range(f.op) && (f.value == kNoArc || !measures_time(in.arcs, in.arcs[f.value]))) {
    std::vector<ColumnExpr> measures;
    for (const uint32_t m : in.facts.index().measures(g.entity)) measures.push_back({g.entity, m});
    if (measures.size() == 1) column = measures[0];
    for (const ColumnExpr m : measures)
      if (in.facts.last_word(m) == kLifetime) column = m;
    if (column.valid()) g.score.count(Feature::kImplied, RuleFeature::kImpliedColumn);
  }
  return column;
}

bool compares_with_row(const Arcs& arcs, const Filter& f) {
  return f.value != kNoArc && f.against == Against::kArc && is_range(f.op) &&
         f.op != Op::kBetween && arcs[f.value].kind == MentionKind::kValue &&
         arcs.mention(arcs[f.value]).found;
}

}  // namespace ask::engine
