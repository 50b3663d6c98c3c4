// Limits the time and size of a change inside the caller's transaction. If SQLite interrupts a
// statement that writes, it rolls back the whole transaction, so the time limit of a query cannot
// be used there. Instead:
//   1. A SELECT first reads what the change will read; interrupting it does no harm.
//   2. Triggers and foreign key actions that loop cannot be stopped inside such a loop. Such a
//      change is first made on a private copy of the database, and refused if that is impossible.
//   3. While the change runs, a Tripwire makes it fail with an ordinary error, which rolls back
//      only the statement.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "agent/common/clock.h"
#include "agent/common/result.h"
#include "agent/db/connection/lowered_limit.h"
#include "agent/db/run/bytecode.h"
#include "agent/db/run/change_text.h"
#include "agent/db/run/runner.h"

struct sqlite3;

namespace ask::db {

// Bounds inside the caller's transaction: no value or row may be longer than a multiple of
// max_bytes. One call of zeroblob() can take seconds and gigabytes, and cannot be stopped.
RunBounds bounds_inside(const RunLimits& limits);

// Milliseconds up to `deadline`, at least 1; 0 if there is none.
int64_t left(Deadline deadline);

// Bounds what SQLite does in one instruction and nothing can stop: counting, emptying and dropping
// a table, and functions of a full-text search. Errors:
// kExecutionTimeout, kSafeguardViolation, kExecutionError, kCancelled, and those of SQLite.
// `limits` gets the bound on what is searched for.
Status bound_instructions(sqlite3* db, const Bytecode& bytecode, const ChangeText& text,
                          RunLimits& limits, Deadline deadline);

// Steps 1 and 2. Errors: kExecutionTimeout, kSafeguardViolation (too large, or of unknown size),
// kCancelled, and those of SQLite.
Status bound_change(sqlite3* db, std::string_view sql, const ChangeText& text, RunLimits& limits,
                    Deadline deadline);

// The limit for a Tripwire of this change. A change of the schema reads its own definition at the
// end, and if the limit forbids that, SQLite reports to the host that memory ran out.
size_t tripwire_length(std::string_view sql, const ChangeText& text);

Error change_too_late(const RunLimits& limits);
Error change_too_large(const RunLimits& limits);
// Replaces `error` if the last step on `db` failed because a value was too long.
Error value_too_long(sqlite3* db, Error error, const RunLimits& limits);

// While it lives, a change on `db` fails once the deadline has passed or too many rows have
// changed: SQLITE_LIMIT_LENGTH and SQLITE_LIMIT_TRIGGER_DEPTH are lowered, so that the watch
// expression in RETURNING fails, or the start of the next trigger or foreign key action. A change
// of the schema has no watch expression; it ends before its next long row or after its last one.
// Borrows the progress handler as TimeLimit does.
class Tripwire {
 public:
  // `length`: the limit once the change is to fail.
  Tripwire(sqlite3* db, const RunLimits& limits, Deadline deadline, size_t length);
  ~Tripwire();
  Tripwire(const Tripwire&) = delete;
  Tripwire& operator=(const Tripwire&) = delete;

  bool late() const { return late_; }
  bool large() const { return large_; }

 private:
  static int look(void* self) noexcept;
  sqlite3* db_;
  Deadline deadline_;
  int64_t most_;   // allowed value of sqlite3_total_changes64
  size_t length_;  // the most bytes of a value once a limit has passed
  bool late_ = false, large_ = false;
  std::optional<LoweredLimit> values_, triggers_;
};

}  // namespace ask::db
