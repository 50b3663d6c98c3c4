// Checks for queries that leave out what short questions tell of their rows: "volunteers who can
// drive", "tests failed at Hornby Road", "principals who left", "twins with a sea view".
#pragma once
#include "agent/engine/rank/coverage_context.h"

namespace ask::engine {

// True if the query has no condition for what somebody can do or what became of the rows, or for
// the kind by which they are called at the beginning.
bool loses_telling(const CoverageContext& context);

}  // namespace ask::engine
