// The SELECT for the task at work; on a retry with what was wrong with the last one.
#include <algorithm>

#include "agent/common/json_text.h"
#include "agent/nodes/nodes.h"

namespace ask::nodes {

namespace {

std::vector<reason::TaskResult> earlier_results(const State& state, const reason::Task& task) {
  std::vector<reason::TaskResult> out;
  for (const TaskState& other : state.tasks)
    if (std::find(task.depends_on.begin(), task.depends_on.end(), other.task.id) !=
        task.depends_on.end())
      out.push_back(other.outcome());
  return out;
}

}  // namespace

Outcome write_sql(State& state) {
  const auto least = state.settings.real(Setting::kMinConfidence);
  if (!least) return state.fail(least.error());
  TaskState& task = state.task();
  auto draft = state.services.reasoner.write(
      state.ask(),
      {task.task, state.links, state.feedback, *least, earlier_results(state, task.task)});
  if (!draft) {
    state.report.detail = json_text({{"error", draft.error().message}});
    if (task.attempts.empty() || !facts(draft.error().code).retryable)
      return state.fail(draft.error());
    return Outcome::kGiveUp;
  }
  Attempt attempt;
  attempt.number = static_cast<int>(task.attempts.size()) + 1;
  attempt.draft = std::move(*draft);
  state.report.sql = attempt.draft.sql;
  state.report.score = attempt.draft.confidence;
  state.report.detail = json_text({{"reading", attempt.draft.reading},
                                   {"reasoning", attempt.draft.reasoning},
                                   {"confidence", attempt.draft.confidence},
                                   {"level", name(attempt.draft.level)},
                                   {"unexplained", attempt.draft.unexplained}});
  task.attempts.push_back(std::move(attempt));
  return Outcome::kOk;
}

}  // namespace ask::nodes
