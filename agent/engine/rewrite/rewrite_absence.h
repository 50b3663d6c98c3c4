// Rewrites an ongoing state ("still alive", "still on loan") to the absence of its end event, and
// "nobody" and "nothing" to a negated verb.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// "customers who have bought nothing" -> "customers who have not bought anything", "who bought
// nothing" -> "who never bought anything"; not where a stored value is called so.
void rewrite_nothing(WordSequence& words, const IsName& is_stored);

// Absent events: "authors who are still alive" -> "authors who are without a death", if `missing`
// is true for the event.
void rewrite_absence(WordSequence& words, const HasNullColumn& missing);

}  // namespace ask::engine
