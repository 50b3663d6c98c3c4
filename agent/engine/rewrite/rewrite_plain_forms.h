// Replaces idioms by a plainer wording of the same meaning: "orders so far" -> "orders", "tickets
// that got closed" -> "tickets that were closed", "average fee per job by town" -> "average fee by
// town", "who has been here longest" -> "which worker has the earliest hire date".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// "orders so far" -> "orders"
void rewrite_plain_forms(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);
// "how long did Ann have plot 4" -> "what is the tenancy duration of Ann for plot 4"
void rewrite_time_held(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
