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
  // A deferred foreign key of the caller's transaction is not satisfied, so COMMIT would fail; and
  // whether that was so before the change.
  bool unsatisfied_key = false, unsatisfied_before = false;
};

// Runs `sql` in a savepoint inside the caller's transaction, or in one of its own. On any error,
// and with `undo` (a dry run) always, everything is as before. The rows of RETURNING are kept as
// far as the limits allow; ResultSet::changed says how many rows the statement itself changed.
// More than max_rows changed rows, triggers and foreign keys included, are an error. The time limit
// interrupts only where no transaction of the caller is open; inside one the change is bounded as
// agent/db/run/change_bounds.h says. An interrupt by the caller while a change inside the
// transaction is running makes SQLite roll back all of it, and the error says so. REQUIRES: `sql`
// has passed the checker with CheckRules::write. Errors: kSafeguardViolation (it only reads, it may
// roll the caller's transaction back, too many rows or bytes, it cannot be bounded),
// kExecutionTimeout, and as run(). `version` as in run(): kSchemaChanged.
Result<Written> write(sqlite3* db, std::string_view sql, const RunLimits& limits, bool undo,
                      std::string_view version = {});

}  // namespace ask::db
