// Nothing but one SELECT gets through, and checking leaves no trace on the caller's connection.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include "agent/common/text.h"
#include "agent/db/scratch/scratch.h"
#include "agent/db/scratch/stand_in_module.h"
#include "test/unit/check/checker_support.h"

namespace ask::test::checker_guard_test {
namespace {

using Lines = std::vector<std::string>;

// One statement of every kind in SQLite's grammar that is not a query (lang.html), and some in
// disguise.
const char* const kNotQueries[] = {
    "ALTER TABLE customers RENAME TO c2",
    "ALTER TABLE customers RENAME COLUMN name TO n",
    "ALTER TABLE customers ADD COLUMN x",
    "ALTER TABLE customers DROP COLUMN age",
    "ANALYZE",
    "ANALYZE customers",
    "ATTACH ':memory:' AS other",
    "ATTACH DATABASE 'x.db' AS other",
    "BEGIN",
    "BEGIN IMMEDIATE",
    "COMMIT",
    "END TRANSACTION",
    "ROLLBACK",
    "ROLLBACK TO s",
    "SAVEPOINT s",
    "RELEASE s",
    "CREATE INDEX i ON customers(name)",
    "CREATE TABLE t2(a)",
    "CREATE TABLE t2 AS SELECT * FROM customers",
    "CREATE TEMP TABLE t2(a)",
    "CREATE TEMPORARY VIEW v2 AS SELECT 1",
    "CREATE VIEW v2 AS SELECT 1",
    "CREATE TRIGGER r AFTER INSERT ON customers BEGIN SELECT 1; END",
    "CREATE VIRTUAL TABLE f USING fts5(a)",
    "DELETE FROM customers",
    "DELETE FROM customers RETURNING *",
    "DETACH extra",
    "DROP TABLE customers",
    "DROP TABLE IF EXISTS nope",
    "DROP VIEW big",
    "DROP INDEX i",
    "DROP TRIGGER r",
    "EXPLAIN SELECT 1",
    "EXPLAIN QUERY PLAN SELECT 1",
    "EXPLAIN DELETE FROM customers",
    "INSERT INTO customers(name) VALUES ('x')",
    "INSERT INTO customers DEFAULT VALUES",
    "INSERT INTO customers(name) VALUES ('x') RETURNING id",
    "INSERT INTO customers(id) VALUES (1) ON CONFLICT DO NOTHING",
    "INSERT OR REPLACE INTO customers(id) VALUES (1)",
    "REPLACE INTO customers(id) VALUES (1)",
    "PRAGMA user_version = 5",
    "PRAGMA user_version",
    "PRAGMA table_info(customers)",
    "PRAGMA writable_schema = 1",
    "PRAGMA query_only = 0",
    "PRAGMA journal_mode = DELETE",
    "REINDEX",
    "REINDEX customers",
    "UPDATE customers SET age = 1",
    "UPDATE customers SET age = 1 FROM orders WHERE orders.id = 1",
    "UPDATE customers SET age = 1 RETURNING id",
    "VACUUM",
    "VACUUM INTO 'copy.db'",
    "WITH x AS (SELECT 1) DELETE FROM customers",
    "WITH x AS (SELECT 1) UPDATE customers SET age = 1",
    "WITH x(a) AS (VALUES (1)) INSERT INTO customers(id) SELECT a FROM x",
    "WITH x AS (SELECT 1) INSERT INTO customers(id) SELECT 1 RETURNING id",
    "WITH x AS (SELECT 1) REPLACE INTO customers(id) SELECT * FROM x",
    "/* SELECT */ DELETE FROM customers",
    "-- SELECT\nDROP TABLE customers",
    ";;DELETE FROM customers",
    " \n\tdElEtE FROM customers",
    "DELETE FROM no_such_table",
    "INSERT INTO customers(nope) VALUES (1)",
    "UPDATE sqlite_master SET sql = ''",
    "WITH x AS (SELECT 1) UPDATE sqlite_master SET sql = ''"};

struct State {
  sqlite3_int64 changes, rowid;
  bool autocommit;
  Lines schema, databases;
  bool operator==(const State&) const = default;
};

State state_of(Database& db) {
  return {sqlite3_total_changes64(db), sqlite3_last_insert_rowid(db),
          sqlite3_get_autocommit(db) != 0,
          db.rows("SELECT * FROM sqlite_master UNION ALL SELECT * FROM sqlite_temp_master"),
          db.rows("PRAGMA database_list")};
}

// feature 84
TEST(CheckerGuard, EveryStatementThatIsNoQueryIsRefused) {
  CheckedDatabase db(kShop);
  db.database.run("INSERT INTO customers(name) VALUES ('a')");
  const State before = state_of(db.database);
  for (const char* sql : kNotQueries) {
    const sql::Check check = db.check(sql);
    EXPECT_FALSE(check.runnable) << sql;
    ASSERT_EQ(check.findings.size(), 1U) << sql;
    EXPECT_EQ(check.findings[0].code, Code::kSafeguardViolation) << sql;
    EXPECT_EQ(check.error().code, Code::kSafeguardViolation) << sql;
  }
  EXPECT_EQ(state_of(db.database), before);
  EXPECT_EQ(db.findings("DROP TABLE customers"),
            Lines{"critical SAFEGUARD_VIOLATION DROP: DROP is refused: ask only reads "
                  "[write one SELECT]"});
  EXPECT_EQ(db.findings("WITH x AS (SELECT 1) DELETE FROM customers"),
            Lines{"critical SAFEGUARD_VIOLATION DELETE: DELETE is refused: ask only reads "
                  "[write one SELECT]"});
}

// The second check: SQLite's own reading, apart from the words of the statement.
// feature 84
TEST(CheckerGuard, TheShadowsAuthorizerRefusesThemToo) {
  Database host;
  Result<std::unique_ptr<db::ScratchConnection>> scratch = db::ScratchConnection::open(host);
  ASSERT_TRUE(scratch);
  for (const char* ddl :
       {"CREATE TABLE customers(id INTEGER PRIMARY KEY, name, age)",
        "CREATE TABLE orders(id INTEGER PRIMARY KEY)", "CREATE VIEW big AS SELECT 1",
        "CREATE INDEX i ON customers(age)", "ATTACH ':memory:' AS extra",
        "CREATE TRIGGER r AFTER INSERT ON orders BEGIN SELECT 1; END",
        "CREATE TABLE no_such_table(a)"})
    ASSERT_TRUE((*scratch)->run(ddl)) << ddl;
  for (const char* sql : kNotQueries) {
    const db::Compilation attempt = (*scratch)->prepare(sql);
    bool forbidden = false;
    for (const db::Access& access : attempt.accesses)
      forbidden = forbidden || access.kind == db::Access::Kind::kForbidden;
    EXPECT_TRUE(forbidden || !attempt.compiled || attempt.explain || !attempt.read_only ||
                !attempt.statement || attempt.columns == 0)
        << sql;
  }
}

// feature 84
TEST(CheckerGuard, FunctionsWithSideEffectsAreRefused) {
  CheckedDatabase db(kShop);
  for (const char* sql :
       {"SELECT load_extension('x')", "SELECT fts3_tokenizer('simple')",
        "SELECT sqlite_log(1, 'x')", "SELECT sqlite_compileoption_get(1)",
        "SELECT rtreecheck('customers')", "SELECT * FROM pragma_table_info('customers')",
        "SELECT * FROM pragma_database_list", "SELECT name FROM dbstat",
        "SELECT sql FROM sqlite_stmt",
        "SELECT name FROM customers WHERE load_extension('x') IS NULL",
        "SELECT (SELECT name FROM dbstat) FROM customers",
        "WITH x AS (SELECT load_extension('a')) SELECT * FROM x"})
    EXPECT_EQ(db.check(sql).error().code, Code::kSafeguardViolation) << sql;
  EXPECT_EQ(
      db.findings("SELECT load_extension('x') FROM customers"),
      Lines{"critical SAFEGUARD_VIOLATION load_extension: load_extension() is not for generated "
            "SQL: it reaches beyond the rows it is given"});
  EXPECT_EQ(db.findings("SELECT sql FROM sqlite_schema"),
            Lines{"critical SECURITY_VIOLATION sqlite_master: \"sqlite_master\" shows every table, "
                  "also those that may not be seen [ask_schema() lists tables and columns]"});
  EXPECT_EQ(db.check("SELECT 1 FROM sqlite_temp_master").error().code, Code::kSecurityViolation);
  db.database.run("ANALYZE; CREATE TABLE counted(id INTEGER PRIMARY KEY AUTOINCREMENT)");
  db.reread();
  EXPECT_FALSE(db.check("SELECT * FROM sqlite_sequence").runnable);
  EXPECT_FALSE(db.check("SELECT * FROM sqlite_stat1").runnable);
}

// feature 84
TEST(CheckerGuard, HarmlessFunctionsPass) {
  CheckedDatabase db(kShop);
  for (const char* sql :
       {"SELECT value FROM json_each('[1]')",
        "SELECT value FROM json_each('[1]')",  // first and later
        "SELECT c.name FROM customers c, json_tree(c.name)", "SELECT '{\"a\":1}' -> '$.a'",
        "SELECT group_concat(name), total(age), date('now'), sqrt(2) FROM customers",
        "SELECT rank() OVER (ORDER BY age), lag(age) OVER w FROM customers WINDOW w AS (ORDER BY "
        "id)",
        "SELECT name COLLATE NOCASE FROM customers ORDER BY 1 COLLATE RTRIM"})
    EXPECT_EQ(db.findings(sql), Lines{}) << sql;
  EXPECT_EQ(db.check("SELECT value FROM json_each('[1]')").functions, Lines{"json_each"});
}

// feature 85
TEST(CheckerGuard, ExactlyOneStatement) {
  CheckedDatabase db(kShop);
  EXPECT_EQ(db.findings("SELECT 1; DROP TABLE customers"),
            Lines{"critical SAFEGUARD_VIOLATION DROP: there must be exactly one statement "
                  "[write one SELECT and nothing else]"});
  EXPECT_EQ(db.codes("SELECT 1; SELECT 2"), Lines{"SAFEGUARD_VIOLATION SELECT"});
  for (const char* sql : {"SELECT 1;", "SELECT 1 ; ; -- and no more", "SELECT 1 /* ; DROP */ ;",
                          "/* first */ SELECT 1 -- end", "SELECT ';' || 'DROP TABLE customers'"})
    EXPECT_EQ(db.findings(sql), Lines{}) << sql;
  for (const char* sql : {"", "  ", "-- nothing", "/* nothing */", ";", ";;;"})
    EXPECT_EQ(db.findings(sql),
              Lines{"error SYNTAX_ERROR : there is no statement [write one SELECT]"})
        << sql;
}

// feature 86
TEST(CheckerGuard, NoRecursion) {
  CheckedDatabase db(kShop);
  sqlite3_create_function(
      db.database, "ask", -1, SQLITE_UTF8 | SQLITE_INNOCUOUS, nullptr,
      [](sqlite3_context*, int, sqlite3_value**) {}, nullptr, nullptr);
  db.database.run(
      "CREATE VIEW asks AS SELECT ask('how many?') AS answer;"
      "CREATE VIEW outer_asks AS SELECT answer FROM asks;");
  db.reread();
  const sql::CheckRules allow{{"ask", "ask_trace"}};
  EXPECT_EQ(db.findings("SELECT ask('x')", allow),
            Lines{"critical SAFEGUARD_VIOLATION ask: ask() may not be called from generated SQL"});
  EXPECT_EQ(db.findings("SELECT * FROM outer_asks", allow),
            Lines{"critical SAFEGUARD_VIOLATION ask: ask() may not be called from generated SQL "
                  "(through \"asks\")"});
  EXPECT_EQ(db.check("SELECT ask_sql('x')").runnable, false);
  EXPECT_EQ(db.check("SELECT * FROM ask_trace('x')").runnable, false);
}

// feature 86
TEST(CheckerGuard, TableValuedFunctionsOfTheConnection) {
  CheckedDatabase db(kShop);
  for (const char* name : {"ask_trace", "words_of"})
    ASSERT_EQ(db::register_standin(db.database, name,
                                   "CREATE TABLE x(word TEXT, n INT, source HIDDEN)", true),
              SQLITE_OK);
  const sql::CheckRules allow{{"ask_trace", "words_of"}};
  // The columns it has are irrelevant now.
  EXPECT_EQ(db.findings("SELECT answer, customers.nme FROM ask_trace('x'), customers", allow),
            (Lines{"critical SAFEGUARD_VIOLATION ask_trace: ask_trace() may not be called from "
                   "generated SQL",
                   "error COLUMN_NOT_FOUND nme: there is no column \"nme\" in \"customers\" "
                   "[did you mean \"name\"?]"}));
  EXPECT_EQ(db.codes("SELECT word FROM words_of('a b')"), Lines{"SAFEGUARD_VIOLATION words_of"});
  EXPECT_EQ(db.findings("SELECT w.word, n FROM customers, words_of(name) w", allow), Lines{});
  EXPECT_EQ(db.codes("SELECT wrd FROM words_of('a b')", allow), Lines{"COLUMN_NOT_FOUND wrd"});
}

TEST(CheckerGuard, FunctionsOfTheApplication) {
  CheckedDatabase db(kShop);
  const auto none = [](sqlite3_context*, int, sqlite3_value**) {};
  sqlite3_create_function(db.database, "tame", 1, SQLITE_UTF8 | SQLITE_INNOCUOUS, nullptr, none,
                          nullptr, nullptr);
  sqlite3_create_function(db.database, "Wild", 2, SQLITE_UTF8, nullptr, none, nullptr, nullptr);
  sqlite3_create_function(db.database, "direct", 0, SQLITE_UTF8 | SQLITE_DIRECTONLY, nullptr, none,
                          nullptr, nullptr);
  EXPECT_EQ(db.findings("SELECT tame(name) FROM customers"), Lines{});  // feature 72
  EXPECT_EQ(db.findings("SELECT wild(1, 2)"),
            Lines{"critical SAFEGUARD_VIOLATION wild: wild() does not say that it is harmless "
                  "[list wild in allow_functions, or register it with SQLITE_INNOCUOUS]"});
  EXPECT_EQ(db.findings("SELECT wild(1, 2)", {{"wild"}}), Lines{});
  EXPECT_EQ(db.findings("SELECT direct()", {{"direct"}}),
            Lines{"critical SAFEGUARD_VIOLATION direct: direct() may only be called directly, not "
                  "from generated SQL"});
  EXPECT_EQ(db.findings("SELECT tame(1, 2)"),
            Lines{"error SYNTAX_ERROR tame: wrong number of arguments to function tame() "
                  "[it takes 1]"});
  // An application function that replaces a built-in one is detected, also after a check.
  EXPECT_EQ(db.findings("SELECT lower(name) FROM customers"), Lines{});
  sqlite3_create_function(db.database, "lower", 1, SQLITE_UTF8, nullptr, none, nullptr, nullptr);
  EXPECT_EQ(db.codes("SELECT lower(name) FROM customers"), Lines{"SAFEGUARD_VIOLATION lower"});
}

// feature 243
TEST(CheckerGuard, FunctionsNamedLikeFullTextFunctions) {
  CheckedDatabase db(kShop);
  const auto none = [](sqlite3_context*, int, sqlite3_value**) {};
  struct {
    const char* name;
    int arguments, flags;
  } const functions[] = {{"bm25", 1, 0},
                         {"highlight", -1, SQLITE_DETERMINISTIC},
                         {"offsets", 0, 0},
                         {"match", 2, SQLITE_DETERMINISTIC},
                         {"snippet", 2, 0}};
  for (const auto& f : functions) {
    sqlite3_create_function(db.database, f.name, f.arguments, SQLITE_UTF8 | f.flags, nullptr, none,
                            nullptr, nullptr);
    std::string call = std::string("SELECT ") + f.name + "(";
    for (int i = 0; i < std::max(f.arguments, 0); ++i) call += i > 0 ? ", name" : "name";
    EXPECT_EQ(db.codes(call + ") FROM customers"),
              Lines{std::string("SAFEGUARD_VIOLATION ") + f.name});
  }
}

TEST(CheckerGuard, TheHostsAuthorizerDecidesLast) {
  CheckedDatabase db(kShop);
  sqlite3_set_authorizer(
      db.database,
      [](void*, int action, const char* table, const char* column, const char*, const char*) {
        const bool age = action == SQLITE_READ && std::string_view(table) == "customers" &&
                         std::string_view(column) == "age";
        return age ? SQLITE_DENY : SQLITE_OK;
      },
      nullptr);
  EXPECT_EQ(db.findings("SELECT age FROM customers"),
            Lines{"critical SECURITY_VIOLATION : access to main.customers.age is prohibited"});
  EXPECT_EQ(db.findings("SELECT name FROM customers"), Lines{});
  sqlite3_set_authorizer(db.database, nullptr, nullptr);
}

}  // namespace
}  // namespace ask::test::checker_guard_test
