#include "agent/sql/dialect.h"

#include "agent/common/text.h"

namespace ask::sql {

std::optional<Dialect> dialect_named(std::string_view name) {
  if (text::equal_nocase(name, "sqlite") || text::equal_nocase(name, "sqlite3"))
    return Dialect::kSqlite;
  if (text::equal_nocase(name, "postgresql") || text::equal_nocase(name, "postgres"))
    return Dialect::kPostgresql;
  if (text::equal_nocase(name, "duckdb")) return Dialect::kDuckdb;
  return std::nullopt;
}

}  // namespace ask::sql
