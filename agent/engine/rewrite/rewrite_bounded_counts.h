// Rows of a kind whose number is bounded: "owners with at least two dogs" -> "owners with at least
// two pets that are dog", "two or more late visits" -> "two or more visits that are late".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_bounded_counts(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
