// Changes that need an application around them: its functions and its interrupts.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "test/unit/support.h"

namespace ask::write_change_test {
namespace {

using Rows = std::vector<std::string>;

void same(sqlite3_context* ctx, int, sqlite3_value** argv) { sqlite3_result_value(ctx, argv[0]); }

void add_function(sqlite3* db, const char* name, int flags) {
  sqlite3_create_function(db, name, 1, SQLITE_UTF8 | flags, nullptr, same, nullptr, nullptr);
}

constexpr const char* kOwnFunctions =
    "CREATE TABLE plain(a);"
    "CREATE TABLE by_index(a); CREATE INDEX folded ON by_index(fold(a)) WHERE fold(a) > 0;"
    "CREATE TABLE generated(a, b AS (fold(a)) STORED, c AS (fold(a)));"
    "CREATE TABLE checked(a CHECK (notify(a)));"
    "CREATE TABLE defaulted(a, b DEFAULT (1 + notify(2)));"
    "CREATE TABLE matched(a, b AS (a REGEXP 'x'));"
    "CREATE TABLE audited(a); CREATE TRIGGER audit AFTER INSERT ON audited "
    "BEGIN INSERT INTO checked VALUES (new.a); END;";

struct OwnFunctions {
  test::Database db;
  explicit OwnFunctions(int flags) {
    add_function(db, "fold", SQLITE_DETERMINISTIC | flags);
    add_function(db, "notify", 0);
    sqlite3_create_function(db, "regexp", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC | flags, nullptr,
                            same, nullptr, nullptr);
    db.run(kOwnFunctions);
    db.run("SELECT ask_config('mode', 'write')");
  }
  Rows change(const std::string& sql) { return db.rows("SELECT ask('" + sql + "')"); }
};

// tick(x) interrupts the connection at its 20th call. Without `flags` it is registered as
// non-deterministic.
struct Ticking {
  test::Database db;
  int left = 20;
  explicit Ticking(const char* script, int flags = SQLITE_DETERMINISTIC) {
    sqlite3_create_function(db, "tick", 1, SQLITE_UTF8 | SQLITE_INNOCUOUS | flags, this, tick,
                            nullptr, nullptr);
    db.run(script);
  }
  Rows change(const std::string& sql) {
    return db.rows("SELECT ask('" + sql + "', '{\"mode\": \"write\"}')");
  }
  static void tick(sqlite3_context* ctx, int, sqlite3_value**) {
    auto& me = *static_cast<Ticking*>(sqlite3_user_data(ctx));
    if (--me.left == 0) sqlite3_interrupt(me.db);
    sqlite3_result_int(ctx, 1);
  }
};

}  // namespace

// Regression: every change was refused, since an index accepts only deterministic functions.
// feature 244
TEST(WriteFunctions, AnIndexOrAGeneratedColumnMayUseAnApplicationFunction) {
  OwnFunctions world(SQLITE_INNOCUOUS);
  for (const char* table : {"plain(a)", "by_index(a)", "generated(a)"})
    EXPECT_EQ(world.change("INSERT INTO " + std::string(table) + " VALUES (1)"),
              Rows{"1 row changed."})
        << table;
  EXPECT_EQ(world.change("CREATE INDEX further ON plain(fold(a))"),
            Rows{"The schema was changed."});
  EXPECT_EQ(world.change("UPDATE plain SET a = 2"), Rows{"1 row changed."});
  EXPECT_TRUE(test::has(world.change("CREATE INDEX never ON plain(notify(a))")[0],
                        "notify() does not say that it is harmless"));
}

// ... and the change calls it, so it must be allowed.
// feature 244
TEST(WriteFunctions, FunctionsInDefinitionsMustBeInnocuous) {
  OwnFunctions world(0);
  EXPECT_EQ(world.change("INSERT INTO plain VALUES (1)"), Rows{"1 row changed."});
  const std::string harmless = "() does not say that it is harmless (through \"";
  for (const auto& [sql, function, table] : {
           std::tuple{"INSERT INTO by_index VALUES (1)", "fold", "by_index"},
           std::tuple{"DELETE FROM by_index", "fold", "by_index"},
           std::tuple{"INSERT INTO generated(a) VALUES (1)", "fold", "generated"},
           std::tuple{"DELETE FROM generated", "fold", "generated"},
           std::tuple{"DELETE FROM matched", "regexp", "matched"},
           std::tuple{"UPDATE checked SET a = 1", "notify", "checked"},
           std::tuple{"INSERT INTO checked VALUES (1)", "notify", "checked"},
           std::tuple{"INSERT INTO defaulted(a) VALUES (1)", "notify", "defaulted"},
           std::tuple{"INSERT INTO audited VALUES (1)", "notify", "checked"},
       }) {
    const std::string reply = world.change(sql)[0];
    EXPECT_TRUE(test::has(reply, std::string(function) + harmless + table + "\")")) << reply;
    EXPECT_TRUE(test::has(reply, "list " + std::string(function) + " in allow_functions")) << reply;
  }
  for (const char* table : {"checked", "defaulted"})  // neither is evaluated when a row is deleted
    EXPECT_EQ(world.change("DELETE FROM " + std::string(table)), Rows{"0 rows changed."});
  world.db.run("SELECT ask_config('allow_functions', 'fold,notify')");
  for (const char* table : {"by_index(a)", "generated(a)", "checked(a)", "defaulted(a)"})
    EXPECT_EQ(world.change("INSERT INTO " + std::string(table) + " VALUES (1)"),
              Rows{"1 row changed."})
        << table;
}

// The rows a change reads are read before anything is written, so an interrupt loses nothing.
// feature 244
TEST(WriteInterrupt, TheTransactionSurvivesAnInterruptWhileReading) {
  for (const char* sql :
       {"INSERT INTO t WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + tick(i) FROM r) "
        "SELECT count(*) FROM r",
        "UPDATE t SET a = 2 WHERE a < (WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + "
        "tick(i) FROM r) SELECT max(i) FROM r)"}) {
    Ticking world("CREATE TABLE t(a); BEGIN; INSERT INTO t VALUES (7)");
    EXPECT_EQ(world.change(sql), Rows{"error: ask: interrupted"}) << sql;
    EXPECT_EQ(sqlite3_get_autocommit(world.db), 0) << sql;
    world.db.run("COMMIT");
    EXPECT_EQ(world.db.rows("SELECT a FROM t"), Rows{"7"}) << sql;
  }
}

// Regression: the function made the trial read end, but not the change itself, which ran until it
// was interrupted. feature 244
TEST(WriteFunctions, ANonDeterministicFunctionCountsAsRandom) {
  constexpr const char* kScript = "CREATE TABLE t(a); BEGIN; INSERT INTO t VALUES (7)";
  const std::string refused =
      "error: ask: inside a transaction this change cannot be stopped (it reads other rows by "
      "random values); COMMIT or ROLLBACK first, and make it outside of a transaction";
  for (const char* sql : {"UPDATE t SET a = (SELECT max(tick(a)) FROM t u WHERE u.a > t.a)",
                          "INSERT INTO t SELECT a FROM t WHERE tick(a)",
                          "INSERT INTO t VALUES ((SELECT count(*) FROM t WHERE tick(a) < 2))"}) {
    EXPECT_EQ(Ticking(kScript, 0).change(sql), Rows{refused}) << sql;
    EXPECT_NE(Ticking(kScript).change(sql), Rows{refused}) << sql;
  }
  EXPECT_EQ(Ticking(kScript, 0).change("UPDATE t SET a = tick(a)"), Rows{"1 row changed."});
  EXPECT_EQ(Ticking("CREATE TABLE t(a); INSERT INTO t VALUES (7)", 0)
                .change("INSERT INTO t SELECT a FROM t WHERE tick(a)"),
            Rows{"1 row changed."});
}

// Regression: SQLite lists application functions like those of a full-text table. They counted as
// deterministic by their names, and any statement could call them. feature 244
TEST(WriteFunctions, AFunctionNamedLikeAFullTextFunctionIsTheApplications) {
  for (const auto& [name, arguments] : std::vector<std::pair<const char*, int>>{
           {"snippet", -1}, {"bm25", -1}, {"highlight", -1}, {"offsets", 1}, {"matchinfo", 1}}) {
    test::Database db;
    db.run(
        "CREATE VIRTUAL TABLE f USING fts5(body); INSERT INTO f VALUES ('a b'); CREATE TABLE t(a);"
        "CREATE VIRTUAL TABLE o USING fts4(body); INSERT INTO o VALUES ('a b');"
        "INSERT INTO t VALUES (7); SELECT ask_config('mode', 'write')");
    const auto add = [&](int flags) {
      sqlite3_create_function(db, name, arguments, SQLITE_UTF8 | flags, nullptr, same, nullptr,
                              nullptr);
    };
    const std::string call = name;
    const auto ask = [&](const std::string& sql) {
      return db.rows("SELECT ask('" + sql + "')")[0];
    };
    add(0);
    for (const std::string from :
         {"(t.a)", "(t.a) FROM f, t WHERE f MATCH ''a''", "(coalesce(f, t.a)) FROM f, t",
          "(iif(t.a, t.a, f)) FROM f, t", "((SELECT body FROM o)) FROM o WHERE o MATCH ''a''",
          "(body) FROM t, json_each(''[1]''), (SELECT a AS body FROM t)"}) {
      const std::string sql = "SELECT " + call + from + (from == "(t.a)" ? " FROM t" : "");
      EXPECT_NE(ask(sql).find("with something else than a full-text table"), std::string::npos)
          << sql << ": " << ask(sql);
      const std::string change = "INSERT INTO t " + sql;
      EXPECT_NE(ask(change).find("with something else than a full-text table"), std::string::npos)
          << change << ": " << ask(change);
    }
    // Inside a transaction, an allowed one counts as random.
    add(SQLITE_INNOCUOUS);
    db.run("BEGIN");
    const std::string reply = ask("INSERT INTO t SELECT a FROM t WHERE " + call + "(a)");
    EXPECT_TRUE(reply.find("random values") != reply.npos || call == "matchinfo") << reply;
    EXPECT_NE(reply, "1 row changed.");
    db.run("ROLLBACK; DROP TABLE f; DROP TABLE o");
  }
}

// feature 244
TEST(WriteFunctions, FullTextFunctionsDoNotCountAsRandom) {
  test::Database db;
  db.run(
      "CREATE VIRTUAL TABLE f USING fts5(body); INSERT INTO f VALUES ('a b'); CREATE TABLE t(a);"
      "CREATE VIRTUAL TABLE o USING fts4(body); INSERT INTO o VALUES ('a b');"
      "SELECT ask_config('mode', 'write'); BEGIN");
  for (const std::string sql :
       {"INSERT INTO t SELECT bm25(f) FROM f WHERE f MATCH ''a'' ORDER BY 1",
        "INSERT INTO t SELECT snippet(f, 0, ''['', '']'', ''..'', 5) FROM f WHERE f MATCH ''a''",
        "INSERT INTO t SELECT highlight(f, 0, body, lower(body)) FROM f WHERE f MATCH ''a''",
        "INSERT INTO t SELECT snippet(f, 0, (SELECT max(a) FROM t), 1, 2, 5) FROM f WHERE "
        "f MATCH ''a''",
        "INSERT INTO t SELECT offsets(o) FROM o WHERE o MATCH ''a''",
        "INSERT INTO t SELECT length(matchinfo(o)) FROM o WHERE o MATCH ''a''",
        "INSERT INTO t SELECT snippet(o) FROM o WHERE o MATCH ''a''"})
    EXPECT_EQ(db.rows("SELECT ask('" + sql + "')"), Rows{"1 row changed."}) << sql;
  db.run("ROLLBACK; DROP TABLE f; DROP TABLE o");
}

// feature 244
TEST(WriteInterrupt, ALostTransactionIsReported) {
  Ticking world(
      "CREATE TABLE t(a CHECK (tick(a) > 0)); CREATE TABLE u(a); BEGIN; INSERT INTO u WITH "
      "RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM r LIMIT 30) SELECT i FROM r");
  EXPECT_EQ(world.change("INSERT INTO t SELECT a FROM u"),
            Rows{"error: ask: interrupted; SQLite rolled back the whole transaction, with what was "
                 "changed in it before"});
  EXPECT_EQ(sqlite3_get_autocommit(world.db), 1);
}

// The limits that stop a change are restored to those of the application. The trigger makes 2,700
// changes of 900 rows, more than the limit allows.
// feature 244
TEST(WriteLimits, AreRestored) {
  test::Database db(
      "CREATE TABLE t(a); CREATE TABLE log(a);"
      "CREATE TRIGGER logged AFTER INSERT ON t BEGIN"
      "  INSERT INTO log VALUES (new.a); INSERT INTO log VALUES (-new.a); END");
  sqlite3_limit(db, SQLITE_LIMIT_LENGTH, 123'456'789);
  sqlite3_limit(db, SQLITE_LIMIT_TRIGGER_DEPTH, 77);
  db.run("BEGIN");
  const Rows reply = db.rows(
      "SELECT ask('INSERT INTO t WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 "
      "FROM r LIMIT 900) SELECT i FROM r', "
      "'{\"mode\": \"write\", \"max_rows\": 1}')");
  EXPECT_EQ(reply, Rows{"error: ask: it would change more than the 1 rows that max_rows allows, "
                        "triggers and foreign keys included; nothing was changed"});
  EXPECT_EQ(sqlite3_limit(db, SQLITE_LIMIT_LENGTH, -1), 123'456'789);
  EXPECT_EQ(sqlite3_limit(db, SQLITE_LIMIT_TRIGGER_DEPTH, -1), 77);
  EXPECT_EQ(db.rows("SELECT count(*) FROM t"), Rows{"0"});
  EXPECT_EQ(db.rows("SELECT count(*) FROM log"), Rows{"0"});
}

}  // namespace ask::write_change_test
