// "total revenue by category": the groups are asked for, also where a reading without them scores
// better.
#pragma once
#include <vector>

#include "agent/engine/ground/ground.h"

namespace ask::engine {

// Drops the sums and averages without groups if the question ends in a group and some candidate has
// groups.
void drop_sums_without_groups(const Arcs& arcs, std::vector<Candidate>& candidates);

}  // namespace ask::engine
