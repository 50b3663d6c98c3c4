// Questions about the rows that an answer left out: "what is the average price of the others?".
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// True if it asks something of the rows that were left out, and does not only ask for these.
bool asks_of_the_rest(const Turn& turn);
// What is asked of them. Nullopt: they are not known, or the question is not understood.
RuleResult of_the_rest(const Turn& turn);

}  // namespace ask::engine::dialogue
