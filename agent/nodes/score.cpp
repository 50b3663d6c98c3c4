// Scores the query that has run on seven dimensions, before the judge sees its rows.
#include <algorithm>

#include "agent/check/checked_sql.h"
#include "agent/check/from_settings.h"
#include "agent/db/connection/sqlite_build.h"
#include "agent/nodes/detail.h"
#include "agent/nodes/nodes.h"
#include "agent/score/card_json.h"
#include "agent/score/second.h"

namespace ask::nodes {
namespace {

// Above this time for the first query, no second query is run for comparison.
constexpr double kQuickMs = 200;
constexpr int64_t kMostMs = 1000;  // time limit of the second query

// The rows of the second draft, for comparison with `rows`. Nullopt if it cannot run, is truncated,
// or would cost too much time.
std::optional<ResultSet> rows_beside(State& state, const ResultSet& rows,
                                     const reason::Draft& draft) {
  const auto limits = run_limits(state.settings);
  const auto rules = check_rules(state.settings);
  if (!limits || !rules || limits->by_thread || db::lacks_progress_handler()) return std::nullopt;
  if (rows.truncated() || rows.ms > kQuickMs) return std::nullopt;
  const auto check = state.services.checker.check(draft.statement, state.snapshot->catalog, *rules);
  if (!check) return std::nullopt;
  db::RunLimits bounded = *limits;
  bounded.timeout_ms =  // 0: no limit
      limits->timeout_ms == 0 ? kMostMs : std::min(limits->timeout_ms, kMostMs);
  auto other = run_checked(state.services.db, draft.statement.text(), *check, bounded);
  if (!other || other->truncated()) return std::nullopt;
  return std::move(*other);
}

// True also if that is unknown.
bool reads_private(State& state, const reason::Draft& draft) {
  const auto rules = check_rules(state.settings);
  if (!rules) return true;
  const auto check = state.services.checker.check(draft.statement, state.snapshot->catalog, *rules);
  return !check || check->reads_private;
}

// Compares the attempt with a second reasoner's draft for the same task: by rows, or by tables if
// the rows are not available. A contradicting draft is kept for the judge.
void read_again(State& state, Attempt& attempt) {
  const auto draft = state.services.reasoner.second_reading(state.ask(), state.task().task);
  if (!draft) return;
  auto other = rows_beside(state, *attempt.result, *draft);
  if (!other && !score::reads_other_tables(attempt.draft.statement, draft->statement)) return;
  const bool same = other && score::says_the_same(*attempt.result, attempt.draft.statement, *other,
                                                  draft->statement);
  attempt.second = score::SecondReading{same, draft->confidence};
  if (same) return;
  const bool withheld = reads_private(state, *draft) || (other && other->withheld);
  attempt.other = reason::OtherReading{draft->statement.text(), std::move(other), withheld};
}

}  // namespace

Outcome score(State& state, StepReport& report) {
  const auto weights = score_weights(state.settings);
  if (!weights) return state.fail(weights.error());
  Attempt& attempt = state.task().last();
  read_again(state, attempt);
  attempt.card = score::score(state.evidence(attempt), *weights);
  report.sql = attempt.draft.statement.text();
  report.score = attempt.card->overall;
  set_detail(report, [&] { return score::to_json(*attempt.card); });
  return Outcome::kOk;
}

}  // namespace ask::nodes
