// Checks for queries that take a column for another one: how many pints were sold for the price of
// one, when a beer was first brewed for when it last was.
#pragma once
#include "agent/engine/rank/coverage_context.h"

namespace ask::engine {

bool takes_other_columns(const CoverageContext& context);

}  // namespace ask::engine
