// "the late night ones" after the number of films in each section, "the garden one" after
// campaigns: rows or groups of an answer, called by one of its values, of which something is asked.
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "what are the late night ones called": what "what are they called" asks of these films. Nullopt:
// no value of the answer is said, or the rest is not understood.
RuleResult of_described_ones(const Turn& turn);

}  // namespace ask::engine::dialogue
