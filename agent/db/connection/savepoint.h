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
  Savepoint(Savepoint&& other) noexcept : db_(std::exchange(other.db_, nullptr)) {}
  Savepoint& operator=(Savepoint&&) = delete;
  ~Savepoint() { take_back(); }

  // Rolls back. With a pending interrupt the caller's whole transaction is rolled back, as when
  // SQLite interrupts a change. No effect if SQLite has already rolled everything back (disk full).
  void take_back() noexcept;
  Status keep();

 private:
  explicit Savepoint(sqlite3* db) : db_(db) {}
  sqlite3* db_;
};

// Runs the statements of `sql`. Errors: by result code, with SQLite's message.
Status execute(sqlite3* db, const char* sql);

}  // namespace ask::db
