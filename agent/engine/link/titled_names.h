// People whom the question calls by the first and the last word of the stored name alone: "Dr
// Okafor" of 'Dr Amara Okafor'.
#pragma once
#include <vector>

#include "agent/engine/link/link_context.h"

namespace ask::engine {

// Adds the only such person; nothing if there are several, or the words name something else.
// REQUIRES: `values` holds the values found so far.
void add_titled_name(const LinkContext& context, uint32_t at, std::vector<Mention>& values);

}  // namespace ask::engine
