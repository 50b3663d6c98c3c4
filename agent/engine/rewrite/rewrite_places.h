// Rewrites of questions for free places to the words that the linker knows (implied_remainders.h):
// "how many places has the pottery course got left" -> "how many free places of the pottery
// course". Rows with free places, and those without, become conditions of the query.
#pragma once
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_places(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);

}  // namespace ask::engine
