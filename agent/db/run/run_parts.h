// Limits shared by running a query and running a change.
#pragma once
#include <atomic>
#include <optional>
#include <string>
#include <thread>

#include "agent/common/clock.h"
#include "agent/db/connection/lowered_limit.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/run/runner.h"
#include "agent/db/run/sort_bounds.h"

struct sqlite3;

namespace ask::db {

// A time limit. Borrows the connection's single progress handler while it lives; SQLite cannot
// restore the host's own. 0 ms: no limit, and the handler is left alone. If the library has no
// progress handler, or with `by_thread`, a thread waits instead and interrupts the connection; and
// if `bounds.counts`, one does so a little later than the handler, which SQLite does not call while
// it counts a table (a hostile file can make that endless); but only if nothing else of the host is
// under way, because an interrupt ends its other statements and rolls its transaction back.
// Otherwise the tables must be walked first (walk_counted).
class TimeLimit {
 public:
  TimeLimit(sqlite3* db, int64_t timeout_ms, const RunBounds& bounds, bool by_thread);
  ~TimeLimit();
  TimeLimit(const TimeLimit&) = delete;
  TimeLimit& operator=(const TimeLimit&) = delete;

  // The limit passes as soon as much memory is taken, which may be for a sort.
  void watch_memory();
  bool grown() const { return grown_; }
  // From now on the limit has passed as soon as sorting what is collected would take longer; and
  // the handler is called more often if comparing takes long.
  void watch_sorts(const Sorts& sorts);

  bool passed() const { return passed_; }
  // Because of a sort that has not begun.
  bool before_sort() const { return before_sort_; }
  // A thread ends what the progress handler cannot.
  bool watched() const { return watch_.joinable(); }
  // It has interrupted the connection. That stays pending until the host's own statement ends, so
  // nothing more can run.
  bool interrupted() const { return interrupted_; }

 private:
  static int look(void* self) noexcept;
  void watch(const std::stop_token& done) noexcept;
  sqlite3* db_;
  Deadline deadline_;
  int instructions_;
  bool handler_;  // the progress handler is borrowed
  std::optional<SortWatch> sorts_;
  int64_t looks_ = 0;
  Clock::time_point next_estimate_;
  bool before_sort_ = false, collates_ = false;
  bool memory_only_ = false, grown_ = false;
  std::atomic<bool> passed_ = false, interrupted_ = false;
  std::jthread watch_;  // last member: joined before the others are destroyed
};

// Lowers the connection's limits on the length of values and patterns to those of `bounds`, and
// restores them on destruction (LoweredLimit). The caller's own statement is being stepped
// meanwhile, so SQLite's mutex keeps other threads from seeing the limits.
class ValueLimits {
 public:
  ValueLimits(sqlite3* db, const RunBounds& bounds, int64_t max_bytes);

  // The error to report in place of `error`, if that was caused by these limits.
  Error explained(Error error) const;

 private:
  sqlite3* db_;
  bool of_search_;  // the limit of a value is that of a full-text search
  LoweredLimit value_, pattern_;
};

// Why a limit has passed before a sort.
std::string sort_too_long(const RunLimits& limits);

// Bytes of text and blobs in the current row.
size_t bytes_of_row(const Stmt& stmt);

// Adds the current row to `out` unless a limit forbids it; `out` then records which.
bool keep_row(const Stmt& stmt, const RunLimits& limits, ResultSet& out);

}  // namespace ask::db
