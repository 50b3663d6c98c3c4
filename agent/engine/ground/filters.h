// Phase of grounding: binds the filters of the sketch to conditions, which where.h combines. It
// reads the tables, the outputs and the group keys, and writes the conditions, or HAVING where a
// sum is compared; columns are then searched near the tables of filters, too.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// A filter that no condition expresses is counted. False if the query makes no sense with one.
bool ground_filters(const GroundingInput& input, GroundingState& state);

}  // namespace ask::engine
