// What was wrong, for the next attempt. No model: the first kind that fits counts.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/nodes/nodes.h"

namespace ask::nodes {
namespace {

struct Kind {
  std::string_view name;
  bool (*fits)(const Attempt&);
  std::string (*advice)(const Attempt&);
};

bool has_phantoms(const Attempt& a) { return !a.check.phantoms.empty(); }
bool failed_to_run(const Attempt& a) { return a.check.runnable && !a.result && a.error; }
bool unsafe(const Attempt& a) {
  return !a.check.runnable &&
         std::any_of(a.check.findings.begin(), a.check.findings.end(),
                     [](const sql::Finding& f) { return f.severity == Severity::kCritical; });
}
bool irrelevant(const Attempt& a) {
  return a.judgement && a.judgement->relevance < 0.5 && a.result && !a.result->rows.empty();
}
bool empty(const Attempt& a) { return a.result && a.result->rows.empty(); }
bool always(const Attempt&) { return true; }

std::string name_phantoms(const Attempt& a) {
  std::vector<std::string> lines;
  for (const sql::Finding& f : a.check.findings)
    if (f.severity >= Severity::kError)
      lines.push_back(f.hint.empty() ? f.message : f.message + "; " + f.hint);
  return text::joined(lines, "\n");
}
std::string message_of(const Attempt& a) {
  return a.error ? a.error->message : std::string("the result does not answer the question");
}

constexpr std::array<Kind, 6> kKinds = {{
    {"execution_error", failed_to_run, message_of},
    {"phantom_names", has_phantoms, name_phantoms},
    {"safety", unsafe, message_of},
    {"relevance", irrelevant, message_of},
    {"empty_result", empty, message_of},
    {"generic", always, message_of},
}};

}  // namespace

Outcome diagnose(State& state) {
  const auto retries = state.settings.integer(Setting::kMaxRetries);
  if (!retries) return state.fail(retries.error());
  TaskState& task = state.task();
  const Attempt& attempt = task.last();
  const Kind& kind =
      *std::find_if(kKinds.begin(), kKinds.end(), [&](const Kind& k) { return k.fits(attempt); });
  const Error error = attempt.error.value_or(Error{Code::kSqlGenFailed, message_of(attempt)});
  state.feedback = reason::Feedback{attempt.number, attempt.draft.sql, error, kind.advice(attempt)};
  state.report.sql = attempt.draft.sql;
  const bool tries_left = attempt.number <= *retries;
  state.report.detail = json_text({{"kind", kind.name},
                                   {"code", name(error.code)},
                                   {"advice", state.feedback->diagnosis},
                                   {"tries_left", tries_left}});
  return tries_left ? Outcome::kOk : Outcome::kGiveUp;
}

}  // namespace ask::nodes
