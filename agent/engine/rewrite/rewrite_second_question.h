// Second questions about the row that the first one finds: "the biggest fee, who was it for" ->
// "who has the biggest fee" with QueryShape::with_measure, "our oldest shop and when did it open"
// -> "our oldest shop" with QueryShape::when.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// Second questions: "biggest order, who was it from" -> "who has the biggest order" with
// QueryShape::with_measure. True if there is one. `figures` for those about the row's own figure or
// date only.
bool extract_second_question(WordSequence& words, bool figures, QueryShape& shape);

}  // namespace ask::engine
