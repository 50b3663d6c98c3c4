// Movements: rows with one foreign key for their start and one for their end, both to the same
// table: "flights from Lisbon to Paris".
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// True if another filter has the value of the other end of a movement, in one of the same columns.
bool names_other_end(const GroundingInput& input, const Filter& filter);

// The column of the value read through the key of its end, if the question names both ends of a
// movement of the entity or of a mentioned table; else the column itself.
ColumnExpr movement_column(const GroundingInput& input, const GroundingState& state,
                           const Filter& filter, const Mention& held);

}  // namespace ask::engine
