// Other names for the columns of a result, which stays the same otherwise: its rows, their order,
// its ties.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "agent/sql/tree.h"

namespace ask::sql {

// `query` with its columns called `names`, from the left: by aliases where nothing refers to a
// column by the name that it would lose or get, else as a common table whose columns are named.
//   SELECT city, count(*) FROM t GROUP BY city
//   -> SELECT city, count(*) AS n FROM t GROUP BY city
//   SELECT a + b AS s FROM t ORDER BY s
//   -> WITH "renamed"("n") AS (SELECT a + b AS s FROM t ORDER BY s) SELECT "n" FROM "renamed"
// REQUIRES: as many names as the result has columns. Nothing when a name is empty, stands twice, or
// cannot be one.
std::optional<Query> renamed(const Query& query, const std::vector<std::string>& names);

}  // namespace ask::sql
