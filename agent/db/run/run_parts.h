// What running a query and running a change share.
#pragma once
#include <atomic>
#include <thread>

#include "agent/common/clock.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/run/runner.h"

struct sqlite3;

namespace ask::db {

// Borrows the connection's one progress handler for the time limit, and only for as long as it
// lives; SQLite has no way to put the host's own back. 0 ms: no limit, and it is left alone. Where
// the library has no progress handler a thread waits instead and interrupts the connection.
class TimeLimit {
 public:
  // `instructions`: of SQLite's, between two looks at the clock.
  TimeLimit(sqlite3* db, int64_t timeout_ms, int instructions);
  ~TimeLimit();
  TimeLimit(const TimeLimit&) = delete;
  TimeLimit& operator=(const TimeLimit&) = delete;

  bool passed() const { return passed_; }

 private:
  static int look(void* self) noexcept;
  void watch(const std::stop_token& done) noexcept;
  sqlite3* db_;
  Deadline deadline_;
  std::atomic<bool> passed_ = false;
  std::jthread watch_;  // last: it is over before the rest goes
};

// Lowers the connection's limits on the length of values and patterns to those of `bounds` and puts
// them back at the end of its life. Never raises a limit, so it may be nested. The caller's own
// statement is being stepped meanwhile: SQLite's mutex keeps other threads from meeting the limits.
class ValueLimits {
 public:
  ValueLimits(sqlite3* db, const RunBounds& bounds, int64_t max_bytes);
  ~ValueLimits();
  ValueLimits(const ValueLimits&) = delete;
  ValueLimits& operator=(const ValueLimits&) = delete;

  // The error to give in place of `error`, when that came of these limits.
  Error explained(Error error) const;

 private:
  sqlite3* db_;
  int length_, pattern_;           // as they were
  int longest_, longest_pattern_;  // in force
};

// Bytes of text and blobs in the row at hand.
size_t bytes_of_row(const Stmt& stmt);

// Keeps the row at hand unless a limit says no; then `out` says which.
bool keep_row(const Stmt& stmt, const RunLimits& limits, ResultSet& out);

}  // namespace ask::db
