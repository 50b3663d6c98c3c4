// Questions about one row that do not name the column: "how much is Premium per month" -> "what is
// the monthly fee of Premium", "when is Summer Fair on" -> "what is the date of Summer Fair".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// "how much is Premium" -> "monthly fee of Premium"
void rewrite_look_ups(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
