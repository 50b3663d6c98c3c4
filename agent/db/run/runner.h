// Runs one checked SELECT on the caller's connection, once, under limits.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/clock.h"
#include "agent/common/result.h"
#include "agent/common/value.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/run/full_text.h"

struct sqlite3;

namespace ask::db {

// SQLite checks for an interrupt or a time limit only between its instructions, and one instruction
// may be a function call on values of any length. So while a statement runs, the length of values
// and patterns is limited such that the longest stretch between two checks takes about 0.2 s.
// agent/check/run_bounds computes the bounds of a statement; the defaults suit one that calls no
// costly function.
struct RunBounds {
  int64_t value_bytes = 20'000'000;  // SQLITE_LIMIT_LENGTH, for max_bytes up to 10 MB
  int pattern_bytes = 50'000;        // SQLITE_LIMIT_LIKE_PATTERN_LENGTH
  int instructions = 100;            // between two calls of the progress handler
  bool counts = false;               // count(): SQLite counts a whole table in one instruction
  bool sorts = true;                 // it may sort rows, in one instruction
  bool sorts_unlimited = true;       // ... however many, or by a collation of the application
  FullTextSearches full_text = {};
  // Functions, lower case, that may be called with a column of a full-text table and no other
  // value.
  std::vector<std::string> only_full_text = {};
  int64_t search_bytes = 0;  // no value may be longer, whatever max_bytes; 0: no such bound
};

struct RunLimits {
  int64_t max_rows = 1000;       // >= 1
  int64_t max_bytes = 10000000;  // of text and blobs; a row with a longer cell is cut
  int64_t timeout_ms = 30000;    // 0: no limit, and the progress handler is left alone
  RunBounds bounds = {};
  // A thread that interrupts the connection is the time limit, and the host keeps its progress
  // handler. An interrupt ends all statements of the connection, the host's own too.
  bool by_thread = false;
};

// Runs `sql` and keeps at most the limits' worth of rows; `row_cut` and `byte_cut` record
// truncation. `version`: of the catalog that `sql` was checked against; the schemas are held at
// that version. The host's authorizer applies. The caller's state does not change: no transaction,
// changes(), total_changes() or last_insert_rowid(), no statement left open. REQUIRES: `sql` has
// passed the checker. Errors: kSchemaChanged, kSafeguardViolation (not read-only, no columns,
// EXPLAIN), kSecurityViolation (denied by the host's authorizer), kExecutionTimeout, kCancelled
// (sqlite3_interrupt), kDatabaseLocked, kDatabaseCorrupt, kExecutionError (also a value longer than
// the bounds allow). Compile errors keep SQLite's message; run-time errors contain no stored value.
// `compiled`: the statement of `sql`, if it is compiled already; SQLite compiles it again should
// the schema, a function or the authorizer have changed since.
Result<ResultSet> run(sqlite3* db, std::string_view sql, const RunLimits& limits,
                      std::string_view version = {}, UniqueStmt compiled = {});

// The column names of the result; nothing is run. REQUIRES and errors as run.
Result<std::vector<std::string>> result_columns(sqlite3* db, std::string_view sql);

}  // namespace ask::db
