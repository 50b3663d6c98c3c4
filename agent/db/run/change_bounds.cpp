#include "agent/db/run/change_bounds.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/sqlite_build.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/run/rehearsal.h"
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

int64_t left(Deadline deadline) {
  if (deadline.at == Clock::time_point::max()) return 0;
  const auto ms = static_cast<int64_t>(milliseconds(deadline.at - Clock::now()));
  return std::max<int64_t>(ms, 1);
}

// Measures how many rows the change reads and how long that takes.
Status probe(Stmt& rows, sqlite3* db, const ChangeText& text, const RunLimits& limits,
             Deadline deadline) {
  const ValueLimits lengths(db, limits.bounds, limits.max_bytes);
  const TimeLimit limit(db, left(deadline), limits.bounds);
  const auto done = read_all(rows, db, text, limits);
  if (done || !limit.passed()) return done;
  Error late = change_too_late(limits);
  if (limit.interrupted()) late.code = Code::kPipelineTimeout;  // as in run()
  return late;
}

// Properties of the bytecode that a change triggers.
struct Program {
  bool loops = false;   // a trigger or a foreign key action may loop over many rows
  bool random = false;  // some value differs between runs
};

bool is_loop(std::string_view opcode, int64_t target, int64_t at) {
  for (const std::string_view loop : {"Next", "Prev", "SorterNext", "VNext", "RowSetRead", "Yield"})
    if (opcode == loop) return true;
  return opcode == "Goto" && target > 1 && target <= at;  // target 1 is the jump back after Init
}

// Date functions read the clock where their argument is 'now', which may come from a column.
bool is_random(std::string_view function) {
  for (const std::string_view name :
       {"random(", "randomblob(", "changes(", "total_changes(", "last_insert_rowid(", "date(",
        "time(", "datetime(", "julianday(", "unixepoch(", "strftime(", "timediff(", "current_"})
    if (function.starts_with(name)) return true;
  return false;
}

// EXPLAIN lists the statement first, then each trigger and action, numbering each from 0.
Result<Program> program_of(sqlite3* db, std::string_view sql) {
  auto listing = Stmt::prepare(db, "EXPLAIN " + std::string(sql));
  if (!listing) return listing.error();
  Program out;
  for (int programs = 0;;) {
    const auto row = listing->step();
    if (!row) return row.error();
    if (!*row) return out;
    const int64_t at = listing->integer(0);
    if (at == 0) ++programs;
    out.loops |= programs > 1 && is_loop(listing->text(1), listing->integer(3), at);
    out.random |= is_random(listing->text(5));
  }
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

Status bound_change(sqlite3* db, std::string_view sql, const ChangeText& text,
                    const RunLimits& limits, Deadline deadline) {
  const auto program = program_of(db, sql);
  if (!program) return program.error();
  // A second read of random values need not give the same rows.
  if (program->random && text.reads_others)
    return unbounded("it reads other rows by random values");
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
  if (program->loops) why = "a trigger or a foreign key action may go through many rows";
  if (rows)
    if (auto bound = probe(*rows, db, text, limits, deadline); !bound) return bound;
  rows.reset();
  if (why.empty()) return Done{};
  return rehearsed(db, sql, limits, deadline, why, program->random);
}

Tripwire::Tripwire(sqlite3* db, const RunLimits& limits, Deadline deadline)
    : db_(limits.timeout_ms > 0 && !lacks_progress_handler() ? db : nullptr),
      deadline_(deadline),
      most_(sqlite3_total_changes64(db) + limits.max_rows + kCountedBeyond),
      length_(sqlite3_limit(db, SQLITE_LIMIT_LENGTH, -1)),
      depth_(sqlite3_limit(db, SQLITE_LIMIT_TRIGGER_DEPTH, -1)) {
  if (db_) sqlite3_progress_handler(db_, limits.bounds.instructions, look, this);
}

Tripwire::~Tripwire() {
  if (!db_) return;
  sqlite3_progress_handler(db_, 0, nullptr, nullptr);
  sqlite3_limit(db_, SQLITE_LIMIT_LENGTH, length_);
  sqlite3_limit(db_, SQLITE_LIMIT_TRIGGER_DEPTH, depth_);
}

int Tripwire::look(void* self) noexcept {
  auto& me = *static_cast<Tripwire*>(self);
  if (me.late_ || me.large_) return 0;
  me.late_ = me.deadline_.passed(Clock::now());
  me.large_ = sqlite3_total_changes64(me.db_) > me.most_;
  if (!me.late_ && !me.large_) return 0;
  sqlite3_limit(me.db_, SQLITE_LIMIT_LENGTH, kWatchBytes - 1);
  sqlite3_limit(me.db_, SQLITE_LIMIT_TRIGGER_DEPTH, 0);
  return 0;  // 1 would interrupt and roll back the caller's transaction
}

}  // namespace ask::db
