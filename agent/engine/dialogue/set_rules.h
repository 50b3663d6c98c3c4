// Follow-ups about the operands of a question for rows of two sets: "and the first, but not the
// second?".
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "and Hawkhirst but never Gilwell?" after who was at both: the same with these values, the second
// one denied or not.
RuleResult values_of_sets(const Turn& turn);

}  // namespace ask::engine::dialogue
