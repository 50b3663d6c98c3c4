// Questions for a sum of money that they do not call one, in words that do: "what has Ann paid us
// altogether" -> "how much has Ann paid in total", "what did each camp bring in" -> "what is the
// total camp place paid of each camp", "rent taken each year" -> "total payments amount of rent
// each year".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_unsaid_sums(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
