// Phase of grounding: the SELECT list. Columns, counts, and the name column of a table that is
// mentioned as a whole. It reads the tables and writes SELECT, the plain outputs, the place of the
// ranking figure and the group keys that are named; columns are then searched near the outputs,
// too.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// False if an output cannot be bound, or if nothing is to be shown.
bool ground_outputs(const GroundingInput& input, GroundingState& state);

// Moves the ranking figure to where the question lists it: "top 3 customers by spending, name and
// amount". False if the question refers to a figure and there is none. Called once ORDER BY, which
// has the figure, is grounded.
bool place_figure(const GroundingInput& input, GroundingState& state);

}  // namespace ask::engine
