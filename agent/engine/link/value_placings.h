// Places in contests: "won" and "came second" of rows that store which place was taken.
#pragma once
#include <vector>

#include "agent/engine/link/link_context.h"

namespace ask::engine {

// Adds the place that the words from the token on name as a value of the only column of places,
// unless the schema says otherwise who won.
void add_placings(const LinkContext& context, uint32_t begin, std::vector<Mention>& values);

}  // namespace ask::engine
