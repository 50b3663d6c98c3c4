// Written by bench/fit.
#include "agent/engine/rank/reranker_weights.h"

#include <algorithm>

namespace ask::engine {
namespace {

// clang-format off
constexpr WordLook kWordLooks[] = {
    {"#", Look::kLimitOne, -0.20F}, {"#", Look::kLike, -0.25F}, {"#", Look::kOneOutput, 0.23F},
    {"#", Look::kOneCondition, 0.16F}, {"#", Look::kTwoConditions, -0.16F},
    {",", Look::kOneOutput, -0.32F}, {",", Look::kThreeOutputs, 0.25F},
    {".", Look::kGroupFirst, 0.07F}, {".", Look::kOrderAggregate, 0.26F},
    {".", Look::kAscending, -0.18F}, {".", Look::kOneOutput, -0.05F},
    {".", Look::kMixedOutput, 0.06F}, {"?", Look::kCountRows, -0.13F},
    {"?", Look::kGroupKey, -0.13F}, {"?", Look::kGroupFirst, -0.06F},
    {"?", Look::kGroupLast, 0.17F}, {"?", Look::kOrderAggregate, 0.19F},
    {"?", Look::kNoJoin, -0.15F}, {"?", Look::kOneJoin, 0.17F},
    {"?", Look::kGroupElsewhere, -0.19F}, {"?", Look::kOrderShown, 0.26F},
    {"^ find", Look::kDistinct, 0.19F}, {"^ find", Look::kGroupLast, 0.22F},
    {"^ how", Look::kOneCondition, 0.13F}, {"^ show", Look::kGroupFirst, 0.18F},
    {"^ what", Look::kCountRows, -0.19F}, {"^ what", Look::kGroup, -0.09F},
    {"^ what", Look::kGroupFirst, -0.14F}, {"^ what", Look::kGroupLast, 0.18F},
    {"^ what", Look::kOneOutput, 0.10F}, {"^ what", Look::kTwoOutputs, -0.10F},
    {"^ which", Look::kReferenceOutput, -0.18F}, {"^ which", Look::kNameOutput, 0.25F},
    {"a", Look::kDistinct, 0.22F}, {"a", Look::kOneCondition, 0.28F}, {"all", Look::kGroup, -0.20F},
    {"all", Look::kOneJoin, -0.19F}, {"and", Look::kDistinct, -0.20F},
    {"and", Look::kGroupFirst, 0.17F}, {"and", Look::kLimitOne, -0.22F},
    {"and", Look::kLimitMany, 0.20F}, {"and", Look::kOrderAggregate, 0.30F},
    {"and", Look::kOneOutput, -0.57F}, {"and", Look::kTwoOutputs, 0.49F},
    {"and", Look::kThreeOutputs, 0.16F}, {"and", Look::kNameOutput, 0.17F},
    {"and", Look::kMixedOutput, 0.17F}, {"and", Look::kSeveralTables, -0.28F},
    {"and", Look::kGroupElsewhere, -0.25F}, {"and", Look::kOrderShown, 0.29F},
    {"and the", Look::kGroupFirst, 0.27F}, {"and the", Look::kOrderAggregate, 0.28F},
    {"and the", Look::kOneOutput, -0.18F}, {"and the", Look::kOrderShown, 0.18F},
    {"are", Look::kGroupFirst, -0.19F}, {"are", Look::kGroupLast, 0.19F},
    {"are", Look::kLimitOne, -0.24F}, {"are", Look::kOneCondition, -0.25F},
    {"are the", Look::kLimitOne, -0.18F}, {"average", Look::kAverage, 0.26F},
    {"different", Look::kGroup, 0.21F}, {"different", Look::kMixedOutput, 0.23F},
    {"each", Look::kOneOutput, -0.32F}, {"each", Look::kTwoOutputs, 0.44F},
    {"each", Look::kMixedOutput, 0.22F}, {"find", Look::kDistinct, 0.19F},
    {"find", Look::kGroupLast, 0.21F}, {"find the", Look::kGroupLast, 0.19F},
    {"for", Look::kGroupLast, 0.18F}, {"for", Look::kNoJoin, 0.19F},
    {"for", Look::kOneJoin, -0.17F}, {"has", Look::kNoJoin, -0.19F}, {"has", Look::kOneJoin, 0.25F},
    {"how", Look::kOneCondition, 0.12F}, {"how many", Look::kOneCondition, 0.12F},
    {"in", Look::kOneOutput, 0.19F}, {"is the", Look::kGroup, -0.23F},
    {"is the", Look::kOneOutput, 0.17F}, {"list", Look::kOneOutput, -0.14F},
    {"list", Look::kTwoOutputs, 0.14F}, {"list", Look::kOrderSeveral, -0.19F},
    {"list", Look::kBridges, 0.20F}, {"list the", Look::kOrderOnly, -0.20F},
    {"list the", Look::kAscending, -0.17F}, {"list the", Look::kOneOutput, -0.15F},
    {"list the", Look::kBridges, 0.20F}, {"many", Look::kOneCondition, 0.12F},
    {"more", Look::kGroup, 0.18F}, {"more", Look::kHaving, 0.22F},
    {"more", Look::kNoCondition, 0.18F}, {"more", Look::kOneCondition, -0.24F},
    {"more than", Look::kOneCondition, -0.17F}, {"name", Look::kGroupKey, 0.25F},
    {"name", Look::kOrderAggregate, 0.22F}, {"name", Look::kOneOutput, -0.17F},
    {"name", Look::kTwoOutputs, 0.19F}, {"name", Look::kNoJoin, -0.23F},
    {"name", Look::kOneJoin, 0.16F}, {"name", Look::kOrderShown, 0.27F},
    {"name of", Look::kNoJoin, -0.17F}, {"name of", Look::kOneJoin, 0.16F},
    {"name of", Look::kSeveralTables, 0.18F}, {"names", Look::kLimitOne, -0.19F},
    {"names", Look::kNameOutput, 0.26F}, {"names", Look::kOneJoin, -0.12F},
    {"names", Look::kBridges, 0.21F}, {"names of", Look::kDistinct, 0.24F},
    {"number", Look::kGroup, 0.10F}, {"number", Look::kGroupFirst, 0.24F},
    {"number", Look::kOrderCount, 0.33F}, {"number", Look::kMixedOutput, 0.07F},
    {"number of", Look::kGroup, 0.12F}, {"number of", Look::kGroupFirst, 0.25F},
    {"number of", Look::kOrderCount, 0.33F}, {"number of", Look::kMixedOutput, 0.08F},
    {"of", Look::kDistinct, -0.43F}, {"of", Look::kAverage, 0.20F},
    {"of", Look::kGroupFirst, 0.16F}, {"of", Look::kOrderCount, 0.22F},
    {"of", Look::kOrderAggregate, 0.19F}, {"of", Look::kMixedOutput, 0.09F},
    {"of", Look::kGroupElsewhere, -0.27F}, {"of", Look::kShownCompared, -0.20F},
    {"of each", Look::kOneOutput, -0.16F}, {"of each", Look::kTwoOutputs, 0.22F},
    {"of the", Look::kBridges, 0.21F}, {"order", Look::kOrderShown, -0.20F},
    {"order of", Look::kOrderShown, -0.26F}, {"show", Look::kGroupFirst, 0.24F},
    {"show the", Look::kGroupFirst, 0.21F}, {"the", Look::kCountRows, -0.28F},
    {"the", Look::kAverage, 0.23F}, {"the", Look::kGroup, -0.20F}, {"the", Look::kGroupKey, -0.13F},
    {"the", Look::kGroupSeveral, -0.20F}, {"the", Look::kLimitMany, 0.25F},
    {"the", Look::kOrderAggregate, 0.28F}, {"the", Look::kGroupElsewhere, -0.30F},
    {"the", Look::kOrderInGroups, -0.21F}, {"the", Look::kShownCompared, -0.20F},
    {"the name", Look::kOneJoin, 0.16F}, {"the names", Look::kNameOutput, 0.20F},
    {"the names", Look::kOneJoin, -0.16F}, {"the names", Look::kBridges, 0.15F},
    {"the total", Look::kCountRows, -0.19F}, {"the total", Look::kGroupKey, -0.24F},
    {"total", Look::kCountRows, -0.25F}, {"total", Look::kOneOutput, 0.27F},
    {"total", Look::kTwoOutputs, -0.24F}, {"total", Look::kTwoAggregates, -0.20F},
    {"two", Look::kHaving, 0.26F}, {"type", Look::kGroupFirst, 0.22F},
    {"were", Look::kOneCondition, 0.20F}, {"what", Look::kCountRows, -0.19F},
    {"what", Look::kGroupKey, -0.12F}, {"what", Look::kGroupFirst, -0.06F},
    {"what", Look::kOneOutput, 0.06F}, {"what", Look::kTwoOutputs, -0.06F},
    {"what are", Look::kLimitOne, -0.20F}, {"which", Look::kGroup, 0.19F},
    {"which", Look::kHaving, 0.23F}, {"which", Look::kReferenceOutput, -0.18F},
    {"which", Look::kNameOutput, 0.24F}, {"who", Look::kReferenceOutput, 0.25F},
};
// clang-format on
static_assert(std::ranges::is_sorted(kWordLooks, {}, &WordLook::words));

}  // namespace

std::span<const WordLook> word_looks() { return kWordLooks; }

}  // namespace ask::engine
