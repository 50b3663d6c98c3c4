// Completeness: whether the result has rows, all of them, with values.
#pragma once
#include "agent/score/card.h"

namespace ask::score {

// True if there are rows and all their cells are NULL.
bool holds_no_value(const ResultSet& result);

// 1, less .2 without rows, .1 if the result was truncated, .05 if a column is all NULL. `trial`: a
// probe that requested only the first rows; these are not missing.
Scored completeness(const ResultSet* result, bool trial = false);

}  // namespace ask::score
