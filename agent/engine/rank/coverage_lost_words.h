// Single words that the parser may skip and that matter where they stand: predicates behind "are",
// words of "every" and "all", text that is looked for in a name.
#pragma once
#include "agent/engine/rank/coverage_context.h"

namespace ask::engine {

// True if one of the checks that concern the token (word_checks.h) finds it lost.
bool lost_word(const CoverageContext& context, size_t token);

}  // namespace ask::engine
