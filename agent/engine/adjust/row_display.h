// How the rows of a ranked candidate are shown and distinguished: people by first and last name,
// rows that share a name by their key. Runs after ranking, whose features see one name column.
#pragma once
#include "agent/engine/ground/ground.h"

namespace ask::engine {

void complete_display(const GroundingContext& context, Candidate& candidate);

}  // namespace ask::engine
