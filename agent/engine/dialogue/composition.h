// The last way to read a follow-up: what it says by itself, composed with the question before it.
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// Rows of another table that belong to the rows before in one way, their number, or a number of
// these rows. Nullopt: a word says more, or there are several ways.
RuleResult composed(const Turn& turn);

}  // namespace ask::engine::dialogue
