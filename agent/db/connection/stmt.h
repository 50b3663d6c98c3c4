// A prepared statement that cannot leak. Lives in one call or one cursor, never in a session.
#pragma once
#include <memory>
#include <string_view>

#include "agent/common/result.h"
#include "agent/common/value.h"

struct sqlite3;
struct sqlite3_stmt;

namespace ask::db {

struct FinalizeStmt {
  void operator()(sqlite3_stmt* stmt) const noexcept;
};
using UniqueStmt = std::unique_ptr<sqlite3_stmt, FinalizeStmt>;

class Stmt {
 public:
  // Compiles exactly one statement with a blank tail (space, comments and `;`). Errors carry
  // SQLite's own message. Never retries, never steps.
  static Result<Stmt> prepare(sqlite3* db, std::string_view sql);

  // True: a row is there. False: done. Errors by code: locked, corrupt, cancelled, execution; their
  // messages hold no stored value (runtime_error.h).
  Result<bool> step();
  Status bind(int position, const Value& value);  // positions from 1

  Value value(int column) const;
  std::string_view text(int column) const;  // good until the next step; NULL gives ""
  int64_t integer(int column) const;
  bool null(int column) const;
  int columns() const;
  std::string column_name(int column) const;
  sqlite3_stmt* raw() const { return stmt_.get(); }

 private:
  explicit Stmt(sqlite3_stmt* raw) : stmt_(raw) {}
  UniqueStmt stmt_;
};

// The error of a statement that does not compile: SQLite's message with our code. Throws bad_alloc
// when memory ran out.
Error last_error(sqlite3* db, int rc);
// Throws bad_alloc when SQLite's result code says that there is no memory.
void require_memory(int rc);

}  // namespace ask::db
