// Rewrites of statements that end with what is asked for: "Ann has which phone" -> "which phone
// does Ann have", "alerts were raised from how many devices" -> "from how many devices were alerts
// raised".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

void rewrite_final_questions(WordSequence& words);

}  // namespace ask::engine
