// Numbers of rows for each of the previous rows: "how many loans has each of them taken out?".
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "how many complaints is each of those based on?": the rows of another table for each row, or
// those of each group.
RuleResult count_of_each(const Turn& turn);
// "how many hours did she put in on each?" after the projects that she worked on: of her hours.
RuleResult amount_on_each(const Turn& turn);

// "which ones have none?", "drop the ones with zero", after a number of rows for each group.
RuleResult groups_of_none(const Turn& turn);

// "what's the total from each of them?" after donors who gave five times: their sums.
RuleResult total_of_each(const Turn& turn);

}  // namespace ask::engine::dialogue
