// The rules of cue arcs, one for each cue.
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// Applies the rule of the cue; nothing if it has none.
void apply_cue(const RuleContext& context, const ParserState& state, ArcId id);

}  // namespace ask::engine
