// Does it give what was asked for? Against gold rows this is measured, else it is weighed.
#pragma once
#include "agent/score/card.h"

namespace ask::score {

// With gold: 1 when the rows are the same, else how much of them was found (compare.h).
// Without: what a judge says, never more than the relevance it sees; else one half, less where no
// row or no value came back. Another reading with the same rows raises it by as much of what is
// missing as that reading is sure of itself; other rows lower it by up to a half.
Scored correctness(const Evidence& evidence);

// With gold: cells, means, NULLs and types compared. Without: the relevance that a judge sees, else
// the same as correctness.
Scored semantic_accuracy(const Evidence& evidence, const Scored& correctness);

}  // namespace ask::score
