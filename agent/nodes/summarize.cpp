// The answer in words, from every task's chosen attempt. Without one result there is no answer.
#include <fmt/format.h>

#include "agent/common/json_text.h"
#include "agent/common/secrets.h"
#include "agent/llm/from_settings.h"
#include "agent/nodes/nodes.h"

namespace ask::nodes {
namespace {

Error nothing_worked(const State& state) {
  const TaskState& task = state.tasks.front();
  if (task.attempts.empty() || !task.attempts.back().error)
    return {Code::kSqlGenFailed, "no SQL could be written for the question"};
  const Error& last = *task.attempts.back().error;
  return {last.code, fmt::format("gave up after {} {}: {}", task.attempts.size(),
                                 task.attempts.size() == 1 ? "attempt" : "attempts", last.message)};
}

}  // namespace

Outcome summarize(State& state) {
  std::vector<reason::TaskResult> results;
  bool any = false;
  for (const TaskState& task : state.tasks) {
    results.push_back(task.outcome());
    const bool has_rows = results.back().result != nullptr;
    any |= has_rows;
    if (has_rows && task.degraded)
      state.caveats.push_back("the result did not pass every check, so it may be wrong");
  }
  if (!any) return state.fail(nothing_worked(state));
  auto answer = state.services.reasoner.summarize(state.ask(), results);
  if (!answer) return state.fail(answer.error());
  state.answer = without_secrets(*answer, llm::secrets(state.settings), "***", Extent::kWhole);
  for (const std::string& caveat : state.caveats) {
    state.answer += fmt::format("\n({})", caveat);
    state.warnings.push_back(caveat);
  }
  state.report.detail = json_text({{"answer", state.answer}, {"warnings", state.warnings}});
  const auto judged = state.settings.text(Setting::kJudgeAnswer);
  return judged && *judged == "on" ? Outcome::kMore : Outcome::kOk;
}

}  // namespace ask::nodes
