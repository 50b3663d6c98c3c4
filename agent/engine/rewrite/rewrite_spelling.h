// Corrects typos in common words that the schema need not contain: "email adress" -> "email
// address", "recieved" -> "received". The linker corrects those in words of the schema.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// The word is in the dictionary of common words and verbs; a word of a cue phrase; a word of whose
// base form the lexicon has a meaning.
bool is_spelt_so(const std::string& word);
bool is_cue_word(std::string_view word);
bool is_known(std::string_view base);

// Slips in common words: "adress" -> "address", unless `is_stored`.
void correct_spelling(WordSequence& words, const IsName& is_stored);

// Two words for one of a name: "dry dock" -> "drydock" of last_drydock_on, "gluten free" -> "gf" of
// gf_flag. `in_one_name`: a word of one name of the schema only.
void join_name_words(WordSequence& words, const IsName& in_schema, const IsName& in_one_name,
                     const IsName& is_stored);

}  // namespace ask::engine
