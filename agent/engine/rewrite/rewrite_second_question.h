// Second questions about the row that the first one finds: "the biggest fee, who was it for" ->
// "who has the biggest fee" with Shape::with_measure, "our oldest shop and when did it open" ->
// "our oldest shop" with Shape::when.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// Second questions: "biggest order, who was it from" -> "who has the biggest order" with
// Shape::with_measure. True if there is one.
bool name_second_question(WordSequence& words, Shape& shape);

}  // namespace ask::engine
