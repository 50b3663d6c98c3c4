// Coverage features of a candidate: question words that the parse skipped, weak links, and what the
// question says but the query omits. Inputs of the reranker and of the confidence model.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "agent/engine/ground/ground.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/schema/join_graph.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Counts or 0/1, unless said otherwise.
enum class Signal : uint8_t {
  kUnknownWords,  // unexplained content words, at most 4
  kUnknownShare,  // ... as a share of all tokens
  kAllKnown,
  kWeakLinks,      // links that score below 0.8
  kVeryWeakLinks,  // ... below 0.65
  // kLost*: said in the question, missing in the query.
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
  // Facts of the grounding and notes of the parser.
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
  kLong,       // tokens beyond 14, in tens
  kSameWords,  // "same", "also", "those", ...
  kSkippedNames,
  kSkippedPhrases,
  kFarOutput,
  kFarFilter,
  kUnusedTable,
  kBridge,
  kValueUnfound,  // a value that is not in the data
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
  std::vector<uint16_t> unexplained;  // indices of content tokens that the parse skipped
  std::vector<uint16_t> unplaced;     // ... that name a table or column the query does not use
  float operator[](Signal signal) const { return signals[static_cast<size_t>(signal)]; }
};

// `yes_no`: the question asks only whether such rows exist.
Signs read_signs(const Arcs& arcs, const SchemaIndex& index, const SchemaGraph& graph,
                 const Candidate& candidate, bool yes_no);

}  // namespace ask::engine
