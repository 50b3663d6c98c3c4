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
    {"Bias", -0.34},
    {"UnknownWords", -0.66},
    {"UnknownShare", -0.08},
    {"AllKnown", 0.23},
    {"WeakLinks", -0.10},
    {"VeryWeakLinks", 0.08},
    {"Margin", 0.65},
    {"Alone", -0.39},
    {"OneJoin", -0.15},
    {"TwoJoins", 0.20},
    {"ManyJoins", -0.20},
    {"LostNumber", -0.74},
    {"LostValue", -0.11},
    {"LostName", -0.03},
    {"LostAverage", -1.35},
    {"LostTotal", 0.19},
    {"LostCount", -0.34},
    {"LostExtreme", -0.54},
    {"LostNegation", -1.18},
    {"LostGroup", -0.56},
    {"LostOr", 0.48},
    {"LostComparison", -0.87},
    {"LostBoth", -0.89},
    {"LostOrder", 0.29},
    {"Implied", -0.37},
    {"GuessedValue", 0.16},
    {"ChildGuess", -0.69},
    {"BadType", -0.07},
    {"NoColumn", -0.63},
    {"SingleRowGroups", -0.14},
    {"DanglingNegation", -1.04},
    {"DanglingComparison", -0.00},
    {"DanglingAggregate", 0.13},
    {"UnusedColumn", -0.88},
    {"Unsupported", -0.16},
    {"LateOutput", 0.51},
    {"SecondSentence", 0.10},
    {"Subquery", -0.09},
    {"Intersect", 0.43},
    {"Group", -0.54},
    {"Having", 0.13},
    {"Limit", -0.32},
    {"Conditions", -0.07},
    {"Outputs", -0.15},
    {"MixedSelect", -0.30},
    {"Long", -0.80},
    {"SameWords", -0.13},
    {"ScorePerWord", 0.48},
    {"SkippedNames", -1.10},
    {"SkippedPhrases", 0.11},
    {"FarOutput", -0.25},
    {"FarFilter", -0.03},
    {"UnusedTable", -0.46},
    {"Bridge", -0.34},
    {"ValueUnfound", -0.04},
    {"AmbiguousValue", -0.08},
    {"GroupUnasked", 0.66},
    {"NothingLinked", 0.00},
};
// clang-format on
static_assert(std::size(kRows) == kSignals);

}  // namespace

double confidence_weight(size_t signal) { return kRows[signal].weight; }
std::string_view name(Signal signal) { return kRows[static_cast<size_t>(signal)].name; }

}  // namespace ask::builtin
