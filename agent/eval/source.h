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
Result<std::vector<EvalTask>> find_tasks(Session& session, std::string_view from,
                                         int64_t timeout_ms);

// The task rows of an earlier ask_eval run that were saved in a table.
// Errors: unknown table; missing column.
Result<std::vector<Record>> read_records(Session& session, std::string_view table,
                                         int64_t timeout_ms);

// Run limits of an evaluation, high enough for whole results, which a comparison needs.
db::RunLimits whole_result(int64_t timeout_ms);
// The longest that one statement may run under these settings: query_timeout_ms, and no longer than
// a whole question. 0: no limit. Errors: those of the settings.
Result<int64_t> statement_timeout(const Settings& settings);

}  // namespace ask::eval
