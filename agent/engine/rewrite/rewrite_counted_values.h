// Counts of things that rows represent: "how many lamps did we sell" counts sales, and "how
// many lamps are left" is the stock, where a row of the table is one kind of lamp.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// "how many lamps did we sell" -> "how many orders for lamps", if lamps are a stored value
void rewrite_counted_values(WordSequence& words, const SchemaPhrases& phrases);

// "how many orders did clients place in May" -> "how many orders are there in May", since each is a
// client's and the verb says only that they made it.
void rewrite_counted_events(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
