// Which tasks answer the question? A planner that fails costs nothing: the question is the one
// task.
#include "agent/common/json_text.h"
#include "agent/nodes/nodes.h"

namespace ask::nodes {
namespace {

constexpr double kUnsure = 0.5;

}  // namespace

Outcome plan(State& state) {
  // One statement may change something, and it is one task.
  auto plan = state.change ? Result<reason::QueryPlan>(
                                 reason::QueryPlan{"single", 1, {{"t1", state.question, "", {}}}})
                           : state.services.reasoner.plan(state.ask(), state.links);
  auto detail = nlohmann::ordered_json::object();
  if (plan) {
    state.plan = std::move(*plan);
  } else {
    state.plan = {"single", 0, {{"t1", state.question, "", {}}}};
    detail["fallback"] = plan.error().message;
    state.warnings.push_back("planning failed, so the question was taken as one task");
  }
  if (plan && state.plan.confidence < kUnsure) state.warnings.push_back("the plan is uncertain");
  state.tasks.clear();
  for (const reason::Task& task : state.plan.tasks) state.tasks.emplace_back().task = task;
  detail["plan"] = nlohmann::ordered_json::parse(reason::to_json(state.plan));
  state.report.score = state.plan.confidence;
  state.report.detail = json_text(detail);
  return Outcome::kOk;
}

}  // namespace ask::nodes
