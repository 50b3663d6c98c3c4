// Do the rows answer the task? A judge that fails leaves the result as it is.
#include "agent/common/json_text.h"
#include "agent/nodes/nodes.h"

namespace ask::nodes {
namespace {

constexpr double kIrrelevant = 0.5;

}  // namespace

Outcome judge(State& state) {
  TaskState& task = state.task();
  Attempt& attempt = task.last();
  auto verdict = state.services.reasoner.judge(
      state.ask(),
      {task.task, attempt.draft.sql, attempt.result ? &*attempt.result : nullptr, attempt.draft});
  attempt.judgement =
      verdict ? *verdict : reason::Judgement{0.5, 0.5, verdict.error().message, false};
  state.report.sql = attempt.draft.sql;
  state.report.score = attempt.judgement->confidence;
  state.report.detail = json_text({{"relevance", attempt.judgement->relevance},
                                   {"confidence", attempt.judgement->confidence},
                                   {"reasoning", attempt.judgement->reasoning}});
  const bool relevant = attempt.judgement->relevance >= kIrrelevant;
  if (relevant && !attempt.judgement->doubted) return Outcome::kOk;
  attempt.error = Error{Code::kNoRows, attempt.judgement->reasoning};
  return Outcome::kRetry;
}

}  // namespace ask::nodes
