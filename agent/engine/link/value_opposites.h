// Boolean columns that are named by the opposite of their name: "unexcused" for a flag "excused"
// that is false.
#pragma once
#include <vector>

#include "agent/engine/link/link_context.h"

namespace ask::engine {

// Adds "unexcused", "non-resident" and "part-time" for flags that are false, "no longer listed" for
// one that is false, and "no longer alive" for a flag "dead" that is true.
void add_opposite_flags(const LinkContext& context, uint32_t begin, std::vector<Mention>& values);

}  // namespace ask::engine
