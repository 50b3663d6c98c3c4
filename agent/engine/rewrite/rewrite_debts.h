// Rewrites of debts, in the words of the table that stores them: "who owes us money" -> "who has
// unpaid invoices", "how much does Ann owe" -> "total amount of unpaid invoices of Ann".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// "who hasn't paid for a class yet", where no amount is stored with what is paid: takes it out, and
// adds to QueryShape::states. True if it did.
bool take_unpaid(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);
// "who owes us money" -> "who has unpaid invoices"
void rewrite_debts(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
