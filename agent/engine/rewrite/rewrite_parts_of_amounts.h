// The percentage of an amount of which another amount of the same rows says that it was reached:
// "what percentage of the kids booked came" -> "kids came in percent of kids booked".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_parts_of_amounts(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
