// Reads the schema of every attached database by PRAGMAs, as SQLite itself sees it at this moment.
// No user table is read.
#pragma once
#include "agent/common/result.h"
#include "agent/db/schema/catalog.h"

struct sqlite3;

namespace ask::db {

// Left out: SQLite's own tables (sqlite_...), the shadow tables of virtual tables, views and
// virtual tables that cannot be used (what they need is gone), and what the host's authorizer
// denies. Declared foreign keys whose parent is not there are left out too. Errors:
// kSchemaRetrievalFailed, kDatabaseLocked, kDatabaseCorrupt, kCancelled; SQLite's words.
Result<Catalog> read_catalog(sqlite3* db);

}  // namespace ask::db
