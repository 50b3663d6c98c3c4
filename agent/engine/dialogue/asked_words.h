// Whether the query shows what the small words of a follow-up ask for: "who", "when", "each",
// "now".
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// True if "who" is not answered by numbers only and "when" not without a date, "it" is no person,
// "did each ..." is asked of each group, and a denial is one.
bool answers_words(const Turn& turn, const FollowUp& found);

}  // namespace ask::engine::dialogue
