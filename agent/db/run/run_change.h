// Runs one checked statement that changes data or schema: the only place where generated SQL
// writes.
#pragma once
#include <string_view>

#include "agent/common/result.h"
#include "agent/common/value.h"
#include "agent/db/run/runner.h"

struct sqlite3;

namespace ask::db {

struct Written {
  ResultSet result;
  // A deferred foreign key of the caller's transaction is violated, so COMMIT would fail; now, and
  // before the change.
  bool unsatisfied_key = false, unsatisfied_before = false;
};

// Runs `sql` in a savepoint inside the caller's transaction, or in a transaction of its own. On any
// error, and always with `undo` (a dry run), everything is rolled back. The rows of RETURNING are
// kept up to the limits; ResultSet::changed is the number of rows that the statement itself
// changed. More than max_rows changed rows, including those of triggers and foreign keys, are an
// error. The time limit interrupts only if no transaction of the caller is open; inside one, the
// change is bounded as described in agent/db/run/change_bounds.h. If the caller interrupts a change
// inside the transaction, SQLite rolls back the whole transaction, and the error says so. REQUIRES:
// `sql` has passed the checker with CheckRules::write. Errors: kSafeguardViolation (it only reads,
// it may roll back the caller's transaction, too many rows or bytes, it cannot be bounded),
// kExecutionTimeout, and as run(). `version` as in run(): kSchemaChanged.
Result<Written> write(sqlite3* db, std::string_view sql, const RunLimits& limits, bool undo,
                      std::string_view version = {});

}  // namespace ask::db
