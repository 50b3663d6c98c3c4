// Questions for a measure that they do not name, in words that do: "the part we use most of" ->
// "which part has the highest total job part quantity", "what does an average repair cost" -> "what
// is the average cost of repair", "what is our kit worth" -> "what is the total stock value of
// kit".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_unsaid_measures(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
