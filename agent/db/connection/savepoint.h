// A savepoint inside the caller's transaction, or a transaction of its own, that is taken back
// unless it is kept: whatever happens, nothing of it stays open.
#pragma once
#include <utility>

#include "agent/common/result.h"

struct sqlite3;

namespace ask::db {

class Savepoint {
 public:
  // Errors: by code, with SQLite's words.
  static Result<Savepoint> open(sqlite3* db);
  Savepoint(Savepoint&& other) noexcept : db_(std::exchange(other.db_, nullptr)) {}
  Savepoint& operator=(Savepoint&&) = delete;
  ~Savepoint() { take_back(); }

  // With a pending interrupt the whole transaction goes, as SQLite has it with a change that is
  // interrupted. Gone already when SQLite had to take the whole back by itself (disk full).
  void take_back() noexcept;
  Status keep();

 private:
  explicit Savepoint(sqlite3* db) : db_(db) {}
  sqlite3* db_;
};

// Runs the statements of `sql`. Errors: by code, with SQLite's words.
Status execute(sqlite3* db, const char* sql);

}  // namespace ask::db
