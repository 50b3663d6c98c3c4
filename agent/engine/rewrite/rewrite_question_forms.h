// Rewrites of questions into their usual form: "what do X add up to" -> "what is the total of X",
// "what did X cost" -> "how much did X cost".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// Whole questions: "what do the bills add up to" -> "what is the total of the bills".
void rewrite_question(WordSequence& words);

}  // namespace ask::engine
