// Follow-ups for the rows that have any of another kind, and for their number of each kind.
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "which of them have held an event?", "which of these were never used in a photo?"
RuleResult rows_with_others(const Turn& turn);
// "how many of them are there in each city?"
RuleResult count_of_them_by(const Turn& turn);

// "which local authorities are not among these?"
RuleResult kinds_not_among(const Turn& turn);

}  // namespace ask::engine::dialogue
