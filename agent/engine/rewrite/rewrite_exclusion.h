// Rewrites of exclusions: "leaving out refunded orders", "refunds don't count", "with the refunds
// taken out" -> "excluding refunds".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// What is left out: "leaving out refunded orders", "refunds don't count" -> "excluding refunds".
void rewrite_exclusion(WordSequence& words);

}  // namespace ask::engine
