// Rewrites of rates of a state: "the pass rate of each school" -> "what percentage of each school
// is passed", and of prices of a period. Rates that the schema stores are kept.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// Prices per period that only one column stores: "tools under 15 a day" -> "tools with daily rate
// under 15", "the cheapest drill per day" -> "the drill with the lowest daily rate", "what do we
// pay the cook per hour" -> "hourly rate of the cook".
void rewrite_prices_per_period(WordSequence& words, const SchemaPhrases& phrases);

// "the pass rate" -> "what percentage is passed"
void rewrite_rates(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);

}  // namespace ask::engine
