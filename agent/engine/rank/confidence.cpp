#include "agent/engine/rank/confidence.h"

#include <algorithm>
#include <cmath>

#include "agent/engine/rank/calibration.h"
#include "agent/engine/rank/feature_weights.h"

namespace ask::engine {
namespace {

constexpr std::string_view kUnplaced = "a word of the schema plays no part";
struct ImplausibleRule {
  ImplausibleShape shape;
  std::string_view why;
};
constexpr ImplausibleRule kImplausibleRules[] = {
    {ImplausibleShape::kLoneFlag, "a yes or no by itself answers nothing"},
    {ImplausibleShape::kKeyOfPerson, "it is not clear whose name is to be shown"},
    {ImplausibleShape::kUnaskedGroups, "it is not clear what to group by"},
    {ImplausibleShape::kLostAlternative, "one of two alternatives plays no part"},
    {ImplausibleShape::kHiddenGroups, "it is not clear what each amount is of"},
    {ImplausibleShape::kLostEach, "it is not clear what to group by"},
    {ImplausibleShape::kLostDeed, "it is not clear what was done"},
    {ImplausibleShape::kLostDateBound, "it is not clear what is compared"},
    {ImplausibleShape::kCountedMost, "it is not clear by what it is ordered"},
    {ImplausibleShape::kGroupedAmounts, "it is not clear what to group by"},
    {ImplausibleShape::kYearAsAmount, "it is not clear which date the year is of"},
    {ImplausibleShape::kLostFigure, "it is not clear which figures are to be shown"},
    {ImplausibleShape::kSingleRows, "each group would be a single row"},
    {ImplausibleShape::kRankedByOther, "it is not clear by what it is ordered"},
    {ImplausibleShape::kOtherAmount, "it is not clear which amount is meant"},
    {ImplausibleShape::kOtherFigure, "it is not clear which figure is to be shown"},
    {ImplausibleShape::kFannedOutSum, "the same amount would be added up several times"},
    {ImplausibleShape::kDateOfOwner, "it is not clear which date the period is of"},
    {ImplausibleShape::kCountedDates, "it is not clear what is counted"},
    {ImplausibleShape::kShownMeasure, "it is not clear what is to be shown"},
    {ImplausibleShape::kNumberAsMost, "it is not clear by what it is ordered"},
    {ImplausibleShape::kHolderByRow, "it is not clear by what it is ordered"},
    {ImplausibleShape::kPlaceOfSingle, "each group would be a single row"},
    {ImplausibleShape::kPayOfOthers, "it is not clear which amount is meant"},
    {ImplausibleShape::kPeopleForThing, "it is not clear what is to be shown"},
    {ImplausibleShape::kCountAsAmount, "it is not clear what is compared"},
    {ImplausibleShape::kRowsOfSibling, "it is not clear how these rows belong together"},
    {ImplausibleShape::kOtherEnd, "it is not clear what is to be shown"},
};

constexpr double kNever = 1e-3;  // probabilities are clamped to [kNever, 1 - kNever]

}  // namespace

// A query that omits a part of the question is wrong, however well the rest fits.
std::string_view abstention_reason(const RankedCandidate& rank) {
  struct AbstentionRule {
    Feature feature;
    std::string_view why;
  };
  constexpr AbstentionRule kAbstentionRules[] = {
      {Feature::kLostNumber, "a number of the question plays no part"},
      {Feature::kLostValue, "a text in quotes plays no part"},
      {Feature::kDanglingNegation, "it is not clear what is negated"},
      {Feature::kLostNegation, "the negation plays no part"},
      {Feature::kDanglingComparison, "it is not clear what is compared"},
      {Feature::kBadType, "text is taken for numbers"},
      {Feature::kNoColumn, "no column fits a condition"},
      {Feature::kLostShape, "no column fits a condition"},
      {Feature::kLostAverage, "the average plays no part"},
      {Feature::kLostBoth, "it is not clear what holds of both"},
      {Feature::kUnsupported, "a part of the question plays no part"},
      {Feature::kSingleRowGroups, "each group would be a single row"},
      {Feature::kGuessedValue, "a name or text of the question is not in the data"},
      {Feature::kWeakCount, "it is not clear what is counted"},
      {Feature::kNothingLinked, "no word names anything in the database"},
      {Feature::kImpossible, "no row can meet all the conditions"},
      {Feature::kGroupElsewhere, "it is not clear which row of a group is to be shown"},
      {Feature::kExtremeOfMany, "it is not clear by what it is ordered"},
      {Feature::kOrderInGroups, "it is not clear by which row of a group it is ordered"},
      {Feature::kGroupAggregated, "each group would have a single value"},
  };
  for (const AbstentionRule& row : kAbstentionRules)
    if (rank.features[row.feature] > 0) return row.why;
  for (const ImplausibleRule& row : kImplausibleRules)
    if (rank.implausible == row.shape) return row.why;
  // "Which artists are married?" must not list all artists.
  if (!rank.uncovered.unexplained.empty()) return "not every word is understood";
  return rank.uncovered.unplaced.empty() ? "" : kUnplaced;
}

void add_posterior_features(const std::vector<RankedCandidate>& ranks, size_t at, size_t words,
                            size_t tables, FeatureVector& out) {
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
  out[Feature::kBias] = 1;
  out[Feature::kLogOdds] = log_odds_of(own.posterior_of_rows);
  out[Feature::kPosteriorOfRows] = static_cast<float>(own.posterior_of_rows);
  out[Feature::kNextPosterior] = static_cast<float>(next);
  out[Feature::kSpread] = static_cast<float>(spread);
  out[Feature::kDifferent] = static_cast<float>(different) / 10;
  out[Feature::kPosterior] = static_cast<float>(own.posterior);
  out[Feature::kLooseLogOdds] = log_odds_of(own.posterior_loosely);
  out[Feature::kLoosePosterior] = static_cast<float>(own.posterior_loosely);
  out[Feature::kNearlySure] = own.posterior_of_rows > 0.9 ? 1.0F : 0.0F;
  out[Feature::kSure] = own.posterior_of_rows > 0.97 ? 1.0F : 0.0F;
  out[Feature::kUnsure] = own.posterior_of_rows < 0.6 ? 1.0F : 0.0F;
  out[Feature::kVeryUnsure] = own.posterior_of_rows < 0.4 ? 1.0F : 0.0F;
  out[Feature::kScorePerWord] = own.beam_score / static_cast<float>(std::max<size_t>(4, words));
  out[Feature::kTables] = std::log2(static_cast<float>(tables) + 1) / 4;
}

double log_odds(const FeatureVector& features) {
  double x = 0;
  for (size_t i = 0; i < kFeatures; ++i)
    x += weight(static_cast<Feature>(i)).confidence * features[i];
  return x;
}

Confidence estimate_confidence(const std::vector<RankedCandidate>& ranks, size_t at,
                               std::span<const Token> tokens, size_t tables) {
  Confidence out;
  if (at >= ranks.size()) return out;
  const RankedCandidate& rank = ranks[at];
  for (const uint16_t t : rank.uncovered.unexplained) out.unexplained.push_back(tokens[t].text);
  out.abstention_reason = abstention_reason(rank);
  if (out.abstention_reason == kUnplaced)
    out.abstention_reason =
        "\"" + tokens[rank.uncovered.unplaced[0]].text + "\" plays no part in what I read";
  FeatureVector features = rank.features;
  add_posterior_features(ranks, at, tokens.size(), tables, features);
  const double x = log_odds(features) + rank.rule_log_odds;
  out.value = shift_to_unseen(
      calibrate(1 / (1 + std::exp(-std::clamp(x, -30.0, 30.0))), calibration_knots()));
  if (!out.abstention_reason.empty()) out.value = std::min(out.value, kAbstainedConfidence);
  return out;
}

}  // namespace ask::engine
