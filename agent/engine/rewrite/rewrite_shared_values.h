// Rows that have something in common: "members who share a surname", "teams with the same stadium".
#pragma once
#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/rewrite/reworded_question.h"

namespace ask::engine {

// Takes the words out, and adds the state of the rows to the shape.
void take_shared_values(WordSequence& words, const RewriteContext& context, QueryShape& shape);

}  // namespace ask::engine
