// Queries over the groups of a query: an aggregate of aggregates, the first rows of each group,
// running totals.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// "the average number of orders per customer", "how many customers have more than 3 orders". False
// if the question asks for such an aggregate and the block does not allow it.
bool nest_outer_aggregate(const GroundingInput& input, GroundingState& state);

// "the two longest tracks of each genre": top-k per group, where ties share a rank. False if
// the groups are what is ordered.
bool take_best_of_groups(const GroundingInput& input, GroundingState& state);

// Makes the aggregate a running total along the group key: "running total of orders per month".
// False if there is no single aggregate and key.
bool make_running_total(const GroundingInput& input, GroundingState& state);

}  // namespace ask::engine
