// Which outputs a follow-up shows in the end, and in which order.
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "no, I meant where she lives" after a phone number: in the place of what was shown beside the
// name of the row.
void correct_outputs(const Turn& turn, FollowUp& found);
// "show their ids and names": in that order, if nothing else is shown.
void order_outputs(const Turn& turn, FollowUp& found);

}  // namespace ask::engine::dialogue
