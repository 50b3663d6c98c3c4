// What speaks for or against one reading, beside its score: words that play no part, weak links,
// and what the question says and the query does not do.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "agent/engine/ground/ground.h"
#include "agent/engine/parse/arcs.h"

namespace ask::engine {

enum class Signal : uint8_t {
  kUnknownWords,
  kUnknownShare,
  kAllKnown,
  kWeakLinks,
  kVeryWeakLinks,
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
  kMixedSelect,
  kLong,
  kSameWords,
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

struct Signs {
  Signals signals{};
  std::vector<uint16_t> unexplained;  // tokens of the question that play no part
  float operator[](Signal signal) const { return signals[static_cast<size_t>(signal)]; }
};

// `yes_no`: the question asks only whether there is something.
Signs read_signs(const Arcs& arcs, const Candidate& candidate, bool yes_no);

}  // namespace ask::engine
