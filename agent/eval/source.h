// Where the tasks of ask_eval come from, and the rows of an earlier run.
#pragma once
#include <string_view>
#include <vector>

#include "agent/eval/record.h"
#include "agent/eval/task.h"
#include "agent/session.h"

namespace ask::eval {

// `from` is the first of these that fits: JSON (it begins with { or [), a table or view of the
// connection ("name" or "schema.name"), a library of tasks ("shop", "all"), a file of JSON Lines in
// the folder that ASK_TASKS_DIR names. Errors: none of them fits; whatever reading it finds.
Result<std::vector<Task>> find_tasks(Session& session, std::string_view from);

// The task rows that ask_eval gave before and somebody kept in a table.
// Errors: no such table, a column that is not there.
Result<std::vector<Record>> read_records(Session& session, std::string_view table);

// What an evaluation may fetch at once. Comparing needs whole results.
db::RunLimits whole_result(int64_t timeout_ms);

}  // namespace ask::eval
