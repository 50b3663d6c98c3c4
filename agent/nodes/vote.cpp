#include "agent/nodes/vote.h"

#include <algorithm>

#include "agent/check/checked_sql.h"
#include "agent/check/from_settings.h"
#include "agent/db/connection/sqlite_build.h"
#include "agent/score/second.h"

namespace ask {
namespace {

constexpr int64_t kVoteMs = 2000;   // time limit of one candidate
constexpr int64_t kVoteDrafts = 3;  // that strategy=vote writes at least

std::optional<ResultSet> candidate_rows(State& state, const std::string& sql) {
  const auto limits = run_limits(state.settings);
  const auto rules = check_rules(state.settings);
  if (!limits || !rules || db::lacks_progress_handler()) return std::nullopt;
  const Services& services = state.services;
  const auto made =
      checked(sql, state.snapshot->catalog, services.checker, services.kept_results, *rules);
  if (!made || !made->check.runnable || made->check.changes) return std::nullopt;
  db::RunLimits bounded = *limits;
  bounded.timeout_ms = bounded.timeout_ms > 0 ? std::min(bounded.timeout_ms, kVoteMs) : kVoteMs;
  auto rows = run_checked(services.db, made->sql, made->check, bounded);
  if (!rows) return std::nullopt;
  return std::move(*rows);
}

}  // namespace

Result<size_t> drafts_wanted(const State& state) {
  const auto number = state.settings.integer(Setting::kCandidates);
  if (!number) return number.error();
  const auto strategy = state.settings.text(Setting::kStrategy);
  if (!strategy) return strategy.error();
  const TaskState& task = state.tasks[state.current];
  const bool first = !state.feedback && task.attempts.empty() && task.turns.empty();
  if (!first || state.change || stops_before_running(state.goal)) return size_t{1};
  return static_cast<size_t>(*strategy == "vote" ? std::max(*number, kVoteDrafts) : *number);
}

double Vote::agreement() const {
  if (written == 0 || !candidates[winner].rows) return 0;
  return static_cast<double>(candidates[winner].votes) / static_cast<double>(written);
}

Vote vote(State& state, std::vector<Result<reason::Draft>> drafts) {
  Vote out;
  out.written = drafts.size();
  for (auto& draft : drafts)
    if (draft && !draft->sql.empty()) out.candidates.push_back({std::move(*draft), {}, 0});
  if (auto second = state.services.reasoner.second_reading(state.ask(), state.task().task)) {
    out.candidates.push_back({std::move(*second), {}, 0});
    ++out.written;
  }
  for (size_t i = 0; i < out.candidates.size(); ++i) {
    const std::string& sql = out.candidates[i].draft.sql;
    const auto same = std::find_if(out.candidates.begin(), out.candidates.begin() + i,
                                   [&](const Candidate& c) { return c.draft.sql == sql; });
    out.candidates[i].rows =
        same == out.candidates.begin() + i ? candidate_rows(state, sql) : same->rows;
  }
  for (Candidate& one : out.candidates)
    for (const Candidate& other : out.candidates)
      one.votes += one.rows && other.rows &&
                   (&one == &other ||
                    score::says_the_same(*one.rows, one.draft.sql, *other.rows, other.draft.sql));
  for (size_t i = 1; i < out.candidates.size(); ++i)
    if (out.candidates[i].votes > out.candidates[out.winner].votes) out.winner = i;
  return out;
}

}  // namespace ask
