// Rows by what kind they are or how something was done, with the column that says it: "how many of
// each sort of boat" -> "how many boats for each boat type", "how do members pay" -> "how many
// payments for each method", "the main reason" -> "the most common reason".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_kinds(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);

}  // namespace ask::engine
