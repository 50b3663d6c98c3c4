// Distinct counts where the join of the query repeats the counted rows.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// Counts the rows of a table once each where the join repeats them, and the rows themselves where
// their date names what is counted: "how many customers joined each month".
void count_rows_once(const GroundingInput& input, GroundingState& state);

}  // namespace ask::engine
