#pragma once
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// Sums of money that are called by what is paid: "diesel bill by month" -> "total expense amount of
// diesel by month", "money lost on thefts" -> "total cost of thefts", "what did the albums come to"
// -> "what is the total price of the albums".
void rewrite_value_sums(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
