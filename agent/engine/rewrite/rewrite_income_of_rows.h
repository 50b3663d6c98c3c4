// Income from rows with an amount of their own: "how much did we make from walks" -> "what is the
// total walk price".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_income_of_rows(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
