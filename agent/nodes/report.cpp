#include "agent/nodes/report.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/nodes/detail.h"
#include "agent/reason/explanation.h"
#include "agent/reason/schema/named_schema.h"
#include "agent/report/section_text.h"
#include "agent/tools/tools.h"

namespace ask::nodes {
namespace {

Result<reason::OutlineRequest> outline_request(const State& state) {
  reason::OutlineRequest out{state.links};
  const auto kind = state.settings.text(Setting::kReport);
  const auto tools = state.settings.text(Setting::kTools);
  const auto most = state.settings.integer(Setting::kMaxToolCalls);
  const auto share = reason::share_in_force(state.settings);
  if (!kind) return kind.error();
  if (!tools) return tools.error();
  if (!most) return most.error();
  if (!share) return share.error();
  out.analysis = *kind == "analysis" || reason::explanation_asked(state.question).has_value();
  if (*tools == "off" || *most == 0) return out;
  out.tools = tools_on_offer(*share, false);
  out.turns = state.plan_turns;
  out.tool_calls_left = std::max<int64_t>(0, *most - state.tool_calls);
  return out;
}

// Each question of an outline can be asked alone, so it names the database that the request names.
void name_schema(const State& state, reason::Outline& outline) {
  if (state.named_schemas.empty()) return;
  const std::string& schema = state.named_schemas[0];
  if (outline.title == reason::outline_title(state.whole_question()))
    outline.title = reason::outline_title(state.question);
  for (reason::OutlineSection& section : outline.sections)
    if (text::folded(section.question).find(text::folded(schema)) == std::string::npos)
      section.question = reason::outline_line(reason::in_schema(section.question, schema), 500);
}

// Words rows by the model, as long as it can be asked; nullopt: by code.
class ParagraphWriter {
 public:
  explicit ParagraphWriter(State& state) : state_(state) {}

  Result<std::optional<std::string>> write(const reason::Ask& ask,
                                           const std::vector<reason::TaskResult>& results) {
    if (gone_) return std::optional<std::string>();
    auto paragraph = state_.services.reasoner.paragraph(ask, results);
    if (!paragraph && ends_any_task(paragraph.error().code)) return paragraph.error();
    if (!paragraph) {  // a cap, or no time is left
      gone_ = true;
      state_.remarks.add(Audience::kUser,
                         "the rest was written without the model: " + paragraph.error().message);
      return std::optional<std::string>();
    }
    if (*paragraph) **paragraph = without_keys(state_, std::move(**paragraph));
    return paragraph;
  }

 private:
  State& state_;
  bool gone_ = false;
};

}  // namespace

Outcome plan_report(State& state, StepReport& report) {
  const auto request = outline_request(state);
  if (!request) return state.fail(request.error());
  auto draft = state.services.reasoner.outline(state.ask(), *request);
  if (!draft) return state.fail(draft.error());
  if (!draft->tools.empty()) {
    state.plan_turns.push_back({std::move(draft->text), std::move(draft->tools), {}});
    set_detail(report, [&] { return Detail{{"calls", state.plan_turns.back().uses.size()}}; });
    return Outcome::kTools;
  }
  state.outline = std::move(draft->outline);
  state.plan = {"multi-sequential", state.outline.confidence, {}};
  state.tasks.clear();
  for (const reason::OutlineSection& section : state.outline.sections)
    state.plan.tasks.push_back(
        {fmt::format("s{}", state.plan.tasks.size() + 1), section.question, "", {}});
  for (const reason::Task& task : state.plan.tasks) state.tasks.emplace_back().task = task;
  name_schema(state, state.outline);
  if (state.goal == Goal::kOutline) {
    if (const auto why = reason::explanation_asked(state.question); why && why->direction != 0)
      state.outline.notes.push_back(
          fmt::format("Whether it did {} is not checked here: the report shows it.",
                      why->direction < 0 ? "fall" : "rise"));
    state.answer = reason::outline_text(state.outline);
  }
  report.score = state.plan.confidence;
  set_detail(report, [&] {
    return Detail{{"outline", reason::outline_text(state.outline)},
                  {"plan", parsed_json(reason::to_json(state.plan))}};
  });
  return Outcome::kOk;
}

std::string outline_answer(const State& state) {
  if (state.outline.sections.empty()) return state.answer;
  reason::Outline out = state.outline;
  for (const std::string& note : state.remarks.of(Audience::kUser))
    out.notes.push_back(reason::outline_line(without_keys(state, note), 500));
  return reason::outline_text(out);
}

Outcome summarize_report(State& state, StepReport& report) {
  std::vector<reason::TaskResult> results;
  for (const TaskState& task : state.tasks) results.push_back(task.outcome());
  const bool any = std::any_of(state.tasks.begin(), state.tasks.end(),
                               [](const TaskState& task) { return task.answered(); });
  if (!any) return state.fail(why_unanswered(state.tasks.front()));
  ParagraphWriter writer(state);
  std::vector<std::string> by_code;
  const auto whole = reason::whole_of(results);
  for (size_t i = 0; i < state.tasks.size(); ++i) {
    TaskState& task = state.tasks[i];
    by_code.emplace_back();
    if (!task.answered()) continue;
    auto paragraph = writer.write({task.task.description, *state.snapshot}, {results[i]});
    if (!paragraph) return state.fail(paragraph.error());
    by_code[i] = report::section_sentence(results[i], whole);
    task.paragraph = *paragraph ? std::move(**paragraph) : by_code[i];
  }
  auto head = writer.write(state.ask(), results);
  if (!head) return state.fail(head.error());
  state.answer = *head ? std::move(**head) : report::head_sentences(results, by_code);
  if (!*head) state.answer = reason::denied_premise(state.question, whole) + state.answer;
  if (!state.outline.caution.empty())
    state.answer = without_keys(state, state.outline.caution) + (state.answer.empty() ? "" : " ") +
                   state.answer;
  note_stand_ins(state);
  repeat_in_trace(state.remarks);
  set_detail(report, [&] {
    return Detail{{"answer", state.answer}, {"warnings", state.remarks.of(Audience::kTrace)}};
  });
  return Outcome::kOk;
}

}  // namespace ask::nodes
