// Closes the current task and selects the next one. The best attempt of a task counts, not the
// last.
#include <fmt/format.h>

#include "agent/common/contains.h"
#include "agent/nodes/nodes.h"
#include "agent/nodes/query_result.h"

namespace ask::nodes {
namespace {

void close(TaskState& task, bool passed) {
  task.over = true;
  for (size_t i = 0; i < task.attempts.size(); ++i)
    if (!task.best || task.attempts[i].worth() > task.attempts[*task.best].worth()) task.best = i;
  if (passed && !task.attempts.empty()) task.best = task.attempts.size() - 1;
  task.degraded = !passed;
}

bool passed(const TaskState& task) {
  if (task.attempts.empty()) return false;
  const Attempt& last = task.attempts.back();
  return last.result && !last.error;
}

// True if the task that has just ended has only the rows of a trial run.
bool is_trial(const State& state) {
  if (state.current >= state.tasks.size()) return false;
  const Attempt* chosen = state.tasks[state.current].chosen();
  return chosen && chosen->trial;
}

// The first finished dependency of `task` without data, or null.
const TaskState* without_data(const State& state, const TaskState& task) {
  for (const TaskState& other : state.tasks) {
    const auto& needs = task.task.depends_on;
    const bool needed = contains(needs, other.task.id);
    if (!needed || !other.over || other.answered() || other.attempts.empty()) continue;
    const auto& error = other.attempts.back().error;
    if (error && lacks_data(error->code)) return &other;
  }
  return nullptr;
}

// Closes tasks whose dependency has no data, without running them. Tasks are in topological order,
// so one pass suffices.
void close_for_want_of_data(State& state) {
  for (TaskState& task : state.tasks) {
    const TaskState* missing = task.over ? nullptr : without_data(state, task);
    if (!missing) continue;
    Attempt unrun;
    unrun.error = Error{missing->attempts.back().error->code,
                        fmt::format("{} has no data", missing->task.description)};
    task.attempts.push_back(std::move(unrun));
    close(task, false);
    state.remarks.add(Audience::kUser,
                      fmt::format("not answered: {}, since {}", task.task.description,
                                  task.attempts.back().error->message));
  }
}

// No section of a report is begun when its time is over.
void close_late_sections(State& state) {
  if (state.goal != Goal::kReport || !state.sections_until.passed(state.services.now())) return;
  for (TaskState& task : state.tasks) {
    if (task.over) continue;
    task.attempts.emplace_back().error =
        Error{Code::kPipelineTimeout, "not run: no time was left (total_timeout_ms)"};
    close(task, false);
  }
}

}  // namespace

Outcome next_task(State& state, StepReport& report) {
  state.feedback.reset();
  if (state.current < state.tasks.size() && !state.task().attempts.empty() && !state.task().over)
    close(state.task(), passed(state.task()));
  if (is_trial(state)) return Outcome::kTrial;
  if (state.current < state.tasks.size() && state.task().over && state.task().chosen())
    keep_result(state, *state.task().chosen());
  close_for_want_of_data(state);
  close_late_sections(state);
  for (size_t i = 0; i < state.tasks.size(); ++i) {
    if (state.tasks[i].over) continue;
    state.current = i;
    TaskState& task = state.task();
    set_detail(report, [&] { return Detail{{"task", task.task.description}}; });
    if (task.task.statement.text().empty()) return Outcome::kMore;
    Attempt given;
    given.draft.statement = task.task.statement;
    given.draft.confidence = task.task.confidence;
    given.draft.level = reason::Level::kSure;
    task.attempts.push_back(std::move(given));
    return Outcome::kTyped;
  }
  return state.plan.parts ? Outcome::kParts : Outcome::kNone;
}

}  // namespace ask::nodes
