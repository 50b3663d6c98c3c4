// Written by bench/fit.
#include "agent/reason/builtin/rank_weights.h"

#include <algorithm>

namespace ask::builtin {
namespace {

// clang-format off
constexpr WordLook kWordLooks[] = {
    {"#", Look::kLike, -0.23F}, {"#", Look::kOneOutput, 0.21F}, {"#", Look::kOneCondition, 0.23F},
    {"#", Look::kTwoConditions, -0.31F}, {",", Look::kThreeOutputs, 0.27F},
    {", and", Look::kThreeOutputs, 0.24F}, {".", Look::kGroupKey, 0.14F},
    {".", Look::kReferenceOutput, 0.18F}, {".", Look::kNoJoin, 0.15F},
    {".", Look::kOneJoin, -0.13F}, {".", Look::kGroupElsewhere, -0.20F},
    {"?", Look::kCountRows, -0.14F}, {"?", Look::kGroupFirst, -0.10F},
    {"?", Look::kGroupLast, 0.15F}, {"?", Look::kLimitMany, 0.15F}, {"?", Look::kNoJoin, -0.13F},
    {"?", Look::kGroupElsewhere, -0.19F}, {"?", Look::kShownCompared, -0.21F},
    {"^ find", Look::kDistinct, 0.22F}, {"^ find", Look::kGroupLast, 0.24F},
    {"^ show", Look::kGroupFirst, 0.27F}, {"^ what", Look::kCountRows, -0.21F},
    {"^ what", Look::kGroup, -0.07F}, {"^ what", Look::kGroupFirst, -0.09F},
    {"^ what", Look::kGroupLast, 0.14F}, {"^ what", Look::kLimitOne, -0.15F},
    {"^ what", Look::kLimitMany, 0.15F}, {"^ what", Look::kOneOutput, 0.11F},
    {"^ what", Look::kTwoOutputs, -0.10F}, {"^ what", Look::kNameOutput, -0.15F},
    {"^ which", Look::kReferenceOutput, -0.23F}, {"^ which", Look::kNameOutput, 0.25F},
    {"all", Look::kGroup, -0.24F}, {"and", Look::kDistinct, -0.15F},
    {"and", Look::kLimitOne, -0.19F}, {"and", Look::kOneOutput, -0.61F},
    {"and", Look::kTwoOutputs, 0.55F}, {"and", Look::kThreeOutputs, 0.16F},
    {"and", Look::kMixedOutput, 0.20F}, {"and", Look::kGroupElsewhere, -0.26F},
    {"are", Look::kGroupFirst, -0.18F}, {"are", Look::kGroupLast, 0.18F},
    {"are", Look::kLimitOne, -0.28F}, {"are", Look::kLimitMany, 0.15F},
    {"are the", Look::kLimitOne, -0.19F}, {"average", Look::kAverage, 0.25F},
    {"different", Look::kGroup, 0.23F}, {"different", Look::kGroupFirst, 0.21F},
    {"different", Look::kReferenceOutput, 0.24F}, {"different", Look::kMixedOutput, 0.26F},
    {"each", Look::kOneOutput, -0.20F}, {"each", Look::kTwoOutputs, 0.37F},
    {"each", Look::kThreeOutputs, -0.20F}, {"each", Look::kMixedOutput, 0.20F},
    {"each", Look::kGroupElsewhere, -0.21F}, {"find", Look::kDistinct, 0.22F},
    {"find", Look::kGroupLast, 0.22F}, {"find the", Look::kGroup, 0.18F},
    {"find the", Look::kGroupLast, 0.21F}, {"for", Look::kGroupLast, 0.14F},
    {"for", Look::kOneOutput, -0.22F}, {"for", Look::kTwoOutputs, 0.31F},
    {"for", Look::kReferenceOutput, 0.21F}, {"for", Look::kOneJoin, -0.20F},
    {"in", Look::kGroupKey, -0.20F}, {"in", Look::kGroupFirst, -0.15F},
    {"in", Look::kGroupLast, 0.17F}, {"in", Look::kOrderShown, -0.14F},
    {"is", Look::kGroup, -0.21F}, {"is the", Look::kGroup, -0.22F},
    {"is the", Look::kOneOutput, 0.18F}, {"list", Look::kDistinct, -0.17F},
    {"list the", Look::kDistinct, -0.18F}, {"list the", Look::kOrderOnly, -0.20F},
    {"most", Look::kNameOutput, 0.21F}, {"name", Look::kGroupKey, 0.28F},
    {"name", Look::kNoJoin, -0.21F}, {"names", Look::kLimitOne, -0.21F},
    {"names", Look::kNameOutput, 0.23F}, {"number", Look::kGroup, 0.11F},
    {"number", Look::kGroupFirst, 0.16F}, {"number", Look::kOrderCount, 0.34F},
    {"number", Look::kMixedOutput, 0.09F}, {"number", Look::kTwoAggregates, -0.20F},
    {"number of", Look::kGroup, 0.12F}, {"number of", Look::kGroupFirst, 0.16F},
    {"number of", Look::kOrderCount, 0.35F}, {"number of", Look::kMixedOutput, 0.10F},
    {"number of", Look::kTwoAggregates, -0.20F}, {"of", Look::kDistinct, -0.47F},
    {"of", Look::kOrderCount, 0.17F}, {"of", Look::kOneOutput, 0.13F},
    {"of", Look::kTwoOutputs, -0.15F}, {"of", Look::kMixedOutput, 0.15F},
    {"of", Look::kNoCondition, 0.14F}, {"of", Look::kOneCondition, -0.13F},
    {"of", Look::kSeveralTables, -0.20F}, {"of", Look::kGroupElsewhere, -0.30F},
    {"of the", Look::kDistinct, -0.19F}, {"of the", Look::kNoJoin, -0.14F},
    {"of the", Look::kOneJoin, 0.24F}, {"or", Look::kOneCondition, -0.20F},
    {"or", Look::kTwoConditions, 0.24F}, {"order", Look::kOrderShown, -0.15F},
    {"order of", Look::kOrderShown, -0.27F}, {"show", Look::kGroupFirst, 0.31F},
    {"show the", Look::kGroupFirst, 0.24F}, {"show the", Look::kReferenceOutput, 0.21F},
    {"than", Look::kOneJoin, -0.23F}, {"the", Look::kDistinct, -0.12F},
    {"the", Look::kCountRows, -0.26F}, {"the", Look::kAverage, 0.22F},
    {"the", Look::kGroup, -0.21F}, {"the", Look::kGroupSeveral, -0.20F},
    {"the", Look::kGroupFirst, -0.12F}, {"the", Look::kGroupLast, 0.11F},
    {"the", Look::kLimitMany, 0.20F}, {"the", Look::kTwoOutputs, -0.07F},
    {"the", Look::kNameOutput, -0.14F}, {"the", Look::kTwoJoins, 0.16F},
    {"the", Look::kTwoAggregates, -0.19F}, {"the", Look::kGroupElsewhere, -0.34F},
    {"the", Look::kGroupAggregated, -0.25F}, {"the", Look::kOrderShown, -0.13F},
    {"the name", Look::kGroupKey, 0.20F}, {"the number", Look::kMixedOutput, 0.12F},
    {"the total", Look::kOneOutput, 0.16F}, {"the total", Look::kTwoOutputs, -0.14F},
    {"total", Look::kOneOutput, 0.16F}, {"were", Look::kOneCondition, 0.20F},
    {"what", Look::kCountRows, -0.21F}, {"what", Look::kGroup, -0.07F},
    {"what", Look::kGroupKey, -0.14F}, {"what", Look::kGroupFirst, -0.08F},
    {"what", Look::kGroupLast, 0.14F}, {"what", Look::kLimitMany, 0.15F},
    {"what", Look::kKeyOutput, -0.20F}, {"what are", Look::kLimitOne, -0.21F},
    {"what are", Look::kLimitMany, 0.15F}, {"what is", Look::kGroup, -0.13F},
    {"which", Look::kReferenceOutput, -0.23F}, {"which", Look::kNameOutput, 0.25F},
    {"who", Look::kReferenceOutput, 0.27F}, {"with", Look::kOneOutput, 0.17F},
};
// clang-format on
static_assert(std::ranges::is_sorted(kWordLooks, {}, &WordLook::words));

}  // namespace

std::span<const WordLook> word_looks() { return kWordLooks; }

}  // namespace ask::builtin
