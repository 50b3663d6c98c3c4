// Runs the one statement that changes data or schema (mode=write). The result is not judged: a
// retry would make the change twice.
#include "agent/db/run/run_change.h"

#include <fmt/format.h>

#include "agent/check/from_settings.h"
#include "agent/nodes/nodes.h"
#include "agent/nodes/query_result.h"

namespace ask::nodes {
namespace {

// Only a note: the caller may still insert the missing row before COMMIT.
void note_unsatisfied_key(const db::Written& written, State& state) {
  if (!written.unsatisfied_key) return;
  const std::string_view what =
      written.unsatisfied_before ? "a deferred foreign key of this transaction is not satisfied"
      : written.result.undone    ? "it would leave a deferred foreign key unsatisfied"
                                 : "a deferred foreign key is not satisfied after this change";
  state.remarks.add(Audience::kUser,
                    fmt::format("{}: COMMIT fails until the row that it refers to is there", what));
}

}  // namespace

Outcome run_change(State& state, StepReport& report) {
  auto limits = run_limits(state.settings);
  if (!limits) return state.fail(limits.error());
  const auto dry = state.settings.text(Setting::kDryRun);
  if (!dry) return state.fail(dry.error());
  Attempt& attempt = state.task().last();
  limits->bounds = attempt.check.bounds;
  report.sql = attempt.draft.statement.text();
  auto result = db::write(state.services.db, attempt.executable().text(), *limits, *dry == "on",
                          attempt.check.version);
  if (!result) {
    attempt.error = result.error();
    // SQLite's message about a constraint may name hidden tables or columns.
    if (state.snapshot->catalog.restricted && attempt.error->code == Code::kExecutionError)
      attempt.error->message = "the change was refused by the database and taken back";
    set_detail(report, [&] {
      return Detail{{"code", name(attempt.error->code)}, {"message", attempt.error->message}};
    });
    if (!facts(attempt.error->code).retryable || state.sql_is_given() ||
        state.hides_failure(attempt))
      return state.fail(*attempt.error);
    return Outcome::kRetry;
  }
  note_unsatisfied_key(*result, state);
  attempt.result = std::move(result->result);
  attempt.result->withheld = attempt.check.reads_private;
  report.rows = static_cast<int64_t>(attempt.result->rows.size());
  set_detail(report, [&] {
    Detail detail = {{"changed", attempt.result->changed}, {"dry_run", attempt.result->undone}};
    describe_result(detail, state, attempt);
    return detail;
  });
  return Outcome::kOk;
}

}  // namespace ask::nodes
