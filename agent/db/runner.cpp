#include "agent/db/runner.h"

#include <fmt/format.h>

#include "agent/db/sqlite.h"
#include "agent/db/stmt.h"

namespace ask::db {
namespace {

// SQLite asks after this many of its instructions: well under a millisecond.
constexpr int kInstructionsBetweenLooks = 4000;

// Borrows the connection's one progress handler for the time limit, and only for as long as it
// lives; SQLite has no way to put the host's own back.
class TimeLimit {
 public:
  TimeLimit(sqlite3* db, int64_t timeout_ms)
      : db_(timeout_ms > 0 ? db : nullptr), deadline_(Deadline::in(Clock::now(), timeout_ms)) {
    if (db_) sqlite3_progress_handler(db_, kInstructionsBetweenLooks, look, this);
  }
  ~TimeLimit() {
    if (db_) sqlite3_progress_handler(db_, 0, nullptr, nullptr);
  }
  TimeLimit(const TimeLimit&) = delete;
  TimeLimit& operator=(const TimeLimit&) = delete;

  bool passed() const { return passed_; }

 private:
  static int look(void* self) noexcept {
    auto& me = *static_cast<TimeLimit*>(self);
    me.passed_ = me.deadline_.passed(Clock::now());
    return me.passed_;
  }
  sqlite3* db_;
  Deadline deadline_;
  bool passed_ = false;
};

// The last line of defence, on the real connection. SQLite calls ATTACH, BEGIN and some PRAGMAs
// read-only too, but these have no columns.
Status refuse_all_but_reading(const Stmt& stmt) {
  if (sqlite3_stmt_isexplain(stmt.raw()) != 0)
    return Error{Code::kSafeguardViolation, "EXPLAIN is not run; ask_check shows the query plan"};
  if (!sqlite3_stmt_readonly(stmt.raw()) || stmt.columns() == 0)
    return Error{Code::kSafeguardViolation, "the statement is not a SELECT; ask only reads"};
  return Done{};
}

size_t bytes_of(const Stmt& stmt, int column) {
  const int type = sqlite3_column_type(stmt.raw(), column);
  if (type != SQLITE_TEXT && type != SQLITE_BLOB) return 0;
  return static_cast<size_t>(sqlite3_column_bytes(stmt.raw(), column));
}

// Keeps the row at hand unless a limit says no.
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

}  // namespace

Result<ResultSet> run(sqlite3* db, std::string_view sql, const RunLimits& limits) {
  auto stmt = Stmt::prepare(db, sql);
  if (!stmt) return stmt.error();
  if (auto good = refuse_all_but_reading(*stmt); !good) return good.error();

  ResultSet out;
  for (int i = 0; i < stmt->columns(); ++i) out.columns.push_back(stmt->column_name(i));
  const auto started = Clock::now();
  const TimeLimit limit(db, limits.timeout_ms);
  for (;;) {
    auto more = stmt->step();
    if (!more && limit.passed())
      return Error{Code::kExecutionTimeout,
                   fmt::format("the query ran longer than {} ms (query_timeout_ms)",
                               limits.timeout_ms)};
    if (!more) return more.error();
    if (!*more || !keep_row(*stmt, limits, out)) break;
  }
  out.ms = milliseconds(Clock::now() - started);
  return out;
}

}  // namespace ask::db
