// Calibrated confidence of a candidate: a logistic model over all features of ir/feature.h and over
// the parser's rules that it needed, then a piecewise-linear calibration map; and hard rules that
// abstain at any confidence. A confidence of 0.8 means that four of five such candidates are right.
// The constants are fitted by bench/fit.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/rank/reranker.h"
#include "agent/engine/text/token.h"

namespace ask::engine {

// Thresholds: sure from 0.8; likely from 0.5, where the answer states its interpretation.
inline constexpr double kSureFrom = 0.8, kLikelyFrom = 0.5;

// Writes the posterior features of ranks[at] into `out`, for a question of `words` tokens and a
// database of `tables` tables.
void add_posterior_features(const std::vector<RankedCandidate>& ranks, size_t at, size_t words,
                            size_t tables, FeatureVector& out);

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

// Log odds of the logistic model without its rules, before calibration and abstention.
double log_odds(const FeatureVector& features);

}  // namespace ask::engine
