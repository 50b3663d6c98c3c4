#include "agent/reason/builtin/confidence_weights.h"

#include <iterator>

#include "agent/reason/builtin/confidence.h"

namespace ask::builtin {
namespace {

struct Row {
  std::string_view name;
  double weight;
};

// clang-format off
constexpr Row kRows[] = {
    {"Bias", -0.38},
    {"UnknownWords", -0.94},
    {"UnknownShare", -0.14},
    {"AllKnown", -0.12},
    {"WeakLinks", -0.06},
    {"VeryWeakLinks", 0.05},
    {"Margin", 0.72},
    {"Alone", -0.10},
    {"OneJoin", 0.18},
    {"TwoJoins", 0.41},
    {"ManyJoins", -0.14},
    {"LostNumber", -0.48},
    {"LostValue", -0.41},
    {"LostName", -0.14},
    {"LostAverage", -1.17},
    {"LostTotal", 0.05},
    {"LostCount", -0.57},
    {"LostExtreme", -0.30},
    {"LostNegation", -0.96},
    {"LostGroup", -0.70},
    {"LostOr", 0.05},
    {"LostComparison", -0.74},
    {"LostBoth", -0.95},
    {"LostOrder", 0.38},
    {"Implied", -0.23},
    {"GuessedValue", 0.13},
    {"ChildGuess", -0.08},
    {"BadType", -0.22},
    {"NoColumn", -0.77},
    {"SingleRowGroups", -0.10},
    {"DanglingNegation", -0.70},
    {"DanglingComparison", -0.77},
    {"DanglingAggregate", -0.12},
    {"UnusedColumn", -0.81},
    {"Unsupported", 0.02},
    {"LateOutput", -0.02},
    {"SecondSentence", -0.06},
    {"Subquery", -0.30},
    {"Intersect", 1.12},
    {"Group", -0.71},
    {"Having", -0.37},
    {"Limit", -0.71},
    {"Conditions", 0.03},
    {"Outputs", -0.12},
    {"MixedSelect", -0.82},
    {"Long", -0.60},
    {"SameWords", -0.15},
    {"ScorePerWord", 0.69},
    {"SkippedNames", -0.76},
    {"SkippedPhrases", 0.10},
    {"FarOutput", -0.19},
    {"FarFilter", -0.25},
    {"UnusedTable", -0.08},
    {"Bridge", -0.16},
    {"ValueUnfound", 0.40},
    {"AmbiguousValue", -0.30},
    {"GroupUnasked", 0.65},
    {"NothingLinked", 0.00},
    {"WeakCount", -0.46},
};
// clang-format on
static_assert(std::size(kRows) == kSignals);

}  // namespace

double confidence_weight(size_t signal) { return kRows[signal].weight; }
std::string_view name(Signal signal) { return kRows[static_cast<size_t>(signal)].name; }

}  // namespace ask::builtin
