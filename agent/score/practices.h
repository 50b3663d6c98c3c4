// Best practices: whether the query stays correct when the schema changes or the data grow.
#pragma once
#include "agent/score/card.h"
#include "agent/sql/tree.h"

namespace ask::score {

// 1, less .1 for SELECT *, .1 for a comma join, .05 for listing a table without WHERE, LIMIT or
// grouping, .05 for DISTINCT with GROUP BY; each at most once. `query`: null if the statement
// cannot be parsed, which scores 0.
Scored best_practices(const sql::Query* query);

}  // namespace ask::score
