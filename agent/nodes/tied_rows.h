// Remarks about a first place. Ties: "which customer has the most orders?" returns one row, but
// several customers may share the maximum.
#pragma once
#include "agent/db/run/runner.h"
#include "agent/nodes/state.h"

namespace ask {

// Sets attempt.measured, if the answer is to be worded, and attempt.tied from draft.measured and
// draft.all_first, checked and run under the same rules; nothing where a statement fails or gives
// other rows. Where rows are the goal, those of draft.all_first become the result, and it the
// statement. REQUIRES: the attempt has a result.
void look_at_first_place(State& state, Attempt& attempt, const db::RunLimits& limits);

}  // namespace ask
