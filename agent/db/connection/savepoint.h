// A savepoint inside the caller's transaction, or a transaction of its own. It is rolled back on
// destruction unless kept, so it never stays open.
#pragma once
#include <utility>

#include "agent/common/result.h"

struct sqlite3;

namespace ask::db {

class Savepoint {
 public:
  // Errors: by result code, with SQLite's message.
  static Result<Savepoint> open(sqlite3* db);
  // Of a change that reads first: outside of a transaction it waits for the lock of another
  // connection as long as the host's busy handler says, which SQLite asks of a transaction's first
  // statement only. Errors: as open().
  static Result<Savepoint> open_to_write(sqlite3* db);
  Savepoint(Savepoint&& other) noexcept
      : db_(std::exchange(other.db_, nullptr)), alone_(other.alone_), begun_(other.begun_) {}
  Savepoint& operator=(Savepoint&&) = delete;
  ~Savepoint() { take_back(); }

  // Rolls back. With a pending interrupt the caller's whole transaction is rolled back, as when
  // SQLite interrupts a change. A transaction that the savepoint began is over in any case, also if
  // the lock of another connection prevents the release. No effect if SQLite has already rolled
  // everything back (disk full).
  void take_back() noexcept;
  Status keep();

 private:
  Savepoint(sqlite3* db, bool alone, bool begun) : db_(db), alone_(alone), begun_(begun) {}
  sqlite3* db_;
  bool alone_;  // began the transaction
  bool begun_;  // ... by BEGIN, so COMMIT ends it
};

// Runs the statements of `sql`. Errors: by result code, with SQLite's message.
Status execute(sqlite3* db, const char* sql);

}  // namespace ask::db
