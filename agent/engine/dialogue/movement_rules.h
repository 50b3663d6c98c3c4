// Other ends of a movement: "from Hamburg to Paris" after "flights from Berlin to Rome".
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "from Hamburg to Paris" after "flights from Berlin to Rome", or one end of the two: the ends of a
// movement that the rows refer to by a key for each.
RuleResult replace_movement(const Turn& turn);
// "and to Bristol?" after moves from there, where a column has each end.
RuleResult replace_direction(const Turn& turn);
// True if another end of a movement is named, but not by which key rows refer to it.
bool moves_unread(const Turn& turn);

}  // namespace ask::engine::dialogue
