// The people who work where the question is asked: "how many jobs did each of us do" -> "how many
// jobs did each employee do", where one table keeps them.
#pragma once
#include "agent/engine/rewrite/reworded_question.h"

namespace ask::engine {

void rewrite_own_staff(WordSequence& words, const RewriteContext& context);

}  // namespace ask::engine
