// Renames the columns of a result without changing its rows, their order or their ties.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/sql/tree.h"

namespace ask::sql {

// `query` with its columns named `names`, from the left: by aliases if nothing refers to a column
// by the name that it would lose or gain, otherwise as a common table with named columns.
//   SELECT city, count(*) FROM t GROUP BY city
//   -> SELECT city, count(*) AS n FROM t GROUP BY city
//   SELECT a + b AS s FROM t ORDER BY s
//   -> WITH "renamed"("n") AS (SELECT a + b AS s FROM t ORDER BY s) SELECT "n" FROM "renamed"
// REQUIRES: as many names as the result has columns. Nothing if a name is empty, repeated or
// invalid.
std::optional<Query> renamed(const Query& query, const std::vector<std::string>& names);

// The SQL without the names of its columns, however renamed() gave them. To be compared, not run.
// The text itself if it cannot be read.
std::string unnamed(std::string_view sql);

}  // namespace ask::sql
