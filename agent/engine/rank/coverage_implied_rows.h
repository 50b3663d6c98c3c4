// Those of the implied words that name, describe or connect the rows of the query.
#pragma once
#include <cstddef>

#include "agent/engine/rank/coverage_context.h"

namespace ask::engine {

// REQUIRES: see implied_word().
bool implied_by_rows(const CoverageContext& context, size_t token);

}  // namespace ask::engine
