// What else there is to say of a first place. Ties: "which customer has the most orders?" returns
// one row, but several customers may share the maximum.
#pragma once
#include <optional>

#include "agent/db/run/runner.h"
#include "agent/nodes/state.h"

namespace ask {

// All rows tied with the only row of the attempt's result, from draft.all_first, checked and run
// under the same rules. Nullopt without a tie, or if that statement fails. REQUIRES: the attempt
// has a result.
std::optional<ResultSet> tied_rows(State& state, const Attempt& attempt,
                                   const db::RunLimits& limits);
// The only row of the attempt's result with the measure that it is first by as a further column,
// from draft.measured, under the same rules. Nullopt without a measure, if that statement fails, or
// if it gives another row. REQUIRES: the attempt has a result.
std::optional<ResultSet> measured_row(State& state, const Attempt& attempt,
                                      const db::RunLimits& limits);

}  // namespace ask
