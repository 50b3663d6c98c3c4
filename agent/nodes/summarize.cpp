// The answer in words, from every task's chosen attempt. Without one result there is no answer, and
// a part that has none is said below it.
#include <fmt/format.h>

#include "agent/common/json_text.h"
#include "agent/common/secrets.h"
#include "agent/llm/from_settings.h"
#include "agent/nodes/nodes.h"

namespace ask::nodes {
namespace {

Error why_unanswered(const TaskState& task) {
  if (task.attempts.empty() || !task.attempts.back().error)
    return {Code::kSqlGenFailed, "no SQL could be written for the question"};
  const Error& last = *task.attempts.back().error;
  if (lacks_data(last.code)) return last;
  return {last.code, fmt::format("gave up after {} {}: {}", task.attempts.size(),
                                 task.attempts.size() == 1 ? "attempt" : "attempts", last.message)};
}

// What a reader has to know of a task that is over.
void add_caveat(State& state, const TaskState& task) {
  if (task.answered() && task.degraded)
    state.user_notes.push_back("the result did not pass every check, so it may be wrong");
  if (task.answered()) return;
  const Error why = why_unanswered(task);
  // Without a statement the caveat was added when the task was found to have no data.
  if (lacks_data(why.code) && task.attempts.back().draft.sql.empty()) return;
  state.user_notes.push_back(
      fmt::format("not answered: {}: {}", task.task.description, why.message));
}

}  // namespace

Outcome summarize(State& state) {
  // Callers that want rows or SQL want those of the last task, never of an earlier one.
  const TaskState& asked = state.goal == Goal::kAnswer ? state.tasks.front() : state.tasks.back();
  std::vector<reason::TaskResult> results;
  bool any = false;
  for (const TaskState& task : state.tasks) {
    results.push_back(task.outcome());
    any |= task.answered();
  }
  if (!any || (state.goal != Goal::kAnswer && !asked.answered()))
    return state.fail(why_unanswered(asked));
  for (const TaskState& task : state.tasks) add_caveat(state, task);
  auto answer = state.services.reasoner.summarize(state.ask(), results);
  if (!answer) return state.fail(answer.error());
  state.answer = std::move(*answer);
  // A word of the data may be a part of a short key, but hardly of one that a provider gives out.
  constexpr size_t kProvidersKey = 20;
  for (const std::string& key : llm::secrets(state.settings))
    state.answer = without_secrets(state.answer, {key}, "***",
                                   key.size() >= kProvidersKey ? Extent::kPart : Extent::kWhole);
  for (const std::string& caveat : state.user_notes) {
    state.answer += fmt::format("\n({})", caveat);
    state.warnings.push_back(caveat);
  }
  state.report.detail = json_text({{"answer", state.answer}, {"warnings", state.warnings}});
  const auto judged = state.settings.text(Setting::kJudgeAnswer);
  return judged && *judged == "on" ? Outcome::kMore : Outcome::kOk;
}

}  // namespace ask::nodes
