// The first or last row from a day on: "the next party after 7 July 2025" -> "the earliest party
// after 7 July 2025", "who arrives next after Christmas 2024" -> "who arrives earliest ...".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_first_after(WordSequence& words, const SchemaPhrases& phrases);
// "the next concert" -> "the earliest concert", "next 2 concerts" -> "the 2 earliest concerts".
bool rewrite_next(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
