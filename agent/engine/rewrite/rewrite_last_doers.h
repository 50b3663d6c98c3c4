// "which vet last treated Biscuit", "the last vet who treated Biscuit" -> "which vet had the latest
// visit of Biscuit", where the verb is none of the schema: the date of what was done ranks, not one
// of those who did it.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_last_doers(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
