// Written by bench/fit.
#include "agent/engine/rank/feature_weights.h"

#include <iterator>

namespace ask::engine {
namespace {

// clang-format off
// In the order of enum Feature: name, weight in the reranker, weight in the confidence model.
constexpr FeatureWeight kFeatureWeights[] = {
    // Parser
    {"DanglingNegation", -0.28F, -0.46F}, {"DanglingComparison", -0.01F, -0.38F},
    {"DanglingAggregate", -0.01F, -0.04F}, {"LateOutput", -0.10F, -0.16F},
    {"SecondSentence", -0.11F, 0.12F}, {"Unsupported", -0.40F, -1.04F},
    // Grounding
    {"Implied", 0.24F, -0.04F}, {"GuessedValue", -0.04F, 0.00F}, {"ChildGuess", -0.07F, -0.15F},
    {"BadType", 0.02F, -0.09F}, {"NoColumn", 0.03F, -0.63F}, {"LostShape", 0.03F, -0.63F},
    {"SingleRowGroups", -0.09F, -0.03F}, {"WeakCount", 0.01F, -0.10F},
    // Coverage
    {"UnknownWords", 0.01F, -0.84F}, {"UnknownShare", -0.06F, -0.16F}, {"AllKnown", 0.35F, 0.37F},
    {"WeakLinks", -0.03F, 0.09F}, {"VeryWeakLinks", -0.24F, -0.08F}, {"LostNumber", -0.19F, -0.34F},
    {"LostValue", -0.14F, -0.04F}, {"LostName", 0.05F, -0.10F}, {"LostAverage", -0.24F, -0.25F},
    {"LostTotal", -0.05F, -0.13F}, {"LostCount", -0.23F, -0.27F}, {"LostExtreme", -0.03F, -0.05F},
    {"LostNegation", -0.19F, -0.45F}, {"LostGroup", -0.29F, -0.27F}, {"LostOr", -0.20F, -0.22F},
    {"LostComparison", -0.60F, -0.31F}, {"LostBoth", -0.09F, -0.19F}, {"LostOrder", 0.05F, 0.16F},
    {"UnusedColumn", -0.04F, -0.45F}, {"Subquery", -0.15F, -0.26F}, {"MixedSelect", -0.24F, 0.05F},
    {"Long", 0.00F, -0.26F}, {"SameWords", 0.00F, -0.00F}, {"SkippedNames", 0.33F, -0.08F},
    {"SkippedPhrases", -0.05F, 0.12F}, {"FarOutput", 0.04F, 0.09F}, {"FarFilter", 0.07F, -0.02F},
    {"UnusedTable", 0.15F, 0.10F}, {"Bridge", -0.15F, -0.06F}, {"ValueUnfound", 0.21F, 0.26F},
    {"AmbiguousValue", 0.02F, 0.01F}, {"GroupUnasked", -0.11F, 0.07F},
    {"NothingLinked", 0.00F, 0.00F},
    // Query
    {"Distinct", -0.13F, 0.14F}, {"CountRows", -0.24F, 0.22F}, {"CountDistinct", 0.10F, 0.02F},
    {"Sum", -0.02F, -0.21F}, {"Average", 0.27F, -0.03F}, {"Minimum", -0.09F, -0.05F},
    {"Maximum", -0.04F, -0.05F}, {"Group", 0.13F, -0.21F}, {"GroupKey", -0.01F, -0.04F},
    {"GroupName", -0.07F, -0.18F}, {"GroupSeveral", -0.23F, -0.14F}, {"GroupFirst", 0.41F, -0.09F},
    {"GroupLast", -0.45F, -0.19F}, {"Having", 0.29F, 0.12F}, {"LimitOne", -0.08F, -0.19F},
    {"LimitMany", 0.26F, -0.03F}, {"OrderOnly", 0.07F, 0.26F}, {"OrderCount", 0.05F, 0.16F},
    {"OrderAggregate", 0.28F, -0.11F}, {"Descending", 0.29F, -0.08F}, {"Ascending", -0.00F, 0.14F},
    {"NotIn", -0.14F, -0.09F}, {"In", -0.01F, -0.12F}, {"Intersect", 0.20F, 0.18F},
    {"Or", 0.04F, -0.15F}, {"Scalar", -0.01F, -0.02F}, {"Like", -0.35F, 0.06F},
    {"NotEqual", -0.04F, 0.09F}, {"IsNull", 0.20F, -0.08F}, {"OneOutput", 0.03F, -0.01F},
    {"TwoOutputs", 0.04F, -0.17F}, {"ThreeOutputs", -0.00F, 0.09F}, {"ManyOutputs", -0.10F, -0.13F},
    {"AllColumns", 0.11F, -0.05F}, {"KeyOutput", 0.12F, -0.13F},
    {"ReferenceOutput", -0.15F, -0.20F}, {"NameOutput", 0.08F, 0.01F},
    {"MixedOutput", 0.09F, -0.18F}, {"NoCondition", -0.42F, -0.22F}, {"OneCondition", 0.29F, 0.08F},
    {"TwoConditions", 0.18F, 0.03F}, {"ManyConditions", -0.05F, -0.10F}, {"NoJoin", 0.02F, -0.03F},
    {"OneJoin", -0.02F, -0.07F}, {"TwoJoins", 0.01F, -0.03F}, {"ManyJoins", -0.01F, -0.09F},
    {"SeveralTables", -0.21F, -0.16F}, {"TwoAggregates", -0.24F, -0.14F},
    {"TextAggregate", -0.21F, -0.14F}, {"GroupElsewhere", -0.38F, -0.35F},
    {"GroupAggregated", -0.24F, -0.21F}, {"DistinctGroups", -0.01F, -0.00F},
    {"LimitUnordered", -0.07F, -0.00F}, {"OrderSeveral", -0.10F, -0.03F},
    {"OrderShown", 0.29F, -0.03F}, {"OrderInGroups", -0.21F, -0.09F}, {"HavingOne", -0.01F, -0.00F},
    {"ShownCompared", -0.33F, -0.27F}, {"Impossible", -0.09F, -0.13F}, {"Bridges", -0.10F, -0.07F},
    // Fit
    {"TableLeftOut", -0.17F, -0.16F}, {"ColumnLeftOut", -0.60F, -0.11F},
    {"ColumnHalfLeftOut", -0.26F, -0.13F}, {"ValueLeftOut", -0.11F, 0.03F},
    {"TableUnmentioned", -0.30F, -0.02F}, {"OutputUnmentioned", -0.38F, -0.11F},
    {"OrderUnmentioned", 0.15F, 0.03F}, {"ConditionUnmentioned", 0.25F, -0.08F},
    {"OutputsOutOfOrder", -0.16F, -0.08F}, {"WeakestLink", 0.02F, -0.07F},
    {"BetterColumn", 0.04F, 0.06F}, {"OtherOwner", -0.20F, -0.13F}, {"FarOwner", -0.32F, 0.08F},
    {"OutOfRange", -0.61F, -0.25F}, {"NumberOnKey", -0.03F, -0.17F},
    {"TextCompared", 0.25F, -0.02F}, {"TextExtreme", -0.07F, -0.02F},
    {"FewDifferent", 0.31F, -0.08F}, {"SingleGroups", -0.67F, -0.19F}, {"Repeats", -0.54F, -0.29F},
    {"EmptyTable", -0.11F, 0.02F}, {"JoinOnlyMentioned", -0.34F, -0.16F},
    {"JoinOnlyUnmentioned", -0.18F, -0.08F}, {"ValueNamesSchema", 0.00F, 0.00F},
    {"CountUnmentioned", 0.01F, -0.08F}, {"AmbiguousColumn", -0.21F, -0.07F},
    {"AmbiguousTable", 0.00F, 0.03F}, {"MeanLink", -0.03F, -0.07F},
    {"ExtremeOfMany", 0.00F, -0.04F},
    // Posterior
    {"Bias", 0.00F, -0.15F}, {"LogOdds", 0.00F, 0.01F}, {"PosteriorOfRows", 0.00F, 0.09F},
    {"NextPosterior", 0.00F, -0.16F}, {"Spread", 0.00F, -0.54F}, {"Different", 0.00F, 0.10F},
    {"Posterior", 0.00F, 0.15F}, {"LooseLogOdds", 0.00F, 0.12F}, {"LoosePosterior", 0.00F, 0.07F},
    {"NearlySure", 0.00F, 0.12F}, {"Sure", 0.00F, -0.03F}, {"Unsure", 0.00F, -0.34F},
    {"VeryUnsure", 0.00F, -0.19F}, {"ScorePerWord", 0.00F, 0.80F}, {"Tables", 0.00F, -0.15F},
};
// clang-format on
static_assert(std::size(kFeatureWeights) == kFeatures);

}  // namespace

const FeatureWeight& weight(Feature feature) {
  return kFeatureWeights[static_cast<size_t>(feature)];
}
float beam_weight() { return 0.92F; }

}  // namespace ask::engine
