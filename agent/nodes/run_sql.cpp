// Runs the checked SELECT under limits. With trial_rows, a trial run reads the first rows for the
// judge, and the full run follows when the task is over; it is skipped if the trial already
// returned every row.
#include <fmt/format.h>

#include <algorithm>

#include "agent/check/checked_sql.h"
#include "agent/check/from_settings.h"
#include "agent/nodes/nodes.h"
#include "agent/nodes/query_result.h"
#include "agent/nodes/tied_rows.h"

namespace ask::nodes {
namespace {

// `ended`: no judge follows, so the task has ended.
void report_rows(State& state, StepReport& report, const Attempt& attempt, bool ended) {
  if (ended) keep_result(state, attempt);
  report.rows = static_cast<int64_t>(attempt.result->rows.size());
  set_detail(report, [&] {
    Detail detail = {{"bytes", attempt.result->bytes}};
    describe_result(detail, state, attempt);
    return detail;
  });
}

void report_error(State& state, StepReport& report, const Error& error) {
  set_detail(report, [&] {
    return Detail{{"task", state.task().task.description},
                  {"code", name(error.code)},
                  {"message", error.message}};
  });
}

// A query of a report may not use up the time in which the other sections are worded.
void end_in_time(const State& state, db::RunLimits& limits) {
  if (state.goal != Goal::kReport || state.sections_until.at == Clock::time_point::max()) return;
  const double left = milliseconds(state.sections_until.at - state.services.now());
  const auto most = std::max<int64_t>(1, static_cast<int64_t>(left));
  if (limits.timeout_ms == 0 || limits.timeout_ms > most) limits.timeout_ms = most;
}

// The full run after a trial. If it fails, the rows of the trial remain the result.
Outcome run_the_rest(State& state, StepReport& report, Attempt& attempt,
                     const db::RunLimits& limits) {
  attempt.trial = false;
  report.sql = attempt.draft.statement.text();
  auto result = run_checked(state.services.db, attempt.executable().text(), attempt.check, limits);
  if (result) {
    attempt.result = std::move(*result);
    report_rows(state, report, attempt, true);
    return Outcome::kCompleted;
  }
  report_error(state, report, result.error());
  if (!facts(result.error().code).retryable && state.goal != Goal::kReport)
    return state.fail(result.error());
  attempt.rest_failed = true;
  state.remarks.add(Audience::kUser,
                    fmt::format("only the first {} rows: {}", attempt.result->rows.size(),
                                result.error().message));
  return Outcome::kCompleted;
}

// The schema changed while the question was being processed: refresh and check again.
Outcome check_again(State& state) {
  const auto mismatch = schema_mismatch(state.settings);
  if (!mismatch) return state.fail(mismatch.error());
  if (*mismatch == sql::SchemaMismatch::kFail)
    return state.fail(Code::kSchemaChanged,
                      "the schema changed while the question was worked on "
                      "(schema_mismatch=fail); ask again");
  if (const auto fresh = state.refresh_schema(); !fresh) return state.fail(fresh.error());
  if (*mismatch == sql::SchemaMismatch::kWarn)
    state.remarks.add(Audience::kTrace, "the schema changed while the question was worked on");
  state.task().last().error.reset();
  return Outcome::kStale;
}

}  // namespace

Outcome run_sql(State& state, StepReport& report) {
  auto limits = run_limits(state.settings);
  if (!limits) return state.fail(limits.error());
  end_in_time(state, *limits);
  const auto trial_rows = state.settings.integer(Setting::kTrialRows);
  if (!trial_rows) return state.fail(trial_rows.error());
  TaskState& task = state.task();
  if (task.over) return run_the_rest(state, report, task.attempts[*task.best], *limits);

  Attempt& attempt = task.last();
  report.sql = attempt.draft.statement.text();
  db::RunLimits first = *limits;
  const bool on_trial = *trial_rows > 0 && *trial_rows < first.max_rows && !state.sql_is_given();
  if (on_trial) first.max_rows = *trial_rows;
  auto result = run_checked(state.services.db, attempt.executable().text(), attempt.check, first,
                            state.services.checker.take_compiled(attempt.executable().text()));
  if (!result) {
    attempt.error = result.error();
    report_error(state, report, *attempt.error);
    if (attempt.error->code == Code::kSchemaChanged) return check_again(state);
    const bool may_go_on = facts(attempt.error->code).retryable;
    if (may_go_on && state.combines()) return Outcome::kGiveUp;
    if (may_go_on && !state.sql_is_given() && state.hides_failure(attempt)) return Outcome::kGiveUp;
    if (!may_go_on || state.sql_is_given()) return state.fail_task(*attempt.error);
    return Outcome::kRetry;
  }
  result->withheld = result->withheld || attempt.withheld;
  attempt.trial = on_trial && result->row_cut;
  attempt.result = std::move(*result);
  if (!attempt.trial) look_at_first_place(state, attempt, first);
  report_rows(state, report, attempt, state.sql_is_given());
  return state.sql_is_given() ? Outcome::kTyped : Outcome::kOk;
}

}  // namespace ask::nodes
