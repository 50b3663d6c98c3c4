// Detects that the host has interrupted this connection.
#pragma once

struct sqlite3;

namespace ask::db {

// True after sqlite3_interrupt() while a statement of the host is running. SQLite has a getter only
// from 3.41, so this steps a trivial statement, which fails with SQLITE_INTERRUPT. Takes about 2
// microseconds.
bool interrupted(sqlite3* db);

}  // namespace ask::db
