// Combination of two aggregates into one value: a share, a ratio, a difference.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// "what percentage of", "the proportion of"
bool asks_share(const Sketch& sketch);
// In "what share of A is B", true for the filters of the numerator B: those after the verb, or, if
// there are none, all except dates.
bool is_in_numerator(const GroundingInput& input, const Filter& filter);

// Combines the aggregates of the block as the question asks for, if it does: its conditions on one
// part become those of one aggregate. False if they do not combine.
bool combine_aggregates(const GroundingInput& input, const GroundingState& state,
                        QueryBlock& block);

}  // namespace ask::engine
