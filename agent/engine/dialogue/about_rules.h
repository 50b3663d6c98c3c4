// Follow-ups about the previous rows ("them"): which of them, what belongs to them, how many they
// have.
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// True if it begins with a noun phrase of other rows: "orders of those customers".
bool starts_with_rows(const Turn& turn);
// "which of them are electric?", "how many orders did they place?"
RuleResult ask_about_rows(const Turn& turn);

}  // namespace ask::engine::dialogue
