// Runs one checked SELECT on the caller's connection, once, under limits.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/clock.h"
#include "agent/common/result.h"
#include "agent/db/value.h"

struct sqlite3;

namespace ask::db {

struct RunLimits {
  int64_t max_rows = 1000;       // >= 1
  int64_t max_bytes = 10000000;  // of text and blobs; a longer cell is cut out with its row
  int64_t timeout_ms = 30000;    // 0: no limit, and the progress handler is left alone
};

// `version`: that of the catalog which `sql` was checked against; the schemas are held as they were
// then. Runs `sql` and keeps at most the limits' worth of rows; `row_cut` and `byte_cut` say what
// was cut. The host's authorizer applies. Nothing of the caller's state changes: no transaction,
// changes(), total_changes() or last_insert_rowid(), no statement left open. REQUIRES: `sql` has
// passed the checker. Errors: kSchemaChanged, kSafeguardViolation (not read-only, no columns,
// EXPLAIN), kSecurityViolation (the host's authorizer said no), kExecutionTimeout, kCancelled
// (sqlite3_interrupt), kDatabaseLocked, kDatabaseCorrupt, kExecutionError; all with SQLite's words.
Result<ResultSet> run(sqlite3* db, std::string_view sql, const RunLimits& limits,
                      std::string_view version = {});

// The names that its result will have; nothing is run. REQUIRES and errors as run.
Result<std::vector<std::string>> result_columns(sqlite3* db, std::string_view sql);

}  // namespace ask::db
