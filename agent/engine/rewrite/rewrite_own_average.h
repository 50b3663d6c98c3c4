// Comparisons with the average of a row's own group: "staff paid more than the average for their
// trade" -> "staff paid more than the average" with QueryShape::own_group.
#pragma once
#include "agent/engine/rewrite/question_rewriter.h"

namespace ask::engine {

void rewrite_own_average(WordSequence& words, QueryShape& shape);

}  // namespace ask::engine
