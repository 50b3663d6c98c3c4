#include "agent/db/run/run_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <condition_variable>
#include <ctime>
#include <mutex>

#include "agent/common/guard.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/sqlite_build.h"

namespace ask::db {
namespace {

// What the thread of a TimeLimit leaves to the progress handler, which needs no interrupt.
constexpr Clock::duration kHandlerFirst = std::chrono::milliseconds(100);
constexpr Clock::duration kBetweenEstimates = std::chrono::milliseconds(2);  // of sorts
constexpr int64_t kDefaultMaxBytes = 10'000'000;  // that RunBounds::value_bytes is designed for

// The most bytes of a value, by `max_bytes` if that is larger than usual.
double value_bytes(const RunBounds& bounds, int64_t max_bytes) {
  const double scale =
      std::max(1.0, static_cast<double>(max_bytes) / static_cast<double>(kDefaultMaxBytes));
  return std::min(static_cast<double>(bounds.value_bytes) * scale, 2e9);
}

bool bounds_search(const RunBounds& bounds, int64_t max_bytes) {
  return bounds.search_bytes > 0 &&
         static_cast<double>(bounds.search_bytes) < value_bytes(bounds, max_bytes);
}

// The clock is read every few dozen instructions. The coarse clock takes a few nanoseconds and lags
// by a few milliseconds.
Clock::time_point coarse_now() noexcept {
#ifdef CLOCK_MONOTONIC_COARSE  // the clock that std::chrono::steady_clock reads, too
  timespec now{};
  if (clock_gettime(CLOCK_MONOTONIC_COARSE, &now) == 0)
    return Clock::time_point(std::chrono::seconds(now.tv_sec) +
                             std::chrono::nanoseconds(now.tv_nsec));
#endif
  return Clock::now();
}

// True if an interrupt would end no more than the statement that asks. The PRAGMAs that a Hold
// keeps open are not counted.
bool nothing_else_runs(sqlite3* db) {
  if (sqlite3_get_autocommit(db) == 0) return false;
  int running = 0;
  for (auto* s = sqlite3_next_stmt(db, nullptr); s != nullptr; s = sqlite3_next_stmt(db, s)) {
    const char* sql = sqlite3_sql(s);
    const bool held = sql != nullptr && sqlite3_strnicmp(sql, "PRAGMA", 6) == 0;
    running += sqlite3_stmt_busy(s) != 0 && !held;
  }
  return running <= 1;
}

}  // namespace

std::string sort_too_long(const RunLimits& limits) {
  return fmt::format("sorting what was collected would take longer than {} ms (query_timeout_ms)",
                     limits.timeout_ms);
}

size_t bytes_of_row(const Stmt& stmt) {
  size_t bytes = 0;
  for (int i = 0; i < stmt.columns(); ++i) {
    const int type = sqlite3_column_type(stmt.raw(), i);
    if (type == SQLITE_TEXT || type == SQLITE_BLOB)
      bytes += static_cast<size_t>(sqlite3_column_bytes(stmt.raw(), i));
  }
  return bytes;
}

TimeLimit::TimeLimit(sqlite3* db, int64_t timeout_ms, const RunBounds& bounds, bool by_thread)
    : db_(timeout_ms > 0 ? db : nullptr),
      deadline_(Deadline::in(Clock::now(), timeout_ms)),
      instructions_(bounds.instructions),
      handler_(timeout_ms > 0 && !by_thread && !lacks_progress_handler()) {
  if (!db_) return;
  if (!handler_ || (bounds.counts && nothing_else_runs(db_)))
    watch_ = std::jthread([this](const std::stop_token& done) { watch(done); });
  if (handler_) sqlite3_progress_handler(db_, bounds.instructions, look, this);
}

TimeLimit::~TimeLimit() {
  if (handler_) sqlite3_progress_handler(db_, 0, nullptr, nullptr);
}

void TimeLimit::watch_memory() {
  if (!handler_) return;
  memory_only_ = true;
  sorts_.emplace(db_, Sorts());
}

void TimeLimit::watch_sorts(const Sorts& sorts) {
  if (!db_) return;
  memory_only_ = grown_ = false;
  passed_ = interrupted_.load();
  sorts_.reset();
  collates_ = sorts.collation > 0;
  if (sorts.most_bytes > 0) sorts_.emplace(db_, sorts);
  const int often = instructions_between(sorts, instructions_);
  if (often == instructions_ || !handler_) return;
  instructions_ = often;
  sqlite3_progress_handler(db_, often, look, this);
}

// If the thread cannot wait for lack of memory, it interrupts at once rather than let a query run
// without a limit.
void TimeLimit::watch(const std::stop_token& done) noexcept {
  const auto wait = [&] {
    std::mutex mutex;
    std::condition_variable_any wake;
    std::unique_lock lock(mutex);
    const auto grace = handler_ ? kHandlerFirst : Clock::duration();
    wake.wait_until(lock, done, deadline_.at + grace, [] { return false; });
    return 0;
  };
  guarded(
      wait, [] { return 0; }, [](const char*) { return 0; });
  if (done.stop_requested()) return;
  passed_ = true;
  interrupted_ = true;
  sqlite3_interrupt(db_);
}

int TimeLimit::look(void* self) noexcept {
  auto& me = *static_cast<TimeLimit*>(self);
  const auto now = coarse_now();
  bool passed = me.deadline_.passed(now);
  ++me.looks_;
  if (!passed && me.sorts_ && now >= me.next_estimate_) {
    if (!me.collates_) me.next_estimate_ = now + kBetweenEstimates;
    const auto steps = static_cast<double>(me.looks_) * me.instructions_;
    if (me.memory_only_) return me.grown_ = me.sorts_->grown();
    passed = me.before_sort_ = me.deadline_.passed(now + me.sorts_->needed(steps));
  }
  me.passed_ = passed;
  return passed;
}

ValueLimits::ValueLimits(sqlite3* db, const RunBounds& bounds, int64_t max_bytes)
    : db_(db),
      of_search_(bounds_search(bounds, max_bytes)),
      value_(
          db, SQLITE_LIMIT_LENGTH,
          of_search_ ? bounds.search_bytes : static_cast<int64_t>(value_bytes(bounds, max_bytes))),
      pattern_(db, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, bounds.pattern_bytes) {}

Error ValueLimits::explained(Error error) const {
  if (error.code != Code::kExecutionError) return error;
  if ((sqlite3_errcode(db_) & 0xff) == SQLITE_TOOBIG)
    error.message = fmt::format(
        "a value is longer than {} bytes, the most that this statement may handle; {}",
        value_.in_force(),
        of_search_ ? "its full-text search is for what an expression gives: write it as a text"
                   : "a larger max_bytes raises that");
  else if (error.message.starts_with("LIKE or GLOB"))
    error.message = fmt::format(
        "a LIKE or GLOB pattern is longer than {} bytes, the most that this statement may use",
        pattern_.in_force());
  return error;
}

bool keep_row(const Stmt& stmt, const RunLimits& limits, ResultSet& out) {
  if (static_cast<int64_t>(out.rows.size()) >= limits.max_rows) {
    out.row_cut = true;
    return false;
  }
  const size_t bytes = bytes_of_row(stmt);
  if (out.bytes + bytes > static_cast<size_t>(limits.max_bytes)) {
    out.byte_cut = true;
    return false;
  }
  std::vector<Value> row;
  row.reserve(static_cast<size_t>(stmt.columns()));
  for (int i = 0; i < stmt.columns(); ++i) row.push_back(stmt.value(i));
  out.rows.push_back(std::move(row));
  out.bytes += bytes;
  return true;
}

}  // namespace ask::db
