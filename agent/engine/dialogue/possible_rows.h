// Rows that there can be: not both those that were never shown and how often each was.
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "and which was shown the most?" after the films that were never shown: of all films. Nullopt: of
// the rows before there can be none.
RuleResult of_possible_rows(RuleResult found);

}  // namespace ask::engine::dialogue
