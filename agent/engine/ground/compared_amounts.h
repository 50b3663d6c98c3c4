// The column of a comparison with a number alone, "orders over 30", "loans between 100 and 500":
// the amount of the rows in whose values the number lies.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// The only amount of the rows that the number of the filter divides, else the one that is a total;
// invalid if there are none or several. REQUIRES: a range with a number.
ColumnExpr compared_amount(const GroundingInput& input, const GroundingState& state,
                           const Filter& filter);

// True if the rows have values on both sides of the number, or if it is not known.
bool divides_rows(const GroundingInput& input, const Filter& filter, ColumnExpr column);

}  // namespace ask::engine
