// Binds a value of the question to the column that stores it, in its stored spelling.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// True if each output row has a single value of the column: an artist has one home country.
bool has_one_value(const GroundingInput& input, const GroundingState& state, ColumnExpr column);

// Binds the column and the operand of "<column> is <value>". False if no column fits.
bool bind_value(const GroundingInput& input, GroundingState& state, const Filter& filter,
                PendingCondition& pending);

}  // namespace ask::engine
