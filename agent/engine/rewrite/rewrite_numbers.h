// Several numbers that one question asks for: "how many loans last year and how many of them are
// overdue", "how many pubs and how many shops", "total and average price". All but the first are
// taken out and added to the query of the first (adjust/numbers_beside.h, further_outputs.h).
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// Several numbers: "how many A and how many B" into QueryShape::numbers, "total and average price"
// into QueryShape::further.
void extract_numbers(WordSequence& words, QueryShape& shape);

void extract_aggregates(WordSequence& words, QueryShape& shape);

}  // namespace ask::engine
