// A follow-up with the name of some stored row in place of its pronoun, as a question that is read
// alone: "since when have they been with us?" after volunteers as "since when has Jan Smit been
// with us?". What it asks of the row that has this name is then asked of the rows before.
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

RuleResult ask_with_name(const Turn& turn);

}  // namespace ask::engine::dialogue
