// Rewrites of phrases about the shape of the answer: "A vs B", "including those without", "more
// than the average", "of every". Each takes its phrase out of the question and sets a flag of
// QueryShape, and adjust/asked_shape.h gives the query that shape.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// Phrases about the shape of the answer: "A vs B" -> "A and B" with QueryShape::side_by_side.
void rewrite_shape(WordSequence& words, const SalesWords& sales, QueryShape& shape);

}  // namespace ask::engine
