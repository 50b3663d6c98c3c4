// Run limits of a statement, derived from the functions that it calls. SQLite calls the progress
// handler only between instructions, and the cost of one call can be proportional to the length of
// its argument, or to the product of two lengths: 'aaaa...' LIKE '%aaaa...b'. The more such calls
// can run between two calls of the handler, the shorter the values that the statement may handle.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/run/runner.h"
#include "agent/sql/statement.h"

namespace ask::sql {

struct Workload {
  std::vector<std::string> calls;  // function names, lower case, one entry per call site
  std::vector<Statement> texts;    // the statement, and the stored definitions it expands
  double weight = 1;               // expansion cost: nodes of expressions (expansion_cost.h)
};

// Bounds the longest stretch without a call of the progress handler to about 0.2 s on a slow
// machine. `instructions` 0: some call has no bound, and the statement must not run.
db::RunBounds run_bounds(const Workload& workload);

}  // namespace ask::sql
