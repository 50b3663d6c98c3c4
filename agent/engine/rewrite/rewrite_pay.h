// Questions for the pay of people: "what do we pay the boatmen an hour", "how much does Ann Lee
// earn".
#pragma once
#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/rewrite/word_sequence.h"

namespace ask::engine {

// Rewrites them to the column that holds it: "what is the hourly wage of the boatmen". Leaves other
// people than those who are paid, and pay for another period, as they are.
void rewrite_pay(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
