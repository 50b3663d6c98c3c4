// Further columns that the end of a question asks for: "which talks did she give, and at which
// event", ", with email and phone", "and who gave it". The end is taken out, and what it names is
// added to the query of the rest (adjust/further_outputs.h).
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// Further columns at the end: "..., with email", "and at which event", ": title and year", into
// QueryShape::further. With `several`, only where they are more than one.
void extract_further_outputs(WordSequence& words, bool several, QueryShape& shape);
// True if the end asks for any.
bool asks_for_further_outputs(const WordSequence& words);

}  // namespace ask::engine
