// Splits the question into tasks. If planning fails, the whole question is the only task.
#include <fmt/format.h>

#include "agent/nodes/detail.h"
#include "agent/nodes/nodes.h"
#include "agent/nodes/report.h"
#include "agent/reason/decomposition.h"

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

// The plan in parts, if the setting plan_form has the question planned so.
Result<std::optional<reason::QueryPlan>> in_parts(const State& state) {
  const auto form = state.settings.text(Setting::kPlanForm);
  if (!form) return form.error();
  const auto least = state.settings.real(Setting::kMinConfidence);
  if (!least) return least.error();
  if (*form == "tasks") return std::optional<reason::QueryPlan>();
  const bool answered_apart = state.goal == Goal::kAnswer || state.goal == Goal::kPlan;
  return state.services.reasoner.plan_in_parts(state.ask(), state.links,
                                               {*form == "dag", answered_apart, *least});
}

Result<reason::QueryPlan> planned(const State& state) {
  // A write request is one statement, hence one task.
  if (state.change) return one_task(state.whole_question(), 1);
  auto parts = in_parts(state);
  if (!parts) return parts.error();
  if (*parts) return std::move(**parts);
  return state.services.reasoner.plan(state.ask(), state.links);
}

// Errors that are not of the planning: the request was not recorded, a template is wrong, or no
// table is about any part of the question.
bool ends_question(Code code) { return code == Code::kInvalidSetting || lacks_data(code); }

void note_unmapped(State& state) {
  if (!state.plan.parts) return;
  for (const reason::Unmapped& part : state.plan.parts->unmapped)
    state.remarks.add(Audience::kUser,
                      fmt::format("no_datasource: {}: {}", part.intent,
                                  part.detail.empty() ? "no table is about it" : part.detail));
}

}  // namespace

Outcome plan(State& state, StepReport& report) {
  if (state.reports()) return plan_report(state, report);
  auto plan = planned(state);
  if (!plan && ends_question(plan.error().code)) return state.fail(plan.error());
  if (plan) {
    state.plan = std::move(*plan);
  } else {
    state.plan = one_task(state.whole_question(), 0);
    state.remarks.add(Audience::kTrace, "planning failed, so the question was taken as one task");
  }
  if (plan && state.plan.confidence < kUnsure)
    state.remarks.add(Audience::kTrace, "the plan is uncertain");
  note_unmapped(state);
  state.tasks.clear();
  for (const reason::Task& task : state.plan.tasks) state.tasks.emplace_back().task = task;
  report.score = state.plan.confidence;
  set_detail(report, [&] {
    Detail detail = Detail::object();
    if (!plan) detail["fallback"] = plan.error().message;
    detail["plan"] = parsed_json(reason::to_json(state.plan));
    if (state.plan.parts) detail["dag"] = parsed_json(reason::to_json(*state.plan.parts));
    return detail;
  });
  return Outcome::kOk;
}

}  // namespace ask::nodes
