// Brings questions about what was done to a row, and when last, into one form: "how many times was
// the Heron hired" -> "how often has the Heron been hired", "when has it last been hired", "the
// last time it was hired" -> "when was it last hired".
#pragma once
#include <string>

#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// "hired", "sold": a past form or a participle.
bool is_done_form(const std::string& word);

// `is_name`: a word of the schema; `names_row`: a noun of some table; `is_stored`: a
// value, and no word of the schema.
void rewrite_event_questions(WordSequence& words, const IsName& is_name, const IsName& names_row,
                             const IsName& is_stored);

}  // namespace ask::engine
