// Prices of 0 that are named by a word: "free courses", "courses that cost nothing".
#pragma once
#include <vector>

#include "agent/engine/link/link_context.h"

namespace ask::engine {

// Adds a price of 0 for "free" or "nothing" at the token, where the one price of a table that the
// question names can be 0.
void add_zero_prices(const LinkContext& context, uint32_t begin, std::vector<Mention>& values);

}  // namespace ask::engine
