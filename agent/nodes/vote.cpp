#include "agent/nodes/vote.h"

#include <algorithm>

#include "agent/check/checked_sql.h"
#include "agent/check/from_settings.h"
#include "agent/db/connection/sqlite_build.h"
#include "agent/nodes/tableless_draft.h"
#include "agent/score/second.h"

namespace ask {
namespace {

constexpr int64_t kVoteMs = 2000;          // time limit of one candidate
constexpr int64_t kVoteBytes = 1'000'000;  // kept of its rows
constexpr int64_t kVoteDrafts = 3;         // that strategy=vote writes at least

// Nullopt if it may not run, or fails. Errors: kCancelled.
Result<std::optional<ResultSet>> candidate_rows(State& state, const reason::Draft& draft) {
  const std::optional<ResultSet> none;
  const auto limits = run_limits(state.settings);
  const auto rules = check_rules(state.settings);
  if (!limits || !rules || db::lacks_progress_handler()) return none;
  if (state.deadline.passed(Clock::now())) return none;
  const Services& services = state.services;
  const auto made = checked(draft.statement, state.snapshot->catalog, services.checker,
                            services.kept_results, *rules);
  if (!made && made.error().code == Code::kCancelled) return made.error();
  if (!made || !made->check.runnable || made->check.changes) return none;
  db::RunLimits bounded = *limits;
  bounded.timeout_ms =  // 0: no limit
      limits->timeout_ms == 0 ? kVoteMs : std::min(limits->timeout_ms, kVoteMs);
  bounded.max_bytes = std::min(bounded.max_bytes, kVoteBytes);
  auto rows = run_checked(services.db, made->statement.text(), made->check, bounded);
  if (!rows && rows.error().code == Code::kCancelled) return rows.error();
  if (!rows) return none;
  return std::optional(std::move(*rows));
}

bool is_refused(const State& state, const VotedDraft& one) {
  const auto nothing = without_table(state, one.draft);
  return nothing && nothing->severity >= Severity::kError;
}

// The second reading of the reasoner is one more candidate.
void add_second(State& state, Vote& out) {
  auto second = state.services.reasoner.second_reading(state.ask(), state.task().task);
  if (!second) return;
  out.candidates.push_back({std::move(*second), {}, 0});
  ++out.written;
}

// Drafts that would be refused do not vote, unless there is no other one.
void drop_refused(const State& state, Vote& out) {
  const auto refused = [&](const VotedDraft& one) { return is_refused(state, one); };
  if (!std::all_of(out.candidates.begin(), out.candidates.end(), refused))
    std::erase_if(out.candidates, refused);
}

// Runs the candidates from index `from` on. Errors: kCancelled.
Status run_candidates(State& state, std::vector<VotedDraft>& all, size_t from) {
  for (auto one = all.begin() + static_cast<ptrdiff_t>(from); one != all.end(); ++one) {
    const auto same = std::find_if(all.begin(), one, [&](const VotedDraft& other) {
      return other.draft.statement.text() == one->draft.statement.text();
    });
    if (same != one) {
      one->rows = same->rows;
      continue;
    }
    auto rows = candidate_rows(state, one->draft);
    if (!rows) return rows.error();
    one->rows = std::move(*rows);
  }
  return Done{};
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

std::optional<reason::Agreement> Vote::agreement() const {
  if (!candidates[winner].rows) return std::nullopt;
  return reason::Agreement{candidates[winner].votes, written};
}

Result<Vote> vote(State& state, std::vector<Result<reason::Draft>> drafts) {
  const auto share = state.settings.text(Setting::kShare);
  if (!share) return share.error();
  Vote out;
  out.written = drafts.size();
  for (auto& draft : drafts)
    if (draft && !draft->statement.text().empty())
      out.candidates.push_back({std::move(*draft), {}, 0});
  // Whether the engine has a reading may depend on stored values: where they may not be shown, not
  // even by the number of requests, it counts only beside a draft of the model that has run.
  const bool beside = *share == "schema";
  if (!beside) add_second(state, out);
  drop_refused(state, out);
  if (auto ran = run_candidates(state, out.candidates, 0); !ran) return ran.error();
  const bool any = std::any_of(out.candidates.begin(), out.candidates.end(),
                               [](const VotedDraft& one) { return one.rows.has_value(); });
  if (beside && any) {
    const size_t models = out.candidates.size();
    add_second(state, out);
    if (auto ran = run_candidates(state, out.candidates, models); !ran) return ran.error();
  }
  for (VotedDraft& one : out.candidates)
    for (const VotedDraft& other : out.candidates)
      one.votes += one.rows && other.rows &&
                   (&one == &other || score::says_the_same(*one.rows, one.draft.statement,
                                                           *other.rows, other.draft.statement));
  for (size_t i = 1; i < out.candidates.size(); ++i)
    if (out.candidates[i].votes > out.candidates[out.winner].votes) out.winner = i;
  return out;
}

}  // namespace ask
