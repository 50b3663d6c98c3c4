// Negation: turns negated tables and conditions into NOT IN conditions.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// Replaces the negated tables and the conditions under the negation by NOT IN conditions. False if
// the negation cannot be expressed.
bool negate(const GroundingInput& input, GroundingState& state,
            std::vector<PendingCondition>& outer);

// "average mark excluding cancelled enrolments": rows whose state is missing are none of those.
// Adds that to the conditions of the block which except a value, where the block aggregates.
void keep_missing_states(const GroundingInput& input, const std::vector<PendingCondition>& outer,
                         QueryBlock& block);

// The first token of what the condition was read from; the number of tokens if it is of no filter.
size_t token_of(const GroundingInput& input, const PendingCondition& t);

// "never" stands right before the token, or a word or two before it.
bool says_never_before(const Arcs& arcs, size_t token);

}  // namespace ask::engine
