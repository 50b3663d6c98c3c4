// Joins of base tables that are not over a key: they run and give rows that belong together only by
// chance.
//
//   SELECT ... FROM customers c JOIN orders o ON o.id = c.id
//   -> warning|JOIN_NOT_ON_KEY|o|write "o"."customer_id" = "c"."id"
#pragma once
#include <vector>

#include "agent/check/checker.h"
#include "agent/db/schema/catalog.h"
#include "agent/sql/tree.h"

namespace ask::sql {

// JOIN_NOT_ON_KEY, once for each join of a table of the catalog with those before it: its condition
// names only one side, compares no column of one with a column of the other, or compares columns
// that are not a key. A key is declared or implied, in either direction, and has all its columns;
// two columns that refer to the same parent key, and the same column of a self join, count as one.
// Left out: joins with views, derived tables and tables of WITH, conditions over expressions, joins
// without any condition (see lint.h), and tables of which neither has a foreign key or is the
// parent of one. At most 10. Errors instead of warnings if `strict`.
std::vector<Finding> join_rules(const Query& query, const db::Catalog& catalog, bool strict);

}  // namespace ask::sql
