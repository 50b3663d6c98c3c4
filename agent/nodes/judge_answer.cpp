// Does the answer text answer the question? Only with judge_answer=on. The verdict goes to the
// trace; it never causes a retry.
#include "agent/nodes/detail.h"
#include "agent/nodes/nodes.h"

namespace ask::nodes {

Outcome judge_answer(State& state, StepReport& report) {
  std::vector<reason::TaskResult> results;
  for (const TaskState& task : state.tasks) results.push_back(task.outcome());
  const auto judged = state.services.reasoner.judge_answer(state.ask(), state.answer, results);
  if (!judged) {
    set_detail(report, [&] {
      return Detail{{"answer_relevance", nullptr}, {"reasoning", judged.error().message}};
    });
    return Outcome::kOk;
  }
  report.score = judged->relevance;
  set_detail(report, [&] {
    return Detail{{"answer_relevance", judged->relevance},
                  {"confidence", judged->confidence},
                  {"reasoning", judged->reasoning}};
  });
  return Outcome::kOk;
}

}  // namespace ask::nodes
