// Takes phrases about the amounts of groups in their order, or as parts of a whole, out of the
// question: "members per month and the change on the month before" -> "members per month" with
// QueryShape::series. What stays is a question about the amounts of the groups.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// To be done before all other rewrites, which read these phrases otherwise.
void extract_series(WordSequence& words, QueryShape& shape);

// Takes the list of outputs off the end of a question that is understood without it: "Which parts
// are low? Show name and stock." False if there is none.
bool take_listed_outputs(WordSequence& words, QueryShape& shape);

}  // namespace ask::engine
