#include "agent/db/run/run_change.h"

#include <fmt/format.h>

#include <optional>
#include <string>

#include "agent/common/guard.h"
#include "agent/db/connection/interrupt.h"
#include "agent/db/connection/savepoint.h"
#include "agent/db/connection/schema_version.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/run/change_bounds.h"
#include "agent/db/run/run_parts.h"

namespace ask::db {
namespace {

// One change and its transaction.
struct Change {
  sqlite3* db;
  std::string_view sql;
  RunLimits limits;
  bool undo;
  std::string_view version;
  bool alone;            // no transaction of the caller is open
  Deadline deadline;     // for all steps
  ChangeText text = {};  // of `sql`
  Sorts sorts = {};
  int watches() const { return alone || text.of_schema ? 0 : 1; }  // columns to drop from RETURNING
};

bool unsatisfied_key(sqlite3* db) {
  int now = 0, highest = 0;
  sqlite3_db_status(db, SQLITE_DBSTATUS_DEFERRED_FKS, &now, &highest, 0);
  return now != 0;
}

void keep_returned(const Change& change, const Stmt& stmt, ResultSet& out, bool& room) {
  if (change.watches() > 0 && !change.text.returning) return;
  room = room && keep_row(stmt, change.limits, out);
  if (room && change.watches() > 0) out.rows.back().erase(out.rows.back().begin());
}

// As Stmt::step. A sorter to which the tripwire refuses its memory says that there is none.
Result<bool> step(Stmt& stmt, const std::optional<Tripwire>& wire) {
  bool exhausted = false;
  const auto none = [&] {
    exhausted = true;
    return Result<bool>(false);
  };
  auto more = guarded([&] { return stmt.step(); }, none, [&](const char*) { return none(); });
  if (!exhausted) return more;
  if (!wire || !(wire->late() || wire->large())) throw std::bad_alloc();
  return Error{Code::kExecutionError, "out of memory"};
}

// Steps to completion: SQLite makes all changes before it returns the first row of RETURNING.
Status step_through(const Change& change, Stmt& stmt, ResultSet& out) {
  const auto started = Clock::now();
  const ValueLimits lengths(change.db, change.limits.bounds, change.limits.max_bytes);
  TimeLimit limit(change.db, change.alone ? left(change.deadline) : 0, change.limits.bounds,
                  change.limits.by_thread);
  limit.watch_sorts(change.sorts);
  std::optional<Tripwire> wire;
  if (!change.alone)
    wire.emplace(change.db, change.limits, change.deadline,
                 tripwire_length(change.sql, change.text));
  bool room = true;
  for (;;) {
    const auto more = step(stmt, wire);
    const bool stopped = !more && more.error().code != Code::kCancelled && wire;
    if (limit.before_sort())
      return Error{Code::kExecutionTimeout, sort_too_long(change.limits) + "; nothing was changed"};
    if (limit.passed() || (stopped && wire->late())) return change_too_late(change.limits);
    if (stopped && wire->large()) return change_too_large(change.limits);
    if (!more)
      return change.alone ? lengths.explained(more.error())
                          : value_too_long(change.db, more.error(), change.limits);
    if (!*more) break;
    keep_returned(change, stmt, out, room);
  }
  out.ms = milliseconds(Clock::now() - started);
  const bool late = change.alone ? change.limits.timeout_ms > 0 &&
                                       out.ms > static_cast<double>(change.limits.timeout_ms)
                                 : change.deadline.passed(Clock::now());
  return late ? Status(change_too_late(change.limits)) : Done{};
}

Status run_inside(const Change& change, ResultSet& out) {
  sqlite3* const db = change.db;
  auto stmt = Stmt::prepare(db, change.watches() > 0 ? change.text.traced : change.sql);
  if (!stmt) return stmt.error();
  if (sqlite3_stmt_isexplain(stmt->raw()) != 0 || sqlite3_stmt_readonly(stmt->raw()) != 0)
    return Error{Code::kSafeguardViolation, "the statement does not change data or schema"};
  for (int i = change.watches(); i < stmt->columns(); ++i)
    out.columns.push_back(stmt->column_name(i));
  const int64_t before = sqlite3_total_changes64(db);
  if (auto done = step_through(change, *stmt, out); !done) return done;
  const int64_t all = sqlite3_total_changes64(db) - before;
  out.changed = all == 0 ? 0 : sqlite3_changes64(db);
  if (all > change.limits.max_rows)
    return Error{Code::kSafeguardViolation,
                 fmt::format("it would change {} rows, triggers and foreign keys included, and "
                             "max_rows allows {}; nothing was changed",
                             all, change.limits.max_rows)};
  return Done{};
}

// Nothing is changed here and no savepoint is open, so an interrupt does no harm.
Status bound_inside(Change& change) {
  const auto held = hold_checked(change.db, change.version);
  if (!held) return held.error();
  if (auto bound = bound_change(change.db, change.sql, change.text, change.limits, change.deadline);
      !bound)
    return bound;
  if (interrupted(change.db)) return Error{Code::kCancelled, "interrupted"};
  return Done{};
}

// Likewise.
Status bound_alone(Change& change) {
  const auto held = hold_checked(change.db, change.version);
  if (!held) return held.error();
  const auto bytecode = bytecode_of(change.db, change.sql, change.limits.bounds.full_text.tables);
  if (!bytecode) return bytecode.error();
  if (auto good = refuse_application_functions(*bytecode, change.limits.bounds); !good) return good;
  change.sorts = sorts_of(change.db, *bytecode);
  return bound_instructions(change.db, *bytecode, change.text, change.limits, change.deadline);
}

// SQLite does not count the rows of CREATE TABLE ... AS as changes.
Status bound_created_rows(const Change& change) {
  if (!change.text.of_schema || !change.text.counts_rows || change.text.probe.empty())
    return Done{};
  const auto rows = run(change.db,
                        "SELECT 1 FROM (" + change.text.probe + "\n) LIMIT 1 OFFSET " +
                            std::to_string(change.limits.max_rows),
                        change.limits, change.version);
  if (!rows) return rows.error();
  return rows->rows.empty() ? Status(Done{}) : Status(change_too_large(change.limits));
}

Result<Written> write_in_savepoint(const Change& change) {
  sqlite3* const db = change.db;
  auto savepoint = Savepoint::open(db);
  if (!savepoint) return savepoint.error();
  // The savepoint keeps the schemas stable once read; a statement left open would block a DROP.
  if (auto same = hold_checked(db, change.version); !same) return same.error();
  Written out;
  out.unsatisfied_before = unsatisfied_key(db);
  if (auto done = run_inside(change, out.result); !done) return done.error();
  out.unsatisfied_key = unsatisfied_key(db);
  if (change.undo) {
    savepoint->take_back();
    // Without `undo` the COMMIT would fail.
    if (change.alone && out.unsatisfied_key)
      return Error{Code::kExecutionError, "FOREIGN KEY constraint failed"};
    out.result.undone = true;
    return out;
  }
  if (auto kept = savepoint->keep(); !kept) return kept.error();
  return out;
}

}  // namespace

Result<Written> write(sqlite3* db, std::string_view sql, const RunLimits& limits, bool undo,
                      std::string_view version) {
  Change change{db,
                sql,
                limits,
                undo,
                version,
                sqlite3_get_autocommit(db) != 0,
                Deadline::in(Clock::now(), limits.timeout_ms)};
  auto text = read_change(sql);
  const std::string by_row = text ? text->by_row : "";
  if (!by_row.empty()) {
    change.sql = by_row;
    text = read_change(by_row);
  }
  if (!text) return text.error();
  change.text = std::move(*text);
  if (change.alone) {
    if (auto bound = bound_created_rows(change); !bound) return bound.error();
    if (auto bound = bound_alone(change); !bound) return bound.error();
    return write_in_savepoint(change);
  }
  change.limits.bounds = bounds_inside(limits);
  if (auto bound = bound_inside(change); !bound) return bound.error();
  auto out = write_in_savepoint(change);
  if (out || sqlite3_get_autocommit(db) == 0) return out;
  Error lost = out.error();
  lost.message += "; SQLite rolled back the whole transaction, with what was changed in it before";
  return lost;
}

}  // namespace ask::db
