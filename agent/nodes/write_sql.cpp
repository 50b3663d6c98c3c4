// Asks the reasoner for the SELECT of the current task, with feedback on a retry. The reasoner may
// ask for tool calls first.
#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/nodes/detail.h"
#include "agent/nodes/nodes.h"
#include "agent/nodes/vote.h"
#include "agent/nodes/write_request.h"
#include "agent/reason/model/retry_guard.h"
#include "agent/sql/parse.h"
#include "agent/sql/tree_json.h"

namespace ask::nodes {
namespace {

// Adds the provenance of the draft or of the abstention.
Detail with_provenance(const State& state, Detail detail) {
  const TaskState& task = state.tasks[state.current];
  const std::string more = state.services.reasoner.provenance(state.ask(), task.task);
  if (!more.empty()) detail.update(parsed_json(more));
  return detail;
}

// The query tree of the draft, or null: SQL that is too large or cannot be parsed.
Detail tree_of(const reason::Draft& draft) {
  constexpr size_t kMostShown = 20'000;
  if (draft.statement.text().size() > kMostShown || !text::valid_utf8(draft.statement.text()))
    return {};
  const Result<sql::Query>& query = draft.statement.query();
  return query ? parsed_json(sql::to_json(*query)) : Detail();
}

// True if there are rows that can be worded without another call.
bool has_rows(const State& state) {
  return std::any_of(state.tasks.begin(), state.tasks.end(), [](const TaskState& task) {
    return std::any_of(task.attempts.begin(), task.attempts.end(),
                       [](const Attempt& attempt) { return attempt.result.has_value(); });
  });
}

// The current task has no SQL, for this reason.
void add_failure(TaskState& task, const Error& error) {
  Attempt attempt;
  attempt.number = static_cast<int>(task.attempts.size()) + 1;
  attempt.error = error;
  task.attempts.push_back(std::move(attempt));
}

// No call is left: rows that are there already are worded all the same.
Outcome no_call_left(State& state, const Error& error) {
  TaskState& task = state.task();
  const bool tried = std::any_of(task.attempts.begin(), task.attempts.end(),
                                 [](const Attempt& attempt) { return attempt.result.has_value(); });
  if (tried)
    state.remarks.add(Audience::kTrace, "not tried again: " + error.message);
  else
    add_failure(task, error);
  return Outcome::kGiveUp;
}

// With several tasks, one without data or without SQL is given up and noted; the others are still
// answered.
Outcome not_written(State& state, StepReport& report, const Error& error) {
  TaskState& task = state.task();
  set_detail(report, [&] {
    Detail why = {{"code", name(error.code)}, {"error", error.message}};
    return error.code == Code::kCannotAnswer ? with_provenance(state, std::move(why)) : why;
  });
  if (state.goal == Goal::kReport) {
    // The error of the attempt that ran is more specific than that there is no other draft.
    const bool another = !task.attempts.empty() && facts(error.code).retryable;
    return another ? Outcome::kGiveUp : state.fail_task(error);
  }
  const bool others = state.tasks.size() > 1;
  if (lacks_data(error.code) && others) {
    add_failure(task, error);
    state.remarks.add(Audience::kUser,
                      fmt::format("no_datasource: {}: {}", task.task.description, error.message));
    return Outcome::kGiveUp;
  }
  if (error.code == Code::kBudget && has_rows(state)) return no_call_left(state, error);
  if (!facts(error.code).retryable) return state.fail(error);
  if (task.attempts.empty() && !others) return state.fail(error);
  if (task.attempts.empty()) add_failure(task, error);
  return Outcome::kGiveUp;
}

// True if the task is untouched and all its dependencies are over.
bool is_due(const State& state, const TaskState& task) {
  if (task.over || task.ahead || !task.attempts.empty() || !task.turns.empty()) return false;
  return std::all_of(state.tasks.begin(), state.tasks.end(), [&](const TaskState& other) {
    const auto& needs = task.task.depends_on;
    return other.over || !contains(needs, other.task.id);
  });
}

// Sends the requests of all independent due tasks at once, so that the reasoner can work on them in
// parallel.
Status prefetch_drafts(State& state) {
  std::vector<TaskState*> due;
  if (!is_due(state, state.task())) return Done{};
  for (TaskState& task : state.tasks)
    if (is_due(state, task)) due.push_back(&task);
  for (TaskState* task : due) task->ahead = true;
  const auto number = drafts_wanted(state);
  if (!number) return number.error();
  if (due.size() < 2 || *number > 1) return Done{};
  std::vector<reason::WriteRequest> requests;
  for (const TaskState* task : due) {
    auto request = write_request(state, *task);
    if (!request) return request.error();
    requests.push_back(std::move(*request));
  }
  state.services.reasoner.prefetch_drafts(state.ask(), requests);
  return Done{};
}

// The writer answers the question by several tasks instead of one query.
Outcome split(State& state, StepReport& report, reason::Draft draft) {
  state.plan = {"multi-sequential", draft.confidence, std::move(draft.tasks)};
  state.tasks.clear();
  for (const reason::Task& task : state.plan.tasks) state.tasks.emplace_back().task = task;
  state.current = 0;
  report.score = state.plan.confidence;
  set_detail(report, [&] {
    return Detail{{"reasoning", draft.reasoning},
                  {"plan", parsed_json(reason::to_json(state.plan))}};
  });
  return Outcome::kMore;
}

Detail described(const Vote& vote) {
  Detail all = Detail::array();
  for (const VotedDraft& one : vote.candidates)
    all.push_back({{"sql", one.draft.statement.text()},
                   {"by", one.draft.by},
                   {"rows", one.rows ? Detail(one.rows->rows.size()) : Detail()},
                   {"votes", one.votes}});
  const auto agreement = vote.agreement();
  return {{"drafts", vote.written},
          {"agreement", agreement ? agreement->share() : 0},
          {"candidates", all}};
}

// Several drafts that vote by their rows. `detail`: how they voted.
Result<reason::Draft> voted(State& state, const reason::WriteRequest& request, size_t number,
                            Detail& detail) {
  auto drafts = state.services.reasoner.write_several(state.ask(), request, number);
  const auto usable = [](const auto& draft) { return draft && !draft->statement.text().empty(); };
  if (drafts.size() < 2 || std::none_of(drafts.begin(), drafts.end(), usable))
    return std::move(drafts.front());
  auto counted = vote(state, std::move(drafts));
  if (!counted) return counted.error();
  detail = described(*counted);
  reason::Draft out = std::move(counted->candidates[counted->winner].draft);
  out.agreement = counted->agreement();
  // Its draft is the last one and wins only alone.
  if (out.by == "builtin" && state.services.reasoner.name() != "builtin")
    out.stood_in =
        "the built-in engine stood in for the model to write SQL: no draft of the model runs";
  return out;
}

// True if feedback says that this SQL does not answer the question, whoever wrote it.
bool is_rejected(const State& state, const reason::Draft& draft) {
  return state.tasks.size() == 1 && reason::is_rejected(draft, state.rejected);
}

// A vote on the same SQL in an earlier attempt counts for this one.
void keep_agreement(const TaskState& task, reason::Draft& draft) {
  for (const Attempt& before : task.attempts)
    if (!draft.agreement && before.draft.agreement &&
        reason::same_sql(before.draft.statement, draft.statement))
      draft.agreement = before.draft.agreement;
}

void add_attempt(State& state, StepReport& report, reason::Draft draft, const Detail& votes) {
  TaskState& task = state.task();
  Attempt attempt;
  attempt.number = static_cast<int>(task.attempts.size()) + 1;
  attempt.draft = std::move(draft);
  report.sql = attempt.draft.statement.text();
  report.score = attempt.draft.confidence;
  set_detail(report, [&] {
    Detail detail = {
        {"reading", attempt.draft.reading},         {"reasoning", attempt.draft.reasoning},
        {"confidence", attempt.draft.confidence},   {"level", name(attempt.draft.level)},
        {"unexplained", attempt.draft.unexplained}, {"tree", tree_of(attempt.draft)}};
    if (!attempt.draft.by.empty()) detail["by"] = attempt.draft.by;
    if (!votes.is_null()) detail["vote"] = votes;
    return with_provenance(state, std::move(detail));
  });
  task.attempts.push_back(std::move(attempt));
}

}  // namespace

Outcome write_sql(State& state, StepReport& report) {
  if (auto sent = prefetch_drafts(state); !sent) return state.fail(sent.error());
  TaskState& task = state.task();
  auto request = write_request(state, task);
  if (!request) return state.fail(request.error());
  request->feedback = state.feedback;
  const auto number = drafts_wanted(state);
  if (!number) return state.fail(number.error());
  Detail votes;
  auto draft = *number > 1 ? voted(state, *request, *number, votes)
                           : state.services.reasoner.write(state.ask(), *request);
  if (!draft) return not_written(state, report, draft.error());
  if (!draft->tools.empty()) {
    task.turns.push_back({std::move(draft->reasoning), std::move(draft->tools), {}});
    set_detail(report, [&] { return Detail{{"calls", task.turns.back().uses.size()}}; });
    return Outcome::kTools;
  }
  if (request->may_split && !draft->tasks.empty()) return split(state, report, std::move(*draft));
  if (is_rejected(state, *draft))
    return not_written(state, report,
                       {task.attempts.empty() ? Code::kCannotAnswer : Code::kSqlGenFailed,
                        "cannot answer: what I would give was marked wrong for this question; "
                        "ask_teach teaches what is right"});
  keep_agreement(task, *draft);
  add_attempt(state, report, std::move(*draft), votes);
  return Outcome::kOk;
}

}  // namespace ask::nodes
