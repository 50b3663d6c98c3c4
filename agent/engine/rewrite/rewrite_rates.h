// Rewrites of rates of a state: "the pass rate of each school" -> "what percentage of each school
// is passed". Rates that the schema stores, and rates of money and time, are kept.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// "the pass rate" -> "what percentage is passed"
void rewrite_rates(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
