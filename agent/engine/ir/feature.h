// The features of a candidate query, one space for all stages. Each stage writes its own group; the
// reranker and the confidence model weigh them (rank/feature_weights.h). Counts or 0/1, unless
// stated otherwise.
#pragma once
#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>

namespace ask::engine {

enum class Feature : uint8_t {
  // Parser: 0/1, noted in the sketch (ir/sketch.h).
  kDanglingNegation,  // or of the grounding
  kDanglingComparison,
  kDanglingAggregate,
  kLateOutput,
  kSecondSentence,
  kUnsupported,  // a part of the question has no effect
  kParserEnd,
  // Grounding (ground/ground.h).
  kImplied = kParserEnd,  // columns that the question does not name
  kGuessedValue,
  kChildGuess,
  kBadType,
  kNoColumn,   // conditions without a column
  kLostShape,  // a phrase about the shape of the answer has no effect, see adjust/asked_shape.h
  kSingleRowGroups,
  kWeakCount,
  kGroundingEnd,
  // Coverage: parts of the question that the query omits (rank/coverage_features.h).
  kUnknownWords = kGroundingEnd,  // unexplained content words, at most 4
  kUnknownShare,                  // ... as a share of all tokens
  kAllKnown,
  kWeakLinks,      // links that score below 0.8
  kVeryWeakLinks,  // ... below 0.65
  // kLost*: in the question, missing in the query.
  kLostNumber,
  kLostValue,
  kLostName,
  kLostAverage,
  kLostTotal,
  kLostCount,
  kLostExtreme,
  kLostNegation,
  kLostGroup,
  kLostOr,
  kLostComparison,
  kLostBoth,
  kLostOrder,
  // Sums over the parse and its rules.
  kUnusedColumn,
  kSubquery,
  kMixedSelect,
  kLong,       // tokens beyond 14, in tens
  kSameWords,  // "same", "also", "those", ...
  kSkippedNames,
  kSkippedPhrases,
  kFarOutput,
  kFarFilter,
  kUnusedTable,
  kBridge,
  kValueUnfound,  // a value that is not in the data
  kAmbiguousValue,
  kGroupUnasked,
  kNothingLinked,
  kCoverageEnd,
  // Query: its parts, whatever the question (rank/query_features.h). The reranker also crosses
  // these with words of the question.
  kDistinct = kCoverageEnd,
  kCountRows,
  kCountDistinct,
  kSum,
  kAverage,
  kMinimum,
  kMaximum,
  kGroup,
  kGroupKey,
  kGroupName,
  kGroupSeveral,
  kGroupFirst,  // a plain output first beside aggregates
  kGroupLast,   // ... last
  kHaving,
  kLimitOne,
  kLimitMany,
  kOrderOnly,
  kOrderCount,
  kOrderAggregate,
  kDescending,
  kAscending,
  kNotIn,
  kIn,
  kIntersect,
  kOr,
  kScalar,
  kLike,
  kNotEqual,
  kIsNull,
  kOneOutput,
  kTwoOutputs,
  kThreeOutputs,
  kManyOutputs,
  kAllColumns,
  kKeyOutput,
  kReferenceOutput,
  kNameOutput,
  kMixedOutput,
  kNoCondition,
  kOneCondition,
  kTwoConditions,
  kManyConditions,
  kNoJoin,
  kOneJoin,
  kTwoJoins,
  kManyJoins,
  kSeveralTables,
  kTwoAggregates,
  kTextAggregate,
  kGroupElsewhere,   // an output that is not constant within its group
  kGroupAggregated,  // an aggregate of a group key
  kDistinctGroups,
  kLimitUnordered,
  kOrderSeveral,
  kOrderShown,
  kOrderInGroups,  // ordered by a column that is not constant within its group
  kHavingOne,      // HAVING ... >= 1
  kShownCompared,  // an output with a condition on it
  kImpossible,     // one column equal to two different values
  kBridges,        // joined tables that the query does not name
  kQueryEnd,
  // Fit of the query to the question (rank/query_features.h). "Unmentioned" means that no
  // mention links to the item.
  kTableLeftOut = kQueryEnd,
  kColumnLeftOut,
  kColumnHalfLeftOut,
  kValueLeftOut,
  kTableUnmentioned,
  kOutputUnmentioned,
  kOrderUnmentioned,
  kConditionUnmentioned,
  kOutputsOutOfOrder,
  kWeakestLink,   // 1 - score of the weakest column link
  kBetterColumn,  // score by which another column fits better
  kOtherOwner,    // an equally good column is in a mentioned table, this one is not
  kFarOwner,      // an equally good column exists, this one's table is not mentioned
  kOutOfRange,    // compared with a number outside the column's range
  kNumberOnKey,
  kTextCompared,
  kTextExtreme,
  kFewDifferent,  // a text condition on a column with few distinct values
  kSingleGroups,  // each group is a single row
  kRepeats,       // the result may contain duplicates
  kEmptyTable,
  kJoinOnlyMentioned,
  kJoinOnlyUnmentioned,
  kValueNamesSchema,
  kCountUnmentioned,
  kAmbiguousColumn,
  kAmbiguousTable,
  kMeanLink,       // 1 - mean score of the column links
  kExtremeOfMany,  // ordered by an unmentioned column of a to-many table
  kFitEnd,
  // Posterior: how the candidate compares with the other reranked ones (rank/confidence.h); inputs
  // of the confidence model alone. "Rows" means the summed posterior of all candidates with the
  // same result.
  kBias = kFitEnd,
  kLogOdds,          // log odds of kPosteriorOfRows
  kPosteriorOfRows,  // posterior of its rows
  kNextPosterior,    // posterior of the likeliest other rows
  kSpread,           // entropy of the posterior over rows
  kDifferent,        // number of different rows, divided by 10
  kPosterior,        // posterior of this candidate alone
  kLooseLogOdds,     // as kLogOdds, ignoring duplicates and ties
  kLoosePosterior,   // as kPosteriorOfRows, ignoring duplicates and ties
  kNearlySure,       // kPosteriorOfRows > 0.9
  kSure,             // ... > 0.97
  kUnsure,           // ... < 0.6
  kVeryUnsure,       // ... < 0.4
  kScorePerWord,     // beam score per token, for at least four tokens
  kTables,           // log2 of the number of tables, scaled
  kEnd
};

inline constexpr size_t kFeatures = static_cast<size_t>(Feature::kEnd);
inline constexpr size_t kParserFeatures = static_cast<size_t>(Feature::kParserEnd);
inline constexpr size_t kGroundingFeatures = static_cast<size_t>(Feature::kGroundingEnd);
// The features that the reranker weighs, and those of them that it crosses with words.
inline constexpr size_t kRankedFeatures = static_cast<size_t>(Feature::kFitEnd);
inline constexpr size_t kFirstQueryFeature = static_cast<size_t>(Feature::kCoverageEnd);
inline constexpr size_t kQueryFeatures =
    static_cast<size_t>(Feature::kQueryEnd) - kFirstQueryFeature;

using ParserFeatures = std::bitset<kParserFeatures>;

// The values of the first N features: those of the stages that a candidate has been through.
template <size_t N>
class FeaturePrefix {
 public:
  FeaturePrefix() = default;
  explicit FeaturePrefix(const ParserFeatures& noted) {
    for (size_t i = 0; i < kParserFeatures; ++i) values_[i] = noted[i] ? 1.0F : 0.0F;
  }
  template <size_t M>
  requires(M < N) explicit FeaturePrefix(const FeaturePrefix<M>& first) {
    for (size_t i = 0; i < M; ++i) values_[i] = first[i];
  }
  float& operator[](Feature f) { return values_[static_cast<size_t>(f)]; }
  float operator[](Feature f) const { return values_[static_cast<size_t>(f)]; }
  float operator[](size_t f) const { return values_[f]; }

 private:
  std::array<float, N> values_{};
};

using GroundedFeatures = FeaturePrefix<kGroundingFeatures>;
using FeatureVector = FeaturePrefix<kFeatures>;

}  // namespace ask::engine
