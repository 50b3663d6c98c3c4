// Resolution of the column of a comparison, named or implied.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// The column of a comparison; invalid if there is none. Turns the operator of `c` around where the
// column runs the other way: "older than Bo Hay" of dates of birth.
ColumnExpr filter_column(const GroundingInput& input, GroundingState& state, const Filter& f,
                         Condition& c);

// True for a comparison with a stored value, that is, with the row which has it: "taller than Bo
// Hay".
bool compares_with_row(const Arcs& arcs, const Filter& filter);

}  // namespace ask::engine
