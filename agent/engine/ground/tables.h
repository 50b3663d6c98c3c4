// Phase of grounding: the tables of the question, and the one whose rows it is about. It writes the
// tables that are mentioned, the entity, the owner of the outputs and the tables to search.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// False if the question is about no table.
bool ground_tables(const GroundingInput& input, GroundingState& state);

}  // namespace ask::engine
