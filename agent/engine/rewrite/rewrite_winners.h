// "Winner of the May cup" -> "who won the May cup", "runner-up in the cup" -> "who came second in
// the cup", where nothing in the schema is called so.
#pragma once
#include "agent/engine/rewrite/question_rewriter.h"

namespace ask::engine {

void rewrite_winners(WordSequence& words, const IsName& is_name);

}  // namespace ask::engine
