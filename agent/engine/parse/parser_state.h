// State of the parser: the sketch so far, the pending construction, and the path of arcs that led
// to it.
#pragma once
#include <bitset>
#include <vector>

#include "agent/engine/ir/sketch.h"
#include "agent/engine/parse/placed_cues.h"
#include "agent/engine/parse/rule_weights.h"

namespace ask::engine {

// The clause that the next arc belongs to. kModifier restricts the rows (WHERE, HAVING).
enum class Clause : uint8_t { kSelect, kModifier, kGroup, kOrder };

// The construction that was started and waits for an arc to complete it.
enum class Pending : uint8_t {
  kNothing,
  kCount,        // "how many" ...
  kSuperlative,  // "the oldest" / "the most" / "the most common" ...
  kCompare,      // "more than" ...
  kCompared,     // "more than 5" ... of what?
  kBetween,      // "between" a "and" b
  kLike,         // "contains" ...
  kLikeIn,       // "contains 'x'" in ...
  kValue,        // "'Red'" ... colour
  kHaving,       // "the number of <table>" ... is more than
  kNumber        // "3" ... of what?
};

struct ParserState {
  Sketch sketch;
  float score = 0;
  RuleCounts rule_counts;  // the rule applications that make up the score
  int32_t path = -1;       // the last step in ParsePaths; -1 if there is none
  uint16_t position = 0;
  Clause clause = Clause::kSelect;
  Pending pending = Pending::kNothing;
  ArcId pending_arc = kNoArc;     // the cue that started the pending construction
  ArcId pending_number = kNoArc;  // the number or value already consumed
  Op pending_op = Op::kEqual;
  Superlative pending_superlative;
  InlineVector<Aggregate, 3> aggregates;  // waiting for a column
  bool distinct = false, negated = false, is_or = false, in_negation = false, only = false;
  int8_t inside = -1;
  ArcId open = kNoArc;  // the last column, which a following comparison or value may apply to
  bool open_is_modifier = false;
  uint16_t open_end = 0;
  ArcId next_owner = kNoArc;  // "the student's" ...
  ArcId last = kNoArc;        // the last arc consumed, of any kind
  uint16_t last_end = 0;
  int8_t second_sentence = -1;  // number of outputs before the second sentence; -1 if none
  std::bitset<128> explained;   // tokens covered by a consumed arc
  PlacedCues cues;              // that were consumed and had an effect
};

// The arcs that parser states consumed, as linked lists that share their beginnings.
class ParsePaths {
 public:
  // The path that goes on from `before` with the arc.
  int32_t extended(int32_t before, ArcId arc) {
    steps_.push_back({before, arc});
    return static_cast<int32_t>(steps_.size() - 1);
  }
  // In the order of the question.
  std::vector<ArcId> arcs(int32_t path) const;

 private:
  struct PathNode {
    int32_t before;
    ArcId arc;
  };
  std::vector<PathNode> steps_;
};

// True if the states build the same query and wait for the same: which of them is kept matters to
// the score only.
bool merges(const ParserState& a, const ParserState& b);

size_t hash_state(const ParserState& state);

}  // namespace ask::engine
