// Classifies why an attempt failed, as feedback for the next one. No model: the first kind in
// kKinds that fits.
#include <algorithm>
#include <array>

#include "agent/common/text.h"
#include "agent/nodes/detail.h"
#include "agent/nodes/nodes.h"

namespace ask::nodes {
namespace {

struct FailureKind {
  std::string_view name;
  bool (*fits)(const Attempt&);
  std::string (*advice)(const Attempt&);
};

bool has_phantoms(const Attempt& a) { return !a.check.phantoms.empty(); }
// Rejected by SQLite or failed while running. Excludes replies without SQL.
bool refused_by_sqlite(const Attempt& a) {
  return !a.draft.statement.text().empty() && !a.draft.malformed && !a.result && a.error &&
         !has_phantoms(a);
}
bool is_warning(const sql::Finding& f) { return f.severity == Severity::kWarning; }
bool warned_of(const Attempt& a) {
  return std::any_of(a.check.findings.begin(), a.check.findings.end(), is_warning);
}
bool irrelevant(const Attempt& a) {
  return a.judgement && a.judgement->relevance < 0.5 && a.result && !a.result->rows.empty();
}
// Nothing is wrong with it but that it is not trusted: a judge is not sure, or another reading
// gives other rows.
bool doubted(const Attempt& a) {
  return a.judgement && a.judgement->doubted && a.judgement->relevance >= 0.5 && a.result &&
         !a.result->rows.empty();
}
bool empty(const Attempt& a) { return a.result && a.result->rows.empty(); }
bool always(const Attempt&) { return true; }

std::string messages(const Attempt& a, bool (*which)(const sql::Finding&)) {
  std::vector<std::string> lines;
  for (const sql::Finding& f : a.check.findings)
    if (which(f)) lines.push_back(f.hint.empty() ? f.message : f.message + "; " + f.hint);
  return text::joined(lines, "\n");
}
std::string name_phantoms(const Attempt& a) {
  return messages(a, [](const sql::Finding& f) { return f.severity >= Severity::kError; });
}
std::string name_warnings(const Attempt& a) { return messages(a, is_warning); }
std::string message_of(const Attempt& a) {
  return a.error ? a.error->message : std::string("the result does not answer the question");
}
std::string no_rows(const Attempt&) {
  return "it runs and gives no rows: compare its conditions with the stored values, and its joins "
         "with the foreign keys";
}

constexpr std::array<FailureKind, 6> kFailureKinds = {{
    {"execution_error", refused_by_sqlite, message_of},
    {"phantom_names", has_phantoms, name_phantoms},
    {"safety", warned_of, name_warnings},
    {"relevance", irrelevant, message_of},
    {"empty_result", empty, no_rows},
    {"generic", always, message_of},
}};
constexpr FailureKind kDoubt = {"doubt", doubted, message_of};  // not a failure, so not in kKinds

// The tables, columns, functions or tokens that the errors name.
std::vector<std::string> names_in(const Attempt& attempt) {
  std::vector<std::string> out;
  for (const sql::Finding& f : attempt.check.findings)
    if (f.severity >= Severity::kError && !f.object.empty()) out.push_back(f.object);
  return out;
}

reason::Feedback feedback(const TaskState& task, const FailureKind& kind) {
  const Attempt& attempt = task.attempts.back();
  const Error error = attempt.error.value_or(Error{Code::kSqlGenFailed, message_of(attempt)});
  reason::Feedback out{attempt.number, std::string(kind.name), attempt.draft.statement.text(),
                       error, kind.advice(attempt)};
  for (const Attempt& a : task.attempts)
    if (!a.draft.statement.text().empty()) out.tried.push_back(a.draft.statement.text());
  return out;
}

}  // namespace

Outcome diagnose(State& state, StepReport& report) {
  const auto retries = state.settings.integer(Setting::kMaxRetries);
  if (!retries) return state.fail(retries.error());
  const auto refine = state.settings.text(Setting::kRefine);
  if (!refine) return state.fail(refine.error());
  const Attempt& attempt = state.task().last();
  const FailureKind& first = *std::find_if(kFailureKinds.begin(), kFailureKinds.end(),
                                           [&](const FailureKind& k) { return k.fits(attempt); });
  const FailureKind& kind = &first == &kFailureKinds.back() && doubted(attempt) ? kDoubt : first;
  state.feedback = feedback(state.task(), kind);
  // The schema may have changed since the snapshot, so that a missing name exists now or the
  // reverse.
  bool changed = false;
  if (!attempt.result) {
    const auto taken = state.refresh_schema();
    if (!taken) return state.fail(taken.error());
    changed = *taken;
  }
  const auto share = state.settings.text(Setting::kShare);
  if (!share) return state.fail(share.error());
  // Whether the engine could replace the model may depend on stored values: no request may reveal
  // it.
  const bool undisclosed = *share == "schema" && !attempt.draft.stood_in.empty();
  const bool tries_left = attempt.number <= *retries && !undisclosed;
  report.sql = attempt.draft.statement.text();
  set_detail(report, [&] {
    return Detail{{"kind", kind.name},          {"code", name(state.feedback->error.code)},
                  {"names", names_in(attempt)}, {"advice", state.feedback->diagnosis},
                  {"schema_changed", changed},  {"tries_left", tries_left}};
  });
  if (!tries_left) return Outcome::kGiveUp;
  return *refine == "on" ? Outcome::kRepair : Outcome::kOk;
}

}  // namespace ask::nodes
