// Average times between two acts that the question names: "how many days does it take on average
// from the report until it's finished" -> "what is the average number of days between reported on
// and finished on".
#pragma once
#include "agent/engine/rewrite/reworded_question.h"

namespace ask::engine {

void rewrite_named_spans(WordSequence& words, const RewriteContext& context);

}  // namespace ask::engine
