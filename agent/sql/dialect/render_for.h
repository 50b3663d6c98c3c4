// SQL for another database: a query tree of SQLite is translated into one that PostgreSQL or DuckDB
// gives the same rows for, and rendered. What SQLite does by itself is written out: conversions,
// truth as 1 and 0, NULL as the smallest value, LIKE without case, bare columns beside an
// aggregate.
//
//   SELECT name FROM t WHERE name LIKE 'a%' ORDER BY born
//   -> SELECT "t"."name" FROM "t" WHERE "t"."name" ILIKE 'a%' ESCAPE ''
//      ORDER BY "t"."born" NULLS FIRST
//
// The tables over there have the names and columns of the tables here, with these types: bigint,
// double precision and text, also for dates. What has no equivalent is refused with the reason.
#pragma once
#include <string>

#include "agent/common/result.h"
#include "agent/sql/dialect.h"
#include "agent/sql/dialect/known_tables.h"
#include "agent/sql/tree.h"

namespace ask::sql {

// Without `tables`, names are taken as they are, and an operator that depends on the type of a
// column is refused. Errors: kInvalidArgument with what has no equivalent. kSqlite is render().
Result<std::string> render_for(const Query& query, Dialect dialect, const KnownTables& tables = {});

}  // namespace ask::sql
