// What refers to the last two questions together, which differ in one value: "both of them", "which
// had more?", "what's the difference?".
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// True if nothing but such a request is made.
bool refers_to_pair(const Utterance& now);
// True for "both together", "the two combined": they are added.
bool adds_two(const Utterance& now);
// "both together?" after the weights of two parcels: the sum of what is shown.
RuleResult total_of_shown(const Turn& turn);
// `turn`: the follow-up with the last question as its base. `before`: the question before that one.
// REQUIRES: `before` is understood. Nullopt if they differ in more than a value.
RuleResult read_pair(const Turn& turn, const Base& before);

}  // namespace ask::engine::dialogue
