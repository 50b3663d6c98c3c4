// Rewrites of rows that are not paid, in the words of the table that stores them: "fees not paid in
// full", "who hasn't paid their bill" -> "who has unpaid bills".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// "who hasn't paid for a class yet", where no amount is stored with what is paid: takes it out, and
// adds to QueryShape::states. True if it did.
bool take_unpaid(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);
// "who hasn't paid" -> "who has unpaid invoices". True if it did.
bool rewrite_unpaid(WordSequence& words, const SchemaPhrases& phrases);
// "families with fines outstanding" -> "families with unpaid fines"; "rent still owing by holder"
// is a sum. `state`: the word of the state. True if it did.
bool rewrite_owed_rows(WordSequence& words, const SchemaPhrases& phrases, size_t state);

}  // namespace ask::engine
