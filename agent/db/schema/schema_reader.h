// Reads the current schema of every attached database by PRAGMAs. Reads no user table.
#pragma once
#include "agent/common/result.h"
#include "agent/db/schema/catalog.h"

struct sqlite3;

namespace ask::db {

// Left out: SQLite's own tables (sqlite_...), shadow tables of virtual tables, views and virtual
// tables that are unusable because something they need is missing, and what the host's authorizer
// denies; also declared foreign keys whose parent does not exist, and the table of the notes.
// Errors, with SQLite's message: kSchemaRetrievalFailed, kDatabaseLocked, kDatabaseCorrupt,
// kCancelled.
Result<Catalog> read_catalog(sqlite3* db);

}  // namespace ask::db
