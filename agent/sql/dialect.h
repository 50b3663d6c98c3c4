// The SQL dialects that statements can be written in.
#pragma once
#include <optional>
#include <string_view>

namespace ask::sql {

enum class Dialect { kSqlite, kPostgresql, kDuckdb };

// "sqlite", "postgresql" (also "postgres") or "duckdb", in any letter case.
std::optional<Dialect> dialect_named(std::string_view name);

}  // namespace ask::sql
