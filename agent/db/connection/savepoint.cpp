#include "agent/db/connection/savepoint.h"

#include "agent/db/connection/runtime_error.h"
#include "agent/db/connection/sqlite.h"

namespace ask::db {

Status execute(sqlite3* db, const char* sql) {
  const int rc = sqlite3_exec(db, sql, nullptr, nullptr, nullptr);
  if (rc != SQLITE_OK) return runtime_error(db, rc);
  return Done{};
}

Result<Savepoint> Savepoint::open(sqlite3* db) {
  const bool alone = sqlite3_get_autocommit(db) != 0;
  if (auto begun = execute(db, "SAVEPOINT ask_write"); !begun) return begun.error();
  return Savepoint(db, alone, false);
}

Result<Savepoint> Savepoint::open_to_write(sqlite3* db) {
  if (sqlite3_get_autocommit(db) == 0) return open(db);
  if (auto begun = execute(db, "BEGIN IMMEDIATE"); !begun) return begun.error();
  Savepoint out(db, true, true);  // rolls back if the savepoint fails
  if (auto begun = execute(db, "SAVEPOINT ask_write"); !begun) return begun.error();
  return out;
}

void Savepoint::take_back() noexcept {
  sqlite3* const db = std::exchange(db_, nullptr);
  if (db == nullptr) return;
  const int rc =
      sqlite3_exec(db, "ROLLBACK TO ask_write; RELEASE ask_write", nullptr, nullptr, nullptr);
  // While an interrupt is pending no statement runs, not even ROLLBACK; but if SQLite interrupts a
  // statement that writes, it rolls back the transaction. VACUUM counts as such a statement, has
  // neither a space nor an end of text at which the parser would check for an interrupt, and can
  // never succeed inside a savepoint.
  if (rc == SQLITE_INTERRUPT) sqlite3_exec(db, "VACUUM;", nullptr, nullptr, nullptr);
  // Releasing the outermost savepoint commits, for which another connection's lock may leave no
  // way.
  if (alone_ && sqlite3_get_autocommit(db) == 0)
    sqlite3_exec(db, "ROLLBACK", nullptr, nullptr, nullptr);
}

Status Savepoint::keep() {
  if (auto released = execute(db_, "RELEASE ask_write"); !released) return released;
  if (begun_)
    if (auto done = execute(db_, "COMMIT"); !done) return done;
  db_ = nullptr;
  return Done{};
}

}  // namespace ask::db
