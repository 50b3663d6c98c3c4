#include "agent/engine/parse/rules/aggregates.h"

#include <algorithm>

#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/parse/rules/defaults.h"
#include "agent/engine/parse/rules/superlatives.h"

namespace ask::engine {
namespace {

// True if the cue counts the table right before it: "<table> count by <group>", "<table> count".
bool counts_table_before(const Arcs& arcs, const ParserState& state, ArcId id) {
  const Arc& arc = arcs[id];
  if (!lists_one_table(state) || state.last != state.sketch.outputs[0].arc ||
      state.last_end != arc.begin || arc.end - arc.begin != 1 || !arcs.says(arc, kCountedOutputs))
    return false;
  const Arc& table = arcs[state.last];
  for (const Arc& other : arcs.beginning_at(table.begin))
    if (other.kind == MentionKind::kColumn && other.end == arc.end && other.score > 0.6F)
      return false;  // "the flat numbers"
  if (arc.end >= arcs.tokens()) return true;
  const std::string& word = arcs.token(arc.end).folded;
  return arcs.is(arc.end, kStop) || word == "by" || word == "per" || word == "for" ||
         word == "in" || word == "each" || word == "across";
}

// "highest average ...", whose first word ranks and is no aggregate beside the second.
bool is_ranked(const Arcs& arcs, const ParserState& state, size_t begin, Aggregate fn) {
  if ((fn != Aggregate::kAverage && fn != Aggregate::kSum) || state.aggregates.empty() ||
      state.pending == Pending::kSuperlative)
    return false;
  return std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& arc) {
    return arc.end == begin && (arc.is_cue(Cue::kMaximum) || arc.is_cue(Cue::kMinimum));
  });
}

}  // namespace

bool lists_one_table(const ParserState& state) {
  const Sketch& sketch = state.sketch;
  return sketch.outputs.size() == 1 && sketch.outputs[0].kind == OutputKind::kTable &&
         sketch.superlative.kind == SuperlativeKind::kUnset && sketch.limit == kNoArc &&
         sketch.groups.empty() && state.aggregates.empty();
}

void apply_aggregate(const RuleContext& context, const ParserState& state, ArcId id, Aggregate fn) {
  const Arcs& arcs = context.arcs;
  ParserState next = consume(context, state, id);
  if (fn == Aggregate::kSum && !state.sketch.outputs.empty() &&
      state.sketch.outputs.back().kind == OutputKind::kCount && arcs.says(arcs[id], kOverallWords))
    return context.emit(std::move(next));  // "how many tickets in total": already a count
  if (is_ranked(arcs, state, arcs[id].begin, fn)) return;
  const size_t end = arcs[id].end;
  if (context.layout.output_list.contains(arcs[id].begin) && !state.sketch.outputs.empty() &&
      (end >= arcs.tokens() || arcs.is(end, kAndWord | kComma | kStop)))
    return;  // "... and the average": repeats an aggregate, see repeat_aggregate()
  if (next.pending == Pending::kCompare) {  // "more than the average ..."
    next.aggregates.clear();
    next.aggregates.push(fn);
    return context.emit(std::move(next), RuleFeature::kCompareAverage);
  }
  if ((fn == Aggregate::kMaximum || fn == Aggregate::kMinimum) &&
      (follows_ordinal(arcs, arcs[id].begin) || is_inside_superlative(arcs, arcs[id])))
    return;  // "the second highest" is not a maximum
  if (next.pending == Pending::kSuperlative &&
      next.pending_superlative.kind == SuperlativeKind::kColumn &&
      next.pending_superlative.fn == Aggregate::kPlain &&
      (fn == Aggregate::kAverage || fn == Aggregate::kSum)) {  // "the highest average ..."
    next.pending_superlative.fn = fn;
    return context.emit(std::move(next));
  }
  settle(context, next);
  if (next.clause == Clause::kOrder) {
    next.aggregates.clear();
    next.aggregates.push(fn);
    return context.emit(std::move(next));
  }
  const bool superlative = fn == Aggregate::kMaximum || fn == Aggregate::kMinimum;
  if (next.clause == Clause::kModifier && superlative && next.aggregates.empty() &&
      next.sketch.superlative.kind == SuperlativeKind::kUnset &&
      !is_compared_of_each(arcs, arcs[id])) {
    ParserState picks = next;  // "with the maximum <quantity>"
    picks.pending = Pending::kSuperlative;
    picks.pending_arc = id;
    picks.pending_superlative = {
        .kind = SuperlativeKind::kColumn, .hint = id, .descending = fn == Aggregate::kMaximum};
    context.emit(std::move(picks), RuleFeature::kAggregateAsSuperlative);
  }
  if (!next.aggregates.push(fn)) return;
  if (next.clause == Clause::kGroup ||
      (next.clause == Clause::kModifier &&
       (!next.sketch.groups.empty() || next.sketch.outputs.empty())))
    next.clause = Clause::kSelect;
  context.emit(std::move(next));
}

void apply_count(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  ParserState next = consume(context, state, id);
  const Arc& arc = arcs[id];
  if (arcs.token(arc.begin).folded == kCardinalityNoun && state.last != kNoArc &&
      state.last_end == arc.begin && arcs[state.last].kind == MentionKind::kColumn)
    return;                                    // "the phone number of ..."
  if (counts_table_before(arcs, state, id)) {  // "film count by rating"
    next.sketch.outputs[0].kind = OutputKind::kCount;
    next.sketch.outputs[0].fn = Aggregate::kCount;
    return context.emit(std::move(next), RuleFeature::kCountOutput);
  }
  if (arcs.word(arc.begin - 1U) == "by" && state.sketch.limit != kNoArc &&
      state.clause != Clause::kOrder)
    return;  // "top 3 countries by number of customers"
  if (next.pending == Pending::kSuperlative)
    return context.emit(std::move(next));  // "the most number of"
  settle(context, next);
  if (next.clause == Clause::kGroup && next.last != kNoArc) next.clause = Clause::kSelect;
  if (arcs.says(arcs[id], kDistinctAdjectives)) next.distinct = true;
  next.pending = Pending::kCount;
  next.pending_arc = id;
  context.emit(std::move(next));
}

}  // namespace ask::engine
