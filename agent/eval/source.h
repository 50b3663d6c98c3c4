// Loads the tasks of ask_eval, and the rows of an earlier run.
#pragma once
#include <string_view>
#include <vector>

#include "agent/eval/record.h"
#include "agent/eval/task.h"
#include "agent/session.h"

namespace ask::eval {

// `from` is the first of these that matches: JSON (starts with { or [), a table or view of the
// connection ("name" or "schema.name"), "taught" for the taught questions, a built-in task library
// ("shop", "all"), a JSON Lines file in the folder ASK_TASKS_DIR. Errors: no match; errors while
// reading the tasks.
Result<std::vector<Task>> find_tasks(Session& session, std::string_view from);

// The task rows of an earlier ask_eval run that were saved in a table.
// Errors: unknown table; missing column.
Result<std::vector<Record>> read_records(Session& session, std::string_view table);

// Run limits of an evaluation, high enough for whole results, which a comparison needs.
db::RunLimits whole_result(int64_t timeout_ms);

}  // namespace ask::eval
