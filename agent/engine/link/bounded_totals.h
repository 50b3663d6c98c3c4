// "invoices with a total over 1000", where invoices have a column "total": its value, and no sum.
#pragma once
#include <vector>

#include "agent/engine/link/lattice.h"

namespace ask::engine {

// Removes the cue of the sum there. REQUIRES: `mentions` are those of `tokens`.
void drop_sums_of_bounded(const std::vector<Token>& tokens, std::vector<Mention>& mentions);

}  // namespace ask::engine
