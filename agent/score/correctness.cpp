#include "agent/score/correctness.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/score/completeness.h"
#include "agent/score/second.h"

namespace ask::score {
namespace {

constexpr double kUnjudged = 0.5;          // no evidence either way
constexpr double kShareWithoutRows = 0.7;  // factor without rows
constexpr double kNoValues = 0.5;          // factor if all cells are NULL
constexpr double kConstant = 0.1;          // of rows that do not depend on the data
constexpr double kOtherRows = 0.5;         // share lost to a confident answer with other rows

Scored ran(const ResultSet& result) {
  if (result.rows.empty())
    return {kUnjudged * kShareWithoutRows,
            "it ran and gives no row; nobody judged whether that is right"};
  if (holds_no_value(result))
    return {kUnjudged * kNoValues,
            "it ran and gives no value; nobody judged whether that is right"};
  return {kUnjudged, "it ran; nobody judged whether the rows are right"};
}

Scored judged(const Opinion& opinion) {
  const double score = std::min(opinion.relevance, (opinion.relevance + opinion.confidence) / 2);
  return {score, fmt::format("judged: relevance {:.2f}, confidence {:.2f}", opinion.relevance,
                             opinion.confidence)};
}

Scored with_second(Scored base, const SecondReading& second) {
  const double sure = std::clamp(second.confidence, 0.0, 1.0);
  if (second.same)
    return {base.score + (1 - base.score) * sure,
            fmt::format("{}; another reading of the question ({:.2f} sure) gives the same rows",
                        base.reason, sure)};
  return {base.score * (1 - kOtherRows * sure),
          fmt::format("{}; another reading of the question ({:.2f} sure) gives other rows",
                      base.reason, sure)};
}

std::string compared(const ResultComparison& gold) {
  return gold.same ? "the rows are those of the gold query"
                   : fmt::format("not the rows of the gold query: {}", gold.difference);
}

}  // namespace

Scored correctness(const Evidence& evidence) {
  if (!evidence.result) return {0, "it did not run"};
  if (evidence.gold)
    return {evidence.gold->same ? 1 : evidence.gold->match, compared(*evidence.gold)};
  if (is_constant(evidence.sql)) {
    if (evidence.opinion) return judged(*evidence.opinion);
    return {
        evidence.second ? kConstant : ran(*evidence.result).score,
        "it ran, but its rows do not depend on the data: they say nothing of whether it answers "
        "the question"};
  }
  const Scored base = evidence.opinion ? judged(*evidence.opinion) : ran(*evidence.result);
  return evidence.second ? with_second(base, *evidence.second) : base;
}

Scored semantic_accuracy(const Evidence& evidence, const Scored& correctness) {
  if (!evidence.result) return {0, "it did not run"};
  if (const auto& gold = evidence.gold) {
    if (gold->same) return {1, "every value is that of the gold query"};
    const Similarity& like = gold->similarity;
    return {gold->semantic,
            fmt::format("values {:.2f}, means {:.2f}, NULLs {:.2f}, types {:.2f} of the gold query",
                        like.values, like.numbers, like.nulls, like.types)};
  }
  if (evidence.opinion)
    return {evidence.opinion->relevance,
            fmt::format("the rows bear on the question by {:.2f}", evidence.opinion->relevance)};
  return {correctness.score, "no gold rows and no judge: as correctness"};
}

}  // namespace ask::score
