// Transitions of arcs that complete a pending comparison, superlative, search, count or number.
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// Returns true if the arc completed what is pending and every successor was emitted, false if the
// other rules of the arc shall be tried too.
bool complete_pending(const RuleContext& context, const ParserState& state, ArcId id);

}  // namespace ask::engine
