// How good is the query that has run? Seven dimensions, before anybody judges the rows.
#include "agent/bounds.h"
#include "agent/checked.h"
#include "agent/db/library.h"
#include "agent/nodes/nodes.h"
#include "agent/score/card_json.h"
#include "agent/score/second.h"

namespace ask::nodes {
namespace {

// A query that took longer than this is not worth running another one beside it.
constexpr double kQuickMs = 200;
constexpr int64_t kMostMs = 1000;  // that the other one may take

// The same task as another reads it, run and compared. Nothing when there is no other reading, or
// when finding out would cost more than it tells.
std::optional<score::SecondReading> second_reading(State& state, const Attempt& attempt) {
  const db::ResultSet& rows = *attempt.result;
  const auto limits = run_limits(state.settings);
  const auto rules = check_rules(state.settings);
  if (!limits || !rules || limits->timeout_ms == 0 || db::lacks_progress_handler())
    return std::nullopt;
  if (rows.truncated() || rows.ms > kQuickMs) return std::nullopt;
  const auto draft = state.services.reasoner.second_reading(state.ask(), state.task().task);
  if (!draft) return std::nullopt;
  const auto check = state.services.checker.check(draft->sql, state.snapshot->catalog, *rules);
  if (!check) return std::nullopt;
  db::RunLimits bounded = *limits;
  bounded.timeout_ms = std::min(bounded.timeout_ms, kMostMs);
  const auto other = run_checked(state.services.db, draft->sql, *check, bounded);
  if (!other || other->truncated()) return std::nullopt;
  return score::SecondReading{score::says_the_same(rows, attempt.draft.sql, *other, draft->sql),
                              draft->confidence};
}

}  // namespace

Outcome score(State& state) {
  const auto weights = score_weights(state.settings);
  if (!weights) return state.fail(weights.error());
  Attempt& attempt = state.task().last();
  attempt.second = second_reading(state, attempt);
  attempt.card = score::score(state.evidence(attempt), *weights);
  state.report.sql = attempt.draft.sql;
  state.report.score = attempt.card->overall;
  state.report.detail = json_text(score::to_json(*attempt.card));
  return Outcome::kOk;
}

}  // namespace ask::nodes
