#include "agent/db/run_parts.h"

#include <condition_variable>
#include <mutex>

#include "agent/common/guard.h"
#include "agent/db/library.h"
#include "agent/db/sqlite.h"

namespace ask::db {
namespace {

// SQLite asks after this many of its instructions: well under a millisecond.
constexpr int kInstructionsBetweenLooks = 4000;

size_t bytes_of(const Stmt& stmt, int column) {
  const int type = sqlite3_column_type(stmt.raw(), column);
  if (type != SQLITE_TEXT && type != SQLITE_BLOB) return 0;
  return static_cast<size_t>(sqlite3_column_bytes(stmt.raw(), column));
}

}  // namespace

TimeLimit::TimeLimit(sqlite3* db, int64_t timeout_ms)
    : db_(timeout_ms > 0 ? db : nullptr), deadline_(Deadline::in(Clock::now(), timeout_ms)) {
  if (!db_) return;
  if (lacks_progress_handler())
    watch_ = std::jthread([this](const std::stop_token& done) { watch(done); });
  else
    sqlite3_progress_handler(db_, kInstructionsBetweenLooks, look, this);
}

TimeLimit::~TimeLimit() {
  if (db_ && !lacks_progress_handler()) sqlite3_progress_handler(db_, 0, nullptr, nullptr);
}

// A thread that cannot wait, for want of memory, lets no query run without a limit.
void TimeLimit::watch(const std::stop_token& done) noexcept {
  const auto wait = [&] {
    std::mutex mutex;
    std::condition_variable_any wake;
    std::unique_lock lock(mutex);
    wake.wait_until(lock, done, deadline_.at, [] { return false; });
    return 0;
  };
  guarded(
      wait, [] { return 0; }, [](const char*) { return 0; });
  if (done.stop_requested()) return;
  passed_ = true;
  sqlite3_interrupt(db_);
}

int TimeLimit::look(void* self) noexcept {
  auto& me = *static_cast<TimeLimit*>(self);
  const bool passed = me.deadline_.passed(Clock::now());
  me.passed_ = passed;
  return passed;
}

bool keep_row(const Stmt& stmt, const RunLimits& limits, ResultSet& out) {
  if (static_cast<int64_t>(out.rows.size()) >= limits.max_rows) {
    out.row_cut = true;
    return false;
  }
  size_t bytes = 0;
  for (int i = 0; i < stmt.columns(); ++i) bytes += bytes_of(stmt, i);
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
