// The error of a statement that failed at run time, without the stored values that SQLite's own
// message may quote ("JSON path error near 'SECRET'", "fts5: syntax error near "SECRET"").
// Functions and virtual tables, including the application's, can put anything into such messages;
// so only messages known to be constant, or to name schema objects only, are passed on.
#pragma once
#include "agent/common/result.h"

struct sqlite3;

namespace ask::db {

// `rc`: the result of sqlite3_step() or sqlite3_exec() on `db`. `reads`: the statement changes
// nothing, so that no constraint can have failed, whatever a function says. The code is that of
// last_error() (stmt.h). Compile errors contain no stored values: use last_error() for those.
// Throws bad_alloc if memory ran out.
Error runtime_error(sqlite3* db, int rc, bool reads = false);

}  // namespace ask::db
