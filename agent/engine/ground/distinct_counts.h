// Distinct counts where the join of the query repeats the counted rows.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// Counts the rows of a table once each where the join repeats them.
void count_rows_once(const GroundingInput& input, GroundingState& state);

}  // namespace ask::engine
