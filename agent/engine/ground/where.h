// Where phase of grounding: combines the conditions into WHERE, with alternatives, comparisons with
// aggregate sub-queries, contradictory conditions as INTERSECT, "but never" as EXCEPT. It reads all
// clauses and makes the form of the block; tables that only a sub-query needs are not joined.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// False if the conditions cannot be expressed, or the aggregates not combined.
bool ground_where(const GroundingInput& input, GroundingState& state, LogicalForm& form);

}  // namespace ask::engine
