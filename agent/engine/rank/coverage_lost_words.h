// Coverage checks of single words that the parser may skip and that change the meaning at their
// place: predicates after "are", words of "every" and "all", text that is searched for in a name.
#pragma once
#include "agent/engine/rank/coverage_context.h"

namespace ask::engine {

// True if one of the checks that concern the token (word_checks.h) finds it lost.
bool lost_word(const CoverageContext& context, size_t token);

}  // namespace ask::engine
