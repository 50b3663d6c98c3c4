// Follow-ups that say of the rows of the turn before what its tables call otherwise, brought into
// the words that the rules read: "how often was it groomed" -> "how many groomings has it had",
// "when did we last groom it" -> "when was its last grooming", "the owner's phone number" -> "its
// owner's phone number".
#pragma once
#include <string>

#include "agent/engine/dialogue/base.h"
#include "agent/engine/dialogue/utterance.h"

namespace ask::engine::dialogue {

// The question in these words; "" if it is none of them.
std::string bridged(const Utterance& now, const Base& base, const DialogueContext& context);

}  // namespace ask::engine::dialogue
