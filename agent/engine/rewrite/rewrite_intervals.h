// Conditions on the time between two dates of a row: "delivered within 3 days of ordering",
// "started more than a week after the planned date".
#pragma once
#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/rewrite/word_sequence.h"

namespace ask::engine {

// Rewrites them to "with time from ordering to delivered of at most 3 days", which the linker
// knows, where both words name dates of one table.
void rewrite_intervals(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
