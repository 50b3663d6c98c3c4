// Dates inside of what the rows of the previous question have or lack.
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "and in October?" after who sent nothing in November.
RuleResult replace_nested_date(const Turn& turn);
// Adds a date of the rows, where that of what they have or lack was to be replaced.
bool stacks_dates(const Turn& turn, const QueryBlock& block);

}  // namespace ask::engine::dialogue
