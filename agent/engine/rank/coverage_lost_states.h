// Coverage checks of predicates about the rows: their state, the role or verb that relates them,
// listed things that are not shown; and conditions that no row can meet.
#pragma once
#include "agent/engine/rank/coverage_context.h"

namespace ask::engine {

// True for "the total value of paid invoices" read as a list of their dates. A column that is
// called a total is one: "name and total", "the lowest total". REQUIRES: the question asks for a
// total.
bool loses_total(const CoverageContext& context);

// True if the query loses a state, role, verb or listed thing, or compares values that cannot be
// compared.
bool loses_state(const CoverageContext& context);

}  // namespace ask::engine
