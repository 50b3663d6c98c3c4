// Which part of the sketch a cue asks for: carries the cues forward to the parts that they fill.
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// Places the cues that wait in what consuming the arc changed, in the successors of the state from
// `first` on.
void carry_cues(const RuleContext& context, const ParserState& state, ArcId id, size_t first);

}  // namespace ask::engine
