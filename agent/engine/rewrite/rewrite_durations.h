// Rewrites of questions about durations: "how long does a ride take on average" becomes "what is
// the average ride duration", "how many days between A and B" the days between them.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// Durations: "how long does a ride take on average" -> "what is the average ride duration".
void rewrite_durations(WordSequence& words, QueryShape& shape);

}  // namespace ask::engine
