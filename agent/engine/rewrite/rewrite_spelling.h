// Corrects typos in common words that the schema need not contain: "email adress" -> "email
// address", "recieved" -> "received". The linker corrects those in words of the schema.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// Slips in common words: "adress" -> "address", unless `is_stored`.
void correct_spelling(WordSequence& words, const IsName& is_stored);

}  // namespace ask::engine
