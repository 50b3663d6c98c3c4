// What the writer of SQL is told of a task: earlier results, tools on offer, samples, kept results.
#pragma once
#include "agent/nodes/state.h"

namespace ask {

// For the first try at `task`, which must outlive the request. Errors: a setting, an interrupt.
Result<reason::WriteRequest> write_request(const State& state, const TaskState& task);

}  // namespace ask
