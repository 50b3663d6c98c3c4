// RAII wrapper of a prepared statement. Lives in one call or one cursor, never in a session.
#pragma once
#include <memory>
#include <string_view>
#include <utility>

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
  // Compiles exactly one statement; only space, comments and `;` may follow it. Errors carry
  // SQLite's own message. Never retries, never steps.
  static Result<Stmt> prepare(sqlite3* db, std::string_view sql);
  // One that is compiled already. REQUIRES: not null.
  explicit Stmt(UniqueStmt compiled) : stmt_(std::move(compiled)) {}

  // True: a row is available. False: done. Errors by code: locked, corrupt, cancelled, execution;
  // the messages contain no stored values (runtime_error.h).
  Result<bool> step();
  Status bind(int position, const Value& value);  // positions from 1

  Value value(int column) const;
  std::string_view text(int column) const;  // valid until the next step; "" for NULL
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
// if memory ran out.
Error last_error(sqlite3* db, int rc);
// Throws bad_alloc if SQLite's result code reports a lack of memory.
void require_memory(int rc);

}  // namespace ask::db
