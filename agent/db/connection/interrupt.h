// Whether the host has asked this connection to stop.
#pragma once

struct sqlite3;

namespace ask::db {

// True after sqlite3_interrupt() while a statement of the host is running. SQLite has a getter only
// from 3.41, so a trivial statement is stepped: it fails with SQLITE_INTERRUPT. About 2
// microseconds.
bool interrupted(sqlite3* db);

}  // namespace ask::db
