#include "agent/db/stmt.h"

#include <fmt/format.h>

#include "agent/db/sqlite.h"

namespace ask::db {
namespace {

// Only space, comments and semicolons.
bool blank(std::string_view tail) {
  while (!tail.empty()) {
    const size_t from = tail.find_first_not_of(" \t\r\n\f;");
    if (from == tail.npos) return true;
    tail.remove_prefix(from);
    if (tail.starts_with("--")) {
      const size_t end = tail.find('\n');
      if (end == tail.npos) return true;
      tail.remove_prefix(end + 1);
    } else if (tail.starts_with("/*")) {
      const size_t end = tail.find("*/", 2);
      if (end == tail.npos) return true;  // SQLite takes an open comment as closed
      tail.remove_prefix(end + 2);
    } else {
      return false;
    }
  }
  return true;
}

}  // namespace

Error last_error(sqlite3* db, int rc) {
  switch (rc & 0xff) {
    case SQLITE_NOMEM: throw std::bad_alloc();
    case SQLITE_INTERRUPT: return {Code::kCancelled, "interrupted"};
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return {Code::kDatabaseLocked, sqlite3_errmsg(db)};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return {Code::kDatabaseCorrupt, sqlite3_errmsg(db)};
    case SQLITE_AUTH: return {Code::kSecurityViolation, sqlite3_errmsg(db)};
    default: return {Code::kExecutionError, sqlite3_errmsg(db)};
  }
}

void Stmt::Finalize::operator()(sqlite3_stmt* stmt) const noexcept { sqlite3_finalize(stmt); }

Result<Stmt> Stmt::prepare(sqlite3* db, std::string_view sql) {
  sqlite3_stmt* raw = nullptr;
  const char* tail = nullptr;
  const int rc = sqlite3_prepare_v2(db, sql.data(), static_cast<int>(sql.size()), &raw, &tail);
  Stmt stmt(raw);  // owned from here on, whatever we return
  if (rc != SQLITE_OK) return last_error(db, rc);
  if (!raw || !blank(sql.substr(static_cast<size_t>(tail - sql.data()))))
    return Error{Code::kSafeguardViolation, "expected exactly one statement"};
  return stmt;
}

Result<bool> Stmt::step() {
  const int rc = sqlite3_step(raw());
  if (rc == SQLITE_ROW) return true;
  if (rc == SQLITE_DONE) return false;
  return last_error(sqlite3_db_handle(raw()), rc);
}

Status Stmt::bind(int position, const Value& value) {
  struct Binder {
    sqlite3_stmt* stmt;
    int at;
    int operator()(std::monostate) const { return sqlite3_bind_null(stmt, at); }
    int operator()(int64_t v) const { return sqlite3_bind_int64(stmt, at, v); }
    int operator()(double v) const { return sqlite3_bind_double(stmt, at, v); }
    int operator()(const std::string& v) const {
      return sqlite3_bind_text64(stmt, at, v.data(), v.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    }
    int operator()(const Blob& v) const {
      return sqlite3_bind_blob64(stmt, at, v.bytes.data(), v.bytes.size(), SQLITE_TRANSIENT);
    }
  };
  const int rc = std::visit(Binder{raw(), position}, value);
  if (rc != SQLITE_OK) return last_error(sqlite3_db_handle(raw()), rc);
  return Done{};
}

Value Stmt::value(int column) const {
  const auto size = [&] { return static_cast<size_t>(sqlite3_column_bytes(raw(), column)); };
  switch (sqlite3_column_type(raw(), column)) {
    case SQLITE_INTEGER: return static_cast<int64_t>(sqlite3_column_int64(raw(), column));
    case SQLITE_FLOAT: return sqlite3_column_double(raw(), column);
    case SQLITE_TEXT: return std::string(text(column));
    case SQLITE_BLOB: {
      const auto* data = static_cast<const char*>(sqlite3_column_blob(raw(), column));
      return Blob{data ? std::string(data, size()) : std::string()};
    }
    default: return {};
  }
}

std::string_view Stmt::text(int column) const {
  const auto* data = reinterpret_cast<const char*>(sqlite3_column_text(raw(), column));
  if (!data) return {};
  return {data, static_cast<size_t>(sqlite3_column_bytes(raw(), column))};
}

int64_t Stmt::integer(int column) const { return sqlite3_column_int64(raw(), column); }
bool Stmt::null(int column) const { return sqlite3_column_type(raw(), column) == SQLITE_NULL; }
int Stmt::columns() const { return sqlite3_column_count(raw()); }

std::string Stmt::column_name(int column) const {
  const char* name = sqlite3_column_name(raw(), column);
  if (!name) throw std::bad_alloc();
  return name;
}

}  // namespace ask::db
