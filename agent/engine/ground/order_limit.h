// Phase of grounding: ORDER BY and LIMIT. "The oldest", "the most orders", "cheapest first",
// "sorted by". It reads the outputs and writes these clauses of the block; what is ranked by may
// become an output.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// Returns the column of "the most common <column>", else none. A superlative that fits no column is
// counted, and its limit is dropped.
GroupKey ground_superlative(const GroundingInput& input, GroundingState& state);

// The order keys that the question names, and the order that a limit or a direction implies. False
// if no column orders the rows in time.
bool ground_orders(const GroundingInput& input, GroundingState& state);

}  // namespace ask::engine
