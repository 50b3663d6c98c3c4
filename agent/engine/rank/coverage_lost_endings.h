// Coverage checks of phrases at the end of a question that add an output or a restriction with
// function words: "and by whom", "and how often", "since they joined", "the day before", "two at a
// time", "every day".
#pragma once
#include "agent/engine/rank/coverage_context.h"

namespace ask::engine {

// True for a token of such a phrase, if the query has nothing for it.
bool lost_ending(const CoverageContext& context, size_t token);

}  // namespace ask::engine
