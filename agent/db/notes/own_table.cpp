#include "agent/db/notes/own_table.h"

#include <fmt/format.h>

#include "agent/db/connection/savepoint.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/run/runner.h"

namespace ask::db {
namespace {

Result<std::string> stored_sql(sqlite3* db, const OwnTable& table) {
  auto stmt = Stmt::prepare(
      db, fmt::format("SELECT sql FROM main.sqlite_schema WHERE name = '{}' COLLATE NOCASE",
                      table.name));
  if (!stmt) return stmt.error();
  const auto row = stmt->step();
  if (!row) return row.error();
  return *row ? std::string(stmt->text(0)) : std::string();
}

Result<Stmt> bound(sqlite3* db, std::string_view sql, const std::vector<Value>& values) {
  auto stmt = Stmt::prepare(db, sql);
  if (!stmt) return stmt.error();
  for (size_t i = 0; i < values.size(); ++i)
    if (auto done = stmt->bind(static_cast<int>(i) + 1, values[i]); !done) return done.error();
  return stmt;
}

}  // namespace

Result<bool> has_own(sqlite3* db, const OwnTable& table) {
  const auto sql = stored_sql(db, table);
  if (!sql) return sql.error();
  return *sql == table.sql;
}

Status check_no_code_runs(sqlite3* db, const OwnTable& table) {
  auto stmt = Stmt::prepare(
      db, fmt::format("SELECT 1 FROM main.sqlite_schema WHERE (type IN ('trigger', 'index') AND "
                      "tbl_name = '{0}' COLLATE NOCASE AND sql IS NOT NULL) OR (type = 'table' AND "
                      "name <> '{0}' AND sql LIKE '%{0}%') UNION ALL SELECT 1 FROM "
                      "temp.sqlite_schema WHERE type = 'trigger' "
                      "AND tbl_name = '{0}' COLLATE NOCASE LIMIT 1",
                      table.name));
  if (!stmt) return stmt.error();
  const auto row = stmt->step();
  if (!row) return row.error();
  if (*row)
    return Error{Code::kInvalidArgument,
                 fmt::format("the table {} has a trigger or an index, or another table names it; "
                             "drop that, so that {} runs and changes nothing else",
                             table.name, table.act)};
  return Done{};
}

Status make_own(sqlite3* db, const OwnTable& table) {
  const auto sql = stored_sql(db, table);
  if (!sql) return sql.error();
  if (sql->empty()) return execute(db, std::string(table.sql).c_str());
  if (*sql != table.sql)
    return Error{Code::kInvalidArgument,
                 fmt::format("main has a table or view {} of another form; rename it, since {} are "
                             "kept under that name",
                             table.name, table.content)};
  return check_no_code_runs(db, table);
}

Result<ResultSet> read_own(sqlite3* db, const OwnTable& table, std::string_view sql,
                           size_t most_rows, int64_t most_bytes) {
  constexpr int64_t kReadingMs = 2'000;
  RunLimits limits;
  limits.max_rows = static_cast<int64_t>(most_rows);
  limits.max_bytes = most_bytes;
  limits.timeout_ms = kReadingMs;
  auto rows = run(db, sql, limits);
  if (!rows)
    return Error{rows.error().code, fmt::format("{}: {}", table.name, rows.error().message),
                 rows.error().sqlite};
  return rows;
}

Status change(sqlite3* db, std::string_view sql, const std::vector<Value>& values) {
  auto stmt = bound(db, sql, values);
  if (!stmt) return stmt.error();
  const auto done = stmt->step();
  if (!done) return done.error();
  return Done{};
}

Result<int64_t> number_of(sqlite3* db, std::string_view sql, const std::vector<Value>& values) {
  auto stmt = bound(db, sql, values);
  if (!stmt) return stmt.error();
  const auto row = stmt->step();
  if (!row) return row.error();
  return *row ? stmt->integer(0) : 0;
}

std::string cell_text(const Value& value) {
  const auto* text = std::get_if<std::string>(&value);
  return text == nullptr ? std::string() : *text;
}

}  // namespace ask::db
