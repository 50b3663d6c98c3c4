#include "agent/db/write.h"

#include <fmt/format.h>

#include "agent/db/run_parts.h"
#include "agent/db/savepoint.h"
#include "agent/db/sqlite.h"
#include "agent/db/stmt.h"
#include "agent/db/versions.h"

namespace ask::db {
namespace {

Error too_late(const RunLimits& limits) {
  return {Code::kExecutionTimeout,
          fmt::format("the change took longer than {} ms (query_timeout_ms) and was taken back",
                      limits.timeout_ms)};
}

// Steps to the end: SQLite makes every change before the first row of RETURNING is there.
Status step_through(sqlite3* db, Stmt& stmt, const RunLimits& limits, bool alone, ResultSet& out) {
  const auto started = Clock::now();
  const ValueLimits lengths(db, limits.bounds, limits.max_bytes);
  const TimeLimit limit(db, alone ? limits.timeout_ms : 0, limits.bounds.instructions);
  bool room = true;
  for (;;) {
    const auto more = stmt.step();
    if (!more) return limit.passed() ? too_late(limits) : lengths.explained(more.error());
    if (!*more) break;
    room = room && keep_row(stmt, limits, out);
  }
  out.ms = milliseconds(Clock::now() - started);
  if (limits.timeout_ms > 0 && out.ms > static_cast<double>(limits.timeout_ms))
    return too_late(limits);
  return Done{};
}

Status run_inside(sqlite3* db, std::string_view sql, const RunLimits& limits, bool alone,
                  ResultSet& out) {
  auto stmt = Stmt::prepare(db, sql);
  if (!stmt) return stmt.error();
  if (sqlite3_stmt_isexplain(stmt->raw()) != 0 || sqlite3_stmt_readonly(stmt->raw()) != 0)
    return Error{Code::kSafeguardViolation, "the statement does not change data or schema"};
  for (int i = 0; i < stmt->columns(); ++i) out.columns.push_back(stmt->column_name(i));
  const int64_t before = sqlite3_total_changes64(db);
  if (auto done = step_through(db, *stmt, limits, alone, out); !done) return done;
  const int64_t all = sqlite3_total_changes64(db) - before;
  out.changed = all == 0 ? 0 : sqlite3_changes64(db);
  if (all > limits.max_rows)
    return Error{Code::kSafeguardViolation,
                 fmt::format("it would change {} rows, triggers and foreign keys included, and "
                             "max_rows allows {}; nothing was changed",
                             all, limits.max_rows)};
  return Done{};
}

}  // namespace

Result<ResultSet> write(sqlite3* db, std::string_view sql, const RunLimits& limits, bool undo,
                        std::string_view version) {
  const bool alone = sqlite3_get_autocommit(db) != 0;
  auto savepoint = Savepoint::open(db);
  if (!savepoint) return savepoint.error();
  // Inside the savepoint what was read once stays so; a statement left open would block a DROP.
  if (auto same = hold_checked(db, version); !same) return same.error();
  ResultSet out;
  if (auto done = run_inside(db, sql, limits, alone, out); !done) return done.error();
  if (undo) {
    savepoint->take_back();
    out.undone = true;
    return out;
  }
  if (auto kept = savepoint->keep(); !kept) return kept.error();
  return out;
}

}  // namespace ask::db
