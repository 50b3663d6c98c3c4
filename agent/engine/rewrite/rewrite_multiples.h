// Rewriting of multiples of what rows are compared with: "more than twice the average" -> "more
// than the average", "at least three times as long as Ann" -> "longer than Ann", with
// QueryShape::times.
#pragma once
#include "agent/engine/rewrite/question_rewriter.h"

namespace ask::engine {

void rewrite_multiples(WordSequence& words, QueryShape& shape);

}  // namespace ask::engine
