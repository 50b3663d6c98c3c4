#include "agent/engine/ground/implied_sums.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/ground/amount_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/value_sum_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_sums.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/row_amounts.h"
#include "agent/engine/schema/row_events.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

// True for a measure whose values add up over rows: seats, days, costs; not prices or ratings.
bool additive(const ColumnFacts& facts, ColumnExpr column) {
  const auto has = [&](std::string_view word) { return facts.has_word(column, word); };
  return !facts.intensive(column) &&
         std::any_of(std::begin(kAdditiveColumns), std::end(kAdditiveColumns), has);
}

// True for money that changes hands each time: bills, tips. Not for pay, of which one has a rate.
bool is_paid_each_time(const ColumnFacts& facts, ColumnExpr c) {
  if (c.whole()) return false;
  const SchemaItem& name = facts.index().column(c.table, c.column);
  return facts.index().has_any_word(name, kMoneyNouns) &&
         !facts.index().has_any_word(name, kIncomeColumns) &&
         !facts.index().has_any_word(name, kPeriodicWords) && !facts.intensive(c);
}

// The same where nothing is ranked, of any measure in a unit and any number of things, too.
bool adds_up(const GroundingInput& input, ColumnExpr c) {
  if (additive(input.facts, c) || is_paid_each_time(input.facts, c)) return true;
  return input.sketch.limit == kNoArc && input.sketch.orders.empty() && !c.whole() &&
         !input.facts.intensive(c) &&
         (input.facts.of(c).unit != kNoUnit || counts_things(input.facts, c));
}

// True if each group has many rows of the column's table, or the question gives no table.
bool groups_many_rows(const GroundingInput& input, ColumnExpr c) {
  const Arc& group = input.arcs[input.sketch.groups[0]];
  if (group.kind == MentionKind::kCue) return true;
  if (group.kind == MentionKind::kTable) {
    const uint32_t t = input.table_of(input.sketch.groups[0]);
    return t != c.table && input.graph.to_one(c.table, t);
  }
  const ColumnExpr key = best_column(input.arcs, group);
  return !key.valid() || key.table != c.table || !input.facts.unique(key);
}

// True for an additive amount that is grouped: "tickets sold by quarter", "total amount by status".
bool adds_up_by_group(const GroundingInput& input, ColumnExpr c) {
  if (input.sketch.groups.empty() || input.sketch.outputs.size() != 1 || !input.facts.measure(c) ||
      !groups_many_rows(input, c))
    return false;
  const ArcId shown = input.sketch.outputs[0].arc;
  if (shown != kNoArc && says_average(input.arcs, input.arcs[shown])) return false;
  if (input.arcs[input.sketch.groups[0]].kind != MentionKind::kCue) {
    bool total = false;
    const Output& only = input.sketch.outputs[0];
    if (only.arc != kNoArc) total = input.arcs.says(input.arcs[only.arc], kSumLemmas);
    const size_t group = input.arcs[input.sketch.groups[0]].begin;
    const bool each = group > 0 && (input.arcs.token(group - 1).folded == "each" ||
                                    input.arcs.token(group - 1).folded == "every");
    if (!total && !each && !says_per_group(input)) return false;
  }
  return adds_up(input, c);
}

// True for the measure of "tonnes of green waste", "litres of milk in 2024": of the rows of a kind.
bool parts_of_value(const GroundingInput& input, const Output& measure, ColumnExpr c) {
  const Arc& arc = input.arcs[measure.arc];
  const std::string& noun = input.arcs.token(arc.end - 1U).folded;
  if (!has_plural_suffix(noun) || arc.end >= input.arcs.tokens() ||
      input.arcs.token(arc.end).folded != "of")
    return false;
  return std::any_of(input.sketch.filters.begin(), input.sketch.filters.end(),
                     [&](const Filter& f) {
                       if (f.value == kNoArc || input.arcs[f.value].begin != arc.end + 1U)
                         return false;
                       const Mention& value = input.arcs.mention(input.arcs[f.value], 0);
                       return value.kind == MentionKind::kValue && value.table == c.table &&
                              !input.facts.unique({value.table, value.column});
                     });
}

// True if a condition leaves a single row of the measure's table, which has one value of it.
bool holds_one_row(const GroundingInput& input, ColumnExpr c) {
  return std::any_of(input.sketch.filters.begin(), input.sketch.filters.end(),
                     [&](const Filter& f) {
                       if (f.value == kNoArc || input.arcs[f.value].kind != MentionKind::kValue)
                         return false;
                       const Mention& value = input.arcs.mention(input.arcs[f.value], 0);
                       return value.table == c.table &&
                              input.facts.unique({value.table, value.column});
                     });
}

// True for the amount of "hours spent on finished jobs", "fees from Ann Lee": all of it.
bool is_amount_of_all(const GroundingInput& input, const Arc& arc, ColumnExpr c) {
  if (holds_one_row(input, c)) return false;
  if (arc.end >= input.arcs.tokens()) return false;
  const std::string& next = input.arcs.token(arc.end).folded;
  if (unit_named(input.arcs.token(arc.end - 1U).folded) != kNoUnit)
    return next != "of";  // not "minutes of the survey trips"
  return is_paid_each_time(input.facts, c) && text::is_one_of(next, {"from", "by", "to"});
}

// True for amounts that are restricted by a period and nothing else: "vet costs this year".
bool adds_up_in_period(const GroundingInput& input, ColumnExpr c) {
  if (input.sketch.outputs.size() != 1 || !input.sketch.groups.empty() ||
      input.sketch.filters.empty() || input.sketch.limit != kNoArc ||
      !input.sketch.orders.empty() || input.sketch.having.set ||
      input.sketch.superlative.kind != SuperlativeKind::kUnset || !input.facts.measure(c))
    return false;
  const Output& only = input.sketch.outputs[0];
  if (only.arc == kNoArc || input.arcs[only.arc].begin > 1 ||
      input.arcs.is(0, kQuestionWord | kRequest))
    return false;
  const Token& noun = input.arcs.token(input.arcs[only.arc].end - 1U);
  if (handed_over(input.arcs, input.arcs[only.arc].end) || parts_of_value(input, only, c))
    return adds_up(input, c);
  if (noun.folded == noun.lemma) return false;
  if (is_amount_of_all(input, input.arcs[only.arc], c)) return adds_up(input, c);
  for (const Filter& f : input.sketch.filters)
    if (f.value == kNoArc || input.arcs[f.value].kind != MentionKind::kDate) return false;
  return adds_up(input, c);
}

// How many tickets each row of tickets stands for, where the table stores it.
ColumnExpr pieces_of_row(const GroundingInput& input, const Arc& rows, uint32_t table) {
  if (!text::is_one_of(input.arcs.token(rows.end - 1U).lemma, kCountedPieces)) return {};
  ColumnExpr found;
  for (const uint32_t c : input.facts.index().measures(table)) {
    if (!input.facts.index().has_any_word(input.facts.index().column(table, c), kQuantityColumns))
      continue;
    if (found.valid()) return {};
    found = {table, c};
  }
  return found;
}

}  // namespace

Aggregate implied_aggregate(const GroundingInput& input, const GroundingState& state, ColumnExpr c,
                            Aggregate fn) {
  if (!c.valid() || fn != Aggregate::kPlain) return fn;
  if (!c.adds_up())
    return adds_up_by_group(input, c) || adds_up_in_period(input, c) ? Aggregate::kSum : fn;
  const bool own = state.entity == c.table && c.factor_table == c.table &&
                   input.sketch.groups.empty() && !state.mentioned.empty() &&
                   state.mentioned[0] == c.table;
  return own ? fn : Aggregate::kSum;
}

bool adds_up_over_children(const GroundingInput& input, const GroundingState& state, ColumnExpr c) {
  return input.sketch.limit != kNoArc && input.sketch.groups.empty() && c.valid() && !c.whole() &&
         c.table != state.entity && !input.graph.to_one(state.entity, c.table) &&
         input.graph.to_one(c.table, state.entity) && input.facts.measure(c) &&
         additive(input.facts, c);
}

bool adds_up_over_rows(const GroundingInput& input, const GroundingState& state, ColumnExpr c) {
  if (!c.valid() || c.whole() || c.table == state.entity || !input.facts.measure(c) ||
      input.sketch.superlative.hint == kNoArc || !input.sketch.groups.empty() ||
      input.graph.to_one(state.entity, c.table) || !input.graph.to_one(c.table, state.entity))
    return false;
  bool total = false, amounts = false;
  for (size_t t = 0; t < input.arcs.tokens(); ++t) {
    const std::string& word = input.arcs.token(t).folded;
    total |= is_overall_word(word) || (word == "over" && t + 1 < input.arcs.tokens() &&
                                       input.arcs.token(t + 1).folded == "all");
  }
  for (const std::string_view word : kSoldColumns) amounts |= input.facts.has_word(c, word);
  amounts |= is_paid_each_time(input.facts, c);
  const Arc& how = input.arcs[input.sketch.superlative.hint];
  const bool most = how.cue == Cue::kMost || how.cue == Cue::kLeast ||
                    input.arcs.says(how, {kUnscaledSuperlative});
  // "the volunteer with the most hours": of all shifts, as "the longest shift" is not
  const bool quantity = (most || input.arcs.says(how, kQuantitySuperlatives)) &&
                        (additive(input.facts, c) ||
                         (counts_things(input.facts, c) && !contains(state.mentioned, c.table)));
  return total || (most && amounts) || quantity;
}

bool adds_up_per_event(const GroundingInput& input, uint32_t rows, ColumnExpr c) {
  const SchemaIndex& index = input.facts.index();
  if (!c.valid() || c.whole() || c.table == rows || input.sketch.groups.empty() ||
      !input.facts.measure(c) || !adds_up(input, c) || !input.graph.to_one(c.table, rows))
    return false;
  const Arc& group = input.arcs[input.sketch.groups[0]];
  const ColumnExpr name = input.facts.name_of(rows);
  if (group.begin == 0 || !text::is_one_of(input.arcs.word(group.begin - 1U), {"per", "each"}) ||
      !has_dates(index, rows) || keeps_people(index, rows) ||
      (name.valid() && input.facts.of(name).naming))
    return false;
  const auto& edges = input.graph.of(rows);
  return std::any_of(edges.begin(), edges.end(), [&](uint32_t e) {
    const JoinEdge& edge = input.graph.edges()[e];
    return edge.child == rows && edge.parent != rows;
  });
}

bool adds_up_counted(const GroundingInput& input, ColumnExpr c) {
  const Sketch& sketch = input.sketch;
  if (!c.valid() || c.whole() || sketch.outputs.size() != 1 || !sketch.groups.empty() ||
      sketch.filters.empty() || sketch.limit != kNoArc || !sketch.orders.empty() ||
      sketch.having.set || sketch.superlative.kind != SuperlativeKind::kUnset ||
      input.facts.intensive(c) || input.facts.flag(c) || !adds_up(input, c) ||
      holds_one_row(input, c) || input.arcs.token(0).folded != "how")
    return false;
  for (size_t t = 0; t < input.arcs.tokens(); ++t) {
    if (text::is_one_of(input.arcs.token(t).folded, kOfEachRow)) return false;
  }
  return true;
}

ColumnExpr counted_as_done(const GroundingInput& input, const Arc& rows, uint32_t table) {
  if (const ColumnExpr pieces = pieces_of_row(input, rows, table); pieces.valid()) return pieces;
  size_t at = rows.end;
  while (at < input.arcs.tokens() &&
         text::is_one_of(input.arcs.token(at).folded,
                         {"were", "was", "are", "have", "has", "been", "got"}))
    ++at;
  if (at == rows.end || at >= input.arcs.tokens() || !has_past_suffix(input.arcs.token(at).folded))
    return {};
  for (size_t i = input.arcs.first_at[at]; i < input.arcs.first_at[at + 1]; ++i) {
    const Arc& arc = input.arcs.all[i];
    if (arc.kind != MentionKind::kColumn || arc.end != at + 1 || arc.score < 0.97F) continue;
    const ColumnExpr c = best_column(input.arcs, arc);
    if (c.table == table && input.facts.measure(c) && !input.facts.flag(c)) return c;
  }
  return {};
}

bool says_per_group(const GroundingInput& input) {
  const Arc& arc = input.arcs[input.sketch.groups[0]];
  if (arc.kind == MentionKind::kCue) return true;
  for (size_t t = arc.begin; t-- > 0;)
    if (!input.arcs.is(t, kArticle))
      return input.arcs.token(t).folded == "per" ||
             (input.arcs.token(t).folded == "by" && t > 0 &&
              input.arcs.token(t - 1).lemma != kGroupingVerb);
  return false;
}

}  // namespace ask::engine
