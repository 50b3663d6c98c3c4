#include "agent/db/run/runner.h"

#include <fmt/format.h>

#include "agent/db/connection/schema_version.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/sqlite_build.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/run/bytecode.h"
#include "agent/db/run/removal_bounds.h"
#include "agent/db/run/run_parts.h"

namespace ask::db {
namespace {

// The last line of defence, on the caller's connection. SQLite also reports ATTACH, BEGIN and some
// PRAGMAs as read-only, but these have no columns.
Status refuse_all_but_reading(const Stmt& stmt) {
  if (sqlite3_stmt_isexplain(stmt.raw()) != 0)
    return Error{Code::kSafeguardViolation, "EXPLAIN is not run; ask_check shows the query plan"};
  if (!sqlite3_stmt_readonly(stmt.raw()) || stmt.columns() == 0)
    return Error{Code::kSafeguardViolation, "the statement is not a SELECT; ask only reads"};
  return Done{};
}

// Bounds what SQLite does in one instruction or call and the limit cannot stop.
Status bound_calls(sqlite3* db, std::string_view sql, const RunLimits& limits, TimeLimit& limit,
                   RunBounds& bounds) {
  const bool counts = bounds.counts && !limit.watched() && limits.timeout_ms > 0;
  const bool sorts = limits.timeout_ms > 0 && bounds.sorts_unlimited;
  if (counts || sorts || !bounds.only_full_text.empty()) {
    const auto bytecode = bytecode_of(db, sql, bounds.full_text.tables);
    if (!bytecode) return bytecode.error();
    if (auto good = refuse_application_functions(*bytecode, bounds); !good) return good;
    if (auto walked = counts ? walk_counted(db, bytecode->counted) : Status(Done{}); !walked)
      return walked;
    if (sorts) limit.watch_sorts(sorts_of(db, *bytecode));
  }
  if (limits.timeout_ms == 0) return Done{};
  return bound_full_text(db, bounds, limits.max_bytes);
}

// Starts again after the statement has taken much memory, now that it matters what it sorts.
Status start_again(sqlite3* db, std::string_view sql, const Stmt& stmt, TimeLimit& limit,
                   ResultSet& out) {
  sqlite3_reset(stmt.raw());
  limit.watch_sorts({});  // nothing may end the EXPLAIN, whatever memory others take
  out.rows.clear();
  out.bytes = 0;
  const auto bytecode = bytecode_of(db, sql);
  if (!bytecode) return bytecode.error();
  limit.watch_sorts(sorts_of(db, *bytecode));
  return Done{};
}

}  // namespace

Result<std::vector<std::string>> result_columns(sqlite3* db, std::string_view sql) {
  auto stmt = Stmt::prepare(db, sql);
  if (!stmt) return stmt.error();
  std::vector<std::string> out;
  for (int i = 0; i < stmt->columns(); ++i) out.push_back(stmt->column_name(i));
  return out;
}

Result<ResultSet> run(sqlite3* db, std::string_view sql, const RunLimits& limits,
                      std::string_view version, UniqueStmt compiled) {
  const auto held = hold_checked(db, version);
  if (!held) return held.error();
  auto stmt = compiled ? Result<Stmt>(Stmt(std::move(compiled))) : Stmt::prepare(db, sql);
  if (!stmt) return stmt.error();
  if (auto good = refuse_all_but_reading(*stmt); !good) return good.error();

  ResultSet out;
  for (int i = 0; i < stmt->columns(); ++i) out.columns.push_back(stmt->column_name(i));
  const auto started = Clock::now();
  TimeLimit limit(db, limits.timeout_ms, limits.bounds, limits.by_thread);
  const auto late = [&] {
    return Error{
        limit.interrupted() ? Code::kPipelineTimeout : Code::kExecutionTimeout,
        limit.before_sort()
            ? sort_too_long(limits)
            : fmt::format("the query ran longer than {} ms (query_timeout_ms)", limits.timeout_ms)};
  };
  RunBounds bounds = limits.bounds;
  if (const auto bound = bound_calls(db, sql, limits, limit, bounds); !bound)
    return limit.passed() ? late() : bound.error();
  const ValueLimits lengths(db, bounds, limits.max_bytes);
  if (bounds.sorts && !bounds.sorts_unlimited) limit.watch_memory();
  for (;;) {
    auto more = stmt->step();
    if (!more && limit.grown()) {
      if (auto again = start_again(db, sql, *stmt, limit, out); !again) return again.error();
      continue;
    }
    if (!more) return limit.passed() ? late() : lengths.explained(more.error());
    if (!*more || !keep_row(*stmt, limits, out)) break;
  }
  out.ms = milliseconds(Clock::now() - started);
  return out;
}

}  // namespace ask::db
