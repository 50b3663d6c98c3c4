// Transitions of grouping cues: "per customer", "by month", "monthly"; date parts as outputs and
// order keys.
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// "for each customer", "orders per customer"
void apply_each(const RuleContext& context, const ParserState& state, ArcId id);

// "per month", "monthly orders", "which year"
void apply_period(const RuleContext& context, const ParserState& state, ArcId id);

}  // namespace ask::engine
