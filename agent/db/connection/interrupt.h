// Detects that the host has interrupted this connection.
#pragma once
#include "agent/db/connection/stmt.h"

struct sqlite3;

namespace ask::db {

// True after sqlite3_interrupt() while a statement of the host is running. SQLite has a getter only
// from 3.41, so this steps a trivial statement, which fails with SQLITE_INTERRUPT. Takes about 2
// microseconds.
bool interrupted(sqlite3* db);

// The same for many looks in a row: compiles the statement once and keeps it, reset, in between.
// Must not outlive the call that it is made in: an open statement keeps the connection from
// closing.
class InterruptProbe {
 public:
  explicit InterruptProbe(sqlite3* db) : db_(db) {}
  bool interrupted();

 private:
  sqlite3* db_;
  UniqueStmt stmt_;  // null before the first look, and while it cannot be compiled
};

}  // namespace ask::db
