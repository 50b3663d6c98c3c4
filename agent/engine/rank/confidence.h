// How far a reading can be trusted: a logistic model over how it stands among the other readings,
// its signs and its looks, made true by steps; and what refuses a reading whatever the model says.
// The constants are fitted by bench/fit; 0.8 means that four of five such readings are right.
#pragma once
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/rank/reranker.h"
#include "agent/engine/text/token.h"

namespace ask::engine {

// Levels. What is likely says how it was read.
inline constexpr double kSureFrom = 0.8, kLikelyFrom = 0.5;

// How a reading stands among those that were looked at twice.
enum class PosteriorFeature : uint8_t {
  kBias,
  kLogOdds,       // of its rows
  kChanceOfRows,  // of all readings that come to the same rows
  kNextChance,    // of the likeliest other rows
  kSpread,        // entropy over rows
  kDifferent,     // how many rows are different, in tens
  kChance,        // of this very reading
  kLooseLogOdds,  // of its rows but for repetitions and ties
  kLooseChance,
  kNearlySure,
  kSure,
  kUnsure,
  kVeryUnsure,
  kScorePerWord,
  kTables,  // of the database: logarithm
  kPosteriorFeatures
};
inline constexpr size_t kPosteriorFeatures =
    static_cast<size_t>(PosteriorFeature::kPosteriorFeatures);
using PosteriorFeatures = std::array<float, kPosteriorFeatures>;

// Of a question of so many tokens, to a database of so many tables.
PosteriorFeatures posterior_features(const std::vector<RankedCandidate>& ranks, size_t at,
                                     size_t words, size_t tables);

struct Confidence {
  double value = 0;
  std::vector<std::string> unexplained;  // words of the question that play no part
  std::string abstention_reason;         // why it must not be trusted; "" when nothing speaks so
};

// Of the reading at `at` of `ranks`. `tokens`: those of the question that were read; `tables`: the
// number of tables of the database.
Confidence estimate_confidence(const std::vector<RankedCandidate>& ranks, size_t at,
                               std::span<const Token> tokens, size_t tables);

// What a query that leaves something out is refused for; "" for nothing.
std::string_view abstention_reason(const RankedCandidate& rank);

// Of the model, before steps and refusals.
double log_odds(const PosteriorFeatures& posterior_features, const RankedCandidate& rank);

}  // namespace ask::engine
