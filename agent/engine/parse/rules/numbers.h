// Transitions of number and date arcs: comparisons, BETWEEN, HAVING, limits, or pending until the
// next arc shows what they count.
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// "between 5 and 10"
void number_of_range(const RuleContext& context, const ParserState& state, ArcId id);

// "more than 5", "taller than Bo Hay": a filter of the column before it, or of one that follows.
void take_compared_number(const RuleContext& context, const ParserState& state, ArcId id);

bool number_of_comparison(const RuleContext& context, const ParserState& state, ArcId id);

// "... whose number of orders is more than 5"
void number_of_having(const RuleContext& context, const ParserState& state, ArcId id);

// "the oldest 3 ..."
bool number_of_superlative(const RuleContext& context, const ParserState& state, ArcId id);

void apply_number(const RuleContext& context, const ParserState& state, ArcId id);

}  // namespace ask::engine
