// Brings questions since when people are here, and since when no longer, into one form, the date of
// their row: "what day did Ann leave", "leaving date of Ann", "since when has Ann been with us".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_dates_of_people(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
