#include "agent/score/safety.h"

#include <fmt/format.h>

#include <algorithm>

namespace ask::score {
namespace {

constexpr double kValidation = 0.4, kHallucination = 0.6;

struct Penalty {
  Code code;
  double weight;
};
constexpr Penalty kPenalties[] = {{Code::kTableNotFound, 1.0},
                                  {Code::kColumnNotFound, 0.8},
                                  {Code::kFunctionNotFound, 0.6},
                                  {Code::kAmbiguousColumn, 0.3},
                                  {Code::kJoinNotOnKey, 0.7}};

std::ptrdiff_t count(const sql::Check& check, bool (*which)(const sql::Finding&)) {
  return std::count_if(check.findings.begin(), check.findings.end(), which);
}
bool is_warning(const sql::Finding& f) { return f.severity == Severity::kWarning; }
bool is_error(const sql::Finding& f) { return f.severity >= Severity::kError; }
bool is_critical(const sql::Finding& f) { return f.severity == Severity::kCritical; }

// True if SQLite cannot parse the statement, so that it is unknown whether its names exist.
bool is_unreadable(const sql::Check& check) {
  return count(check, [](const sql::Finding& f) {
           return f.severity >= Severity::kError &&
                  (f.code == Code::kSyntaxError || f.code == Code::kInvalidText);
         }) > 0;
}

std::string reason_of(const sql::Check& check) {
  const auto warnings = count(check, is_warning), errors = count(check, is_error);
  if (errors > 0) return check.error().message;
  if (warnings > 0)
    return fmt::format(
        "it only reads; {}",
        std::find_if(check.findings.begin(), check.findings.end(), is_warning)->message);
  return "it only reads, and all its names exist";
}

}  // namespace

double hallucination_penalty(const sql::Check& check) {
  double out = 0;
  for (const sql::Finding& finding : check.findings) {
    // A bad join is counted as the warning that it is.
    if (finding.severity < Severity::kError && finding.code != Code::kJoinNotOnKey) continue;
    for (const Penalty& penalty : kPenalties)
      if (penalty.code == finding.code) out += penalty.weight;
  }
  return out;
}

double hallucination_score(double penalty) {
  if (penalty <= 0) return 1;
  if (penalty < 1) return 1 - 0.6 * penalty;
  if (penalty < 2) return 0.4 - 0.3 * (penalty - 1);
  return std::max(0.0, 0.1 - 0.05 * (penalty - 2));
}

double validation_score(const sql::Check& check) {
  if (check.runnable) return std::max(0.0, 1 - 0.1 * static_cast<double>(count(check, is_warning)));
  const auto errors = count(check, is_error);
  return errors == 0 ? 0.5 : errors == 1 ? 0.3 : 0.1;
}

bool is_refused(const sql::Check& check) { return count(check, is_critical) > 0; }

Scored safety(const sql::Check* check) {
  if (!check) return {0, "nobody checked what it does"};
  if (is_refused(*check)) return {0, check->error().message};
  const double names =
      is_unreadable(*check) ? 0 : hallucination_score(hallucination_penalty(*check));
  return {kValidation * validation_score(*check) + kHallucination * names, reason_of(*check)};
}

}  // namespace ask::score
