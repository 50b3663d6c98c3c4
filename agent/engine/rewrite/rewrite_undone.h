// What has not been done to rows yet, by a date of theirs that is missing: "orders not shipped
// yet", "repairs nobody has come to pick up"; rows that nobody is down for; and whose rows have
// been done: "how many repairs has Ann finished".
#pragma once
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// Takes it out, and adds to QueryShape::states. False if the schema does not show it.
bool take_undone(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);
bool take_without_people(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);
// "how many repairs has Ann finished" -> "... done", of those that have such a date.
void take_done_by(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);

}  // namespace ask::engine
