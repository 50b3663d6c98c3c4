// Written by bench/fit.
#include "agent/engine/rank/feature_weights.h"

#include <iterator>

namespace ask::engine {
namespace {

// clang-format off
// In the order of enum Feature: name, weight in the reranker, weight in the confidence model.
constexpr FeatureWeight kFeatureWeights[] = {
    // Parser
    {"DanglingNegation", -0.28F, -1.15F}, {"DanglingComparison", -0.01F, -2.36F},
    {"DanglingAggregate", -0.01F, -0.00F}, {"LateOutput", -0.10F, -0.61F},
    {"SecondSentence", -0.11F, -0.00F}, {"Unsupported", -0.40F, -2.86F},
    // Grounding
    {"Implied", 0.24F, 0.11F}, {"GuessedValue", -0.04F, -0.20F}, {"ChildGuess", -0.07F, -1.39F},
    {"BadType", 0.02F, -1.18F}, {"NoColumn", 0.03F, -1.91F}, {"LostShape", 0.03F, -2.33F},
    {"SingleRowGroups", -0.09F, -0.02F}, {"WeakCount", 0.01F, -1.79F},
    // Coverage
    {"UnknownWords", 0.01F, -1.09F}, {"UnknownShare", -0.06F, -2.12F}, {"AllKnown", 0.35F, 0.70F},
    {"WeakLinks", -0.03F, 0.08F}, {"VeryWeakLinks", -0.24F, -0.33F}, {"LostNumber", -0.19F, -1.44F},
    {"LostValue", -0.14F, -0.27F}, {"LostName", 0.05F, -1.08F}, {"LostAverage", -0.24F, -1.73F},
    {"LostTotal", -0.05F, -0.01F}, {"LostCount", -0.23F, -1.11F}, {"LostExtreme", -0.03F, -0.02F},
    {"LostNegation", -0.19F, -2.09F}, {"LostGroup", -0.29F, -0.34F}, {"LostOr", -0.20F, -0.79F},
    {"LostComparison", -0.60F, -0.64F}, {"LostBoth", -0.09F, -1.49F}, {"LostOrder", 0.05F, 0.24F},
    {"UnusedColumn", -0.04F, -0.79F}, {"Subquery", -0.15F, -0.49F}, {"MixedSelect", -0.24F, 0.09F},
    {"Long", 0.00F, -0.09F}, {"SameWords", 0.00F, -0.01F}, {"SkippedNames", 0.33F, -0.15F},
    {"SkippedPhrases", -0.05F, 0.33F}, {"FarOutput", 0.04F, 0.05F}, {"FarFilter", 0.07F, 0.06F},
    {"UnusedTable", 0.15F, 0.58F}, {"Bridge", -0.15F, 0.26F}, {"ValueUnfound", 0.21F, 0.59F},
    {"AmbiguousValue", 0.02F, -0.13F}, {"GroupUnasked", -0.11F, -0.24F},
    {"NothingLinked", 0.00F, 0.00F},
    // Query
    {"Distinct", -0.13F, -0.24F}, {"CountRows", -0.24F, 0.42F}, {"CountDistinct", 0.10F, 0.08F},
    {"Sum", -0.02F, -0.02F}, {"Average", 0.27F, 0.39F}, {"Minimum", -0.09F, -0.44F},
    {"Maximum", -0.04F, 0.41F}, {"Group", 0.13F, -0.05F}, {"GroupKey", -0.01F, -0.26F},
    {"GroupName", -0.07F, -0.04F}, {"GroupSeveral", -0.23F, -1.80F}, {"GroupFirst", 0.41F, 0.32F},
    {"GroupLast", -0.45F, -1.76F}, {"Having", 0.29F, 0.27F}, {"LimitOne", -0.08F, -0.40F},
    {"LimitMany", 0.26F, -0.43F}, {"OrderOnly", 0.07F, 0.41F}, {"OrderCount", 0.05F, 0.49F},
    {"OrderAggregate", 0.28F, 0.07F}, {"Descending", 0.29F, 0.04F}, {"Ascending", -0.00F, -0.22F},
    {"NotIn", -0.14F, -0.28F}, {"In", -0.01F, -0.73F}, {"Intersect", 0.20F, 0.92F},
    {"Or", 0.04F, -0.48F}, {"Scalar", -0.01F, -0.14F}, {"Like", -0.35F, -0.35F},
    {"NotEqual", -0.04F, 0.87F}, {"IsNull", 0.20F, -0.24F}, {"OneOutput", 0.03F, 0.00F},
    {"TwoOutputs", 0.04F, -0.18F}, {"ThreeOutputs", -0.00F, 0.00F}, {"ManyOutputs", -0.10F, -0.91F},
    {"AllColumns", 0.11F, -0.26F}, {"KeyOutput", 0.12F, -0.35F},
    {"ReferenceOutput", -0.15F, -0.41F}, {"NameOutput", 0.08F, 0.37F},
    {"MixedOutput", 0.09F, -0.32F}, {"NoCondition", -0.42F, -0.47F}, {"OneCondition", 0.29F, 0.08F},
    {"TwoConditions", 0.18F, 0.25F}, {"ManyConditions", -0.05F, 0.34F}, {"NoJoin", 0.02F, 0.12F},
    {"OneJoin", -0.02F, -0.08F}, {"TwoJoins", 0.01F, -0.47F}, {"ManyJoins", -0.01F, -1.10F},
    {"SeveralTables", -0.21F, -0.16F}, {"TwoAggregates", -0.24F, -0.16F},
    {"TextAggregate", -0.21F, -1.13F}, {"GroupElsewhere", -0.38F, -0.62F},
    {"GroupAggregated", -0.24F, -0.19F}, {"DistinctGroups", -0.01F, -0.73F},
    {"LimitUnordered", -0.07F, -0.60F}, {"OrderSeveral", -0.10F, -0.46F},
    {"OrderShown", 0.29F, -0.15F}, {"OrderInGroups", -0.21F, 0.00F}, {"HavingOne", -0.01F, -0.42F},
    {"ShownCompared", -0.33F, -0.50F}, {"Impossible", -0.09F, -1.71F}, {"Bridges", -0.10F, -0.05F},
    // Fit
    {"TableLeftOut", -0.17F, -0.29F}, {"ColumnLeftOut", -0.60F, -0.30F},
    {"ColumnHalfLeftOut", -0.26F, -0.10F}, {"ValueLeftOut", -0.11F, -0.21F},
    {"TableUnmentioned", -0.30F, -0.04F}, {"OutputUnmentioned", -0.38F, -0.15F},
    {"OrderUnmentioned", 0.15F, 0.01F}, {"ConditionUnmentioned", 0.25F, -0.07F},
    {"OutputsOutOfOrder", -0.16F, 0.16F}, {"WeakestLink", 0.02F, -0.18F},
    {"BetterColumn", 0.04F, 0.21F}, {"OtherOwner", -0.20F, -0.23F}, {"FarOwner", -0.32F, 0.53F},
    {"OutOfRange", -0.61F, -1.61F}, {"NumberOnKey", -0.03F, -0.66F},
    {"TextCompared", 0.25F, -0.16F}, {"TextExtreme", -0.07F, -0.23F},
    {"FewDifferent", 0.31F, -0.32F}, {"SingleGroups", -0.67F, -1.19F}, {"Repeats", -0.54F, -0.57F},
    {"EmptyTable", -0.11F, -0.26F}, {"JoinOnlyMentioned", -0.34F, -0.38F},
    {"JoinOnlyUnmentioned", -0.18F, -0.36F}, {"ValueNamesSchema", 0.00F, 0.00F},
    {"CountUnmentioned", 0.01F, 0.46F}, {"AmbiguousColumn", -0.21F, 0.01F},
    {"AmbiguousTable", 0.00F, 0.54F}, {"MeanLink", -0.03F, 0.15F}, {"ExtremeOfMany", 0.00F, 0.30F},
    // Posterior
    {"Bias", 0.00F, -0.10F}, {"LogOdds", 0.00F, -0.12F}, {"PosteriorOfRows", 0.00F, 0.15F},
    {"NextPosterior", 0.00F, -0.81F}, {"Spread", 0.00F, -0.62F}, {"Different", 0.00F, 0.02F},
    {"Posterior", 0.00F, 0.40F}, {"LooseLogOdds", 0.00F, 0.16F}, {"LoosePosterior", 0.00F, 0.09F},
    {"NearlySure", 0.00F, 0.10F}, {"Sure", 0.00F, -0.24F}, {"Unsure", 0.00F, -0.60F},
    {"VeryUnsure", 0.00F, -0.00F}, {"ScorePerWord", 0.00F, 0.79F}, {"Tables", 0.00F, 0.15F},
};
// clang-format on
static_assert(std::size(kFeatureWeights) == kFeatures);

}  // namespace

const FeatureWeight& weight(Feature feature) {
  return kFeatureWeights[static_cast<size_t>(feature)];
}
float beam_weight() { return 0.92F; }

}  // namespace ask::engine
