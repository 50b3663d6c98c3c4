#include "agent/engine/parse/rules/rule_context.h"

#include <algorithm>

namespace ask::engine {

void RuleContext::emit(ParserState&& state, RuleFeature rule, float factor) const {
  charge(state, rule, factor);
  out.push_back(std::move(state));
}

void charge_arc(const RuleContext& context, ParserState& state, const Arc& arc) {
  size_t content = 0;
  for (size_t i = arc.begin; i < arc.end; ++i) content += context.arcs.filler[i] < 0.7F;
  content = std::max<size_t>(content, 1);
  const auto words = static_cast<float>(content);
  switch (arc.kind) {
    case MentionKind::kTable:
    case MentionKind::kColumn:
      context.charge(
          state,
          arc.kind == MentionKind::kTable ? RuleFeature::kTableWord : RuleFeature::kSchemaWord,
          arc.score * words);
      context.charge(state, RuleFeature::kLongSpan, words - 1);
      context.charge(state, RuleFeature::kWeakLink, 1 - arc.score);
      break;
    case MentionKind::kValue:
      context.charge(state, RuleFeature::kValueWord, arc.score * words);
      context.charge(state, RuleFeature::kLongSpan, words - 1);
      context.charge(state, RuleFeature::kWeakValue, 1 - arc.score);
      break;
    case MentionKind::kCue:
      context.charge(state, RuleFeature::kCueWord,
                     arc.score * static_cast<float>(arc.end - arc.begin));
      context.charge(state, RuleFeature::kWeakCue, 1 - arc.score);
      break;
    case MentionKind::kNumber:
    case MentionKind::kDate:
      context.charge(state, RuleFeature::kNumberWord, arc.score);
      break;
    default:
      break;
  }
}

ParserState consume(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arc& arc = context.arcs[id];
  ParserState next = state;
  next.position = arc.end;
  next.last = id;
  next.last_end = arc.end;
  charge_arc(context, next, arc);
  for (size_t i = arc.begin; i < arc.end && i < 128; ++i) next.explained.set(i);
  next.path = context.paths.extended(state.path, id);
  return next;
}

}  // namespace ask::engine
