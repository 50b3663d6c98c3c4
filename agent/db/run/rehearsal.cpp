#include "agent/db/run/rehearsal.h"

#include <fmt/format.h>

#include <memory>
#include <utility>

#include "agent/db/connection/harden.h"
#include "agent/db/connection/interrupt.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/sqlite_build.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/run/bytecode.h"
#include "agent/db/run/run_parts.h"
#include "agent/db/run/sort_bounds.h"

namespace ask::db {
namespace {

constexpr int kLooksBetweenInterrupts = 1000;  // detecting one costs about as much as 1000 steps
constexpr size_t kVersionBytes = 18;  // in a file's header: 2 means WAL, which needs a file

struct Close {
  void operator()(sqlite3* db) const noexcept { sqlite3_close(db); }
};
using Connection = std::unique_ptr<sqlite3, Close>;

Result<int64_t> number(sqlite3* db, const char* pragma) {
  auto stmt = Stmt::prepare(db, pragma);
  if (!stmt) return stmt.error();
  const auto row = stmt->step();
  if (!row) return row.error();
  return *row ? stmt->integer(0) : 0;
}

// Copies the caller's settings that affect what a change does.
Status set_as(sqlite3* db, sqlite3* host) {
  harden(db, host);
  for (const int what :
       {SQLITE_DBCONFIG_DQS_DML, SQLITE_DBCONFIG_DQS_DDL, SQLITE_DBCONFIG_ENABLE_TRIGGER,
        SQLITE_DBCONFIG_ENABLE_VIEW, SQLITE_DBCONFIG_TRUSTED_SCHEMA}) {
    int on = 0;
    sqlite3_db_config(host, what, -1, &on);
    sqlite3_db_config(db, what, on, nullptr);
  }
  for (const std::string name :
       {"foreign_keys", "recursive_triggers", "defer_foreign_keys", "ignore_check_constraints"}) {
    const auto value = number(host, ("PRAGMA " + name).c_str());
    if (!value) return value.error();
    const std::string set = fmt::format("PRAGMA {} = {}", name, *value);
    const int rc = sqlite3_exec(db, set.c_str(), nullptr, nullptr, nullptr);
    if (rc != SQLITE_OK) return last_error(db, rc);
  }
  return Done{};
}

// Copies main as the caller's transaction sees it. Null if it cannot be copied, with the reason in
// `why`.
Result<Connection> copy_of(sqlite3* host, std::string& why) {
  const auto pages = number(host, "PRAGMA main.page_count");
  if (!pages) return pages.error();
  const auto size = number(host, "PRAGMA main.page_size");
  if (!size) return size.error();
  if (*pages * *size > kMostCopied) {
    why = "the database is too large to try it on a copy";
    return Connection();
  }
  sqlite3* raw = nullptr;
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY;
  const int opened = sqlite3_open_v2(":memory:", &raw, flags, nullptr);
  Connection db(raw);
  require_memory(opened);
  if (opened != SQLITE_OK) return Error{Code::kInternal, "cannot open a database in memory"};
  sqlite3_int64 bytes = 0;
  unsigned char* const image = sqlite3_serialize(host, "main", &bytes, 0);
  if (image == nullptr || bytes <= static_cast<sqlite3_int64>(kVersionBytes) + 1) {
    sqlite3_free(image);
    why = "the database cannot be copied";
    return Connection();
  }
  if (image[kVersionBytes] == 2) image[kVersionBytes] = image[kVersionBytes + 1] = 1;
  const int made =
      sqlite3_deserialize(raw, "main", image, bytes, bytes,
                          SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE);
  require_memory(made);
  if (made != SQLITE_OK) return Error{Code::kInternal, sqlite3_errmsg(raw)};
  sqlite3_int64 most = bytes + kMostCopied;
  sqlite3_file_control(raw, "main", SQLITE_FCNTL_SIZE_LIMIT, &most);
  if (auto set = set_as(raw, host); !set) return set.error();
  return db;
}

struct Watch {
  sqlite3 *host, *db;
  int64_t most_rows;
  Deadline deadline;
  int instructions;
  SortWatch sorts;
  int64_t looks = 0;
  bool late = false, large = false, cancelled = false;
  static int look(void* self) noexcept {
    auto& me = *static_cast<Watch*>(self);
    const auto steps = static_cast<double>(++me.looks) * me.instructions;
    me.late = me.deadline.passed(Clock::now() + me.sorts.needed(steps));
    me.large = sqlite3_total_changes64(me.db) > me.most_rows;
    if (me.looks % kLooksBetweenInterrupts == 0) me.cancelled = interrupted(me.host);
    return me.late || me.large || me.cancelled;
  }
};

}  // namespace

Result<Rehearsal> rehearse(sqlite3* host, std::string_view sql, const RunLimits& limits,
                           int64_t most_rows, Deadline deadline) {
  Rehearsal out;
  if (lacks_progress_handler() || sqlite3_serialize == nullptr) {
    out.why = "this SQLite cannot try it on a copy";
    return out;
  }
  auto copy = copy_of(host, out.why);
  if (!copy) return copy.error();
  sqlite3* const db = copy->get();
  if (db == nullptr) return out;
  const auto bytecode = bytecode_of(db, sql);
  if (!bytecode) {
    out.why = "on a copy of main alone it does not compile";
    return out;
  }
  const int instructions = limits.bounds.instructions;
  Watch watch{host, db, most_rows, deadline, instructions, {db, sorts_of(db, *bytecode)}};
  sqlite3_progress_handler(db, limits.bounds.instructions, Watch::look, &watch);
  const auto stmt = Stmt::prepare(db, sql);
  if (!stmt) {
    out.why = "on a copy of main alone it does not compile";
    return out;
  }
  const ValueLimits lengths(db, limits.bounds, limits.max_bytes);
  int rc = SQLITE_ROW;
  while (rc == SQLITE_ROW) rc = sqlite3_step(stmt->raw());
  if (watch.cancelled) return Error{Code::kCancelled, "interrupted"};
  require_memory(rc);
  out.possible = true;
  out.late = watch.late;
  out.full = (rc & 0xff) == SQLITE_FULL;
  out.large = sqlite3_total_changes64(db) > most_rows;
  return out;
}

}  // namespace ask::db
