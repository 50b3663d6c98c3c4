// Rows that are still what they are, or ceased to be: "drivers who no longer work for us", "games
// that we still carry", "which treatments did we stop doing". See schema/row_standing.h.
#pragma once
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// Takes what is said of it out, and adds to QueryShape::states. False if the schema does not show
// it.
bool take_standing(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);
// "who left in 2024" -> "staff whose end date is in 2024", where no name says that they left.
void rewrite_left_when(WordSequence& words, const SchemaPhrases& phrases);
// "joined the club" -> "joined": what we ourselves are is no condition.
void drop_own_organisation(WordSequence& words, const SchemaPhrases& phrases);
// Takes the words [from, to) of a clause out, with what joins it to the words before.
void take_clause_out(WordSequence& words, size_t from, size_t to);

}  // namespace ask::engine
