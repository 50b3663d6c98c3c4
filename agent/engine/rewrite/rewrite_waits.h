// Everyday wordings of how long something took, between two dates of a row: "days until we get
// paid", "how long do patients stay", "slowest to pay".
#pragma once
#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/rewrite/word_sequence.h"

namespace ask::engine {

// Rewrites them to "the average days to paid", "the average length of stay" and "the most time to
// pay on average", which the linker knows.
void rewrite_waits(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
