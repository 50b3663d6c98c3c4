#include "agent/db/run/change_bounds.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/sqlite_build.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/run/bytecode.h"
#include "agent/db/run/rehearsal.h"
#include "agent/db/run/removal_bounds.h"
#include "agent/db/run/run_parts.h"

namespace ask::db {
namespace {

// Up to this many rows beyond max_rows are counted exactly, by making the change and rolling it
// back.
constexpr int64_t kCountedBeyond = 1000;
// How much longer than max_bytes a value or a row may be: a row also contains values not written.
constexpr int64_t kLongestTimes = 4;
constexpr int64_t kLongestAtLeast = 1'000'000;

Status read_all(Stmt& rows, sqlite3* db, const ChangeText& text, const RunLimits& limits) {
  int64_t count = 0;
  size_t bytes = 0;
  for (;;) {
    const auto more = rows.step();
    if (!more) return value_too_long(db, more.error(), limits);
    if (!*more) return Done{};
    if (text.counts_rows && ++count > limits.max_rows + kCountedBeyond)
      return change_too_large(limits);
    if (text.counts_bytes) bytes += bytes_of_row(rows);
    if (bytes > static_cast<size_t>(limits.max_bytes))
      return Error{Code::kSafeguardViolation,
                   fmt::format("it would write more than the {} bytes that max_bytes allows; "
                               "nothing was changed",
                               limits.max_bytes)};
  }
}

// As the errors of run().
Error too_late(const TimeLimit& limit, const RunLimits& limits) {
  Error late = change_too_late(limits);
  if (limit.before_sort()) late.message = sort_too_long(limits) + "; nothing was changed";
  if (limit.interrupted()) late.code = Code::kPipelineTimeout;
  return late;
}

// Measures how many rows the change reads and how long that takes.
Status probe(Stmt& rows, sqlite3* db, const ChangeText& text, const RunLimits& limits,
             Deadline deadline) {
  const auto bytecode = bytecode_of(db, sqlite3_sql(rows.raw()));
  if (!bytecode) return bytecode.error();
  const ValueLimits lengths(db, limits.bounds, limits.max_bytes);
  TimeLimit limit(db, left(deadline), limits.bounds, limits.by_thread);
  limit.watch_sorts(sorts_of(db, *bytecode));
  const auto done = read_all(rows, db, text, limits);
  return done || !limit.passed() ? done : too_late(limit, limits);
}

Error unbounded(std::string_view why) {
  return {Code::kSafeguardViolation,
          fmt::format("inside a transaction this change cannot be stopped ({}); COMMIT or ROLLBACK "
                      "first, and make it outside of a transaction",
                      why)};
}

Status rehearsed(sqlite3* db, std::string_view sql, const RunLimits& limits, Deadline deadline,
                 const std::string& why, bool random) {
  if (random) return unbounded(why + ", and random values are used");
  const auto tried = rehearse(db, sql, limits, limits.max_rows + kCountedBeyond, deadline);
  if (!tried) return tried.error();
  if (!tried->possible) return unbounded(why + "; " + tried->why);
  if (tried->late) return change_too_late(limits);
  if (tried->large) return change_too_large(limits);
  if (tried->full)
    return Error{Code::kSafeguardViolation,
                 fmt::format("the database would grow by more than {} bytes; nothing was changed",
                             kMostCopied)};
  return Done{};
}

}  // namespace

int64_t left(Deadline deadline) {
  if (deadline.at == Clock::time_point::max()) return 0;
  const auto ms = static_cast<int64_t>(milliseconds(deadline.at - Clock::now()));
  return std::max<int64_t>(ms, 1);
}

Error change_too_late(const RunLimits& limits) {
  return {Code::kExecutionTimeout,
          fmt::format("the change took longer than {} ms (query_timeout_ms) and was taken back",
                      limits.timeout_ms)};
}

Error change_too_large(const RunLimits& limits) {
  return {Code::kSafeguardViolation,
          fmt::format("it would change more than the {} rows that max_rows allows, triggers and "
                      "foreign keys included; nothing was changed",
                      limits.max_rows)};
}

Error value_too_long(sqlite3* db, Error error, const RunLimits& limits) {
  if (sqlite3_errcode(db) != SQLITE_TOOBIG) return error;
  return {Code::kSafeguardViolation,
          fmt::format("a value or row of more than {} bytes is read or written, and max_bytes "
                      "allows {}; nothing was changed",
                      sqlite3_limit(db, SQLITE_LIMIT_LENGTH, -1), limits.max_bytes)};
}

RunBounds bounds_inside(const RunLimits& limits) {
  RunBounds out = limits.bounds;
  out.value_bytes =
      std::min(out.value_bytes, std::max(limits.max_bytes * kLongestTimes, kLongestAtLeast));
  return out;
}

Status bound_instructions(sqlite3* db, const Bytecode& bytecode, const ChangeText& text,
                          RunLimits& limits, Deadline deadline) {
  const auto bound = [&]() -> Status {
    RunBounds bounds = limits.bounds;
    bounds.counts = false;  // no thread is necessary for rows
    const TimeLimit limit(db, left(deadline), bounds, limits.by_thread);
    auto done = bound_full_text(db, bounds, limits.max_bytes);
    limits.bounds.search_bytes = bounds.search_bytes;
    if (done) done = bound_deleted(db, bytecode.deleted, text.targets, limits);
    const ValueLimits lengths(db, bounds, limits.max_bytes);
    if (done) done = walk_counted(db, bytecode.counted);
    if (done) done = bound_removed(db, bytecode.removed, limits);
    if (done) done = bound_checked(db, text.checked, limits);
    if (done) return done;
    if (limit.passed()) return too_late(limit, limits);
    return done.error().code == Code::kSafeguardViolation
               ? done
               : value_too_long(db, done.error(), limits);
  };
  return limits.timeout_ms > 0 ? bound() : Status(Done{});
}

Status bound_change(sqlite3* db, std::string_view sql, const ChangeText& text, RunLimits& limits,
                    Deadline deadline) {
  const auto bytecode = bytecode_of(db, sql, limits.bounds.full_text.tables);
  if (!bytecode) return bytecode.error();
  if (auto good = refuse_application_functions(*bytecode, limits.bounds); !good) return good;
  // A second read of random values need not give the same rows.
  if (bytecode->random && text.reads_others)
    return unbounded("it reads other rows by random values");
  if (auto bound = bound_instructions(db, *bytecode, text, limits, deadline); !bound) return bound;
  std::optional<Stmt> rows;
  std::string why;
  if (!text.probe.empty()) {
    auto compiled = Stmt::prepare(db, text.probe);
    if (compiled && sqlite3_stmt_readonly(compiled->raw()) != 0)
      rows = std::move(*compiled);
    else if (!compiled && compiled.error().code != Code::kExecutionError)
      return compiled.error();
    else if (!text.of_schema)  // DROP TABLE IF EXISTS of a missing table reads nothing
      why = "what it reads cannot be read on its own";
  }
  if (!text.unread.empty()) why = text.unread + " holds a query";
  if (bytecode->reads_written && text.reads_others) why = "it reads what it changes";
  if (bytecode->loops) why = "a trigger or a foreign key action may go through many rows";
  if (rows)
    if (auto bound = probe(*rows, db, text, limits, deadline); !bound) return bound;
  rows.reset();
  if (why.empty()) return Done{};
  return rehearsed(db, sql, limits, deadline, why, bytecode->random);
}

size_t tripwire_length(std::string_view sql, const ChangeText& text) {
  constexpr size_t kReadDefinition = 300;  // the statement that reads it, without its names
  return text.of_schema ? kReadDefinition + 2 * sql.size() : kWatchBytes - 1;
}

Tripwire::Tripwire(sqlite3* db, const RunLimits& limits, Deadline deadline, size_t length)
    : db_(limits.timeout_ms > 0 && !limits.by_thread && !lacks_progress_handler() ? db : nullptr),
      deadline_(deadline),
      most_(sqlite3_total_changes64(db) + limits.max_rows + kCountedBeyond),
      length_(length) {
  if (db_) sqlite3_progress_handler(db_, limits.bounds.instructions, look, this);
}

Tripwire::~Tripwire() {
  if (db_) sqlite3_progress_handler(db_, 0, nullptr, nullptr);
}

int Tripwire::look(void* self) noexcept {
  auto& me = *static_cast<Tripwire*>(self);
  if (me.late_ || me.large_) return 0;
  me.late_ = me.deadline_.passed(Clock::now());
  me.large_ = sqlite3_total_changes64(me.db_) > me.most_;
  if (!me.late_ && !me.large_) return 0;
  me.values_.emplace(me.db_, SQLITE_LIMIT_LENGTH, static_cast<int64_t>(me.length_));
  me.triggers_.emplace(me.db_, SQLITE_LIMIT_TRIGGER_DEPTH, 0);
  return 0;  // 1 would interrupt and roll back the caller's transaction
}

}  // namespace ask::db
