// Carries cues forward to the slots of the sketch that they fill (see placed_cues.h).
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// Places the cues that wait in what consuming the arc changed, in the successors of the state from
// `first` on.
void carry_cues(const RuleContext& context, const ParserState& state, ArcId id, size_t first);

}  // namespace ask::engine
