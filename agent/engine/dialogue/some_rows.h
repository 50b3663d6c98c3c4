// What is asked of some of the rows, which the follow-up names by "ones": "who are the Spanish
// ones?".
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// Reads first which rows are meant ("only the Spanish ones"), then what is asked of them ("who are
// they").
RuleResult ask_about_some(const Turn& turn);

}  // namespace ask::engine::dialogue
