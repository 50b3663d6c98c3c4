// Do the rows answer the task? The judge's relevance is blended into the score. The task is retried
// if the score is below score_threshold, or if the judge finds the rows irrelevant or does not
// trust them.
#include <fmt/format.h>

#include <algorithm>

#include "agent/check/from_settings.h"
#include "agent/nodes/doubts.h"
#include "agent/nodes/nodes.h"
#include "agent/nodes/query_result.h"
#include "agent/score/band.h"
#include "agent/score/card_json.h"

namespace ask::nodes {
namespace {

constexpr double kOverall = 0.85, kRelevance = 0.15;
constexpr double kRelevant = 0.5;  // below this the rows are off topic, whatever the score

double blended(double overall, double relevance) {
  return kOverall * overall + kRelevance * relevance;
}

// The dimension that lowers the overall score most.
const score::Mark& weakest(const score::Card& card) {
  return *std::max_element(card.marks.begin(), card.marks.end(), [](const auto& a, const auto& b) {
    return a.weight * (1 - a.score) < b.weight * (1 - b.score);
  });
}

std::string complaint(const Attempt& attempt, double threshold) {
  const reason::Judgement& judged = *attempt.judgement;
  if (judged.relevance < kRelevant || judged.doubted) return judged.reasoning;
  const score::Mark& mark = weakest(*attempt.card);
  return fmt::format("the score is {:.2f}, below {:.2f}: {} {:.2f}, {}", *attempt.final_score,
                     threshold, name(mark.dimension), mark.score, mark.reason);
}

// Where drafts disagree, the confidence is at most the share of drafts that give these rows.
void limit_by_vote(const Attempt& attempt, reason::Judgement& judged) {
  const auto& vote = attempt.draft.agreement;
  if (!vote || vote->share() >= judged.confidence) return;
  judged.confidence = vote->share();
  judged.reasoning += fmt::format(" ({} of {} drafts give these rows)", vote->same, vote->drafts);
}

void describe(const State& state, StepReport& report, const Attempt& attempt, double threshold,
              bool passes) {
  const reason::Judgement& judged = *attempt.judgement;
  report.sql = attempt.draft.statement.text();
  report.score = attempt.final_score;
  if (attempt.result) report.rows = static_cast<int64_t>(attempt.result->rows.size());
  set_detail(report, [&] {
    Detail detail = Detail::object();
    if (attempt.result) describe_result(detail, state, attempt);
    detail.update({{"relevance", judged.relevance},
                   {"confidence", judged.confidence},
                   {"band", name(score::band(judged.confidence))},
                   {"reasoning", judged.reasoning},
                   {"overall_before", attempt.card->overall},
                   {"final", *attempt.final_score},
                   {"threshold", threshold},
                   {"passes", passes}});
    detail.update(score::to_json(*attempt.card));
    return detail;
  });
}

}  // namespace

Outcome judge(State& state, StepReport& report) {
  const auto threshold = state.settings.real(Setting::kScoreThreshold);
  if (!threshold) return state.fail(threshold.error());
  TaskState& task = state.task();
  Attempt& attempt = task.last();
  const bool agreed = attempt.second && attempt.second->same;
  auto verdict = state.services.reasoner.judge(
      state.ask(),
      {task.task, attempt.draft.statement.text(), attempt.result ? &*attempt.result : nullptr,
       attempt.draft, attempt.other ? &*attempt.other : nullptr, attempt.trial,
       doubts(task, attempt), tables_read(state.snapshot->catalog, attempt.check),
       agreed ? std::optional(attempt.second->confidence) : std::nullopt});
  // The request was not recorded, or a template is wrong.
  if (!verdict && verdict.error().code == Code::kInvalidSetting) return state.fail(verdict.error());
  attempt.judgement =
      verdict ? *verdict : reason::Judgement{0.5, 0.5, verdict.error().message, false};
  limit_by_vote(attempt, *attempt.judgement);
  const reason::Judgement& judged = *attempt.judgement;
  score::take_opinion(*attempt.card, state.evidence(attempt));
  attempt.final_score = blended(attempt.card->overall, judged.relevance);
  // If a retry would produce the same SQL, speed and query plan do not count against it.
  const double counts =
      judged.settled ? blended(attempt.card->substance(), judged.relevance) : *attempt.final_score;
  const bool passes = counts >= *threshold && judged.relevance >= kRelevant && !judged.doubted;
  // The task ends here unless it is tried again or the full run after a trial is due.
  if (!attempt.trial && (passes || (judged.settled && is_best(task)))) keep_result(state, attempt);
  describe(state, report, attempt, *threshold, passes);
  if (passes) return Outcome::kOk;
  attempt.error = Error{Code::kLowScore, complaint(attempt, *threshold)};
  return judged.settled || state.hides_failure(attempt) ? Outcome::kGiveUp : Outcome::kRetry;
}

}  // namespace ask::nodes
