#include <gtest/gtest.h>

#include "agent/db/connection/sqlite.h"
#include "agent/db/statistics/snapshot.h"
#include "test/unit/support.h"

namespace ask::db::snapshot_test {
namespace {

using test::Database;
using Texts = std::vector<std::string>;
using Shared = std::shared_ptr<const Snapshot>;

const MeasureBudget kBudget{10000, 16'000'000, 60'000};
constexpr int64_t kTtl = 300;

// A cache on one connection, with a clock that the test controls.
struct Cached {
  explicit Cached(sqlite3* connection) : db(connection) {}
  Shared get(bool measure = true) {
    const auto measuring = measure ? Measuring::kHere : Measuring::kNot;
    auto snapshot = cache.get(db, measuring, kBudget, kTtl, now);
    EXPECT_TRUE(snapshot) << snapshot.error().message;
    return snapshot ? *snapshot : nullptr;
  }
  sqlite3* db;
  SchemaCache cache;
  Clock::time_point now{std::chrono::hours(1)};
};

// The statements that a connection runs during the lifetime of this object.
class Trace {
 public:
  explicit Trace(sqlite3* db) : db_(db) {
    sqlite3_trace_v2(
        db, SQLITE_TRACE_STMT,
        [](unsigned, void* out, void*, void* sql) {
          static_cast<Texts*>(out)->push_back(static_cast<const char*>(sql));
          return 0;
        },
        &statements);
  }
  ~Trace() { sqlite3_trace_v2(db_, 0, nullptr, nullptr); }
  Texts statements;

 private:
  sqlite3* db_;
};

TEST(DbSnapshot, TheSecondTimeOnlyTheVersionsAreRead) {  // feature 31
  Database db("CREATE TABLE t(a TEXT); INSERT INTO t VALUES ('one')");
  Cached cached(db);
  const Shared first = cached.get();
  EXPECT_TRUE(first->measured);
  EXPECT_EQ(first->values.find("one").size(), 1u);
  Trace trace(db);
  EXPECT_EQ(cached.get(), first);
  EXPECT_EQ(trace.statements, (Texts{"PRAGMA \"main\".schema_version"}));
}

TEST(DbSnapshot, EveryChangeOfTheSchemaIsSeenAtOnce) {  // feature 31
  Database db("CREATE TABLE t(a)");
  Cached cached(db);
  const auto tables = [&] {
    Texts out;
    for (const Table& t : cached.get(false)->catalog.tables) out.push_back(t.schema + "." + t.name);
    return out;
  };
  EXPECT_EQ(tables(), Texts{"main.t"});
  db.run("CREATE TABLE u(a)");
  EXPECT_EQ(tables(), (Texts{"main.t", "main.u"}));
  db.run("ALTER TABLE u ADD COLUMN b");
  EXPECT_EQ(cached.get(false)->catalog.find("", "u")->columns.size(), 2u);
  db.run("DROP TABLE u; CREATE TEMP TABLE v(a)");
  EXPECT_EQ(tables(), (Texts{"main.t", "temp.v"}));
  db.run("CREATE TEMP TABLE w(a)");
  EXPECT_EQ(tables(), (Texts{"main.t", "temp.v", "temp.w"}));
  db.run("DROP TABLE v; DROP TABLE w; ATTACH ':memory:' AS x; CREATE TABLE x.y(a)");
  EXPECT_EQ(tables(), (Texts{"main.t", "x.y"}));
  db.run("DETACH x; ATTACH ':memory:' AS x; CREATE TABLE x.z(a)");  // same name, same version
  EXPECT_EQ(tables(), (Texts{"main.t", "x.z"}));
  db.run("DETACH x");
  EXPECT_EQ(tables(), Texts{"main.t"});
}

TEST(DbSnapshot, ChangesInsideTransactionsAreSeen) {
  Database db("CREATE TABLE t(a TEXT)");
  Cached cached(db);
  const auto has = [&](const char* table) {
    return cached.get()->catalog.find("", table) != nullptr;
  };
  EXPECT_FALSE(has("one"));
  db.run("BEGIN; CREATE TABLE one(a)");
  EXPECT_TRUE(has("one"));
  db.run("ROLLBACK; BEGIN; CREATE TABLE two(a)");  // same version as before
  EXPECT_FALSE(has("one"));
  EXPECT_TRUE(has("two"));
  db.run("SAVEPOINT s; CREATE TABLE three(a); ROLLBACK TO s; CREATE TABLE four(a)");
  EXPECT_FALSE(has("three"));
  EXPECT_TRUE(has("four"));
  db.run("INSERT INTO t VALUES ('pending')");
  EXPECT_EQ(cached.get()->values.find("pending").size(), 1u);
  db.run("ROLLBACK");
  EXPECT_EQ(cached.get()->values.find("pending").size(), 0u);
  EXPECT_FALSE(has("four"));
}

TEST(DbSnapshot, ChangedDataIsMeasuredAgain) {
  Database db("CREATE TABLE t(a TEXT); INSERT INTO t VALUES ('one')");
  Cached cached(db);
  const Shared first = cached.get();
  db.run("UPDATE t SET a='two'");
  {
    Trace trace(db);
    EXPECT_EQ(cached.get(false), first);     // the snapshot is used, nothing is read
    EXPECT_EQ(trace.statements.size(), 2u);  // the definitions, since something was committed
  }
  const Shared second = cached.get();
  EXPECT_NE(second, first);
  EXPECT_TRUE(second->values.find("one").empty());
  EXPECT_EQ(second->values.find("two").size(), 1u);
  EXPECT_EQ(second->catalog.fingerprint, first->catalog.fingerprint);
  EXPECT_EQ(cached.get(), second);
}

TEST(DbSnapshot, ChangesOfAnotherConnectionAreSeen) {
  const test::TempFolder folder;
  const std::string file = folder / "a.db";
  {
    Database ours("CREATE TABLE t(a TEXT)", file), theirs("", file);
    Cached cached(ours);
    EXPECT_EQ(cached.get()->values.values(), 0u);
    theirs.run("INSERT INTO t VALUES ('from elsewhere')");
    EXPECT_EQ(cached.get()->values.find("from elsewhere").size(), 1u);
    theirs.run("CREATE TABLE u(a)");
    EXPECT_NE(cached.get()->catalog.find("", "u"), nullptr);
    theirs.run("BEGIN EXCLUSIVE");
    const auto locked = cached.cache.get(ours, Measuring::kHere, kBudget, kTtl, cached.now);
    ASSERT_FALSE(locked);
    EXPECT_EQ(locked.error().code, Code::kDatabaseLocked);
    theirs.run("COMMIT");
    EXPECT_TRUE(cached.get());
  }
}

TEST(DbSnapshot, WithoutMeasuringNoUserTableIsRead) {
  Database db("CREATE TABLE t(a TEXT); INSERT INTO t VALUES ('one')");
  Cached cached(db);
  Trace trace(db);
  const Shared bare = cached.get(false);
  EXPECT_FALSE(bare->measured);
  EXPECT_EQ(bare->catalog.find("", "t")->row_count, -1);
  for (const std::string& sql : trace.statements)
    EXPECT_TRUE(sql.starts_with("PRAGMA") || sql.find("sqlite_schema") != sql.npos) << sql;
  const Shared full = cached.get(true);
  EXPECT_TRUE(full->measured);
  EXPECT_EQ(full->catalog.find("", "t")->row_count, 1);
  EXPECT_EQ(cached.get(false), full);
  const auto off = cached.cache.get(db, Measuring::kHere, {0, 0, 0}, kTtl, cached.now);
  EXPECT_EQ(*off, full);
}

TEST(DbSnapshot, ExpiresWithAge) {  // feature 31
  Database db("CREATE TABLE t(a)");
  Cached cached(db);
  const Shared first = cached.get();
  cached.now += std::chrono::seconds(kTtl - 1);
  EXPECT_EQ(cached.get(), first);
  cached.now += std::chrono::seconds(1);
  const Shared second = cached.get();
  EXPECT_NE(second, first);
  cached.cache.clear();
  EXPECT_NE(cached.get(), second);
  EXPECT_NE(*cached.cache.get(db, Measuring::kHere, kBudget, 0, cached.now),
            *cached.cache.get(db, Measuring::kHere, kBudget, 0, cached.now));
}

TEST(DbSnapshot, ReadingKeepsTheCallersState) {  // feature 187
  Database db("CREATE TABLE t(a TEXT); BEGIN; INSERT INTO t VALUES ('one'), ('two')");
  const std::string state =
      "SELECT changes(), total_changes(), last_insert_rowid(), count(*) FROM t";
  const auto before = db.rows(state);
  Cached cached(db);
  EXPECT_EQ(cached.get()->catalog.find("", "t")->row_count, 2);
  EXPECT_EQ(db.rows(state), before);
  EXPECT_FALSE(sqlite3_get_autocommit(db));
  EXPECT_EQ(sqlite3_next_stmt(db, nullptr), nullptr);
  db.run("ROLLBACK");
}

TEST(DbSnapshot, WithoutVersionsTheSchemaIsReadEachTime) {
  Database db("CREATE TABLE t(a)");
  Cached cached(db);
  sqlite3_set_authorizer(
      db,
      [](void*, int action, const char* what, const char*, const char*, const char*) {
        const std::string_view name = what ? what : "";
        const bool hidden = (action == SQLITE_PRAGMA && name == "schema_version") ||
                            (action == SQLITE_READ && name == "sqlite_master");
        return hidden ? SQLITE_DENY : SQLITE_OK;
      },
      nullptr);
  EXPECT_EQ(cached.get(false)->catalog.tables.size(), 1u);
  db.run("CREATE TEMP TABLE u(a)");
  EXPECT_EQ(cached.get(false)->catalog.tables.size(), 2u);
}

}  // namespace
}  // namespace ask::db::snapshot_test
