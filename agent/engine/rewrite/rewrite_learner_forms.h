// Rewrites of forms that speakers of other languages, or of other Englishes, use to the standard
// ones: "is having" -> "has", "month-wise" -> "per month", "how much plots" -> "how many plots".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// `in_schema`: true for a word of the schema; `names_row`: for a noun of one table.
void rewrite_learner_forms(WordSequence& words, const IsName& in_schema, const IsName& names_row);

}  // namespace ask::engine
