// Rewrites of clauses into the words that the grammar reads: "of all visits, how many were free" ->
// "how many visits were free", "the last five to register", "still waiting to be shipped".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// "bookings that end up cancelled" -> "bookings that are cancelled", "who did we pay most, which
// firm" -> "which firm did we pay most".
void rewrite_fixed_clauses(WordSequence& words);
// "orders waiting to be shipped" -> "orders that have not been shipped".
void rewrite_clauses(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
