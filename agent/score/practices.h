// Is it written so that it stays right when the schema or the data grow?
#pragma once
#include "agent/score/card.h"
#include "agent/sql/tree.h"

namespace ask::score {

// 1, less .1 for SELECT *, .1 for a join written with a comma, .05 for a whole table listed without
// WHERE, LIMIT or grouping, .05 for DISTINCT beside GROUP BY; each once, however often it is there.
// `query` null: the statement cannot be read, which is 0.
Scored best_practices(const sql::Query* query);

}  // namespace ask::score
