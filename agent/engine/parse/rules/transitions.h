// The transitions of the beam search: the successors of a parser state.
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// Emits every successor of the state: by the rules of the arcs at its position, and by skipping a
// word.
void expand(const RuleContext& context, const ParserState& state);

}  // namespace ask::engine
