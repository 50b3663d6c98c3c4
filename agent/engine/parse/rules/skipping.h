// Transitions that skip a word, and its effect on the clause: "that" begins a modifier, "and"
// continues a list.
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// Emits the successors that skip the word at the position of the state.
void skip_word(const RuleContext& context, const ParserState& state);

}  // namespace ask::engine
