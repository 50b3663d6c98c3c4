// Follow-ups about the rows that were counted for each group: "how many of those are captains?".
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "how many of those are captains?" after numbers for each rank: of all the groups together.
RuleResult some_of_groups(const Turn& turn);

}  // namespace ask::engine::dialogue
