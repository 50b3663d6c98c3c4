// An interrupt after a change is made, before it is committed or rolled back.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <string>

#include "test/unit/support.h"

namespace ask::write_interrupt_test {
namespace {

using Rows = std::vector<std::string>;

// Interrupts the connection when a statement with this prefix is done.
struct Interrupter {
  sqlite3* db;
  std::string start;
  static int done(unsigned, void* self, void* stmt, void*) {
    const auto& me = *static_cast<Interrupter*>(self);
    const char* sql = sqlite3_sql(static_cast<sqlite3_stmt*>(stmt));
    if (sql && std::string(sql).starts_with(me.start)) sqlite3_interrupt(me.db);
    return 0;
  }
};

Rows interrupted(test::Database& db, const std::string& sql, const std::string& start) {
  Interrupter interrupter{db, start};
  sqlite3_trace_v2(db, SQLITE_TRACE_PROFILE, Interrupter::done, &interrupter);
  Rows out = db.rows(sql);
  sqlite3_trace_v2(db, 0, nullptr, nullptr);
  return out;
}

Rows change_interrupted(test::Database& db, const std::string& sql, const std::string& options) {
  return interrupted(db, "SELECT ask('" + sql + "', '" + options + "')", sql);
}

constexpr const char* kWrite = R"({"mode": "write"})";

}  // namespace

// Regression: no statement can run while an interrupt is pending, so the savepoint stayed open,
// with the change in it.
// feature 102 187
TEST(WriteInterrupt, AChangeThatCannotBeCommittedIsRolledBack) {
  for (const char* sql : {"UPDATE t SET a = 2", "INSERT INTO t VALUES (2)", "CREATE TABLE u(a)",
                          "ALTER TABLE t ADD COLUMN b", "DROP TABLE t"})
    for (const char* options : {kWrite, R"({"mode": "write", "dry_run": "on"})"}) {
      test::Database db("CREATE TABLE t(a); INSERT INTO t VALUES (1)");
      EXPECT_TRUE(change_interrupted(db, sql, options)[0].starts_with("error: ")) << sql;
      EXPECT_EQ(sqlite3_get_autocommit(db), 1) << sql << options;
      EXPECT_EQ(db.rows("SELECT * FROM t"), Rows{"1"}) << sql << options;
      EXPECT_EQ(db.rows("SELECT count(*) FROM sqlite_schema"), Rows{"1"}) << sql << options;
      EXPECT_EQ(db.rows("SELECT ask('UPDATE t SET a = 3', '{\"mode\": \"write\"}')"),
                Rows{"1 row changed."});
    }
}

// Inside the caller's transaction SQLite rolls back all of it, as for any interrupted change.
TEST(WriteInterrupt, AnInterruptRollsBackTheCallersTransaction) {
  test::Database db("CREATE TABLE t(a); INSERT INTO t VALUES (1)");
  db.run("BEGIN; INSERT INTO t VALUES (7)");
  EXPECT_TRUE(change_interrupted(db, "UPDATE t SET a = 2", kWrite)[0].starts_with("error: "));
  EXPECT_EQ(sqlite3_get_autocommit(db), 1);
  EXPECT_EQ(db.rows("SELECT a FROM t"), Rows{"1"});
}

// feature 187
TEST(WriteInterrupt, AnInterruptedDemoLeavesNothing) {
  test::Database db;
  EXPECT_TRUE(interrupted(db, "SELECT ask_demo('shop')", "INSERT")[0].starts_with("error: "));
  EXPECT_EQ(sqlite3_get_autocommit(db), 1);
  EXPECT_EQ(db.rows("SELECT count(*) FROM sqlite_schema"), Rows{"0"});
}

}  // namespace ask::write_interrupt_test
