// Comparisons with a number: "under 100?", "at least 20", "more than 5" of what is counted.
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "under 100?", "or less than 5", "at least 20": of the column that was compared before.
RuleResult compare_number(const Turn& turn);

}  // namespace ask::engine::dialogue
