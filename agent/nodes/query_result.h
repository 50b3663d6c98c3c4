// The result of an attempt as a card shows it: its first rows, shape, score and name. For .cpp
// files only: includes the JSON library.
#pragma once
#include "agent/nodes/detail.h"

namespace ask::nodes {

// Keeps the result of the current task's `attempt` under a name (df_1), so that later tasks and
// questions can read it as a table; once for each task.
void keep_result(State& state, const Attempt& attempt);

// True if next_task will choose the last attempt when the task ends now.
bool is_best(const TaskState& task);

// Adds `task`, `columns`, `rows` (the first 20, as arrays of values; long texts are cut, and there
// are fewer rows if they come to more than about 100 KB), `rows_returned`, `truncated`, `notes`,
// `result_id`, and, once judged, `score`, `relevance`, `reasoning` and `dimensions`. Values that
// are not there yet are null.
void describe_result(Detail& detail, const State& state, const Attempt& attempt);

}  // namespace ask::nodes
