// Runs one checked statement that changes data or schema: the only place where generated SQL
// writes.
#pragma once
#include <string_view>

#include "agent/common/result.h"
#include "agent/db/runner.h"
#include "agent/db/value.h"

struct sqlite3;

namespace ask::db {

// Runs `sql` in a savepoint inside the caller's transaction, or in one of its own. On any error,
// and with `undo` (a dry run) always, everything is as before. The rows of RETURNING are kept as
// far as the limits allow; ResultSet::changed says how many rows the statement itself changed.
// More than max_rows changed rows, triggers and foreign keys included, are an error. The time limit
// interrupts only where no transaction of the caller is open: SQLite takes a whole transaction back
// with a statement that is interrupted. Inside one the time is looked at when the statement is
// done. REQUIRES: `sql` has passed the checker with CheckRules::write. Errors: kSafeguardViolation
// (it only reads, it may roll the caller's transaction back, too many rows), kExecutionTimeout, and
// as run().
// `version` as in run(): kSchemaChanged.
Result<ResultSet> write(sqlite3* db, std::string_view sql, const RunLimits& limits, bool undo,
                        std::string_view version = {});

}  // namespace ask::db
