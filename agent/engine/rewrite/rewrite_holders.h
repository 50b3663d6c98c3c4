// Who has things now: "who has the tile saw", "people renting more than one unit", "members who
// have not returned their books", "who still works here". See schema/holdings.h.
#pragma once
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// "who still works here" -> "current employees", "who used to work here" -> "former employees"
void rewrite_leavers(WordSequence& words, const SchemaPhrases& phrases);
// "who has the tile saw right now" -> "which members are there", who have a loan of it that lasts.
// True if it did; adds to QueryShape::states, as the others do.
bool rewrite_holders(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);
// "customers who are renting something right now", "members with something out": takes it out.
bool take_holding(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);
// "who has not returned their books": takes it out.
bool take_unreturned(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);

}  // namespace ask::engine
