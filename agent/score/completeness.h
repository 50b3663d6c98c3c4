// Are there rows, all of them, with values?
#pragma once
#include "agent/score/card.h"

namespace ask::score {

// There are rows, and all that stands in them is NULL.
bool holds_no_value(const ResultSet& result);

// 1, less .2 without rows, .1 when the result was cut, .05 when a column holds nothing but NULL.
// That there are rows makes up for none of it: a cut result is never complete.
// `trial`: only the first rows were asked for, and the rest is there to be had.
Scored completeness(const ResultSet* result, bool trial = false);

}  // namespace ask::score
