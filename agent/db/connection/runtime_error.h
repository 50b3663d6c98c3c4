// The error of a statement that failed while it ran, without the stored values that SQLite's own
// message may quote ("JSON path error near 'SECRET'", "fts5: syntax error near "SECRET"").
// Functions and virtual tables, also those of the application, choose such messages freely; so only
// messages known to be constant, or to name nothing but the schema, are passed on.
#pragma once
#include "agent/common/result.h"

struct sqlite3;

namespace ask::db {

// `rc`: what sqlite3_step() or sqlite3_exec() gave on `db`. The code is that of last_error()
// (stmt.h). Messages of errors found at compile time hold no stored values: use last_error() there.
// Throws bad_alloc when memory ran out.
Error runtime_error(sqlite3* db, int rc);

}  // namespace ask::db
