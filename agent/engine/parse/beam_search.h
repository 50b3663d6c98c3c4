// Reads the question from left to right, keeping the best few dozen partial readings at each token.
// A step takes one unit (or leaves one word out) and applies one rule; rules differ in what they
// take the unit for, each with a named log weight (weights.h). Readings that come to the same are
// merged. What is left at the end goes to complete.h.
#pragma once
#include <bitset>
#include <vector>

#include "agent/engine/ir/sketch.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/parse/rule_weights.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

enum class Role : uint8_t { kSelect, kModifier, kGroup, kOrder };

// A unit that waits for the one that completes it.
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
  RuleCounts rule_counts;  // what the score is made of
  int32_t trail = -1;      // the last step in the Trail, where one is kept
  uint16_t position = 0;
  Role role = Role::kSelect;
  Pending pending = Pending::kNothing;
  ArcId pending_unit = kNoArc;    // the cue
  ArcId pending_number = kNoArc;  // the number or value already read
  Op pending_op = Op::kEqual;
  Superlative pending_superlative;
  Small<Aggregate, 3> aggregates;  // wait for a column
  bool keep_aggregates = false;    // "average age and weight"
  bool distinct = false, negated = false, is_or = false, in_negation = false, only = false;
  int8_t inside = -1;
  ArcId open = kNoArc;  // the last column said, and where
  bool open_is_modifier = false;
  uint16_t open_end = 0;
  ArcId next_owner = kNoArc;  // "the student's" ...
  ArcId last = kNoArc;        // the unit read last, of any kind
  uint16_t last_end = 0;
  int8_t second_sentence = -1;  // outputs before it
  std::bitset<128> explained;   // tokens
};

// The units that states have read: each step knows the one before it.
struct Trail {
  struct Step {
    int32_t before;  // -1: the first
    ArcId unit;
  };
  std::vector<Step> steps;
};

struct BeamContext {
  const Arcs& arcs;
  const ColumnFacts& column_facts;
  const Weights& weights;
  Trail* trail = nullptr;  // kept for those who ask where a reading comes from
};

// Best first; at least one unless there is nothing to read. The trail changes nothing.
std::vector<ParserState> read(const BeamContext& context, size_t width);

}  // namespace ask::engine
