// Implied aggregates: the sum that a question about an amount means without naming it: "revenue by
// country".
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// The aggregate to apply to a column that has `fn`: additive measures such as revenue are summed
// unless the query is about the single rows that hold them.
Aggregate implied_aggregate(const GroundingInput& input, const GroundingState& state, ColumnExpr c,
                            Aggregate fn);

// True for an additive amount of rows that belong to what the first few are asked of: "top 3
// countries by donation amount", where a donor makes many donations.
bool adds_up_over_children(const GroundingInput& input, const GroundingState& state, ColumnExpr c);

// True if a superlative ranks by the sum over many rows of a child table: "sold the most tickets",
// "the highest total bill over all stays".
bool adds_up_over_rows(const GroundingInput& input, const GroundingState& state, ColumnExpr c);

// True for an amount of the parts of events, "crates per order": an order has the sum of its parts.
// `rows`: the table of the group.
bool adds_up_per_event(const GroundingInput& input, uint32_t rows, ColumnExpr c);

// True for the measure of "how many kilos of honey did we sell": of all rows that are meant, not
// of each of them.
bool adds_up_counted(const GroundingInput& input, ColumnExpr c);
// The column that stores how many each row stands for: "how many tickets were sold" of a quantity,
// or how many of each row's were refunded. Invalid if there is none.
ColumnExpr counted_as_done(const GroundingInput& input, const Arc& rows, uint32_t table);
// True if the first group is introduced by "per" or "by", or is a period.
bool says_per_group(const GroundingInput& input);

}  // namespace ask::engine
