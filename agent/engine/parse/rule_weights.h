// Log-linear model of the parser: a named weight for each parser rule and grounding decision. First
// set by hand, then fitted by bench/fit.cpp on questions of databases set aside for fitting.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ask::engine {

// A Feature of the same name (ir/feature.h) is the same event as an input of the reranker.
enum class RuleFeature {
  kSchemaWord,
  kValueWord,
  kCueWord,
  kLongSpan,
  kNumberWord,
  kSkipUnknown,
  kSkipLight,
  kSkipNamed,
  kSkipCue,
  kWeakLink,
  kValueNotFound,
  kByGroups,
  kByOrders,
  kLeaveNegation,
  kStayInNegation,
  kOutputColumn,
  kOutputTable,
  kOwnerOfOutput,
  kLateOutput,
  kOpenColumn,
  kMentionTable,
  kCountOutput,
  kCountColumn,
  kCountAlone,
  kAggregateOutput,
  kAggregateText,
  kAggregateTable,
  kMixedTableOutput,
  kEachGroup,
  kEmptyGroup,
  kOrderKey,
  kSuperlativeColumn,
  kSuperlativeText,
  kSuperlativeImplied,
  kSuperlativeBare,
  kMostOf,
  kMostColumn,
  kMostQuantity,
  kMostAlone,
  kAggregateAsSuperlative,
  kLimitOutput,
  kFilterLeft,
  kFilterSelected,
  kKeepSelected,
  kFilterRight,
  kFilterImplied,
  kFilterHint,
  kFilterValue,
  kFilterValueLeft,
  kFilterValueRight,
  kFilterUnheld,
  kFilterChain,
  kNumberAlone,
  kCompareAverage,
  kCompareText,
  kDanglingComparison,
  kHavingTable,
  kHavingColumn,
  kHavingAggregate,
  kHavingAlone,
  kPatternFilter,
  kNullTest,
  kNegatedTable,
  kNegatedColumn,
  kNegatedFilter,
  kDanglingNegation,
  kDanglingAggregate,
  kUnusedColumn,
  kUnsupported,
  kRestartOutput,
  kTableLink,
  kColumnLink,
  kJoin,
  kNoJoinPath,
  kImpliedJoin,
  kImpliedColumn,
  kGuessedValue,
  kDroppedTable,
  kChildGuess,
  kBadType,
  kNoColumn,
  kSingleRowGroups,
  kTableUnused,
  kEmptyTable,
  kTableWord,
  kWeakValue,
  kWeakCue,
  kSelectItem,
  kMixedSelect,
  kSelectedFilter,
  kSelectedTwice,
  kIdOutput,
  kReferenceOutput,
  kFarOutput,
  kFarFilter,
  kFarOrder,
  kBridgeTable,
  kUnusedParent,
  kUnusedChild,
  kEntityUnmentioned,
  kEntityNotFirst,
  kNameByDefault,
  kKeyByDefault,
  kKeyFilter,
  kGroupByName,
  kGroupUnasked,
  kUsesHaving,
  kUsesNotIn,
  kUsesIntersect,
  kUsesScalar,
  kUsesOr,
  kUsesDistinct,
  kUsesOrder,
  kUsesLimit,
  kUsesAggregate,
  kUsesCount,
  kFilters,
  kNoFilterValue,
  kNameOfOutput,
  kUnlistedOutput,
  kLateGroupFirst,
  kLateGroupLast,
  kEarlyGroupLast,
  kSubJoin,
  kStarOutput,
  kHowManyGroupFirst,
  kDropParent,
  kDropChild,
  kImpliedDistinct,
  kDistinctJoin,
  kDistinctCategory,
  kDistinctAll,
  kDistinctSeveral,
  kDistinctFiltered,
  kDistinctCount,
  kSkipPer,
  kPerGroupLast,
  kFlag,
  kUnusedBy,
  kTopByMeasure,
  kCountByDefault,
  kOnly,
  kOwnReference,
  kRole,
  kSoFar,
  kRepeatedFigure,
  kSkipExtreme,
  kWithOutput,
  kSameOutput,
  kRules
};
inline constexpr size_t kRules = static_cast<size_t>(RuleFeature::kRules);

struct RuleWeights {
  std::array<float, kRules> values;
  float operator[](RuleFeature rule) const { return values[static_cast<size_t>(rule)]; }
};

// Feature vector: how often each rule was applied, times its factor, in units of 1/64.
class RuleCounts {
 public:
  void add(RuleFeature rule, float factor) {
    auto& count = counts_[static_cast<size_t>(rule)];
    count = static_cast<int16_t>(count + static_cast<int>(factor * 64));
  }
  float operator[](size_t rule) const { return static_cast<float>(counts_[rule]) / 64; }

 private:
  std::array<int16_t, kRules> counts_{};
};

const RuleWeights& default_weights();
std::string_view name(RuleFeature rule);

}  // namespace ask::engine
