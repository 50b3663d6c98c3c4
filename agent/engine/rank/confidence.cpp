#include "agent/engine/rank/confidence.h"

#include <algorithm>
#include <cmath>

#include "agent/engine/rank/calibration.h"
#include "agent/engine/rank/reranker_weights.h"

namespace ask::engine {
namespace {

constexpr std::string_view kUnplaced = "a word of the schema plays no part";
constexpr double kNever = 1e-3;  // probabilities are clamped to [kNever, 1 - kNever]

}  // namespace

// A query that omits a part of the question is wrong, however well the rest fits.
std::string_view abstention_reason(const RankedCandidate& rank) {
  struct Row {
    Signal signal;
    std::string_view why;
  };
  constexpr Row kRows[] = {
      {Signal::kLostNumber, "a number of the question plays no part"},
      {Signal::kLostValue, "a text in quotes plays no part"},
      {Signal::kDanglingNegation, "it is not clear what is negated"},
      {Signal::kLostNegation, "the negation plays no part"},
      {Signal::kDanglingComparison, "it is not clear what is compared"},
      {Signal::kBadType, "text is taken for numbers"},
      {Signal::kNoColumn, "no column fits a condition"},
      {Signal::kLostAverage, "the average plays no part"},
      {Signal::kLostBoth, "it is not clear what holds of both"},
      {Signal::kUnsupported, "a part of the question plays no part"},
      {Signal::kSingleRowGroups, "each group would be a single row"},
      {Signal::kGuessedValue, "a name or text of the question stands nowhere in the data"},
      {Signal::kWeakCount, "it is not clear what is counted"},
      {Signal::kNothingLinked, "no word names anything in the database"},
  };
  for (const Row& row : kRows)
    if (rank.signs[row.signal] > 0) return row.why;
  struct LookRow {
    Look look;
    std::string_view why;
  };
  constexpr LookRow kLookRows[] = {
      {Look::kImpossible, "no row can meet all the conditions"},
      {Look::kGroupElsewhere, "it is not clear which row of a group is to be shown"},
      {Look::kExtremeOfMany, "it is not clear by what it is ordered"},
      {Look::kOrderInGroups, "it is not clear by which row of a group it is ordered"},
      {Look::kGroupAggregated, "each group would have a single value"},
  };
  for (const LookRow& row : kLookRows)
    if (rank.looks[static_cast<size_t>(row.look)] > 0) return row.why;
  // "Which artists are married?" must not list all artists.
  if (!rank.signs.unexplained.empty()) return "not every word is understood";
  return rank.signs.unplaced.empty() ? "" : kUnplaced;
}

PosteriorFeatures posterior_features(const std::vector<RankedCandidate>& ranks, size_t at,
                                     size_t words, size_t tables) {
  PosteriorFeatures out{};
  const auto set = [&](PosteriorFeature s) -> float& { return out[static_cast<size_t>(s)]; };
  const RankedCandidate& own = ranks[at];
  const auto log_odds_of = [](double p) {
    p = std::clamp(p, kNever, 1 - kNever);
    return static_cast<float>(std::log(p / (1 - p)));
  };
  double next = 0, spread = 0;
  size_t different = 0;
  for (size_t i = 0; i < ranks.size(); ++i) {
    if (ranks[i].result_key.rows != own.result_key.rows)
      next = std::max(next, ranks[i].posterior_of_rows);
    const bool first = std::none_of(ranks.begin(), ranks.begin() + static_cast<std::ptrdiff_t>(i),
                                    [&](const RankedCandidate& before) {
                                      return before.result_key.rows == ranks[i].result_key.rows;
                                    });
    if (!first) continue;
    ++different;
    if (ranks[i].posterior_of_rows > 1e-9)
      spread -= ranks[i].posterior_of_rows * std::log(ranks[i].posterior_of_rows);
  }
  set(PosteriorFeature::kBias) = 1;
  set(PosteriorFeature::kLogOdds) = log_odds_of(own.posterior_of_rows);
  set(PosteriorFeature::kChanceOfRows) = static_cast<float>(own.posterior_of_rows);
  set(PosteriorFeature::kNextChance) = static_cast<float>(next);
  set(PosteriorFeature::kSpread) = static_cast<float>(spread);
  set(PosteriorFeature::kDifferent) = static_cast<float>(different) / 10;
  set(PosteriorFeature::kChance) = static_cast<float>(own.posterior);
  set(PosteriorFeature::kLooseLogOdds) = log_odds_of(own.posterior_loosely);
  set(PosteriorFeature::kLooseChance) = static_cast<float>(own.posterior_loosely);
  set(PosteriorFeature::kNearlySure) = own.posterior_of_rows > 0.9 ? 1.0F : 0.0F;
  set(PosteriorFeature::kSure) = own.posterior_of_rows > 0.97 ? 1.0F : 0.0F;
  set(PosteriorFeature::kUnsure) = own.posterior_of_rows < 0.6 ? 1.0F : 0.0F;
  set(PosteriorFeature::kVeryUnsure) = own.posterior_of_rows < 0.4 ? 1.0F : 0.0F;
  set(PosteriorFeature::kScorePerWord) =
      own.beam_score / static_cast<float>(std::max<size_t>(4, words));
  set(PosteriorFeature::kTables) = std::log2(static_cast<float>(tables) + 1) / 4;
  return out;
}

double log_odds(const PosteriorFeatures& posterior_features, const RankedCandidate& rank) {
  double x = 0;
  for (size_t i = 0; i < kPosteriorFeatures; ++i)
    x += weight(static_cast<PosteriorFeature>(i)).weight * posterior_features[i];
  for (size_t i = 0; i < kSignals; ++i)
    x += weight(static_cast<Signal>(i)).confidence * rank.signs.signals[i];
  for (size_t i = 0; i < kLooks; ++i) x += weight(static_cast<Look>(i)).confidence * rank.looks[i];
  return x;
}

double calibrate(double x, std::span<const CalibrationKnot> all) {
  if (x <= all.front().from) return all.front().right;
  for (size_t i = 1; i < all.size(); ++i) {
    if (x > all[i].from) continue;
    const double part = (x - all[i - 1].from) / (all[i].from - all[i - 1].from);
    return all[i - 1].right + part * (all[i].right - all[i - 1].right);
  }
  return all.back().right;
}

Confidence estimate_confidence(const std::vector<RankedCandidate>& ranks, size_t at,
                               std::span<const Token> tokens, size_t tables) {
  Confidence out;
  if (at >= ranks.size()) return out;
  const RankedCandidate& rank = ranks[at];
  for (const uint16_t t : rank.signs.unexplained) out.unexplained.push_back(tokens[t].text);
  out.abstention_reason = abstention_reason(rank);
  if (out.abstention_reason == kUnplaced)
    out.abstention_reason =
        "\"" + tokens[rank.signs.unplaced[0]].text + "\" plays no part in what I read";
  const double x = log_odds(posterior_features(ranks, at, tokens.size(), tables), rank);
  out.value = shift_to_unseen(
      calibrate(1 / (1 + std::exp(-std::clamp(x, -30.0, 30.0))), calibration_knots()));
  if (!out.abstention_reason.empty()) out.value = std::min(out.value, kRefused);
  return out;
}

}  // namespace ask::engine
