// Comparisons with the average of those that are asked for: "horses that cost us more at the vet
// than the average horse" -> "horses that cost us more than 0 at the vet in total" with
// QueryShape::than_average, where the 0 is a placeholder of the average.
#pragma once
#include "agent/engine/rewrite/reworded_question.h"
#include "agent/engine/rewrite/word_sequence.h"

namespace ask::engine {

void rewrite_average_bounds(WordSequence& words, const RewriteContext& context, QueryShape& shape);

}  // namespace ask::engine
