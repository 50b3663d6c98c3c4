// Questions that could stand alone but for a demonstrative: "what are the names of these events?",
// "the average age of the heads from each of these states". They are read as they are, and
// restricted to the rows, groups or values that were shown.
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// What the demonstratives of the question refer to restricts what it is read as alone. Nullopt: it
// does not follow what they refer to.
RuleResult of_pointed_rows(const Turn& turn);

}  // namespace ask::engine::dialogue
