// Default interpretation of pending constructions that no arc completed; end of the question.
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// Makes the pending superlative that of the sketch.
void close_superlative(ParserState& state);
// A superlative that no column completed: by the scale of its adjective, if it has one.
void settle_superlative(const RuleContext& context, ParserState& state);

// Gives the pending construction its default interpretation.
void settle(const RuleContext& context, ParserState& state);

// End of the question: settles what is pending and notes what dangles.
void finish(const RuleContext& context, ParserState& state);

}  // namespace ask::engine
