// Transitions of cues for shares, ratios, differences and running totals.
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// "the running total of"
void apply_so_far(const RuleContext& context, const ParserState& state, ArcId id);

// "what share of", "the ratio of", "the difference between". Shares and ratios count rows unless
// the question names something to sum or compare.
void apply_ratio(const RuleContext& context, const ParserState& state, ArcId id);

}  // namespace ask::engine
