// Where a sentence begins to ask: "could you please let me have", "I'd be grateful for".
#pragma once
#include <cstddef>
#include <string>

#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// The word in lower case with a straight apostrophe and without punctuation after it.
std::string bare(const WordSequence& words, size_t i);

// True if a clause ends with word i.
bool ends_clause_at(const WordSequence& words, size_t i);

// The end of the request opening that begins at word `at`; `at` if none begins there.
size_t request_opening_end(const WordSequence& words, size_t at);

// True for a verb that asks somebody for something: "identify", "pull".
bool is_request_verb(const WordSequence& words, size_t at);

// True for a verb of what is to be computed: "add", "count".
bool is_computing_verb(const WordSequence& words, size_t at);

// True if word `at` begins an indirect question: "which members", "on what date".
bool is_indirect_question(const WordSequence& words, size_t at);

// Puts words at the end of the question, before its mark and in place of a "please" there.
void add_last(WordSequence& words, WordSequence more);

}  // namespace ask::engine
