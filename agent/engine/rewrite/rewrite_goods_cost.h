// What goods cost that have a price for one of them and are used in numbers: "how much did the
// parts for job 12 cost", "parts cost per job".
#pragma once
#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/rewrite/word_sequence.h"

namespace ask::engine {

// Rewrites them to the total of that price, which is multiplied by the quantities.
void rewrite_goods_cost(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
