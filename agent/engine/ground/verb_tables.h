// Join paths over the tables that verbs of the question name: "customers who bought X".
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// "customers who bought X": a verb that is a synonym of a table fixes the join path to X.
std::vector<uint32_t> require_verb_tables(const GroundingInput& input, GroundingState& state);

// "Products ordered by more than 10 customers": where the question leaves the way between its
// tables open, that way leads over the table that a verb names, and not over the nearest one.
void join_over_verb(const GroundingInput& input, GroundingState& state);

}  // namespace ask::engine
