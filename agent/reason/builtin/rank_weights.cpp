// Written by bench/fit.
#include "agent/reason/builtin/rank_weights.h"

#include <iterator>

namespace ask::builtin {
namespace {

// clang-format off
// In the order of enum Signal: name, rank, confidence.
constexpr SecondWeight kSignalRows[] = {
    {"UnknownWords", 0.03F, -0.70F}, {"UnknownShare", -0.05F, -0.09F}, {"AllKnown", 0.19F, 0.26F},
    {"WeakLinks", 0.07F, -0.01F}, {"VeryWeakLinks", -0.17F, 0.05F}, {"LostNumber", -0.13F, -0.33F},
    {"LostValue", -0.18F, -0.06F}, {"LostName", 0.11F, -0.20F}, {"LostAverage", -0.18F, -0.24F},
    {"LostTotal", -0.01F, -0.14F}, {"LostCount", -0.15F, -0.23F}, {"LostExtreme", 0.01F, -0.08F},
    {"LostNegation", -0.14F, -0.32F}, {"LostGroup", -0.18F, -0.16F}, {"LostOr", -0.14F, -0.14F},
    {"LostComparison", -0.50F, -0.23F}, {"LostBoth", -0.09F, -0.16F}, {"LostOrder", -0.03F, 0.14F},
    {"Implied", 0.23F, 0.19F}, {"GuessedValue", -0.03F, 0.02F}, {"ChildGuess", -0.01F, -0.09F},
    {"BadType", 0.04F, -0.03F}, {"NoColumn", 0.07F, -0.35F}, {"SingleRowGroups", -0.02F, -0.00F},
    {"DanglingNegation", -0.04F, -0.23F}, {"DanglingComparison", 0.07F, -0.21F},
    {"DanglingAggregate", -0.02F, -0.04F}, {"UnusedColumn", -0.02F, -0.49F},
    {"Unsupported", -0.40F, -0.59F}, {"LateOutput", -0.08F, -0.17F},
    {"SecondSentence", 0.03F, 0.14F}, {"Subquery", 0.02F, 0.01F}, {"MixedSelect", -0.11F, -0.19F},
    {"Long", 0.00F, -0.51F}, {"SameWords", 0.00F, -0.13F}, {"SkippedNames", 0.26F, -0.25F},
    {"SkippedPhrases", -0.05F, 0.07F}, {"FarOutput", 0.03F, -0.06F}, {"FarFilter", 0.11F, -0.00F},
    {"UnusedTable", 0.10F, 0.09F}, {"Bridge", -0.15F, -0.09F}, {"ValueUnfound", 0.22F, 0.29F},
    {"AmbiguousValue", 0.03F, -0.04F}, {"GroupUnasked", -0.07F, 0.01F},
    {"NothingLinked", 0.00F, 0.00F}, {"WeakCount", 0.01F, -0.08F},
};
// In the order of enum Look: name, rank, confidence.
constexpr SecondWeight kLookRows[] = {
    {"Distinct", -0.01F, -0.05F}, {"CountRows", -0.27F, -0.03F}, {"CountDistinct", 0.17F, 0.00F},
    {"Sum", -0.17F, -0.11F}, {"Average", 0.25F, -0.08F}, {"Minimum", -0.10F, -0.14F},
    {"Maximum", -0.04F, -0.02F}, {"Group", 0.16F, -0.15F}, {"GroupKey", -0.01F, 0.05F},
    {"GroupName", -0.07F, -0.11F}, {"GroupSeveral", -0.18F, -0.11F}, {"GroupFirst", 0.46F, -0.07F},
    {"GroupLast", -0.25F, -0.22F}, {"Having", 0.14F, 0.15F}, {"LimitOne", -0.08F, -0.45F},
    {"LimitMany", 0.20F, 0.01F}, {"OrderOnly", 0.17F, 0.32F}, {"OrderCount", 0.03F, 0.12F},
    {"OrderAggregate", 0.10F, 0.01F}, {"Descending", 0.22F, -0.05F}, {"Ascending", 0.11F, 0.01F},
    {"NotIn", 0.05F, -0.11F}, {"In", 0.03F, 0.03F}, {"Intersect", 0.08F, 0.20F},
    {"Or", 0.02F, -0.05F}, {"Scalar", -0.03F, 0.10F}, {"Like", -0.24F, 0.06F},
    {"NotEqual", -0.11F, -0.06F}, {"IsNull", 0.21F, 0.00F}, {"OneOutput", -0.05F, -0.11F},
    {"TwoOutputs", 0.09F, -0.06F}, {"ThreeOutputs", 0.04F, 0.19F}, {"ManyOutputs", -0.08F, -0.06F},
    {"AllColumns", 0.17F, -0.11F}, {"KeyOutput", 0.22F, -0.23F},
    {"ReferenceOutput", -0.12F, -0.21F}, {"NameOutput", 0.09F, -0.04F},
    {"MixedOutput", 0.25F, -0.24F}, {"NoCondition", -0.21F, -0.13F}, {"OneCondition", 0.17F, 0.15F},
    {"TwoConditions", 0.08F, -0.04F}, {"ManyConditions", -0.04F, -0.05F}, {"NoJoin", -0.06F, 0.02F},
    {"OneJoin", 0.08F, -0.09F}, {"TwoJoins", 0.08F, 0.06F}, {"ManyJoins", -0.10F, -0.05F},
    {"SeveralTables", -0.21F, -0.14F}, {"TwoAggregates", -0.23F, -0.16F},
    {"TextAggregate", -0.20F, -0.10F}, {"GroupElsewhere", -0.40F, -0.37F},
    {"GroupAggregated", -0.27F, -0.33F}, {"DistinctGroups", 0.02F, -0.01F},
    {"LimitUnordered", -0.08F, -0.06F}, {"OrderSeveral", -0.18F, 0.02F},
    {"OrderShown", 0.11F, 0.06F}, {"OrderInGroups", -0.16F, -0.09F}, {"HavingOne", -0.08F, 0.00F},
    {"ShownCompared", -0.37F, -0.19F}, {"Impossible", -0.11F, -0.14F}, {"Bridges", -0.10F, -0.14F},
    {"TableLeftOut", -0.16F, -0.12F}, {"ColumnLeftOut", -0.49F, -0.19F},
    {"ColumnHalfLeftOut", -0.30F, -0.07F}, {"ValueLeftOut", -0.13F, 0.10F},
    {"TableUnsaid", -0.35F, -0.00F}, {"OutputUnsaid", -0.23F, 0.18F}, {"OrderUnsaid", 0.22F, 0.14F},
    {"ConditionUnsaid", 0.27F, -0.02F}, {"OutputsOutOfOrder", -0.38F, -0.14F},
    {"WeakestLink", -0.03F, -0.02F}, {"BetterColumn", 0.06F, 0.03F}, {"OtherOwner", -0.21F, -0.14F},
    {"FarOwner", -0.31F, 0.06F}, {"OutOfRange", -0.55F, -0.13F}, {"NumberOnKey", -0.04F, -0.17F},
    {"TextCompared", -0.01F, -0.04F}, {"TextExtreme", -0.09F, -0.00F},
    {"FewDifferent", 0.12F, -0.20F}, {"SingleGroups", -0.67F, -0.23F}, {"Repeats", -0.51F, -0.13F},
    {"EmptyTable", -0.14F, 0.06F}, {"JoinOnlySaid", -0.32F, -0.19F},
    {"JoinOnlyUnsaid", -0.18F, -0.07F}, {"ValueNamesSchema", 0.00F, 0.00F},
    {"CountUnsaid", 0.04F, -0.21F}, {"AmbiguousColumn", -0.18F, -0.07F},
    {"AmbiguousTable", 0.00F, -0.08F}, {"MeanLink", -0.02F, -0.05F},
    {"ExtremeOfMany", 0.00F, 0.00F},
};
// clang-format on
static_assert(std::size(kSignalRows) == kSignals && std::size(kLookRows) == kLooks);

}  // namespace

const SecondWeight& weight(Signal signal) { return kSignalRows[static_cast<size_t>(signal)]; }
const SecondWeight& weight(Look look) { return kLookRows[static_cast<size_t>(look)]; }
float beam_weight() { return 0.97F; }

}  // namespace ask::builtin
