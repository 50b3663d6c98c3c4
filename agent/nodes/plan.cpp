// Splits the question into tasks. If planning fails, the whole question is the only task.
#include "agent/nodes/detail.h"
#include "agent/nodes/nodes.h"
#include "agent/nodes/report.h"

namespace ask::nodes {
namespace {

constexpr double kUnsure = 0.5;

reason::QueryPlan one_task(const std::string& question, double confidence) {
  reason::QueryPlan out;
  out.confidence = confidence;
  out.tasks.emplace_back().id = "t1";
  out.tasks.back().description = question;
  return out;
}

Result<reason::QueryPlan> planned(const State& state) {
  // A write request is one statement, hence one task.
  if (state.change) return one_task(state.whole_question(), 1);
  return state.services.reasoner.plan(state.ask(), state.links);
}

}  // namespace

Outcome plan(State& state) {
  if (state.reports()) return plan_report(state);
  auto plan = planned(state);
  // The request was not recorded, or a template is wrong.
  if (!plan && plan.error().code == Code::kInvalidSetting) return state.fail(plan.error());
  if (plan) {
    state.plan = std::move(*plan);
  } else {
    state.plan = one_task(state.whole_question(), 0);
    state.warnings.push_back("planning failed, so the question was taken as one task");
  }
  if (plan && state.plan.confidence < kUnsure) state.warnings.push_back("the plan is uncertain");
  state.tasks.clear();
  for (const reason::Task& task : state.plan.tasks) state.tasks.emplace_back().task = task;
  state.report.score = state.plan.confidence;
  set_detail(state, [&] {
    Detail detail = Detail::object();
    if (!plan) detail["fallback"] = plan.error().message;
    detail["plan"] = parsed_json(reason::to_json(state.plan));
    return detail;
  });
  return Outcome::kOk;
}

}  // namespace ask::nodes
