// Written by bench/fit.
#include "agent/engine/rank/rule_confidence.h"

namespace ask::engine {
namespace {

// clang-format off
constexpr RuleConfidence kRuleConfidence[] = {
    {RuleFeature::kCueWord, -0.05F}, {RuleFeature::kLongSpan, -0.14F},
    {RuleFeature::kNumberWord, -0.07F}, {RuleFeature::kSkipUnknown, -0.33F},
    {RuleFeature::kSkipLight, -0.22F}, {RuleFeature::kSkipNamed, -0.06F},
    {RuleFeature::kSkipCue, 0.09F}, {RuleFeature::kWeakLink, -0.03F},
    {RuleFeature::kOutputColumn, 0.11F}, {RuleFeature::kOutputTable, -0.05F},
    {RuleFeature::kOwnerOfOutput, -0.08F}, {RuleFeature::kLateOutput, -0.04F},
    {RuleFeature::kOpenColumn, -0.08F}, {RuleFeature::kMentionTable, -0.08F},
    {RuleFeature::kCountOutput, 0.13F}, {RuleFeature::kCountColumn, -0.02F},
    {RuleFeature::kCountAlone, -0.08F}, {RuleFeature::kAggregateText, 0.01F},
    {RuleFeature::kMixedTableOutput, -0.06F}, {RuleFeature::kEachGroup, -0.06F},
    {RuleFeature::kOrderKey, 0.06F}, {RuleFeature::kSuperlativeColumn, -0.02F},
    {RuleFeature::kSuperlativeImplied, -0.11F}, {RuleFeature::kSuperlativeBare, -0.02F},
    {RuleFeature::kMostOf, 0.06F}, {RuleFeature::kMostAlone, -0.05F},
    {RuleFeature::kAggregateAsSuperlative, -0.01F}, {RuleFeature::kLimitOutput, -0.02F},
    {RuleFeature::kFilterLeft, 0.06F}, {RuleFeature::kFilterRight, -0.05F},
    {RuleFeature::kFilterHint, -0.04F}, {RuleFeature::kFilterValue, -0.03F},
    {RuleFeature::kFilterValueLeft, 0.04F}, {RuleFeature::kFilterValueRight, 0.06F},
    {RuleFeature::kFilterUnheld, -0.02F}, {RuleFeature::kFilterChain, -0.04F},
    {RuleFeature::kDanglingComparison, -0.07F}, {RuleFeature::kHavingTable, 0.01F},
    {RuleFeature::kHavingColumn, 0.03F}, {RuleFeature::kPatternFilter, 0.04F},
    {RuleFeature::kNullTest, -0.01F}, {RuleFeature::kNegatedTable, 0.03F},
    {RuleFeature::kNegatedFilter, 0.02F}, {RuleFeature::kDanglingNegation, -0.12F},
    {RuleFeature::kDanglingAggregate, -0.01F}, {RuleFeature::kUnusedColumn, -0.20F},
    {RuleFeature::kColumnLink, 0.02F}, {RuleFeature::kJoin, -0.05F},
    {RuleFeature::kImpliedJoin, -0.03F}, {RuleFeature::kImpliedColumn, -0.06F},
    {RuleFeature::kGuessedValue, 0.01F}, {RuleFeature::kChildGuess, -0.04F},
    {RuleFeature::kBadType, -0.03F}, {RuleFeature::kNoColumn, -0.21F},
    {RuleFeature::kSingleRowGroups, -0.01F}, {RuleFeature::kTableWord, -0.01F},
    {RuleFeature::kSelectItem, -0.02F}, {RuleFeature::kMixedSelect, -0.03F},
    {RuleFeature::kSelectedFilter, -0.10F}, {RuleFeature::kSelectedTwice, -0.04F},
    {RuleFeature::kIdOutput, -0.14F}, {RuleFeature::kFarOutput, -0.02F},
    {RuleFeature::kFarFilter, 0.05F}, {RuleFeature::kFarOrder, 0.01F},
    {RuleFeature::kBridgeTable, -0.04F}, {RuleFeature::kUnusedParent, -0.02F},
    {RuleFeature::kUnusedChild, 0.03F}, {RuleFeature::kEntityNotFirst, -0.03F},
    {RuleFeature::kNameByDefault, -0.08F}, {RuleFeature::kKeyByDefault, -0.07F},
    {RuleFeature::kKeyFilter, -0.04F}, {RuleFeature::kGroupByName, -0.06F},
    {RuleFeature::kGroupUnasked, 0.02F}, {RuleFeature::kUsesHaving, 0.03F},
    {RuleFeature::kUsesNotIn, -0.03F}, {RuleFeature::kUsesIntersect, 0.03F},
    {RuleFeature::kUsesOr, -0.07F}, {RuleFeature::kUsesDistinct, 0.01F},
    {RuleFeature::kUsesOrder, 0.11F}, {RuleFeature::kUsesLimit, -0.10F},
    {RuleFeature::kUsesAggregate, -0.04F}, {RuleFeature::kUsesCount, 0.06F},
    {RuleFeature::kFilters, 0.02F}, {RuleFeature::kNameOfOutput, 0.03F},
    {RuleFeature::kUnlistedOutput, -0.09F}, {RuleFeature::kLateGroupFirst, -0.02F},
    {RuleFeature::kSubJoin, -0.11F}, {RuleFeature::kStarOutput, -0.02F},
    {RuleFeature::kDropParent, -0.03F}, {RuleFeature::kDistinctJoin, 0.04F},
    {RuleFeature::kDistinctCategory, -0.10F}, {RuleFeature::kDistinctAll, 0.02F},
    {RuleFeature::kDistinctFiltered, 0.02F}, {RuleFeature::kDistinctCount, -0.03F},
    {RuleFeature::kFlag, 0.04F}, {RuleFeature::kTopByMeasure, -0.02F}, {RuleFeature::kOnly, -0.03F},
    {RuleFeature::kSameOutput, -0.03F},
};
// clang-format on

}  // namespace

std::span<const RuleConfidence> rule_confidence() { return kRuleConfidence; }

}  // namespace ask::engine
