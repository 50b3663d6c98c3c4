// Errors of the statement itself, the query plan, and hostile input.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include "agent/common/text.h"
#include "test/unit/check/checker_support.h"

namespace ask::test::checker_compile_test {
namespace {

using Lines = std::vector<std::string>;

// feature 69
TEST(CheckerCompile, SyntaxErrorsHaveAPosition) {
  CheckedDatabase db(kShop);
  EXPECT_EQ(db.findings("SELECT name FORM customers"),
            Lines{"error SYNTAX_ERROR customers: near \"customers\": syntax error at byte 17"});
  EXPECT_EQ(db.findings("SELECT * FROM customers WHERE GROUP BY 1"),
            Lines{"error SYNTAX_ERROR GROUP: near \"GROUP\": syntax error at byte 30"});
  EXPECT_EQ(db.check("hello there").error().code, Code::kSyntaxError);
  EXPECT_EQ(db.findings("SELECT name FROM customers WHERE id = ?"),
            Lines{"error SYNTAX_ERROR : a parameter has no value here: ? at byte 38"});
}

// No user table is read: the host's authorizer would see the reads.
// feature 69
TEST(CheckerCompile, NothingIsRead) {
  CheckedDatabase db(kShop);
  db.database.run("INSERT INTO customers(name) VALUES ('a'), ('b')");
  int rows = 0;
  sqlite3_create_function(
      db.database, "seen", 1, SQLITE_UTF8 | SQLITE_INNOCUOUS, &rows,
      [](sqlite3_context* context, int, sqlite3_value**) {
        ++*static_cast<int*>(sqlite3_user_data(context));
      },
      nullptr, nullptr);
  EXPECT_TRUE(db.check("SELECT seen(name), seen(1) FROM customers ORDER BY seen(2)").runnable);
  EXPECT_EQ(rows, 0);
}

// feature 81
TEST(CheckerCompile, OnlyWholeQueriesPass) {
  CheckedDatabase db(kShop);
  for (const char* sql : {"SELECT 1", "WITH a AS (SELECT 1) SELECT * FROM a", "VALUES (1), (2)",
                          "select name from customers", "WITH a(x) AS (VALUES (1)) VALUES (2)"})
    EXPECT_EQ(db.findings(sql), Lines{}) << sql;
  for (const char* sql : {"SELECT", "SELECT name FROM", "SELECT (1", "WITH a AS (SELECT 1)",
                          "VALUES", "SELECT CASE WHEN 1"})
    EXPECT_EQ(db.findings(sql),
              Lines{"error SYNTAX_ERROR : incomplete input: the statement ends too early "
                    "[write the whole statement]"})
        << sql;
  EXPECT_EQ(db.check("SELECT 'open").error().code, Code::kSyntaxError);
}

// SQLite's own reading decides, never words in the text.
// feature 82
TEST(CheckerCompile, WordsInLiteralsAreNoViolations) {
  CheckedDatabase db(kShop);
  EXPECT_EQ(db.findings("SELECT 'DROP TABLE customers; DELETE' AS \"update\" FROM customers "
                        "WHERE name LIKE '%critical error%' -- INSERT"),
            Lines{});
  EXPECT_EQ(db.findings("SELECT replace(name, 'a', 'b') FROM customers"), Lines{});
}

TEST(CheckerCompile, AggregatesInTheWrongPlace) {
  CheckedDatabase db(kShop);
  EXPECT_EQ(db.findings("SELECT name FROM customers WHERE max(age) > 1"),
            Lines{"error AGGREGATE_MISUSE max: misuse of aggregate function max() "
                  "[use aggregates in the select list, HAVING or ORDER BY]"});
  EXPECT_EQ(db.codes("SELECT sum(count(*)) FROM customers"), Lines{"AGGREGATE_MISUSE count"});
  EXPECT_EQ(db.codes("SELECT name FROM customers GROUP BY count(*)"), Lines{"AGGREGATE_MISUSE "});
}

TEST(CheckerCompile, OtherErrorsKeepTheMessageOfSQLite) {
  CheckedDatabase db(kShop);
  EXPECT_EQ(db.findings("SELECT 1 UNION SELECT 1, 2"),
            Lines{"error INVALID_PLAN_STRUCTURE : SELECTs to the left and right of UNION do not "
                  "have the same "
                  "number of result columns [name columns that are there, as many as are wanted]"});
  EXPECT_EQ(db.findings("SELECT name FROM customers INDEXED BY nope"),
            Lines{"error SYNTAX_ERROR : no such index: nope"});
  EXPECT_EQ(db.findings("SELECT name FROM customers ORDER BY name COLLATE nope"),
            Lines{"error SYNTAX_ERROR : no such collation sequence: nope"});
  EXPECT_EQ(db.findings("SELECT lower(name, 1), nme FROM customers"),
            (Lines{"error SYNTAX_ERROR lower: wrong number of arguments to function lower() "
                   "[it takes 1]",
                   "error COLUMN_NOT_FOUND nme: there is no column \"nme\" in \"customers\" "
                   "[did you mean \"name\"?]"}));
  db.database.run("CREATE INDEX by_name ON customers(name)");
  db.reread();
  EXPECT_EQ(db.codes("SELECT name FROM customers INDEXED BY by_name WHERE name = 'a'"), Lines{});
}

// feature 83
TEST(CheckerCompile, QueryPlanAndBigCrossJoins) {
  CheckedDatabase db(kShop);
  const auto plan = db.check("SELECT name FROM customers WHERE id = 1").query_plan;
  ASSERT_EQ(plan.size(), 1u);
  EXPECT_EQ(plan[0].detail, "SEARCH customers USING INTEGER PRIMARY KEY (rowid=?)");
  db.catalog.tables[0].row_count = 20'000;  // customers
  db.catalog.tables[1].row_count = 10'001;  // orders
  const std::string warning =
      "warning PERFORMANCE_WARNING orders: every row of \"customers\" (20000) meets every row of "
      "\"orders\" (10001) [join them by a condition such as a foreign key]";
  EXPECT_EQ(db.findings("SELECT name, total FROM customers CROSS JOIN orders"), Lines{warning});
  EXPECT_EQ(db.findings("SELECT c.name, o.total FROM customers c CROSS JOIN orders AS o"),
            Lines{warning});
  EXPECT_TRUE(db.check("SELECT name, total FROM customers CROSS JOIN orders").runnable);
  EXPECT_EQ(db.findings("SELECT name FROM customers c JOIN orders o ON o.customer_id = c.id"),
            Lines{});
  EXPECT_EQ(db.findings("SELECT name FROM customers UNION ALL SELECT total FROM orders"), Lines{});
  db.catalog.tables[1].row_count = 10'000;
  EXPECT_EQ(db.findings("SELECT name, total FROM customers CROSS JOIN orders"), Lines{});
}

TEST(CheckerHostile, Names) {
  const std::string odd = "\"; DROP TABLE x; --";
  CheckedDatabase db(
      fmt::format("CREATE TABLE {0}({1}, \"a.b\", \"\"); CREATE TABLE \"x.y\"(\"'\");"
                  "CREATE TABLE \"it's\"(\"select\" \"odd ) type\");"
                  "CREATE TABLE \"\xff\xfe\"(c); ATTACH ':memory:' AS \"s.t\";"
                  "CREATE TABLE \"s.t\".u(d)",
                  text::quoted(odd), text::quoted("co]l")));
  EXPECT_EQ(db.findings(fmt::format("SELECT {}, \"a.b\", \"\" FROM {}", text::quoted("co]l"),
                                    text::quoted(odd))),
            Lines{});
  EXPECT_EQ(db.findings("SELECT \"'\" FROM \"x.y\""), Lines{});
  EXPECT_EQ(db.findings("SELECT \"select\" FROM \"it's\""), Lines{});
  EXPECT_EQ(db.findings("SELECT c FROM \"\xff\xfe\""), Lines{});
  EXPECT_EQ(db.findings("SELECT d FROM \"s.t\".u"), Lines{});
  EXPECT_EQ(db.codes("SELECT \"\xff\xff\" FROM u"),
            Lines{"COLUMN_NOT_FOUND \xEF\xBF\xBD\xEF\xBF\xBD"});
  EXPECT_EQ(db.codes("SELECT \"a\"\"b\", \"c.d\".e FROM u"),
            (Lines{"COLUMN_NOT_FOUND e", "COLUMN_NOT_FOUND a\"b"}));  // the second a warning
}

TEST(CheckerHostile, Sizes) {
  CheckedDatabase db(kShop);
  EXPECT_EQ(db.findings(std::string(1'000'001, ' ')),
            Lines{"critical SAFEGUARD_VIOLATION : the statement is longer than 1000000 bytes"});
  EXPECT_EQ(db.findings(std::string_view("SELECT 1\0; DROP", 15)),
            Lines{"error INVALID_TEXT : the statement has a NUL byte at byte 8"});
  EXPECT_FALSE(db.check("SELECT " + std::string(400'000, '(') + "1").runnable);
  EXPECT_TRUE(db.check("SELECT 1" + std::string(900'000, ';')).runnable);
  std::string many = "SELECT 1";
  for (int i = 0; i < 3000; ++i) many += fmt::format(", p{}", i);
  const sql::Check check = db.check(many + " FROM customers");
  EXPECT_FALSE(check.runnable);
  std::string unions = "SELECT p0";
  for (int i = 1; i < 400; ++i) unions += fmt::format(" UNION SELECT p{}", i);
  const sql::Check stopped = db.check(unions);
  EXPECT_EQ(stopped.phantoms.size(), 200U);
  EXPECT_EQ(stopped.findings.back().message, "too many names to look at: stopped after 200");
}

// Long lists of names, many findings, and names as long as a statement may be: each of these took
// quadratic time before.
TEST(CheckerHostile, ManyNames) {
  std::string script;
  for (int i = 0; i < 300; ++i) script += fmt::format("CREATE TABLE customer_table_{}(id);", i);
  CheckedDatabase db(script + kShop);
  std::string list = "SELECT 1 FROM customers WHERE id IN (name";
  while (list.size() < 600'000) list += ",city,age";
  std::string joins = "SELECT n1.c, nme, agge FROM customers";
  for (int i = 0; i < 60; ++i) joins += fmt::format(", customer_tabel_{}x n{}", i, i);
  const std::string nested = [] {
    std::string out;
    for (int i = 0; i < 30'000; ++i) out += "WITH a AS (SELECT * FROM a, (";
    return out;
  }();
  EXPECT_TRUE(db.check(list + ")").runnable);
  EXPECT_EQ(db.check(joins).phantoms.size(), 63U);
  EXPECT_FALSE(db.check(nested).runnable);
  EXPECT_EQ(db.check("SELECT " + std::string(900'000, 'n') + " FROM customers").phantoms.size(),
            1U);
}

// Twenty lines that SQLite would expand to a million subqueries, without a way to interrupt it.
TEST(CheckerHostile, Expansion) {
  CheckedDatabase db(kShop);
  std::string forward = "WITH a0 AS (SELECT 1)", backward = "WITH ";
  // The same with views. PRAGMA table_list alone would expand them for hours.
  const auto add_view = [&](int i, const std::string& select) {
    db::Table view;
    view.schema = "main";
    view.name = fmt::format("v{}", i);
    view.kind = db::TableKind::kView;
    view.sql = fmt::format("CREATE VIEW v{} AS {}", i, select);
    view.columns.resize(1);
    view.columns[0].name = "x";
    if (i <= 5) db.database.run(view.sql);
    db.catalog.tables.push_back(view);
  };
  add_view(0, "SELECT 1 AS x");
  for (int i = 1; i <= 40; ++i) {
    forward += fmt::format(", a{} AS (SELECT 1 FROM a{}, a{})", i, i - 1, i - 1);
    backward += fmt::format("a{} AS (SELECT 1 FROM a{}, a{}), ", 41 - i, 40 - i, 40 - i);
    add_view(i, fmt::format("SELECT 1 AS x FROM v{}, v{}", i - 1, i - 1));
  }
  db.catalog.fingerprint = "with views";
  const Lines refused{
      "error INVALID_PLAN_STRUCTURE : the statement expands its WITH queries and views too often "
      "[name each of them only a few times]"};
  EXPECT_EQ(db.findings(forward + " SELECT 1 FROM a40"), refused);
  EXPECT_EQ(db.findings(backward + "a0 AS (SELECT 1) SELECT 1 FROM a40"), refused);
  EXPECT_EQ(db.findings("SELECT 1 FROM v40"), refused);
  EXPECT_EQ(db.findings("SELECT 1 FROM v5"), Lines{});
  for (const std::string& finding : db.findings(forward + " SELECT 1 FROM a5"))
    EXPECT_TRUE(finding.starts_with("warning ")) << finding;
}

// Only the tables used are created: a thousand tables cost the same as two.
TEST(CheckerHostile, CostFollowsTheTablesUsed) {
  std::string script;
  for (int i = 0; i < 1000; ++i) script += fmt::format("CREATE TABLE t{}(id, a, b, c{});", i, i);
  CheckedDatabase db(script);
  EXPECT_EQ(db.findings("SELECT t7.a, t8.b FROM t7 JOIN t8 USING (id)"), Lines{});
  EXPECT_EQ(db.findings("SELECT c9 FROM t8"),
            Lines{"error COLUMN_NOT_FOUND c9: there is no column \"c9\" in \"t8\" "
                  "[did you mean \"c8\"?]"});
}

TEST(CheckerCompile, TheSchemaMayChangeBetweenChecks) {
  CheckedDatabase db(kShop);
  EXPECT_EQ(db.findings("SELECT name FROM customers"), Lines{});
  db.database.run("ALTER TABLE customers RENAME COLUMN name TO title");
  db.reread();
  EXPECT_EQ(db.codes("SELECT name FROM customers"), Lines{"COLUMN_NOT_FOUND name"});
  EXPECT_EQ(db.findings("SELECT title FROM customers"), Lines{});
}

}  // namespace
}  // namespace ask::test::checker_compile_test
