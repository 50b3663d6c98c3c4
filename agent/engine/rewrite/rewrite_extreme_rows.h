// Superlatives of rows in another order than they are read: "whose pet is the heaviest" -> "who has
// the heaviest pet", "least used room" -> "room with the fewest bookings".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_extreme_rows(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
