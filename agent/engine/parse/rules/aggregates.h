// Transitions of aggregate cues: counts, sums, averages, minima and maxima.
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// True if the only output is a table and nothing limits or groups its rows yet.
bool lists_one_table(const ParserState& state);

// "the average", "in total", "the highest"
void apply_aggregate(const RuleContext& context, const ParserState& state, ArcId id, Aggregate fn);

// "how many", "the number of"
void apply_count(const RuleContext& context, const ParserState& state, ArcId id);

}  // namespace ask::engine
