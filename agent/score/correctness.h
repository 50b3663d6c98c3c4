// Correctness: measured against gold rows if there are any, else estimated.
#pragma once
#include "agent/score/card.h"

namespace ask::score {

// With gold: 1 if the rows are the same, else Comparison::match.
// Without: the mean of the judge's relevance and confidence, at most the relevance; without a judge
// .5, less if there are no rows or no values. An independent answer with the same rows raises the
// score by its confidence times what is missing to 1; one with other rows lowers it by up to half.
Scored correctness(const Evidence& evidence);

// With gold: Comparison::semantic. Without: the judge's relevance, else the same as `correctness`.
Scored semantic_accuracy(const Evidence& evidence, const Scored& correctness);

}  // namespace ask::score
