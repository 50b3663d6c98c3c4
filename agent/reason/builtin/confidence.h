// How far a reading can be trusted: a logistic model over named signals, and what refuses a reading
// whatever the model says. The constants are fitted by bench/fit on questions of databases kept for
// that; 0.5 means that half of such readings are right.
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "agent/reason/builtin/engine.h"

namespace ask::builtin {

enum class Signal : uint8_t {
  kBias,
  kUnknownWords,
  kUnknownShare,
  kAllKnown,
  kWeakLinks,
  kVeryWeakLinks,
  kMargin,
  kAlone,
  kOneJoin,
  kTwoJoins,
  kManyJoins,
  kLostNumber,
  kLostValue,
  kLostName,
  kLostAverage,
  kLostTotal,
  kLostCount,
  kLostExtreme,
  kLostNegation,
  kLostGroup,
  kLostOr,
  kLostComparison,
  kLostBoth,
  kLostOrder,
  kImplied,
  kGuessedValue,
  kChildGuess,
  kBadType,
  kNoColumn,
  kSingleRowGroups,
  kDanglingNegation,
  kDanglingComparison,
  kDanglingAggregate,
  kUnusedColumn,
  kUnsupported,
  kLateOutput,
  kSecondSentence,
  kSubquery,
  kIntersect,
  kGroup,
  kHaving,
  kLimit,
  kConditions,
  kOutputs,
  kMixedSelect,
  kLong,
  kSameWords,
  kScorePerWord,
  kSkippedNames,
  kSkippedPhrases,
  kFarOutput,
  kFarFilter,
  kUnusedTable,
  kBridge,
  kValueUnfound,
  kAmbiguousValue,
  kGroupUnasked,
  kNothingLinked,
  kWeakCount,
  kSignals
};
inline constexpr size_t kSignals = static_cast<size_t>(Signal::kSignals);
using Signals = std::array<float, kSignals>;

struct Confidence {
  double value = 0;
  Signals signals{};
  std::vector<std::string> unexplained;  // words of the question that play no part
  std::string refusal;                   // why it must not be trusted; "" when nothing speaks so
};

// Of the reading at `at` in interpretation.readings().
Confidence judge_reading(const Interpretation& interpretation, size_t at);
std::string_view name(Signal signal);

}  // namespace ask::builtin
