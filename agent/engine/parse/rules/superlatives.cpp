// Superlatives that select rows: "the oldest", "the most orders", "the most common name", "top 5".
#include <algorithm>

#include "agent/engine/lexicon/scales.h"
#include "agent/engine/lexicon/word_classes.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/parse/parser.h"

namespace ask::engine {

void Parser::most(const ParserState& state, ArcId id, bool descending) {
  if (state.pending == Pending::kSuperlative) return;
  ParserState next = after(state, id);
  const ArcId number = next.pending == Pending::kNumber ? next.pending_number : kNoArc;
  if (number == kNoArc) settle(next);
  next.pending = Pending::kSuperlative;
  next.pending_arc = id;
  next.pending_number = number;
  const bool popular = arcs_.says(arcs_[id], kPopularityWords);
  next.pending_superlative = {popular ? SuperlativeKind::kPopular : SuperlativeKind::kCount, kNoArc,
                              id, Aggregate::kPlain, descending};
  if (next.clause == Clause::kGroup) next.clause = Clause::kSelect;
  emit(std::move(next));
}

// "the lowest and the highest <quantity>", "minimum, average and maximum": asks for aggregate
// values, not for rows.
bool Parser::with_other_end(const Arc& superlative) const {
  const auto value_at = [&](size_t t, bool ends) {
    for (const Arc& u : arcs_.all)
      if (u.kind == MentionKind::kCue && u.score > 0.75F && (ends ? u.end : u.begin) == t &&
          (u.cue == Cue::kMinimum || u.cue == Cue::kMaximum || u.cue == Cue::kAverage))
        return true;
    return false;
  };
  if (!value_at(superlative.end, true)) return false;
  size_t next = superlative.end;
  while (arcs_.is(next, kAndWord | kComma | kArticle)) ++next;
  if (next > superlative.end && arcs_.is(superlative.end, kAndWord | kComma) &&
      value_at(next, false))
    return true;
  const int led = previous_content_token(superlative.begin);
  return led > 0 && arcs_.is(static_cast<size_t>(led), kAndWord | kComma) &&
         value_at(static_cast<size_t>(led), true);
}

void Parser::superlative(const ParserState& state, ArcId id) {
  if (state.pending == Pending::kSuperlative || state.clause == Clause::kOrder) return;
  if (told_from_today(arcs_[id].begin) || inside_superlative(arcs_[id]) ||
      with_other_end(arcs_[id]))
    return;
  const std::string_view scale = arcs_.mention(arcs_[id]).scale.word;
  if (scale == scales::kDate && state.open != kNoArc && state.open_end == arcs_[id].begin &&
      state.sketch.superlative.kind == SuperlativeKind::kUnset &&
      state.pending == Pending::kNothing &&
      column_facts_.temporal(best_column(arcs_, arcs_[state.open]))) {  // "was founded first"
    ParserState placed = after(state, id);
    placed.pending_superlative = {SuperlativeKind::kColumn, state.open, id, Aggregate::kPlain,
                                  arcs_.mention(arcs_[id]).scale.descending};
    take_left(placed, state.open);
    if (arcs_.token(0).folded == "who" && placed.sketch.outputs.size() == 1 &&
        placed.sketch.outputs[0].arc == state.open)
      placed.sketch.outputs.pop();  // "who was hired last" does not ask for the date
    close_extreme(placed);
    emit(std::move(placed), RuleFeature::kExtremeColumn, 2);
  }
  ParserState next = after(state, id);
  const ArcId number = next.pending == Pending::kNumber ? next.pending_number : kNoArc;
  if (number == kNoArc) settle(next);
  next.pending = Pending::kSuperlative;
  next.pending_arc = id;
  next.pending_number = number;
  next.pending_superlative = {SuperlativeKind::kColumn, kNoArc, id, Aggregate::kPlain,
                              arcs_.mention(arcs_[id]).scale.descending};
  emit(std::move(next));
}

// "top 5" and the like; "5 oldest" is parsed as a number and a superlative.
void Parser::top(const ParserState& state, ArcId id) {
  const Arc& u = arcs_[id];
  const std::string& last = arcs_.token(u.end - 1u).folded;
  if (last.empty() || !(arcs_.mention(u).number > 0)) return;
  if (told_from_today(u.begin)) return;
  for (size_t i = arcs_.first_at[u.begin]; i < arcs_.first_at[u.end]; ++i) {
    const Arc& other = arcs_.all[i];
    if (other.end >= u.end && other.begin > u.begin && other.kind == MentionKind::kCue &&
        (other.cue == Cue::kSuperlative || other.cue == Cue::kMost || other.cue == Cue::kLeast))
      return;
  }
  ParserState next = after(state, id);
  settle(next);
  ParserState picks = next;  // "the top 3 <quantity>"
  picks.pending = Pending::kSuperlative;
  picks.pending_arc = id;
  picks.pending_number = id;
  picks.pending_superlative = {SuperlativeKind::kColumn, kNoArc, id, Aggregate::kPlain,
                               !arcs_.says(u, kLeastFirstAdjectives)};
  emit(std::move(picks));
  next.sketch.limit = id;
  next.sketch.directed = true;
  next.sketch.descending = !arcs_.says(u, kLeastFirstAdjectives);
  emit(std::move(next));
}

// Completes the pending superlative with a column. Returns true if every successor was emitted.
bool Parser::extreme_takes_column(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  Sketch& k = next.sketch;
  Superlative& e = next.pending_superlative;
  const bool measured = quantity(id);
  if (e.kind == SuperlativeKind::kColumn) {
    const ColumnExpr best = best_column(arcs_, arcs_[id]);
    const bool temporal = best.valid() && column_facts_.temporal(best);
    const bool fits = measured || temporal;
    e.arc = id;
    if (!state.aggregates.empty()) e.fn = state.aggregates[0];
    next.aggregates.clear();
    const bool nth =
        next.pending_number != kNoArc && arcs_.mention(arcs_[next.pending_number]).ordinal;
    if (nth && state.clause == Clause::kSelect && !anything(state))
      output(next, id, Aggregate::kPlain, false);  // "the second highest price"
    close_extreme(next);
    emit(std::move(next), fits ? RuleFeature::kExtremeColumn : RuleFeature::kExtremeText);
    if (!fits) {  // "the oldest <title>": the column is an output, the scale is implied
      ParserState implied = state;
      settle(implied);
      implied.clause = state.sketch.outputs.empty() ? Clause::kSelect : implied.clause;
      column(implied, id);
    }
    return true;
  }
  const bool popular = e.kind == SuperlativeKind::kPopular;
  if (measured && !popular) {  // "the most <quantity>": by its value
    ParserState by_value = next;
    by_value.pending_superlative.kind = SuperlativeKind::kColumn;
    by_value.pending_superlative.arc = id;
    close_extreme(by_value);
    emit(std::move(by_value), RuleFeature::kMostQuantity);
    if (best_column(arcs_, arcs_[id]).adds_up()) return true;
  }
  e.arc = id;
  const bool asked = popular && (state.clause == Clause::kSelect || k.outputs.empty());
  close_extreme(next);
  if (asked) {
    output(next, id, Aggregate::kPlain, false);
    next.clause = Clause::kSelect;
  }
  emit(std::move(next), popular ? RuleFeature::kMostOf : RuleFeature::kMostColumn);
  return true;
}

bool Parser::extreme_takes_table(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  Sketch& k = next.sketch;
  Superlative& e = next.pending_superlative;
  const bool asked = state.clause == Clause::kSelect && k.outputs.empty();
  if (e.kind == SuperlativeKind::kColumn) {  // "the oldest <table>": the scale is implied
    settle_extreme(next);
    if (asked) {
      k.outputs.push({id, kNoArc, OutputKind::kTable, Aggregate::kPlain, next.distinct, false});
      next.distinct = false;
      next.clause = Clause::kSelect;
    }
    k.tables.push(id);
    emit(std::move(next), asked ? RuleFeature::kOutputTable : RuleFeature::kMentionTable);
    return true;
  }
  const bool popular = e.kind == SuperlativeKind::kPopular;
  e.arc = id;
  if (popular && !k.outputs.empty() && state.clause != Clause::kSelect)
    e.kind = SuperlativeKind::kCount;  // "the type most common among all <table>"
  close_extreme(next);
  if (popular && (state.clause == Clause::kSelect || k.outputs.empty()))
    k.outputs.push({id, kNoArc, OutputKind::kTable, Aggregate::kPlain, false, false});
  k.tables.push(id);
  emit(std::move(next), RuleFeature::kMostOf);
  return true;
}

}  // namespace ask::engine
