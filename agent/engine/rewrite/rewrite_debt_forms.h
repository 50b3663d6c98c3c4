// Rewrites of debts in words that rewrite_debts.h does not read: "customers with an outstanding
// balance" -> "customers that owe us money", "how much does Ann have to pay" -> "how much does Ann
// owe".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// Before the other rewrites, some of which read "still has to pay" and "has not settled".
void rewrite_debt_forms(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
