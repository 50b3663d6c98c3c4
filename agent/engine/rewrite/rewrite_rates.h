// Rates of what rows are: "the pass rate of each school" -> "what percentage of each school is
// passed". Rates that the schema stores, and rates of money and time, stay.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// "the pass rate" -> "what percentage is passed"
void rewrite_rates(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
