// Written by bench/fit.
#include "agent/engine/rank/feature_weights.h"

#include <iterator>

namespace ask::engine {
namespace {

// clang-format off
// In the order of enum Feature: name, weight in the reranker, weight in the confidence model.
constexpr FeatureWeight kFeatureWeights[] = {
    // Parser
    {"DanglingNegation", -0.28F, -0.12F}, {"DanglingComparison", -0.01F, -0.05F},
    {"DanglingAggregate", -0.01F, -0.01F}, {"LateOutput", -0.10F, -0.05F},
    {"SecondSentence", -0.11F, 0.01F}, {"Unsupported", -0.40F, -0.32F},
    // Grounding
    {"Implied", 0.24F, -0.06F}, {"GuessedValue", -0.04F, 0.01F}, {"ChildGuess", -0.07F, -0.04F},
    {"BadType", 0.02F, -0.03F}, {"NoColumn", 0.03F, -0.21F}, {"LostShape", 0.03F, -0.04F},
    {"SingleRowGroups", -0.09F, -0.01F}, {"WeakCount", 0.01F, -0.05F},
    // Coverage
    {"UnknownWords", 0.01F, -0.46F}, {"UnknownShare", -0.06F, -0.06F}, {"AllKnown", 0.35F, 0.36F},
    {"WeakLinks", -0.03F, 0.03F}, {"VeryWeakLinks", -0.24F, 0.02F}, {"LostNumber", -0.19F, -0.13F},
    {"LostValue", -0.14F, -0.01F}, {"LostName", 0.05F, -0.05F}, {"LostAverage", -0.24F, -0.10F},
    {"LostTotal", -0.05F, -0.01F}, {"LostCount", -0.23F, -0.09F}, {"LostExtreme", -0.03F, -0.05F},
    {"LostNegation", -0.19F, -0.11F}, {"LostGroup", -0.29F, -0.08F}, {"LostOr", -0.20F, -0.05F},
    {"LostComparison", -0.60F, -0.11F}, {"LostBoth", -0.09F, -0.05F}, {"LostOrder", 0.05F, 0.02F},
    {"UnusedColumn", -0.04F, -0.18F}, {"Subquery", -0.15F, -0.04F}, {"MixedSelect", -0.24F, -0.03F},
    {"Long", 0.00F, -0.09F}, {"SameWords", 0.00F, 0.01F}, {"SkippedNames", 0.33F, -0.06F},
    {"SkippedPhrases", -0.05F, 0.09F}, {"FarOutput", 0.04F, -0.02F}, {"FarFilter", 0.07F, 0.05F},
    {"UnusedTable", 0.15F, 0.01F}, {"Bridge", -0.15F, -0.04F}, {"ValueUnfound", 0.21F, 0.04F},
    {"AmbiguousValue", 0.02F, -0.05F}, {"GroupUnasked", -0.11F, 0.02F},
    {"NothingLinked", 0.00F, 0.00F},
    // Query
    {"Distinct", -0.13F, 0.01F}, {"CountRows", -0.24F, 0.08F}, {"CountDistinct", 0.10F, -0.00F},
    {"Sum", -0.02F, -0.06F}, {"Average", 0.27F, 0.06F}, {"Minimum", -0.09F, -0.00F},
    {"Maximum", -0.04F, 0.00F}, {"Group", 0.13F, 0.01F}, {"GroupKey", -0.01F, -0.05F},
    {"GroupName", -0.07F, -0.04F}, {"GroupSeveral", -0.23F, -0.05F}, {"GroupFirst", 0.41F, -0.03F},
    {"GroupLast", -0.45F, 0.03F}, {"Having", 0.29F, 0.03F}, {"LimitOne", -0.08F, -0.07F},
    {"LimitMany", 0.26F, 0.01F}, {"OrderOnly", 0.07F, 0.11F}, {"OrderCount", 0.05F, 0.03F},
    {"OrderAggregate", 0.28F, -0.02F}, {"Descending", 0.29F, -0.00F}, {"Ascending", -0.00F, 0.05F},
    {"NotIn", -0.14F, -0.00F}, {"In", -0.01F, -0.04F}, {"Intersect", 0.20F, 0.04F},
    {"Or", 0.04F, -0.07F}, {"Scalar", -0.01F, 0.00F}, {"Like", -0.35F, 0.03F},
    {"NotEqual", -0.04F, 0.01F}, {"IsNull", 0.20F, 0.02F}, {"OneOutput", 0.03F, 0.04F},
    {"TwoOutputs", 0.04F, -0.06F}, {"ThreeOutputs", -0.00F, 0.08F}, {"ManyOutputs", -0.10F, -0.04F},
    {"AllColumns", 0.11F, -0.01F}, {"KeyOutput", 0.12F, -0.05F},
    {"ReferenceOutput", -0.15F, -0.05F}, {"NameOutput", 0.08F, 0.01F},
    {"MixedOutput", 0.09F, -0.00F}, {"NoCondition", -0.42F, -0.08F}, {"OneCondition", 0.29F, 0.08F},
    {"TwoConditions", 0.18F, 0.08F}, {"ManyConditions", -0.05F, -0.07F}, {"NoJoin", 0.02F, -0.00F},
    {"OneJoin", -0.02F, 0.02F}, {"TwoJoins", 0.01F, 0.02F}, {"ManyJoins", -0.01F, -0.02F},
    {"SeveralTables", -0.21F, -0.09F}, {"TwoAggregates", -0.24F, -0.04F},
    {"TextAggregate", -0.21F, -0.03F}, {"GroupElsewhere", -0.38F, -0.02F},
    {"GroupAggregated", -0.24F, -0.01F}, {"DistinctGroups", -0.01F, 0.00F},
    {"LimitUnordered", -0.07F, -0.00F}, {"OrderSeveral", -0.10F, -0.01F},
    {"OrderShown", 0.29F, -0.03F}, {"OrderInGroups", -0.21F, 0.00F}, {"HavingOne", -0.01F, 0.01F},
    {"ShownCompared", -0.33F, -0.09F}, {"Impossible", -0.09F, -0.03F}, {"Bridges", -0.10F, -0.04F},
    // Fit
    {"TableLeftOut", -0.17F, -0.08F}, {"ColumnLeftOut", -0.60F, -0.07F},
    {"ColumnHalfLeftOut", -0.26F, -0.07F}, {"ValueLeftOut", -0.11F, -0.01F},
    {"TableUnmentioned", -0.30F, -0.09F}, {"OutputUnmentioned", -0.38F, -0.11F},
    {"OrderUnmentioned", 0.15F, -0.01F}, {"ConditionUnmentioned", 0.25F, -0.06F},
    {"OutputsOutOfOrder", -0.16F, -0.04F}, {"WeakestLink", 0.02F, -0.03F},
    {"BetterColumn", 0.04F, 0.01F}, {"OtherOwner", -0.20F, 0.02F}, {"FarOwner", -0.32F, 0.04F},
    {"OutOfRange", -0.61F, -0.08F}, {"NumberOnKey", -0.03F, -0.04F}, {"TextCompared", 0.25F, 0.01F},
    {"TextExtreme", -0.07F, -0.01F}, {"FewDifferent", 0.31F, -0.04F},
    {"SingleGroups", -0.67F, -0.07F}, {"Repeats", -0.54F, -0.12F}, {"EmptyTable", -0.11F, -0.01F},
    {"JoinOnlyMentioned", -0.34F, -0.13F}, {"JoinOnlyUnmentioned", -0.18F, 0.00F},
    {"ValueNamesSchema", 0.00F, 0.00F}, {"CountUnmentioned", 0.01F, -0.02F},
    {"AmbiguousColumn", -0.21F, -0.01F}, {"AmbiguousTable", 0.00F, 0.00F},
    {"MeanLink", -0.03F, -0.02F}, {"ExtremeOfMany", 0.00F, 0.01F},
    // Posterior
    {"Bias", 0.00F, 0.10F}, {"LogOdds", 0.00F, 0.16F}, {"PosteriorOfRows", 0.00F, 0.12F},
    {"NextPosterior", 0.00F, -0.05F}, {"Spread", 0.00F, -0.26F}, {"Different", 0.00F, 0.11F},
    {"Posterior", 0.00F, 0.08F}, {"LooseLogOdds", 0.00F, 0.10F}, {"LoosePosterior", 0.00F, 0.08F},
    {"NearlySure", 0.00F, 0.06F}, {"Sure", 0.00F, 0.01F}, {"Unsure", 0.00F, -0.23F},
    {"VeryUnsure", 0.00F, -0.08F}, {"ScorePerWord", 0.00F, 0.48F}, {"Tables", 0.00F, -0.05F},
};
// clang-format on
static_assert(std::size(kFeatureWeights) == kFeatures);

}  // namespace

const FeatureWeight& weight(Feature feature) {
  return kFeatureWeights[static_cast<size_t>(feature)];
}
float beam_weight() { return 0.92F; }

}  // namespace ask::engine
