// Slips of the keyboard in common words that the schema need not have: "email adress" -> "email
// address", "recieved" -> "received". Slips in the schema's own words are the linker's.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// Slips in common words: "adress" -> "address", unless `is_stored`.
void correct_spelling(WordSequence& words, const IsName& is_stored);

}  // namespace ask::engine
