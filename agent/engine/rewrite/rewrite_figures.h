// Questions for a figure in everyday wordings: "only count those that were done", "how much in tips
// did Ann and Ben each get", "tests per person", "what did we pay each contractor altogether",
// "what did the Rolleiflex go for".
#pragma once
#include "agent/engine/rewrite/reworded_question.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_figures(WordSequence& words, const RewriteContext& context,
                     const SchemaPhrases& phrases, QueryShape& shape);

}  // namespace ask::engine
