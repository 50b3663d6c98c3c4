// Written by bench/fit.
#include "agent/engine/rank/reranker_weights.h"

#include <iterator>

namespace ask::engine {
namespace {

// clang-format off
// In the order of enum Signal: name, rank, confidence.
constexpr SecondWeight kSignalRows[] = {
    {"UnknownWords", 0.01F, -0.74F}, {"UnknownShare", -0.06F, -0.11F}, {"AllKnown", 0.35F, 0.27F},
    {"WeakLinks", -0.03F, 0.15F}, {"VeryWeakLinks", -0.24F, -0.06F}, {"LostNumber", -0.19F, -0.31F},
    {"LostValue", -0.14F, -0.03F}, {"LostName", 0.05F, -0.11F}, {"LostAverage", -0.24F, -0.15F},
    {"LostTotal", -0.05F, -0.14F}, {"LostCount", -0.23F, -0.13F}, {"LostExtreme", -0.03F, -0.17F},
    {"LostNegation", -0.19F, -0.59F}, {"LostGroup", -0.29F, -0.45F}, {"LostOr", -0.20F, -0.22F},
    {"LostComparison", -0.60F, -0.27F}, {"LostBoth", -0.09F, -0.24F}, {"LostOrder", 0.05F, 0.17F},
    {"Implied", 0.24F, 0.15F}, {"GuessedValue", -0.04F, 0.01F}, {"ChildGuess", -0.07F, -0.15F},
    {"BadType", 0.02F, -0.13F}, {"NoColumn", 0.03F, -0.79F}, {"SingleRowGroups", -0.09F, -0.00F},
    {"DanglingNegation", -0.28F, -0.63F}, {"DanglingComparison", -0.01F, -0.28F},
    {"DanglingAggregate", -0.01F, -0.05F}, {"UnusedColumn", -0.04F, -0.43F},
    {"Unsupported", -0.40F, -0.90F}, {"LateOutput", -0.10F, -0.26F},
    {"SecondSentence", -0.11F, -0.02F}, {"Subquery", -0.15F, -0.22F},
    {"MixedSelect", -0.24F, -0.12F}, {"Long", 0.00F, -0.24F}, {"SameWords", 0.00F, -0.02F},
    {"SkippedNames", 0.33F, -0.21F}, {"SkippedPhrases", -0.05F, 0.20F}, {"FarOutput", 0.04F, 0.15F},
    {"FarFilter", 0.07F, 0.05F}, {"UnusedTable", 0.15F, 0.18F}, {"Bridge", -0.15F, -0.01F},
    {"ValueUnfound", 0.21F, 0.32F}, {"AmbiguousValue", 0.02F, 0.08F},
    {"GroupUnasked", -0.11F, 0.04F}, {"NothingLinked", 0.00F, 0.00F}, {"WeakCount", 0.01F, -0.17F},
};
// In the order of enum Look: name, rank, confidence.
constexpr SecondWeight kLookRows[] = {
    {"Distinct", -0.13F, 0.12F}, {"CountRows", -0.24F, 0.25F}, {"CountDistinct", 0.10F, 0.14F},
    {"Sum", -0.02F, -0.20F}, {"Average", 0.27F, 0.14F}, {"Minimum", -0.09F, -0.04F},
    {"Maximum", -0.04F, 0.01F}, {"Group", 0.13F, -0.09F}, {"GroupKey", -0.01F, -0.04F},
    {"GroupName", -0.07F, -0.09F}, {"GroupSeveral", -0.23F, -0.16F}, {"GroupFirst", 0.41F, -0.07F},
    {"GroupLast", -0.45F, -0.13F}, {"Having", 0.29F, 0.09F}, {"LimitOne", -0.08F, -0.28F},
    {"LimitMany", 0.26F, -0.04F}, {"OrderOnly", 0.07F, 0.26F}, {"OrderCount", 0.05F, 0.19F},
    {"OrderAggregate", 0.28F, -0.19F}, {"Descending", 0.29F, -0.12F}, {"Ascending", -0.00F, 0.08F},
    {"NotIn", -0.14F, -0.22F}, {"In", -0.01F, 0.01F}, {"Intersect", 0.20F, 0.28F},
    {"Or", 0.04F, -0.19F}, {"Scalar", -0.01F, -0.05F}, {"Like", -0.35F, -0.07F},
    {"NotEqual", -0.04F, 0.23F}, {"IsNull", 0.20F, 0.10F}, {"OneOutput", 0.03F, -0.03F},
    {"TwoOutputs", 0.04F, -0.11F}, {"ThreeOutputs", -0.00F, 0.03F}, {"ManyOutputs", -0.10F, -0.16F},
    {"AllColumns", 0.11F, -0.03F}, {"KeyOutput", 0.12F, -0.12F},
    {"ReferenceOutput", -0.15F, -0.15F}, {"NameOutput", 0.08F, 0.03F},
    {"MixedOutput", 0.09F, -0.06F}, {"NoCondition", -0.42F, -0.26F}, {"OneCondition", 0.29F, 0.11F},
    {"TwoConditions", 0.18F, 0.01F}, {"ManyConditions", -0.05F, -0.11F}, {"NoJoin", 0.02F, 0.00F},
    {"OneJoin", -0.02F, -0.02F}, {"TwoJoins", 0.01F, -0.14F}, {"ManyJoins", -0.01F, -0.09F},
    {"SeveralTables", -0.21F, -0.17F}, {"TwoAggregates", -0.24F, -0.09F},
    {"TextAggregate", -0.21F, -0.16F}, {"GroupElsewhere", -0.38F, -0.36F},
    {"GroupAggregated", -0.24F, -0.27F}, {"DistinctGroups", -0.01F, 0.03F},
    {"LimitUnordered", -0.07F, -0.00F}, {"OrderSeveral", -0.10F, -0.00F},
    {"OrderShown", 0.29F, -0.08F}, {"OrderInGroups", -0.21F, -0.07F}, {"HavingOne", -0.01F, -0.09F},
    {"ShownCompared", -0.33F, -0.37F}, {"Impossible", -0.09F, -0.14F}, {"Bridges", -0.10F, -0.02F},
    {"TableLeftOut", -0.17F, -0.25F}, {"ColumnLeftOut", -0.60F, -0.16F},
    {"ColumnHalfLeftOut", -0.26F, -0.22F}, {"ValueLeftOut", -0.11F, 0.06F},
    {"TableUnsaid", -0.30F, -0.15F}, {"OutputUnsaid", -0.38F, -0.15F},
    {"OrderUnsaid", 0.15F, -0.06F}, {"ConditionUnsaid", 0.25F, -0.11F},
    {"OutputsOutOfOrder", -0.16F, 0.04F}, {"WeakestLink", 0.02F, 0.02F},
    {"BetterColumn", 0.04F, 0.05F}, {"OtherOwner", -0.20F, -0.14F}, {"FarOwner", -0.32F, 0.19F},
    {"OutOfRange", -0.61F, -0.14F}, {"NumberOnKey", -0.03F, -0.09F},
    {"TextCompared", 0.25F, -0.11F}, {"TextExtreme", -0.07F, -0.02F},
    {"FewDifferent", 0.31F, 0.05F}, {"SingleGroups", -0.67F, -0.26F}, {"Repeats", -0.54F, -0.24F},
    {"EmptyTable", -0.11F, 0.02F}, {"JoinOnlySaid", -0.34F, -0.16F},
    {"JoinOnlyUnsaid", -0.18F, -0.11F}, {"ValueNamesSchema", 0.00F, 0.00F},
    {"CountUnsaid", 0.01F, -0.11F}, {"AmbiguousColumn", -0.21F, -0.06F},
    {"AmbiguousTable", 0.00F, -0.06F}, {"MeanLink", -0.03F, -0.11F},
    {"ExtremeOfMany", 0.00F, 0.02F},
};
// clang-format on
static_assert(std::size(kSignalRows) == kSignals && std::size(kLookRows) == kLooks);

}  // namespace

const SecondWeight& weight(Signal signal) { return kSignalRows[static_cast<size_t>(signal)]; }
const SecondWeight& weight(Look look) { return kLookRows[static_cast<size_t>(look)]; }
float beam_weight() { return 0.92F; }

}  // namespace ask::engine
