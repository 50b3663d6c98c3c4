// Rewriting of questions for how long something takes or lasts, in the words of what happened:
// "how many days is a skip out on average, by town" -> "number of hires by town" with
// QueryShape::span, "guests who stayed for more than 7 nights" -> "guests with bookings" with a
// state of these.
#pragma once
#include "agent/engine/rewrite/reworded_question.h"

namespace ask::engine {

// False, with nothing changed, if no such thing is asked or it is not clear what is meant.
bool rewrite_spans(WordSequence& words, const RewriteContext& context, QueryShape& shape);

}  // namespace ask::engine
