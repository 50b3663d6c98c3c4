#include "agent/engine/parse/rules/cues.h"

#include "agent/engine/parse/rules/arc_predicates.h"
#include "agent/engine/parse/rules/defaults.h"

namespace ask::engine {
namespace {

// What the cue makes the parser wait for. `settled`: the state before, when nothing was pending.
PlacedCue awaited_cue(const ParserState& settled, ArcId id, const ParserState& next) {
  const auto cue = [id](Awaited awaited, Aggregate fn = Aggregate::kPlain) {
    return PlacedCue{id, CueSlot::kWaiting, awaited, fn, kNoArc};
  };
  if (!next.aggregates.empty() && !(next.aggregates == settled.aggregates))
    return cue(Awaited::kAggregate, next.aggregates.back());
  if (!(next.pending_superlative == settled.pending_superlative)) return cue(Awaited::kSuperlative);
  if (next.pending_arc == id && next.pending == Pending::kCount)
    return cue(Awaited::kAggregate, Aggregate::kCount);
  if (next.pending_arc == id && next.pending != Pending::kNothing) return cue(Awaited::kComparison);
  if (next.negated && !settled.negated) return cue(Awaited::kNegation);
  if (next.distinct && !settled.distinct) return cue(Awaited::kDistinct);
  if (next.clause != settled.clause && next.clause == Clause::kGroup) return cue(Awaited::kGroup);
  if (next.clause != settled.clause && next.clause == Clause::kOrder) return cue(Awaited::kOrder);
  const bool restricts = next.only != settled.only || next.is_or != settled.is_or ||
                         next.sketch.both != settled.sketch.both ||
                         next.sketch.either != settled.sketch.either;
  return cue(restricts ? Awaited::kRestriction : Awaited::kNothing);
}

// A cue that changes nothing, as "in total" after a count, asks for nothing. One that the parser
// waits after may also have made a share, an order or DISTINCT of the query.
void add_cue(const ParserState& settled, ArcId id, ParserState& next) {
  if (merges(settled, next)) return;
  const PlacedCue cue = awaited_cue(settled, id, next);
  if (cue.awaited == Awaited::kNothing) {
    PlacedCues own;
    own.push(cue);
    place_cues(settled.sketch, next.sketch, own, {}, own);
    for (const PlacedCue& placed : own)
      if (placed.slot != CueSlot::kWaiting) next.cues.push(placed);
    return;
  }
  const auto at_once = [&](CueSlot slot) {
    next.cues.push({id, slot, cue.awaited, cue.fn, kNoArc});
  };
  const Sketch &before = settled.sketch, &after = next.sketch;
  if (after.directed != before.directed) at_once(CueSlot::kOrder);
  if (after.distinct != before.distinct) at_once(CueSlot::kDistinct);
  if (after.ratio != before.ratio || after.outer != before.outer || after.so_far != before.so_far)
    at_once(CueSlot::kComposite);
  next.cues.push(cue);
}

}  // namespace

void carry_cues(const RuleContext& context, const ParserState& state, ArcId id, size_t first) {
  const bool is_cue = context.arcs[id].kind == MentionKind::kCue;
  if (first == context.out.size() || (!is_cue && state.cues.empty())) return;
  if (!is_cue) {
    for (size_t i = first; i < context.out.size(); ++i)
      place_cues(state.sketch, context.out[i].sketch, state.cues, repeated_cues(context.out[i]),
                 context.out[i].cues);
    return;
  }
  ParserState settled = state;
  settle(context, settled);
  for (size_t i = first; i < context.out.size(); ++i) {
    ParserState& next = context.out[i];
    place_cues(settled.sketch, next.sketch, settled.cues, repeated_cues(next), next.cues);
    add_cue(settled, id, next);
  }
}

}  // namespace ask::engine
