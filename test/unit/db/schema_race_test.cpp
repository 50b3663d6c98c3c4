// The schema changes between the check of a statement and its run.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <string>

#include "test/unit/support.h"

namespace ask::schema_race_test {
namespace {

using Rows = std::vector<std::string>;

constexpr const char* kTables = R"(
  CREATE TABLE orders(id INTEGER PRIMARY KEY, total TEXT);
  INSERT INTO orders VALUES(1, 'seen');
  CREATE TABLE payments(id INTEGER PRIMARY KEY, card TEXT);
  INSERT INTO payments VALUES(1, 'hidden');
)";
constexpr const char* kPolicy = R"(
  SELECT ask_config('policy', '{"roles": {"r": {"allow": ["main.orders"],
                                               "write": ["main.orders"]}}}'),
         ask_config('role', 'r');
)";
constexpr const char* kSwap =
    "ALTER TABLE orders RENAME TO old; CREATE VIEW orders AS SELECT id, card AS total FROM "
    "payments";

// Lets `other` run `script` when the connection starts this statement.
struct Intruder {
  sqlite3* other;
  std::string start, script;
  int rc = -1;
  static int callback(unsigned, void* self, void*, void* sql) {
    auto& me = *static_cast<Intruder*>(self);
    if (me.rc == -1 && std::string_view(static_cast<const char*>(sql)) == "-- " + me.start)
      me.rc = sqlite3_exec(me.other, me.script.c_str(), nullptr, nullptr, nullptr);
    return 0;
  }
};

Rows asked_while(const std::string& sql, const std::string& start, const std::string& script) {
  const test::TempFolder folder;
  test::Database db(kTables, folder / "a.db"), other("", folder / "a.db");
  db.run(kPolicy);
  Intruder intruder{other, start, script};
  sqlite3_trace_v2(db, SQLITE_TRACE_STMT, Intruder::callback, &intruder);
  Rows out = db.rows(sql);
  sqlite3_trace_v2(db, 0, nullptr, nullptr);
  EXPECT_EQ(intruder.rc, SQLITE_OK) << "nothing changed at the moment that was meant";
  return out;
}

}  // namespace

// Another connection replaced the checked table with a view of a hidden one.
// feature 87
TEST(SchemaRace, AChangeByAnotherConnectionIsCheckedAgain) {
  EXPECT_EQ(asked_while("SELECT ask('SELECT total FROM orders')", "PRAGMA function_list", kSwap),
            Rows{"error: ask: the role \"r\" may see no table of this database"});
  EXPECT_EQ(asked_while("SELECT ask_tool('run_query', '{\"sql\": \"SELECT total FROM orders\"}')",
                        "PRAGMA function_list", kSwap),
            Rows{"error: ask_tool: run_query: the schema changed after the statement was checked; "
                 "ask again"});
}

TEST(SchemaRace, AnAllowedChangeIsAnswered) {
  EXPECT_EQ(asked_while("SELECT ask('SELECT total FROM orders')", "PRAGMA function_list",
                        "CREATE TABLE another(a); ALTER TABLE orders ADD COLUMN note"),
            Rows{"seen"});
}

// feature 32
TEST(SchemaRace, AChangeIsRefusedWithSchemaMismatchFail) {
  const auto asked = [](const std::string& mismatch) {
    return asked_while("SELECT ask('SELECT total FROM orders', '{\"schema_mismatch\": \"" +
                           mismatch + "\"}')",
                       "PRAGMA function_list", "ALTER TABLE orders ADD COLUMN note");
  };
  EXPECT_EQ(asked("warn"), Rows{"seen"});
  EXPECT_EQ(asked("ignore"), Rows{"seen"});
  EXPECT_EQ(asked("fail"), Rows{"error: ask: the schema changed while the question was worked on "
                                "(schema_mismatch=fail); ask again"});
}

// feature 102
TEST(SchemaRace, NoChangeIsMadeToAnUncheckedSchema) {
  EXPECT_EQ(asked_while("SELECT ask('UPDATE orders SET total = 1', '{\"mode\": \"write\"}')",
                        "SAVEPOINT ask_write",
                        "CREATE TRIGGER t AFTER UPDATE ON orders BEGIN DELETE FROM payments; END"),
            Rows{"error: ask: the schema changed after the statement was checked; ask again"});
}

// The caller itself creates a temporary view with the same name, between two rows of the trace.
// feature 87
TEST(SchemaRace, AChangeByTheCallerIsCheckedAgain) {
  test::Database db(kTables);
  db.run(kPolicy);
  sqlite3_stmt* trace = nullptr;
  ASSERT_EQ(sqlite3_prepare_v2(db, "SELECT node, status FROM ask_trace('SELECT total FROM orders')",
                               -1, &trace, nullptr),
            SQLITE_OK);
  const auto cell = [&](int i) {
    return std::string(reinterpret_cast<const char*>(sqlite3_column_text(trace, i)));
  };
  std::string steps;
  while (sqlite3_step(trace) == SQLITE_ROW) {
    steps += cell(0) + " " + cell(1) + "\n";
    if (cell(0) == "check_sql" && steps.find("run_sql") == std::string::npos)
      db.run("CREATE TEMP VIEW orders AS SELECT id, card AS total FROM payments");
  }
  sqlite3_finalize(trace);
  EXPECT_EQ(steps,
            "gate typed\nread_schema typed\nnext_task typed\ncheck_sql ok\nrun_sql stale\n"
            "check_sql SECURITY_VIOLATION\nfailed SECURITY_VIOLATION\n");
  EXPECT_EQ(db.rows("SELECT count(*) FROM ask_results"), Rows{"0"});
}

// No statement that locks the schema is left open, nor a transaction.
// feature 187
TEST(SchemaRace, NoLockIsHeldAfterwards) {
  const test::TempFolder folder;
  test::Database db(kTables, folder / "a.db"), other("", folder / "a.db");
  EXPECT_EQ(db.rows("SELECT ask('SELECT total FROM orders')"), Rows{"seen"});
  EXPECT_EQ(sqlite3_next_stmt(db, nullptr), nullptr);
  EXPECT_EQ(sqlite3_txn_state(db, nullptr), SQLITE_TXN_NONE);
  other.run("CREATE TABLE another(a)");
}

}  // namespace ask::schema_race_test
