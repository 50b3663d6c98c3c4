// What the question says of the rows and the query leaves out: the state that they are in, the role
// or deed by which they are related, listed things that are not shown; and conditions that cannot
// be meant.
#pragma once
#include "agent/engine/rank/coverage_context.h"

namespace ask::engine {

// True for "the total value of paid invoices" read as a list of their dates. A column that is
// called a total is one: "name and total", "the lowest total". REQUIRES: the question asks for a
// total.
bool loses_total(const CoverageContext& context);

// True if the query loses a state, role, deed or listed thing, or compares what cannot be compared.
bool loses_state(const CoverageContext& context);

}  // namespace ask::engine
