// What a connection of our own may do at most.
#pragma once

struct sqlite3;

namespace ask::db {

// The limits of the host's connection hold on `db` too.
void copy_limits(sqlite3* db, sqlite3* host);
// ... and nothing can be attached or loaded, the schema is not trusted, and no statement can damage
// the file.
void harden(sqlite3* db, sqlite3* host);

}  // namespace ask::db
