// Differences of two columns that the previous question compared: "by how much?".
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "by how much?" after jobs that cost more than their quote: each row with the difference.
RuleResult gap_of_compared(const Turn& turn);

}  // namespace ask::engine::dialogue
