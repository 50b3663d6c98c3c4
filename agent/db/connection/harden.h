// Hardens our private connections.
#pragma once

struct sqlite3;

namespace ask::db {

// Applies the limits of the host's connection to `db`.
void copy_limits(sqlite3* db, sqlite3* host);
// The same, and disables ATTACH, extension loading, the trusted schema and any statement that could
// damage the file.
void harden(sqlite3* db, sqlite3* host);

}  // namespace ask::db
