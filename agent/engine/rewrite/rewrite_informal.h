// Rewrites of informal and misspelt function words: "whats" -> "what is", "nr of" -> "number of",
// and of phrases that the schema calls otherwise: "family name" -> "last name".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// Informal and misspelt function words: "whats" -> "what is". Keeps quoted words and names.
void normalise_informal(WordSequence& words, const IsName& is_name);

// Phrases that the schema calls otherwise, and no row: "family name" -> "last name".
void rewrite_phrases(WordSequence& words, const IsName& is_name, const IsName& is_stored);

}  // namespace ask::engine
