// Transitions of ordering cues: "sorted by", "newest first", "from the dearest to the cheapest".
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// Marks the tokens of superlatives that sort the rows instead of selecting some.
std::bitset<kMostTokens> find_ordering_superlatives(const Arcs& arcs);

// A superlative that sorts, with the words between it and "first".
void apply_ordering_superlative(const RuleContext& context, const ParserState& state, ArcId id);

// "sorted by", "ordered by"
void apply_ordering(const RuleContext& context, const ParserState& state, ArcId id);

// "descending", "from the highest to the lowest"
void apply_direction(const RuleContext& context, const ParserState& state, ArcId id,
                     bool descending);

}  // namespace ask::engine
