// The date of what rows were ranked by: "for 2024 only" after the owners of the hives with the most
// honey.
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// Nothing but a date follows: those that are the first of that time.
RuleResult date_of_ranked(const Turn& turn);

}  // namespace ask::engine::dialogue
