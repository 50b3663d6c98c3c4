// Whether the rows and numbers that a follow-up shows belong to the rows of the previous question,
// and whether the rows by which they do still last.
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// True unless they are reached by way of other rows than those that refer to the rows of the
// previous question, or are chosen as the first of all rows.
bool reaches_rows(const Turn& turn, const FollowUp& found);
// "who has them now?": of the rows that are joined only those that have not ended.
void keep_unended(const Turn& turn, FollowUp& found);

}  // namespace ask::engine::dialogue
