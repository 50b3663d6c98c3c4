// Builds the request to the SQL writer: earlier results, tools on offer, sample rows, kept results.
#pragma once
#include "agent/nodes/state.h"

namespace ask {

// The request for `task` without feedback. It refers to `task`, which must outlive it. Errors: an
// invalid setting, an interrupt.
Result<reason::WriteRequest> write_request(const State& state, const TaskState& task);

}  // namespace ask
