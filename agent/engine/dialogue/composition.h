// The last way to read a follow-up: what it says by itself, composed with the question before it.
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// What the engine makes of the follow-up with nouns for its pronouns, of the rows of the previous
// question: rows that belong to them, their number, or those that meet further conditions. Nullopt:
// there is none that says all, or several that differ in what they find.
RuleResult composed(const Turn& turn);

}  // namespace ask::engine::dialogue
