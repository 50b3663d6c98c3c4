// Coverage checks of literals, cues and lists: the numbers, names and quoted texts of the question,
// its cues, further questions, and the outputs that it lists, where the query has none of them.
#pragma once
#include "agent/engine/ir/feature.h"
#include "agent/engine/rank/coverage_context.h"

namespace ask::engine {

// Counts the numbers, quoted texts and names of the question that the query does not contain
// (Feature::kLostNumber, kLostValue, kLostName).
void add_lost_literals(const CoverageContext& context, FeatureVector& out);

// Writes the features of cues that have no effect on the query, from Feature::kLostAverage to
// kLostOrder. True if any other part of the question is lost.
bool add_lost_cues(const CoverageContext& context, FeatureVector& out);

}  // namespace ask::engine
