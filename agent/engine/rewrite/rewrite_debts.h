// Rewrites of debts, in the words of the table that stores them: "who owes us money" -> "who has
// unpaid invoices", "how much does Ann owe" -> "total amount of unpaid invoices of Ann".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// "who owes us money" -> "who has unpaid invoices"
void rewrite_debts(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
