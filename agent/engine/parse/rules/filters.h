// Transitions of comparison cues, and the filters that they build: "older than 30", "between 5 and
// 10", "contains 'x'".
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// A filter with the properties that the state has collected for the next one: negation, "or",
// "only".
Filter new_filter(const ParserState& state);

// Adds the filter to the sketch; what new_filter() took is used up.
void add_filter(ParserState& state, const Filter& filter);

// What follows belongs to the sub-query of the last filter.
void enter_subquery(ParserState& state);
// What follows belongs to no sub-query and no negation.
void leave_subqueries(ParserState& state);

// The preceding column that a comparison at token `begin` applies to, or kNoArc.
ArcId left_column(const RuleContext& context, const ParserState& state, size_t begin, ArcId hint,
                  bool number);

// Marks column `left` as used by the comparison at `begin`: it is no longer open. It stops being an
// output too, unless it is the only one or the comparison is in another clause.
void use_left_column(const RuleContext& context, ParserState& state, ArcId left, size_t begin = 0);

// "older than", "3 or more", "between"
void apply_comparison(const RuleContext& context, const ParserState& state, ArcId id);

// "above average"
void apply_average_comparison(const RuleContext& context, const ParserState& state, ArcId id,
                              bool above);

// "older than any ...", "than all ...": compares with the minimum or maximum over those rows.
void apply_quantified_comparison(const RuleContext& context, const ParserState& state, ArcId id,
                                 bool all);

// "contains", "starts with", "ends with": `where` is Filter::like.
void apply_like(const RuleContext& context, const ParserState& state, ArcId id, int8_t where);

}  // namespace ask::engine
