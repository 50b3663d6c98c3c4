// Asks a model how to fix the failed attempt. If that fails, the next attempt goes ahead without
// the advice.
#include "agent/nodes/detail.h"
#include "agent/nodes/nodes.h"

namespace ask::nodes {

Outcome refine(State& state, StepReport& report) {
  reason::Feedback& feedback = *state.feedback;
  auto fixes =
      state.services.reasoner.refine(state.ask(), {state.task().task, state.links, feedback});
  if (!fixes && !facts(fixes.error().code).retryable) return state.fail(fixes.error());
  if (fixes) feedback.fixes = std::move(*fixes);
  report.sql = feedback.sql;
  set_detail(report, [&] {
    return fixes ? Detail{{"fixes", feedback.fixes}} : Detail{{"error", fixes.error().message}};
  });
  return Outcome::kOk;
}

}  // namespace ask::nodes
