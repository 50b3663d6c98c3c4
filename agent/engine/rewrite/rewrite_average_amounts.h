// Rewrites of questions for an average amount that do not name the measure: "how heavy is a dog on
// average" -> "what is the average weight of dog", "what do loads cost on average".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_average_amounts(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
