// Calibrated confidence of a candidate: a logistic model over its posterior, coverage and query
// features, then a piecewise-linear calibration map; and hard rules that abstain whatever the model
// says. A confidence of 0.8 means that four of five such candidates are right. The constants are
// fitted by bench/fit.
#pragma once
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/rank/reranker.h"
#include "agent/engine/text/token.h"

namespace ask::engine {

// Thresholds: sure from 0.8; likely from 0.5, where the answer states its interpretation.
inline constexpr double kSureFrom = 0.8, kLikelyFrom = 0.5;

// How a candidate compares with the other reranked ones. "Rows" means the summed posterior of all
// candidates with the same result.
enum class PosteriorFeature : uint8_t {
  kBias,
  kLogOdds,       // log odds of kChanceOfRows
  kChanceOfRows,  // posterior of its rows
  kNextChance,    // posterior of the likeliest other rows
  kSpread,        // entropy of the posterior over rows
  kDifferent,     // number of different rows, divided by 10
  kChance,        // posterior of this candidate alone
  kLooseLogOdds,  // as kLogOdds, ignoring duplicates and ties
  kLooseChance,   // as kChanceOfRows, ignoring duplicates and ties
  kNearlySure,    // kChanceOfRows > 0.9
  kSure,          // ... > 0.97
  kUnsure,        // ... < 0.6
  kVeryUnsure,    // ... < 0.4
  kScorePerWord,  // beam score per token, for at least four tokens
  kTables,        // log2 of the number of tables, scaled
  kPosteriorFeatures
};
inline constexpr size_t kPosteriorFeatures =
    static_cast<size_t>(PosteriorFeature::kPosteriorFeatures);
using PosteriorFeatures = std::array<float, kPosteriorFeatures>;

// The features of ranks[at], for a question of `words` tokens and a database of `tables` tables.
PosteriorFeatures posterior_features(const std::vector<RankedCandidate>& ranks, size_t at,
                                     size_t words, size_t tables);

struct Confidence {
  double value = 0;                      // 0 to 1
  std::vector<std::string> unexplained;  // content words of the question that the parse skipped
  std::string abstention_reason;         // "" if no hard rule applies
};

// The confidence of ranks[at]; 0 if `at` is out of range. `tokens`: those that were parsed;
// `tables`: number of tables in the database.
Confidence estimate_confidence(const std::vector<RankedCandidate>& ranks, size_t at,
                               std::span<const Token> tokens, size_t tables);

// Why the engine must abstain from this candidate; "" if it need not.
std::string_view abstention_reason(const RankedCandidate& rank);

// Log odds of the logistic model, before calibration and abstention.
double log_odds(const PosteriorFeatures& posterior_features, const RankedCandidate& rank);

}  // namespace ask::engine
