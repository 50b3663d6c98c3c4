#include "agent/service/report_document.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/nodes/report.h"
#include "agent/reason/answer.h"
#include "agent/reason/outline/change_shares.h"

namespace ask {
namespace {

constexpr size_t kMostOfQuestion = 1000, kMostOfReading = 1000;  // bytes

// What the rows do not say themselves: how the question was read, and what was doubted.
void add_notes(report::Section& out, const TaskState& task, const Attempt& attempt) {
  if (const std::string reading = reason::stated_reading(attempt.draft); !reading.empty())
    out.notes.push_back("read as: " + text::shortened(reading, kMostOfReading));
  if (task.degraded) out.notes.push_back("the result did not pass every check, so it may be wrong");
}

report::Section section_of(const State& state, size_t at,
                           const std::optional<reason::WholeSides>& whole) {
  const TaskState& task = state.tasks[at];
  report::Section out;
  out.title = state.outline.sections[at].title;
  out.question = state.outline.sections[at].question;
  const Attempt* attempt = task.chosen();
  if (attempt) out.sql = nodes::without_keys(state, attempt->draft.statement.text());
  if (!task.answered()) {
    out.error = nodes::without_keys(state, nodes::why_unanswered(task).message);
    return out;
  }
  out.paragraph = task.paragraph;
  report::add_rows(out, task.outcome(), whole);
  add_notes(out, task, *attempt);
  return out;
}

}  // namespace

report::Document report_document(const State& state) {
  report::Document out;
  out.title = nodes::without_keys(state, state.outline.title);
  out.question = nodes::without_keys(state, text::shortened(state.question, kMostOfQuestion));
  const auto kind = state.settings.text(Setting::kReport);
  std::vector<reason::TaskResult> results;
  for (const TaskState& task : state.tasks)
    if (task.answered()) results.push_back(task.outcome());
  const auto whole = reason::whole_of(results);
  for (size_t i = 0; i < state.tasks.size() && i < state.outline.sections.size(); ++i)
    out.sections.push_back(section_of(state, i, whole));
  out.kind = whole || (kind && *kind == "analysis") ? "analysis" : "summary";
  out.paragraph = state.answer;
  out.by = state.services.reasoner.name();
  out.notes = state.outline.notes;
  for (const std::string& note : state.remarks.of(Audience::kUser))
    out.notes.push_back(nodes::without_keys(state, note));
  return out;
}

}  // namespace ask
