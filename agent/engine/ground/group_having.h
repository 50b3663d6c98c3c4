// Phase of grounding: HAVING and GROUP BY. It reads the outputs, the conditions and ORDER BY, whose
// aggregates need groups, and writes these clauses of the block, the group keys that SELECT shows,
// and the order of periods.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// "with more than 3 orders", "with an average of at least 10". False if what is compared is
// unknown.
bool ground_having(const GroundingInput& input, GroundingState& state);

// The keys that the question names, else those that the aggregates need. False if there are none.
// `mode`: the column of "the most common <column>", which is then the key.
bool ground_groups(const GroundingInput& input, GroundingState& state, const GroupKey& mode);

// Binds the group keys that the question names, and writes nothing else. Called while the outputs
// are bound: a question may ask for its groups only, and the dates of filters may be those of a
// key.
void bind_groups(const GroundingInput& input, GroundingState& state);

}  // namespace ask::engine
