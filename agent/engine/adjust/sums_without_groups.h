// Drops candidates that sum without groups where the question ends in a group ("total revenue by
// category") and another candidate has it, even one with a lower score.
#pragma once
#include <vector>

#include "agent/engine/ground/ground.h"

namespace ask::engine {

// Drops the sums and averages without groups if the question ends in a group and some candidate has
// groups.
void drop_sums_without_groups(const Arcs& arcs, std::vector<Candidate>& candidates);

}  // namespace ask::engine
