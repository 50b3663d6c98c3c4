// Outputs implied by the question word: "when" a date, "where" a place.
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// "When was the last order?", "Where does Linda Smith live?"
void apply_when_or_where(const RuleContext& context, const ParserState& state, ArcId id);

}  // namespace ask::engine
