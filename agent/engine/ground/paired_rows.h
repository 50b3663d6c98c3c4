// Conditions that no single row meets, since they are of different rows that belong to one: "who
// passed maths but failed physics", "who had both a crown and a filling in 2024".
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// True if no row meets both conditions.
bool contradicts(const ColumnFacts& facts, const PendingCondition& a, const PendingCondition& b);

// Where two conditions contradict one another on a table of which a row of the entity may have
// several rows, and stand on both sides of "and" or "but": each side becomes an IN of its own, with
// the other conditions on such tables that belong to it. Leaves alone what one set operator says.
void nest_sides(const GroundingInput& input, GroundingState& state,
                std::vector<PendingCondition>& outer);

}  // namespace ask::engine
