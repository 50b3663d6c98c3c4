// Written by bench/fit.
#include "agent/engine/rank/reranker_weights.h"

#include <iterator>

namespace ask::engine {
namespace {

// clang-format off
// In the order of enum Signal: name, rank, confidence.
constexpr SecondWeight kSignalRows[] = {
    {"UnknownWords", 0.01F, -0.80F}, {"UnknownShare", -0.06F, -0.12F}, {"AllKnown", 0.35F, 0.34F},
    {"WeakLinks", -0.03F, 0.04F}, {"VeryWeakLinks", -0.24F, 0.05F}, {"LostNumber", -0.19F, -0.39F},
    {"LostValue", -0.14F, -0.04F}, {"LostName", 0.05F, -0.10F}, {"LostAverage", -0.24F, -0.13F},
    {"LostTotal", -0.05F, -0.21F}, {"LostCount", -0.23F, -0.24F}, {"LostExtreme", -0.03F, -0.02F},
    {"LostNegation", -0.19F, -0.26F}, {"LostGroup", -0.29F, -0.01F}, {"LostOr", -0.20F, -0.15F},
    {"LostComparison", -0.60F, -0.33F}, {"LostBoth", -0.09F, -0.22F}, {"LostOrder", 0.05F, 0.15F},
    {"Implied", 0.24F, -0.01F}, {"GuessedValue", -0.04F, 0.02F}, {"ChildGuess", -0.07F, -0.18F},
    {"BadType", 0.02F, -0.05F}, {"NoColumn", 0.03F, -0.42F}, {"SingleRowGroups", -0.09F, -0.05F},
    {"DanglingNegation", -0.28F, -0.38F}, {"DanglingComparison", -0.01F, -0.14F},
    {"DanglingAggregate", -0.01F, -0.04F}, {"UnusedColumn", -0.04F, -0.40F},
    {"Unsupported", -0.40F, -0.30F}, {"LateOutput", -0.10F, -0.30F},
    {"SecondSentence", -0.11F, 0.04F}, {"Subquery", -0.15F, -0.04F},
    {"MixedSelect", -0.24F, -0.08F}, {"Long", 0.00F, -0.32F}, {"SameWords", 0.00F, -0.11F},
    {"SkippedNames", 0.33F, -0.15F}, {"SkippedPhrases", -0.05F, 0.03F},
    {"FarOutput", 0.04F, -0.01F}, {"FarFilter", 0.07F, 0.04F}, {"UnusedTable", 0.15F, 0.07F},
    {"Bridge", -0.15F, -0.04F}, {"ValueUnfound", 0.21F, 0.36F}, {"AmbiguousValue", 0.02F, -0.07F},
    {"GroupUnasked", -0.11F, 0.00F}, {"NothingLinked", 0.00F, 0.00F}, {"WeakCount", 0.01F, -0.06F},
};
// In the order of enum Look: name, rank, confidence.
constexpr SecondWeight kLookRows[] = {
    {"Distinct", -0.13F, -0.08F}, {"CountRows", -0.24F, 0.09F}, {"CountDistinct", 0.10F, 0.04F},
    {"Sum", -0.02F, -0.07F}, {"Average", 0.27F, -0.11F}, {"Minimum", -0.09F, -0.12F},
    {"Maximum", -0.04F, 0.04F}, {"Group", 0.13F, -0.17F}, {"GroupKey", -0.01F, -0.08F},
    {"GroupName", -0.07F, -0.19F}, {"GroupSeveral", -0.23F, -0.12F}, {"GroupFirst", 0.41F, 0.14F},
    {"GroupLast", -0.45F, -0.33F}, {"Having", 0.29F, 0.38F}, {"LimitOne", -0.08F, -0.35F},
    {"LimitMany", 0.26F, 0.08F}, {"OrderOnly", 0.07F, 0.35F}, {"OrderCount", 0.05F, 0.10F},
    {"OrderAggregate", 0.28F, -0.12F}, {"Descending", 0.29F, -0.06F}, {"Ascending", -0.00F, 0.19F},
    {"NotIn", -0.14F, -0.13F}, {"In", -0.01F, -0.02F}, {"Intersect", 0.20F, 0.28F},
    {"Or", 0.04F, -0.09F}, {"Scalar", -0.01F, 0.13F}, {"Like", -0.35F, 0.06F},
    {"NotEqual", -0.04F, 0.02F}, {"IsNull", 0.20F, 0.18F}, {"OneOutput", 0.03F, -0.06F},
    {"TwoOutputs", 0.04F, -0.12F}, {"ThreeOutputs", -0.00F, 0.17F}, {"ManyOutputs", -0.10F, -0.05F},
    {"AllColumns", 0.11F, -0.15F}, {"KeyOutput", 0.12F, -0.10F},
    {"ReferenceOutput", -0.15F, -0.23F}, {"NameOutput", 0.08F, -0.12F},
    {"MixedOutput", 0.09F, -0.15F}, {"NoCondition", -0.42F, -0.12F}, {"OneCondition", 0.29F, 0.16F},
    {"TwoConditions", 0.18F, -0.01F}, {"ManyConditions", -0.05F, -0.11F}, {"NoJoin", 0.02F, 0.07F},
    {"OneJoin", -0.02F, -0.02F}, {"TwoJoins", 0.01F, 0.08F}, {"ManyJoins", -0.01F, -0.20F},
    {"SeveralTables", -0.21F, -0.18F}, {"TwoAggregates", -0.24F, -0.19F},
    {"TextAggregate", -0.21F, -0.10F}, {"GroupElsewhere", -0.38F, -0.29F},
    {"GroupAggregated", -0.24F, -0.31F}, {"DistinctGroups", -0.01F, -0.01F},
    {"LimitUnordered", -0.07F, -0.04F}, {"OrderSeveral", -0.10F, 0.00F},
    {"OrderShown", 0.29F, 0.09F}, {"OrderInGroups", -0.21F, -0.08F}, {"HavingOne", -0.01F, 0.04F},
    {"ShownCompared", -0.33F, -0.27F}, {"Impossible", -0.09F, -0.12F}, {"Bridges", -0.10F, -0.07F},
    {"TableLeftOut", -0.17F, -0.16F}, {"ColumnLeftOut", -0.60F, -0.32F},
    {"ColumnHalfLeftOut", -0.26F, 0.01F}, {"ValueLeftOut", -0.11F, 0.04F},
    {"TableUnsaid", -0.30F, -0.01F}, {"OutputUnsaid", -0.38F, 0.04F}, {"OrderUnsaid", 0.15F, 0.16F},
    {"ConditionUnsaid", 0.25F, 0.08F}, {"OutputsOutOfOrder", -0.16F, -0.13F},
    {"WeakestLink", 0.02F, -0.03F}, {"BetterColumn", 0.04F, 0.02F}, {"OtherOwner", -0.20F, -0.08F},
    {"FarOwner", -0.32F, 0.09F}, {"OutOfRange", -0.61F, -0.31F}, {"NumberOnKey", -0.03F, -0.13F},
    {"TextCompared", 0.25F, -0.07F}, {"TextExtreme", -0.07F, -0.03F},
    {"FewDifferent", 0.31F, -0.05F}, {"SingleGroups", -0.67F, -0.30F}, {"Repeats", -0.54F, -0.09F},
    {"EmptyTable", -0.11F, 0.03F}, {"JoinOnlySaid", -0.34F, -0.04F},
    {"JoinOnlyUnsaid", -0.18F, -0.22F}, {"ValueNamesSchema", 0.00F, 0.00F},
    {"CountUnsaid", 0.01F, -0.02F}, {"AmbiguousColumn", -0.21F, -0.12F},
    {"AmbiguousTable", 0.00F, -0.07F}, {"MeanLink", -0.03F, -0.06F},
    {"ExtremeOfMany", 0.00F, 0.08F},
};
// clang-format on
static_assert(std::size(kSignalRows) == kSignals && std::size(kLookRows) == kLooks);

}  // namespace

const SecondWeight& weight(Signal signal) { return kSignalRows[static_cast<size_t>(signal)]; }
const SecondWeight& weight(Look look) { return kLookRows[static_cast<size_t>(look)]; }
float beam_weight() { return 0.92F; }

}  // namespace ask::engine
