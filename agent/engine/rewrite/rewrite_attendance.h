// Who did not come to what they booked, as the schema keeps it, and places that nobody has taken.
#pragma once
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// "who booked but didn't show" -> "who booked but did not turned up" of a flag turned_up
void rewrite_attendance(WordSequence& words, const SchemaPhrases& phrases);

// "which berths are free" -> "which berths that have no boat"
void rewrite_vacancies(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
