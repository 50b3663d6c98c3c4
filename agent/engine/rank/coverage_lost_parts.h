// Coverage checks of parts of the question whose omission changes the answer: paid marks, the end
// of an age, rates, states expressed by a verb, columns that are asked for at the end.
#pragma once
#include "agent/engine/rank/coverage_context.h"

namespace ask::engine {

// True if the query loses such a part.
bool loses_question_part(const CoverageContext& context);

}  // namespace ask::engine
