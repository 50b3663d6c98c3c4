// Rewrites of forms that speakers of other languages, or of other Englishes, use to the standard
// ones: "is having" -> "has", "month-wise" -> "per month", "how much plots" -> "how many plots".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// `is_name`: true for a word of the schema or a stored value; `in_schema`: for one of the schema;
// `names_row`: for a noun of one table.
void rewrite_learner_forms(WordSequence& words, const IsName& is_name, const IsName& in_schema,
                           const IsName& names_row, const ColumnTests& columns);

}  // namespace ask::engine
