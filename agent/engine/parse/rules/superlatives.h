// Transitions of superlatives that select rows: "the oldest", "the most orders", "the most common
// name", "top 5".
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// True if "second", "third", ... ends right before the token.
bool follows_ordinal(const Arcs& arcs, size_t token);

// True inside a longer superlative: "the highest rated" is not "highest".
bool is_inside_superlative(const Arcs& arcs, const Arc& arc);

// "genres whose highest fee is at least 8": compares what the superlative gives for each row, and
// picks no row.
bool is_compared_of_each(const Arcs& arcs, const Arc& superlative);

bool superlative_begins_at(const Arcs& arcs, size_t token);

// "the most orders", "the most common name"
void apply_most(const RuleContext& context, const ParserState& state, ArcId id, bool descending);

// "the oldest", "was hired last"
void apply_superlative(const RuleContext& context, const ParserState& state, ArcId id);

// "top 5" and the like; "5 oldest" is parsed as a number and a superlative.
void apply_top(const RuleContext& context, const ParserState& state, ArcId id);

// Completes the pending superlative: "the highest price", "the oldest singer".
void column_of_superlative(const RuleContext& context, const ParserState& state, ArcId id);
void table_of_superlative(const RuleContext& context, const ParserState& state, ArcId id);

}  // namespace ask::engine
