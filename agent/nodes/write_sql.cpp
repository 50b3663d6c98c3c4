// Asks the reasoner for the SELECT of the current task, with feedback on a retry. The reasoner may
// ask for tool calls first.
#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/nodes/detail.h"
#include "agent/nodes/nodes.h"
#include "agent/nodes/write_request.h"
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

// The query tree of the draft, or null: SQL that is too large, or that is none.
Detail tree_of(const std::string& sql) {
  constexpr size_t kMostShown = 20'000;
  const auto query = sql.size() <= kMostShown && text::valid_utf8(sql) ? sql::parse(sql) : Error{};
  return query ? parsed_json(sql::to_json(*query)) : Detail();
}

// With several tasks, one without data is given up and noted; the others are still answered.
Outcome not_written(State& state, const Error& error) {
  TaskState& task = state.task();
  set_detail(state, [&] {
    Detail why = {{"code", name(error.code)}, {"error", error.message}};
    return error.code == Code::kCannotAnswer ? with_provenance(state, std::move(why)) : why;
  });
  if (lacks_data(error.code) && state.tasks.size() > 1) {
    Attempt attempt;
    attempt.number = static_cast<int>(task.attempts.size()) + 1;
    attempt.error = error;
    task.attempts.push_back(std::move(attempt));
    state.user_notes.push_back(
        fmt::format("no_datasource: {}: {}", task.task.description, error.message));
    return Outcome::kGiveUp;
  }
  if (task.attempts.empty() || !facts(error.code).retryable) return state.fail(error);
  return Outcome::kGiveUp;
}

// True if the task is untouched and all its dependencies are over.
bool is_due(const State& state, const TaskState& task) {
  if (task.over || task.ahead || !task.attempts.empty() || !task.turns.empty()) return false;
  return std::all_of(state.tasks.begin(), state.tasks.end(), [&](const TaskState& other) {
    const auto& needs = task.task.depends_on;
    return other.over || std::find(needs.begin(), needs.end(), other.task.id) == needs.end();
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
  if (due.size() < 2) return Done{};
  std::vector<reason::WriteRequest> requests;
  for (const TaskState* task : due) {
    auto request = write_request(state, *task);
    if (!request) return request.error();
    requests.push_back(std::move(*request));
  }
  state.services.reasoner.prefetch_drafts(state.ask(), requests);
  return Done{};
}

}  // namespace

Outcome write_sql(State& state) {
  if (auto sent = prefetch_drafts(state); !sent) return state.fail(sent.error());
  TaskState& task = state.task();
  auto request = write_request(state, task);
  if (!request) return state.fail(request.error());
  request->feedback = state.feedback;
  auto draft = state.services.reasoner.write(state.ask(), *request);
  if (!draft) return not_written(state, draft.error());
  if (!draft->tools.empty()) {
    task.turns.push_back({std::move(draft->reasoning), std::move(draft->tools), {}});
    set_detail(state, [&] { return Detail{{"calls", task.turns.back().uses.size()}}; });
    return Outcome::kTools;
  }
  Attempt attempt;
  attempt.number = static_cast<int>(task.attempts.size()) + 1;
  attempt.draft = std::move(*draft);
  state.report.sql = attempt.draft.sql;
  state.report.score = attempt.draft.confidence;
  set_detail(state, [&] {
    return with_provenance(state, {{"reading", attempt.draft.reading},
                                   {"reasoning", attempt.draft.reasoning},
                                   {"confidence", attempt.draft.confidence},
                                   {"level", name(attempt.draft.level)},
                                   {"unexplained", attempt.draft.unexplained},
                                   {"tree", tree_of(attempt.draft.sql)}});
  });
  task.attempts.push_back(std::move(attempt));
  return Outcome::kOk;
}

}  // namespace ask::nodes
