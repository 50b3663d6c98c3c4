// States that follow from whether the date of an event is NULL: "open tickets" have no closed_at.
#pragma once
#include <vector>

#include "agent/engine/link/link_context.h"

namespace ask::engine {

// Adds the state that begins at the token as a test for NULL of the one date of its event, in each
// table that the question names. REQUIRES: `values` holds the values found so far.
void add_event_states(const LinkContext& context, uint32_t begin, std::vector<Mention>& values);

}  // namespace ask::engine
