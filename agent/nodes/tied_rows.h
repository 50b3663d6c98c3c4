// "Which customer has the most orders?" asks for one row; where several share the place, all of
// them are told.
#pragma once
#include <optional>

#include "agent/db/run/runner.h"
#include "agent/nodes/state.h"

namespace ask {

// Every row that shares the place of the attempt's only one, checked and run under the same rules;
// nothing when there is no other, or when they cannot be had.
// REQUIRES: the attempt has a result.
std::optional<ResultSet> tied_rows(State& state, const Attempt& attempt,
                                   const db::RunLimits& limits);

}  // namespace ask
