// Detects a draft that answers a question about data without reading any.
#pragma once
#include <optional>
#include <string>

#include "agent/check/checker.h"
#include "agent/nodes/state.h"

namespace ask {

// Set if the draft for the current task reads no table; an error if it is refused for that.
// Accepted are: a task that depends on earlier ones may use their values as literals; SELECT NULL
// is how a model declines a change; arithmetic may need no table.
std::optional<sql::Finding> without_table(const State& state, const reason::Draft& draft);

}  // namespace ask
