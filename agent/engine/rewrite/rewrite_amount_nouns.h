// Sums that a question asks for by a stuff or a unit, in words of the schema: "how much honey did
// we take in 2025" -> "what is the total harvest kg in 2025", "which hive gave the most honey" ->
// "which hive has the highest total harvest kg", "hours put in by each worker" -> "total job hours
// by each worker".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_amount_nouns(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
