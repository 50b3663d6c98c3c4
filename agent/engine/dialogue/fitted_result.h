// What a follow-up was read as, made to fit the rows, units and words of the two questions.
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// Nullopt: it is not what was asked.
RuleResult fitted(const Turn& turn, RuleResult found);

}  // namespace ask::engine::dialogue
