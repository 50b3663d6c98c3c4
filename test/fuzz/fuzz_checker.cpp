// feature 84. The checker against SQLite. Oracles: an accepted statement compiles, and running it
// changes nothing: not the database, not the temp database, not the transaction, not
// total_changes(), no setting of the connection; a reported phantom does not compile; findings are
// reproducible.
#include <sqlite3.h>

#include "agent/check/checker.h"
#include "agent/check/from_settings.h"
#include "agent/db/schema/schema_reader.h"
#include "agent/db/statistics/snapshot.h"
#include "test/fuzz/fuzz.h"

namespace {

using namespace ask;
using fuzz::require;

int too_long(void* steps) { return ++*static_cast<int*>(steps) > 200; }

// A double-quoted "text" is a name here, as in the checker.
sqlite3* strict_shop() {
  sqlite3* db = fuzz::shop();
  sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
  sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DDL, 0, nullptr);
  return db;
}

struct World {
  sqlite3* db = fuzz::shop();
  sqlite3* strict = strict_shop();
  db::SchemaCache schemas;
  sql::Checker checker{db};
  std::shared_ptr<const db::Snapshot> snapshot;
  int steps = 0, changes = 0;
  std::string before;

  World() {
    snapshot = *schemas.get(db, db::Measuring::kNot, {}, 3600, Clock::now());
    before = fuzz::image(db);
    changes = sqlite3_total_changes(db);
    sqlite3_limit(db, SQLITE_LIMIT_LENGTH, 100'000);
    sqlite3_progress_handler(db, 1000, too_long, &steps);
  }
};

// 0: it ran or was stopped; otherwise the result code of the compilation
int run(World& world, const std::string& sql) {
  sqlite3_stmt* stmt = nullptr;
  world.steps = 0;
  const int rc = sqlite3_prepare_v2(world.db, sql.c_str(), -1, &stmt, nullptr);
  for (int rows = 0; rc == SQLITE_OK && rows < 50 && sqlite3_step(stmt) == SQLITE_ROW; ++rows) {
  }
  sqlite3_finalize(stmt);
  return rc;
}

bool names_a_phantom(const sql::Check& check) {
  for (const sql::Finding& finding : check.findings)
    if (finding.code == Code::kTableNotFound || finding.code == Code::kColumnNotFound ||
        finding.code == Code::kFunctionNotFound)
      return true;
  return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static World world;
  const std::string sql(fuzz::view(data, size));
  world.steps = 0;
  const auto check = world.checker.check(sql, world.snapshot->catalog, {});
  require(bool(check), "no check", check ? "" : check.error().message);
  world.steps = 0;
  const auto again = world.checker.check(sql, world.snapshot->catalog, {});
  require(again && again->runnable == check->runnable &&
              again->findings.size() == check->findings.size(),
          "other findings", sql);
  if (check->runnable) {
    require(run(world, sql) == SQLITE_OK, "what passed does not compile", sql);
    require(sqlite3_total_changes(world.db) == world.changes, "rows were changed", sql);
    require(sqlite3_get_autocommit(world.db), "a transaction was begun", sql);
    require(fuzz::image(world.db) == world.before, "the database was changed", sql);
    require(sqlite3_next_stmt(world.db, nullptr) == nullptr, "a statement was left open", sql);
  } else if (names_a_phantom(*check) && sql.find('\0') == sql.npos) {
    sqlite3_stmt* stmt = nullptr;
    const int rc = sqlite3_prepare_v2(world.strict, sql.c_str(), -1, &stmt, nullptr);
    sqlite3_finalize(stmt);
    require(rc != SQLITE_OK, "a phantom compiles", sql + " -- " + check->error().message);
  }
  return 0;
}
