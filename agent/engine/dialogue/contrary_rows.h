// Parts of the previous question that a further restriction would contradict.
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "show me its female students" after the biggest major: other rows than those of the groups.
bool asks_for_owned(const Turn& turn);
// "the same for Rome" after the shops of the city with the most: that city, which the condition
// takes the place of.
void drop_first_row(const Turn& turn, const Condition& now, QueryBlock& block);
// "and the active ones?" after those that are finished: in the place of that state, though another
// column has it.
bool contrasts_state(const Turn& turn, const QueryBlock& own);

}  // namespace ask::engine::dialogue
