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
  kCount,     // "how many" ...
  kExtreme,   // "the oldest" / "the most" / "the most common" ...
  kCompare,   // "more than" ...
  kCompared,  // "more than 5" ... of what?
  kBetween,   // "between" a "and" b
  kLike,      // "contains" ...
  kLikeIn,    // "contains 'x'" in ...
  kValue,     // "'Red'" ... colour
  kHaving,    // "the number of <table>" ... is more than
  kNumber     // "3" ... of what?
};

struct State {
  Sketch sketch;
  float score = 0;
  Tally tally;         // what the score is made of
  int32_t trail = -1;  // the last step in the Trail, where one is kept
  uint16_t position = 0;
  Role role = Role::kSelect;
  Pending pending = Pending::kNothing;
  UnitId pending_unit = kNoUnit;    // the keyword
  UnitId pending_number = kNoUnit;  // the number or value already read
  Op pending_op = Op::kEqual;
  Extreme pending_extreme;
  Small<Aggregate, 3> aggregates;  // wait for a column
  bool keep_aggregates = false;    // "average age and weight"
  bool distinct = false, negated = false, is_or = false, in_negation = false, only = false;
  int8_t inside = -1;
  UnitId open = kNoUnit;  // the last column said, and where
  bool open_is_modifier = false;
  uint16_t open_end = 0;
  UnitId next_owner = kNoUnit;  // "the student's" ...
  UnitId last = kNoUnit;        // the unit read last, of any kind
  uint16_t last_end = 0;
  int8_t second_sentence = -1;  // outputs before it
  std::bitset<128> explained;   // tokens
};

// The units that states have read: each step knows the one before it.
struct Trail {
  struct Step {
    int32_t before;  // -1: the first
    UnitId unit;
  };
  std::vector<Step> steps;
};

struct BeamContext {
  const Units& units;
  const Traits& traits;
  const Weights& weights;
  Trail* trail = nullptr;  // kept for those who ask where a reading comes from
};

// Best first; at least one unless there is nothing to read. The trail changes nothing.
std::vector<State> read(const BeamContext& context, size_t width);

}  // namespace ask::engine
