// Transitions of columns in comparisons with a number, another column or an aggregate: "more than 5
// points", "shipped after the required date", "above the average price".
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// "more than 5 <column>"
bool column_of_bound(const RuleContext& context, const ParserState& state, ArcId id);

// "more than the average <column>", "more than their <column>", "after the year 2000"
void column_of_comparison(const RuleContext& context, const ParserState& state, ArcId id);

}  // namespace ask::engine
