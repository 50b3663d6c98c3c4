#include "agent/engine/parse/rules/composite.h"

#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/parse/rules/defaults.h"

namespace ask::engine {

void apply_so_far(const RuleContext& context, const ParserState& state, ArcId id) {
  ParserState next = consume(context, state, id);
  next.sketch.so_far = true;
  settle(context, next);
  next.pending = Pending::kCount;
  next.pending_arc = id;
  context.emit(ParserState(next), RuleFeature::kSoFar);
  next.pending = Pending::kNothing;
  context.emit(std::move(next), RuleFeature::kSoFar);
}

void apply_ratio(const RuleContext& context, const ParserState& state, ArcId id) {
  if (state.sketch.ratio != RatioKind::kUnset) return;
  ParserState next = consume(context, state, id);
  settle(context, next);
  const Arc& arc = context.arcs[id];
  Sketch& sketch = next.sketch;
  sketch.ratio_arc = id;
  if (arc.cue == Cue::kDifference) {
    sketch.ratio = RatioKind::kDifference;
    next.clause = Clause::kSelect;
    return context.emit(std::move(next));
  }
  sketch.ratio = arc.cue == Cue::kRatio                     ? RatioKind::kRatio
                 : context.arcs.says(arc, kProportionNouns) ? RatioKind::kProportion
                                                            : RatioKind::kPercent;
  if (next.clause == Clause::kModifier && sketch.outputs.empty()) next.clause = Clause::kSelect;
  ParserState apart = next;
  apart.pending = Pending::kCount;
  apart.pending_arc = id;
  context.emit(std::move(apart));
  if (arc.cue == Cue::kRatio) context.emit(std::move(next));
}

}  // namespace ask::engine
