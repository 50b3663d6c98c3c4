#include "agent/db/connection/stmt.h"

#include <limits>
#include <new>

#include "agent/common/text.h"
#include "agent/db/connection/runtime_error.h"
#include "agent/db/connection/sqlite.h"

namespace ask::db {
namespace {

constexpr std::string_view kOne = "expected exactly one statement";

Code code_of(int rc) {
  switch (rc & 0xff) {
    case SQLITE_INTERRUPT:
      return Code::kCancelled;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return Code::kDatabaseLocked;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_IOERR:  // a file that cannot be read: do not trust the rest of it either
    case SQLITE_CANTOPEN:
      return Code::kDatabaseCorrupt;
    case SQLITE_AUTH:
      return Code::kSecurityViolation;
    default:
      return Code::kExecutionError;
  }
}

// True for white space, comments and semicolons only.
bool blank(std::string_view sql) {
  while (!sql.empty()) {
    const size_t start = sql.find_first_not_of(" \t\r\n\f;");
    if (start == sql.npos) return true;
    sql.remove_prefix(start);
    const bool block = sql.starts_with("/*");
    if (!block && !sql.starts_with("--")) return false;
    const size_t end = block ? sql.find("*/", 2) : sql.find('\n');
    if (end == sql.npos) return sql.find('\0') == sql.npos;  // an open comment ends with the text
    if (sql.substr(0, end).find('\0') != sql.npos) return false;
    sql.remove_prefix(end + (block ? 2 : 1));
  }
  return true;
}

}  // namespace

void require_memory(int rc) {
  if ((rc & 0xff) == SQLITE_NOMEM || rc == SQLITE_IOERR_NOMEM) throw std::bad_alloc();
}

Error last_error(sqlite3* db, int rc) {
  require_memory(rc);
  if (sqlite3_extended_errcode(db) == SQLITE_IOERR_NOMEM) throw std::bad_alloc();
  const bool known = (sqlite3_errcode(db) & 0xff) == (rc & 0xff);
  const char* message = known ? sqlite3_errmsg(db) : sqlite3_errstr(rc);
  const std::string_view words = message ? message : "unknown error";
  const int extended = known ? sqlite3_extended_errcode(db) : rc;
  // SQLite goes on with the name of the object and its text, which a policy may hide.
  constexpr std::string_view kMalformed = "malformed database schema";
  if (words.starts_with(kMalformed))
    return Error{code_of(rc),
                 "malformed database schema: SQLite cannot read a definition in it; a "
                 "statement that you run yourself tells which",
                 extended};
  return Error{code_of(rc), text::repaired_utf8(words), extended};
}

void FinalizeStmt::operator()(sqlite3_stmt* stmt) const noexcept { sqlite3_finalize(stmt); }

Result<Stmt> Stmt::prepare(sqlite3* db, std::string_view sql) {
  if (sql.size() >= static_cast<size_t>(std::numeric_limits<int>::max()))
    return Error{Code::kExecutionError, "the statement is too long"};
  if (sql.empty()) return Error{Code::kSafeguardViolation, std::string(kOne)};
  sqlite3_stmt* raw = nullptr;
  const char* tail = nullptr;
  const int rc = sqlite3_prepare_v2(db, sql.data(), static_cast<int>(sql.size()), &raw, &tail);
  Stmt stmt(raw);  // owns the statement on every path
  if (rc != SQLITE_OK) return last_error(db, rc);
  const std::string_view rest = sql.substr(static_cast<size_t>(tail - sql.data()));
  if (!raw || !blank(rest)) return Error{Code::kSafeguardViolation, std::string(kOne)};
  return stmt;
}

Result<bool> Stmt::step() {
  const int rc = sqlite3_step(raw());
  if (rc == SQLITE_ROW) return true;
  if (rc == SQLITE_DONE) return false;
  return runtime_error(sqlite3_db_handle(raw()), rc, sqlite3_stmt_readonly(raw()) != 0);
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
  switch (sqlite3_column_type(raw(), column)) {
    case SQLITE_INTEGER:
      return static_cast<int64_t>(sqlite3_column_int64(raw(), column));
    case SQLITE_FLOAT:
      return sqlite3_column_double(raw(), column);
    case SQLITE_TEXT:
      return std::string(text(column));
    case SQLITE_BLOB: {
      const auto* bytes = static_cast<const char*>(sqlite3_column_blob(raw(), column));
      const auto size = static_cast<size_t>(sqlite3_column_bytes(raw(), column));
      if (!bytes && size > 0) throw std::bad_alloc();
      return Blob{bytes ? std::string(bytes, size) : std::string()};
    }
    default:
      return std::monostate{};
  }
}

std::string_view Stmt::text(int column) const {
  if (null(column)) return {};
  const auto* data = reinterpret_cast<const char*>(sqlite3_column_text(raw(), column));
  if (!data) throw std::bad_alloc();
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
