// Detects that the host has interrupted this connection.
#pragma once

struct sqlite3;

namespace ask::db {

// True after sqlite3_interrupt() while a statement of the host is running. SQLite has a getter only
// from 3.41; its parser looks at the flag for each blank, so this compiles a blank, which leaves no
// statement. False also if another connection of a shared cache locks the schema.
bool interrupted(sqlite3* db);

}  // namespace ask::db
