// Requests that say how many rows were answered: "which of the three is open?".
#pragma once
#include "agent/engine/dialogue/request_words.h"

namespace ask::engine::dialogue {

// "which of the three is open?" -> "which of them is open", "of the four, who is the oldest?" ->
// "who of them is the oldest", "have those two paid?" -> "have they paid", "the cheaper of the
// two?" -> "the cheapest of them".
Plain plain_numbers(const RequestWords& words);

}  // namespace ask::engine::dialogue
