// The rows, once, under limits.
#include "agent/bounds.h"
#include "agent/common/json_text.h"
#include "agent/db/runner.h"
#include "agent/nodes/nodes.h"
#include "agent/reason/notes.h"

namespace ask::nodes {
Outcome run_sql(State& state) {
  const auto bounds = run_limits(state.settings);
  if (!bounds) return state.fail(bounds.error());
  Attempt& attempt = state.task().last();
  state.report.sql = attempt.draft.sql;
  auto result = db::run(state.services.db, attempt.draft.sql, *bounds);
  if (!result) {
    attempt.error = result.error();
    state.report.detail =
        json_text({{"code", name(attempt.error->code)}, {"message", attempt.error->message}});
    if (!facts(attempt.error->code).retryable || state.typed_sql) return state.fail(*attempt.error);
    return Outcome::kRetry;
  }
  attempt.result = std::move(*result);
  state.report.rows = static_cast<int64_t>(attempt.result->rows.size());
  state.report.detail = json_text({{"columns", attempt.result->columns},
                                   {"bytes", attempt.result->bytes},
                                   {"truncated", attempt.result->truncated()},
                                   {"query_ms", attempt.result->ms},
                                   {"notes", reason::notes(*attempt.result)}});
  return state.typed_sql ? Outcome::kTyped : Outcome::kOk;
}

}  // namespace ask::nodes
