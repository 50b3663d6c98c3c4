// Last phase of grounding: structural rule features of the complete query. Number of joins,
// unmentioned tables, unlikely combinations of outputs: each adds its weight to the score, and
// nothing else is written.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// Returns the number of joins of the query, sub-queries apart.
size_t account(const GroundingInput& input, const GroundingState& state, const LogicalForm& form,
               GroundingScore& score);

}  // namespace ask::engine
