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
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/sql/tree.h"

namespace ask::sql {

enum class Dialect { kSqlite, kPostgresql, kDuckdb };

// What a column or an expression is over there. kNumber is a real number there that SQLite reads of
// a text, whole or not: '7' / 2 is 3, and '7.0' / 2 is 3.5.
enum class SqlType { kUnknown, kInteger, kReal, kNumber, kText, kNull, kTruth, kTime };

struct KnownColumn {
  std::string name;
  SqlType type = SqlType::kUnknown;
  bool collated = false;  // its definition has a collation besides BINARY
  bool digits = false;    // a text that is a whole number, as strftime('%m', x) gives it
};
struct KnownTable {
  std::string name;
  std::vector<KnownColumn> columns;
};
// The table that a name means; nullopt if there is none.
using KnownTables =
    std::function<std::optional<KnownTable>(const std::string& schema, const std::string& name)>;

// Without `tables`, names are taken as they are, and an operator that depends on the type of a
// column is refused. Errors: kInvalidArgument with what has no equivalent. kSqlite is render().
Result<std::string> render_for(const Query& query, Dialect dialect, const KnownTables& tables = {});

// "sqlite", "postgresql" (also "postgres") or "duckdb", in any letter case.
std::optional<Dialect> dialect_named(std::string_view name);

}  // namespace ask::sql
