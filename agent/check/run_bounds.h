// Bounds under which a statement may run, from what it calls. SQLite looks at the clock between
// instructions only, and the cost of one call can be the length of its argument, or the product of
// the lengths of two: 'aaaa...' LIKE '%aaaa...b'. The longer the stretch of such calls that a
// statement makes between two looks, the shorter the values that it may handle.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/run/runner.h"

namespace ask::sql {

struct Workload {
  std::vector<std::string> calls;       // functions, lower case, one entry for each call site
  std::vector<std::string_view> texts;  // the statement, and the stored definitions it expands
  double weight = 1;                    // nodes of expressions (weight.h)
};

// About 0.2 s for the longest stretch without a look at the clock, on a slow machine.
// `instructions` 0: some call has no bound, and the statement must not run.
db::RunBounds run_bounds(const Workload& workload);

}  // namespace ask::sql
