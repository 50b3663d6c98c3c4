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

// It has all conditions of the previous question, and others.
bool chooses_further(const Turn& turn, const QueryBlock& block);
// "how many of their orders are completed?" after customers with more than 2 orders: of these
// customers, and not of those with more than 2 completed ones.
void keep_chosen_groups(const Turn& turn, FollowUp& found);

}  // namespace ask::engine::dialogue
