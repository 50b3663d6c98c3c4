// How a change inside the caller's transaction is kept within its limits. SQLite rolls back the
// whole transaction when it interrupts a statement that writes, so the time limit of a query cannot
// be used there:
//   1. What the change reads is read first, by a SELECT, which can be interrupted at no cost.
//   2. Triggers and foreign key actions that loop cannot be stopped inside such a loop. Such a
//      change is first made on a private copy of the database, and refused where that cannot be.
//   3. While the change runs, a Tripwire makes it fail with an ordinary error, which takes back the
//      statement alone.
#pragma once
#include <string_view>

#include "agent/common/clock.h"
#include "agent/common/result.h"
#include "agent/db/run/change_text.h"
#include "agent/db/run/runner.h"

struct sqlite3;

namespace ask::db {

// Bounds inside the caller's transaction: no value or row is longer than some times max_bytes. One
// call of zeroblob() takes seconds and gigabytes, and nothing stops it.
RunBounds bounds_inside(const RunLimits& limits);

// Steps 1 and 2. Errors: kExecutionTimeout, kSafeguardViolation (too much, or it cannot be known
// how much), kCancelled, and those of SQLite.
Status bound_change(sqlite3* db, std::string_view sql, const ChangeText& text,
                    const RunLimits& limits, Deadline deadline);

Error change_too_late(const RunLimits& limits);
Error change_too_large(const RunLimits& limits);
// `error`, or what it means when the last step on `db` failed for the length of a value.
Error value_too_long(sqlite3* db, Error error, const RunLimits& limits);

// From here on, while it lives, a change on `db` fails once the deadline has passed or it has
// changed too many rows: SQLITE_LIMIT_LENGTH and SQLITE_LIMIT_TRIGGER_DEPTH are lowered, so that
// the watch in RETURNING fails, or the start of the next trigger or foreign key action. Borrows the
// progress handler as TimeLimit does.
class Tripwire {
 public:
  Tripwire(sqlite3* db, const RunLimits& limits, Deadline deadline);
  ~Tripwire();
  Tripwire(const Tripwire&) = delete;
  Tripwire& operator=(const Tripwire&) = delete;

  bool late() const { return late_; }
  bool large() const { return large_; }

 private:
  static int look(void* self) noexcept;
  sqlite3* db_;
  Deadline deadline_;
  int64_t most_;  // of sqlite3_total_changes64
  int length_, depth_;
  bool late_ = false, large_ = false;
};

}  // namespace ask::db
