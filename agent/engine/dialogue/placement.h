// Whether what a follow-up says is in the query that was made of it.
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// True if the tables, columns and stored values that it names are in the query, and its numbers,
// and if "each", "last" and "not" have their effect there. `whole`: it was read together with the
// question before, so that a word may name something and be a verb: "make".
bool is_placed(const Turn& turn, const FollowUp& found, bool whole = false);
// True if the first rows are those by a date of other rows, which the follow-up does not name: the
// oldest donations by when their campaigns began.
bool orders_by_other_date(const Turn& turn, const QueryBlock& block);

}  // namespace ask::engine::dialogue
