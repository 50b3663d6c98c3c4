// ask_score: a row per dimension of a statement's score; the last row is the overall score.
#include <fmt/format.h>

#include <utility>

#include "agent/score/card_json.h"
#include "agent/service/score_statement.h"
#include "ext/sources.h"

namespace ask::ext {
namespace {

std::string owned(std::string_view text) { return std::string(text); }

// Details of the overall score, as JSON.
std::string detail_of(const Scoring& scoring) {
  nlohmann::ordered_json out = score::to_json(scoring.card);
  const score::ErrorClassFacts& kind = score::facts(scoring.error_class.id);
  out["error"] = {{"class", kind.group},
                  {"subclass", kind.name},
                  {"confidence", scoring.error_class.confidence},
                  {"evidence", scoring.error_class.evidence}};
  if (scoring.failure) {
    const score::FailureFacts& failure = score::facts(*scoring.failure);
    out["failure"] = {{"category", failure.name},           {"severity", failure.severity},
                      {"recoverable", failure.recoverable}, {"advice", failure.advice},
                      {"code", name(scoring.error->code)},  {"message", scoring.error->message}};
  }
  if (scoring.second_reading)
    out["second_reading"] = {{"confidence", *scoring.second_reading},
                             {"same_rows", scoring.second_agrees}};
  if (scoring.rows >= 0) out["rows"] = scoring.rows;
  return json_text(out);
}

// The main reason for the overall score: why it did not run, or the costliest dimension.
std::string reason_of(const Scoring& scoring) {
  if (scoring.error) return "it did not run: " + scoring.error->message;
  const score::Mark* worst = nullptr;
  double most = 0;
  for (const score::Mark& mark : scoring.card.marks)
    if (const double lost = mark.weight * (1 - mark.score); lost > most) {
      worst = &mark;
      most = lost;
    }
  if (!worst) return "nothing is lost";
  return fmt::format("most is lost by {}: {}", name(worst->dimension), worst->reason);
}

// The settings of a session during one call, with its options.
class CallSettings {
 public:
  CallSettings(Session& session, Settings in_force)
      : session_(session), before_(std::exchange(session.settings, std::move(in_force))) {}
  ~CallSettings() { session_.settings = std::move(before_); }
  CallSettings(const CallSettings&) = delete;
  CallSettings& operator=(const CallSettings&) = delete;

 private:
  Session& session_;
  Settings before_;
};

}  // namespace

RowsResult open_score(Session& session, const Arguments& arguments) {
  auto in_force = session.settings.with_options(arguments[3]);
  if (!in_force) return in_force.error();
  if (auto good = in_force->validate(); !arguments[3].empty() && !good) return good.error();
  const CallSettings call_settings(session, std::move(*in_force));
  const auto scoring = score_sql(session, arguments[0], arguments[1], arguments[2]);
  if (!scoring) return scoring.error();
  std::vector<std::vector<Value>> rows;
  double weight = 0;
  for (const score::Mark& mark : scoring->card.marks) {
    rows.push_back({owned(name(mark.dimension)), mark.weight, mark.score, mark.reason});
    weight += mark.weight;
  }
  rows.push_back({owned("overall"), weight, scoring->card.overall, reason_of(*scoring), Value(),
                  Value(), Value(), Value(), detail_of(*scoring)});
  return RowsResult(std::make_unique<ListedRows>(std::move(rows)));
}

}  // namespace ask::ext
