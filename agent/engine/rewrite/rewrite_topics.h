// Rewrites of questions whose subject is named before them: "the pupils that failed, who are they"
// -> "list the pupils that failed", "month-wise, how many orders" -> "how many orders per month";
// and of statements that end with the question: "Ann has which phone" -> "which phone does Ann
// have".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// `in_schema`: true for a word of the schema.
void rewrite_topics(WordSequence& words, const IsName& in_schema);

}  // namespace ask::engine
