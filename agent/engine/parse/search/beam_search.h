// Transition-based beam-search parser: scans the question from left to right and keeps the best
// `width` states at each token. A transition consumes one arc, or skips one word, and applies one
// rule, whose log weight (rule_weights.h) is added to the score. States with equal sketches and
// pending parts are merged. The final states are grounded by ground/ground.h.
#pragma once
#include <vector>

#include "agent/engine/parse/arcs.h"
#include "agent/engine/parse/parser_state.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

struct BeamContext {
  const Arcs& arcs;
  const ColumnFacts& column_facts;
  const RuleWeights& weights;
};

using StateHash = size_t (*)(const ParserState&);
// Keeps the best `width` states, best first; of those with equal sketches and pending parts only
// the best. Filter::hint and near_table, which only guide the grounding, do not count. Two states
// that differ are both kept, even if `hash_of` is equal for them.
void prune(std::vector<ParserState>& states, size_t width, StateHash hash_of = hash_state);

// The final states, best first, and what each of them consumed.
struct Parses {
  std::vector<ParserState> states;
  ParsePaths paths;
};
Parses beam_search(const BeamContext& context, size_t width);

}  // namespace ask::engine
