// Others of the kind that the previous question named: "what else does she host?".
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "what else does she host?", "is she on any other shows?" after who hosts a show: the other rows
// of the kind of that show which the people of the answer are linked with.
RuleResult others_of_people(const Turn& turn);
// True if others than the rows of the previous question are asked for.
bool asks_for_others(const Turn& turn);

}  // namespace ask::engine::dialogue
