// Takes out of a question who met whom, on which side and how it ended: "how many matches did the
// Owls lose at home", "teams that never lost a home match", "games with both players".
#pragma once
#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/rewrite/reworded_question.h"

namespace ask::engine {

// Sets QueryShape::states and sides. Changes nothing where no table has two sides, and where more
// is said of them than this reads.
void take_meetings(WordSequence& words, const RewriteContext& context, QueryShape& shape);

}  // namespace ask::engine
