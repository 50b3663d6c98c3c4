// Rewrites an ongoing state ("still alive", "still on loan") to the absence of its end event, and
// "nobody" to a negated verb.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// Absent events: "authors who are still alive" -> "authors who are without a death", if `missing`
// is true for the event.
void rewrite_absence(WordSequence& words, const HasNullColumn& missing);

}  // namespace ask::engine
