#include "agent/engine/parse/rules/superlatives.h"

#include "agent/engine/lexicon/scales.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/parse/rules/arc_predicates.h"
#include "agent/engine/parse/rules/columns.h"
#include "agent/engine/parse/rules/date_columns.h"
#include "agent/engine/parse/rules/defaults.h"
#include "agent/engine/parse/rules/filters.h"

namespace ask::engine {
namespace {

// "the lowest and the highest <quantity>", "minimum, average and maximum": asks for aggregate
// values, not for rows.
bool is_aggregate_list(const Arcs& arcs, const Arc& superlative) {
  const auto value_at = [&](size_t t, bool ends) {
    for (const Arc& arc : arcs.all)
      if (arc.kind == MentionKind::kCue && arc.score > 0.75F && (ends ? arc.end : arc.begin) == t &&
          (arc.cue == Cue::kMinimum || arc.cue == Cue::kMaximum || arc.cue == Cue::kAverage))
        return true;
    return false;
  };
  if (!value_at(superlative.end, true)) return false;
  size_t next = superlative.end;
  while (arcs.is(next, kAndWord | kComma | kArticle)) ++next;
  if (next > superlative.end && arcs.is(superlative.end, kAndWord | kComma) &&
      value_at(next, false))
    return true;
  const size_t previous = previous_content_token(arcs, superlative.begin);
  return arcs.is(previous, kAndWord | kComma) && value_at(previous, true);
}

// "hours in 2023, most hours first", "month of 2023 with the most": a year, and no number of rows.
bool is_year_of_time(const Arcs& arcs, ArcId id) {
  const Arc& arc = arcs[id];
  const double number = arcs.mention(arc).number;
  return arc.kind == MentionKind::kNumber && arc.begin > 0 && number > 1900 && number < 2100 &&
         (text::is_one_of(arcs.token(arc.begin - 1U).folded, kBeforePeriods) ||
          arcs.token(arc.begin - 1U).folded == "of");
}

// "earned the most badges": how many rows, and not how much was earned.
bool counts_after(const Arcs& arcs, const Arc& superlative) {
  if (!text::is_one_of(arcs.word(superlative.end - 1U), {"most", "least"})) return false;
  if (superlative.end - superlative.begin < 2) return false;
  for (const Arc& next : arcs.beginning_at(superlative.end))
    if (next.kind == MentionKind::kTable && next.score > 0.85F) return true;
  return false;
}

// The state that waits for what the superlative is about; a number before it limits the rows.
ParserState await_superlative(const RuleContext& context, const ParserState& state, ArcId id,
                              SuperlativeKind kind, bool descending) {
  ParserState next = consume(context, state, id);
  ArcId number = next.pending == Pending::kNumber ? next.pending_number : kNoArc;
  if (number != kNoArc && is_year_of_time(context.arcs, number)) number = kNoArc;
  if (number == kNoArc) settle(context, next);
  next.pending = Pending::kSuperlative;
  next.pending_arc = id;
  next.pending_number = number;
  next.pending_superlative = {.kind = kind, .hint = id, .descending = descending};
  return next;
}

}  // namespace

bool is_compared_of_each(const Arcs& arcs, const Arc& superlative) {
  if (superlative.begin == 0 || arcs.word(superlative.begin - 1U) != "whose") return false;
  constexpr size_t kFarthest = 4;  // words between them
  for (size_t t = superlative.end; t < arcs.tokens() && t < superlative.end + kFarthest; ++t)
    for (const Arc& arc : arcs.beginning_at(t))
      if (arc.is_cue(Cue::kMore) || arc.is_cue(Cue::kLess) || arc.is_cue(Cue::kAtLeast) ||
          arc.is_cue(Cue::kAtMost))
        return true;
  return false;
}

bool follows_ordinal(const Arcs& arcs, size_t token) {
  if (token == 0) return false;
  for (const Arc& arc : arcs.beginning_at(token - 1)) {
    if (arc.kind == MentionKind::kNumber && arc.end == token && arcs.mention(arc).ordinal &&
        arcs.mention(arc).number > 1)
      return true;
  }
  return false;
}

bool is_inside_superlative(const Arcs& arcs, const Arc& arc) {
  for (const Arc& longer : arcs.beginning_at(arc.begin)) {
    if (longer.is_cue(Cue::kSuperlative) && longer.end > arc.end && longer.score > 0.95F)
      return true;
  }
  return false;
}

bool superlative_begins_at(const Arcs& arcs, size_t token) {
  for (const Arc& other : arcs.beginning_at(token))
    if (other.is_cue(Cue::kSuperlative)) return true;
  return false;
}

void apply_most(const RuleContext& context, const ParserState& state, ArcId id, bool descending) {
  if (state.pending == Pending::kSuperlative) return;
  const bool popular = context.arcs.says(context.arcs[id], kPopularityWords);
  ParserState next =
      await_superlative(context, state, id,
                        popular ? SuperlativeKind::kPopular : SuperlativeKind::kCount, descending);
  if (next.clause == Clause::kGroup) next.clause = Clause::kSelect;
  context.emit(std::move(next));
}

void apply_superlative(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  if (state.pending == Pending::kSuperlative || state.clause == Clause::kOrder) return;
  if (is_relative_date_at(arcs, arcs[id].begin) || is_inside_superlative(arcs, arcs[id]) ||
      is_aggregate_list(arcs, arcs[id]) || is_compared_of_each(arcs, arcs[id]) ||
      counts_after(arcs, arcs[id]))
    return;
  const std::string_view scale = arcs.mention(arcs[id]).scale.word;
  if (scale == scales::kDate && state.open != kNoArc && state.open_end == arcs[id].begin &&
      state.sketch.superlative.kind == SuperlativeKind::kUnset &&
      state.pending == Pending::kNothing &&
      context.column_facts.temporal(best_column(arcs, arcs[state.open]))) {  // "was founded first"
    ParserState placed = consume(context, state, id);
    placed.pending_superlative = {.kind = SuperlativeKind::kColumn,
                                  .arc = state.open,
                                  .hint = id,
                                  .descending = arcs.mention(arcs[id]).scale.descending};
    use_left_column(context, placed, state.open);
    if (arcs.token(0).folded == "who" && placed.sketch.outputs.size() == 1 &&
        placed.sketch.outputs[0].arc == state.open)
      placed.sketch.outputs.pop();  // "who was hired last" does not ask for the date
    close_superlative(placed);
    context.emit(std::move(placed), RuleFeature::kSuperlativeColumn, 2);
  }
  context.emit(await_superlative(context, state, id, SuperlativeKind::kColumn,
                                 arcs.mention(arcs[id]).scale.descending));
}

void apply_top(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  const Arc& arc = arcs[id];
  const std::string& last = arcs.token(arc.end - 1u).folded;
  if (last.empty() || !(arcs.mention(arc).number > 0)) return;
  if (is_relative_date_at(arcs, arc.begin)) return;
  for (const Arc& other : arcs.beginning_in(arc.begin, arc.end)) {
    if (other.end >= arc.end && other.begin > arc.begin && other.kind == MentionKind::kCue &&
        (other.cue == Cue::kSuperlative || other.cue == Cue::kMost || other.cue == Cue::kLeast))
      return;
  }
  ParserState next = consume(context, state, id);
  settle(context, next);
  ParserState picks = next;  // "the top 3 <quantity>"
  picks.pending = Pending::kSuperlative;
  picks.pending_arc = id;
  picks.pending_number = id;
  picks.pending_superlative = {.kind = SuperlativeKind::kColumn,
                               .hint = id,
                               .descending = !arcs.says(arc, kLeastFirstAdjectives)};
  context.emit(std::move(picks));
  next.sketch.limit = id;
  next.sketch.directed = true;
  next.sketch.descending = !arcs.says(arc, kLeastFirstAdjectives);
  context.emit(std::move(next));
}

void column_of_superlative(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  ParserState next = consume(context, state, id);
  Sketch& sketch = next.sketch;
  Superlative& superlative = next.pending_superlative;
  const bool hours = superlative.kind == SuperlativeKind::kCount &&
                     best_column(arcs, arcs[id]).duration();  // "the most hours" of shifts
  const bool measured = is_quantity(context, id) || hours;
  if (superlative.kind == SuperlativeKind::kColumn) {
    const ColumnExpr best = best_column(arcs, arcs[id]);
    const bool temporal = best.valid() && context.column_facts.temporal(best);
    const bool fits = measured || temporal;
    superlative.arc = id;
    if (!state.aggregates.empty()) superlative.fn = state.aggregates[0];
    if (superlative.fn == Aggregate::kPlain && best.rate() && best.adds_up())
      superlative.fn = Aggregate::kSum;  // of the rows of each
    next.aggregates.clear();
    const bool nth =
        next.pending_number != kNoArc && arcs.mention(arcs[next.pending_number]).ordinal;
    if (nth && state.clause == Clause::kSelect && !has_begun(state))
      add_output(next, id, Aggregate::kPlain, false);  // "the second highest price"
    close_superlative(next);
    context.emit(std::move(next),
                 fits ? RuleFeature::kSuperlativeColumn : RuleFeature::kSuperlativeText);
    if (!fits) {  // "the oldest <title>": the column is an output, the scale is implied
      ParserState implied = state;
      settle(context, implied);
      implied.clause = state.sketch.outputs.empty() ? Clause::kSelect : implied.clause;
      apply_column(context, implied, id);
    }
    return;
  }
  const bool popular = superlative.kind == SuperlativeKind::kPopular;
  if (measured && !popular) {  // "the most <quantity>": by its value
    ParserState by_value = next;
    by_value.pending_superlative.kind = SuperlativeKind::kColumn;
    by_value.pending_superlative.arc = id;
    close_superlative(by_value);
    context.emit(std::move(by_value), RuleFeature::kMostQuantity);
    const ColumnExpr most = best_column(arcs, arcs[id]);
    if (most.adds_up() && !most.rate()) return;
  }
  superlative.arc = id;
  const bool asked = popular && (state.clause == Clause::kSelect || sketch.outputs.empty());
  close_superlative(next);
  if (asked) {
    add_output(next, id, Aggregate::kPlain, false);
    next.clause = Clause::kSelect;
  }
  context.emit(std::move(next), popular ? RuleFeature::kMostOf : RuleFeature::kMostColumn);
}

void table_of_superlative(const RuleContext& context, const ParserState& state, ArcId id) {
  ParserState next = consume(context, state, id);
  Sketch& sketch = next.sketch;
  Superlative& superlative = next.pending_superlative;
  const bool asked = state.clause == Clause::kSelect && sketch.outputs.empty();
  if (superlative.kind == SuperlativeKind::kColumn) {  // "the oldest <table>": the scale is implied
    settle_superlative(context, next);
    if (asked) {
      sketch.outputs.push({.arc = id, .kind = OutputKind::kTable, .distinct = next.distinct});
      next.distinct = false;
      next.clause = Clause::kSelect;
    }
    sketch.tables.push(id);
    context.emit(std::move(next), asked ? RuleFeature::kOutputTable : RuleFeature::kMentionTable);
    return;
  }
  const bool popular = superlative.kind == SuperlativeKind::kPopular;
  superlative.arc = id;
  if (popular && !sketch.outputs.empty() && state.clause != Clause::kSelect)
    superlative.kind = SuperlativeKind::kCount;  // "the type most common among all <table>"
  close_superlative(next);
  if (popular && (state.clause == Clause::kSelect || sketch.outputs.empty()))
    sketch.outputs.push({.arc = id, .kind = OutputKind::kTable});
  sketch.tables.push(id);
  context.emit(std::move(next), RuleFeature::kMostOf);
}

}  // namespace ask::engine
