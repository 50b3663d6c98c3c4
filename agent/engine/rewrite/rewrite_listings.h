// Rewrites of requests for a list: "an alphabetical list of members" -> "members in alphabetical
// order", "boats, showing how many there are of each kind" -> "number of boats per kind".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

void rewrite_listings(WordSequence& words);

}  // namespace ask::engine
