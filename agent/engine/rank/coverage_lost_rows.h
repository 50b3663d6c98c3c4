// Checks for queries that take the rows or the numbers of a question for others.
#pragma once
#include "agent/engine/rank/coverage_context.h"

namespace ask::engine {

// True if the query averages totals for a price of each part, or lists things for who has them.
bool takes_other_rows(const CoverageContext& context);

}  // namespace ask::engine
