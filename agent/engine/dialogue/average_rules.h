// Follow-ups that compare the figures which were shown with their average: "which of these have
// less than the average?".
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// The rows or groups whose only figure is on that side of the average of all that were shown.
RuleResult beyond_average(const Turn& turn);

}  // namespace ask::engine::dialogue
