// Names that exist nowhere, all reported at once, with the nearest names.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include "test/unit/check/checker_support.h"

namespace ask::test::checker_names_test {
namespace {

using Lines = std::vector<std::string>;

// feature 70
TEST(CheckerNames, PhantomTable) {
  CheckedDatabase db(kShop);
  EXPECT_EQ(db.findings("SELECT * FROM nope"),
            Lines{"error TABLE_NOT_FOUND nope: there is no table \"nope\" "
                  "[the tables are \"customers\", \"orders\", \"big\" and \"stores\"]"});
  EXPECT_EQ(db.findings("SELECT 1 FROM main.custmers"),
            Lines{"error TABLE_NOT_FOUND main.custmers: there is no table \"main.custmers\" "
                  "[did you mean \"customers\"?]"});
  EXPECT_EQ(db.findings("SELECT 1 FROM main.stores"),
            Lines{"error TABLE_NOT_FOUND main.stores: there is no table \"main.stores\" "
                  "[did you mean \"extra\".\"stores\"?]"});
  EXPECT_EQ(db.codes("SELECT 1 FROM nowhere.customers WHERE nowhere.customers.id = 1"),
            Lines{"TABLE_NOT_FOUND nowhere.customers"});
  EXPECT_EQ(db.findings("SELECT orders.* FROM customers"),
            Lines{"error TABLE_NOT_FOUND orders: \"orders\" is not in this FROM clause "
                  "[join \"orders\" in FROM]"});
}

// feature 71
TEST(CheckerNames, PhantomColumnIsScopedToTheTablesUsed) {
  CheckedDatabase db(kShop);
  EXPECT_EQ(db.findings("SELECT city_id FROM customers"),
            Lines{"error COLUMN_NOT_FOUND city_id: there is no column \"city_id\" in \"customers\" "
                  "[did you mean \"city\"?]"});
  EXPECT_EQ(db.findings("SELECT c.total FROM customers c"),
            Lines{"error COLUMN_NOT_FOUND total: there is no column \"total\" in \"customers\" "
                  "[it is a column of \"orders\" and \"big\"]"});
  EXPECT_EQ(db.findings("SELECT orders.total FROM customers"),
            Lines{"error COLUMN_NOT_FOUND total: \"orders\" is not in this FROM clause "
                  "[join \"orders\" in FROM]"});
}

// feature 71
TEST(CheckerNames, NoPhantomsAmongAliasesQueriesAndRowIds) {
  CheckedDatabase db(kShop);
  for (const char* sql :
       {"WITH old AS (SELECT name AS who FROM customers WHERE age > 60) SELECT who FROM old",
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9) SELECT i FROM "
        "n",
        "WITH a AS (SELECT 1) SELECT 2 FROM a",
        "SELECT age * 2 AS double FROM customers ORDER BY double",
        "SELECT rowid, _rowid_, oid FROM customers",
        "SELECT s.x FROM (SELECT id AS x FROM orders) s", "SELECT who FROM big",
        "SELECT \"order date\" FROM orders", "SELECT title FROM stores",
        "SELECT title FROM extra.stores", "SELECT CUSTOMERS.NAME FROM Customers",
        "SELECT [name] FROM `customers`",
        "SELECT a.name FROM customers a, customers b WHERE a.id < b.id",
        "SELECT (SELECT max(total) FROM orders WHERE customer_id = c.id) FROM customers c"})
    EXPECT_EQ(db.findings(sql), Lines{}) << sql;
}

// feature 72
TEST(CheckerNames, PhantomFunction) {
  CheckedDatabase db(kShop);
  EXPECT_EQ(db.findings("SELECT nosuchfn(name) FROM customers"),
            Lines{"error FUNCTION_NOT_FOUND nosuchfn: there is no function nosuchfn()"});
  EXPECT_EQ(db.findings("SELECT strftme('%Y', 'now')"),
            Lines{"error FUNCTION_NOT_FOUND strftme: there is no function strftme() "
                  "[did you mean \"strftime\"?]"});
  // As a window function, a second time, and together with later errors.
  EXPECT_EQ(
      db.codes("SELECT nosuchfn(age) OVER (PARTITION BY city), nosuchfn(1), nme FROM customers"),
      (Lines{"FUNCTION_NOT_FOUND nosuchfn", "COLUMN_NOT_FOUND nme"}));
  EXPECT_EQ(db.codes("SELECT nosuchfn(name) FROM customers"),
            Lines{"FUNCTION_NOT_FOUND nosuchfn"});  // not remembered as known
  EXPECT_EQ(db.codes("SELECT * FROM nosuchfn(1)"), Lines{"FUNCTION_NOT_FOUND nosuchfn"});
  EXPECT_EQ(
      db.findings("SELECT strftime('%Y', 'now'), CASE age WHEN 1 THEN 2 END, CAST(age AS TEXT),"
                  " coalesce(name, ''), count(*) OVER (), age LIKE '1%' FROM customers"),
      Lines{});
}

// feature 73
TEST(CheckerNames, HallucinationRatio) {
  CheckedDatabase db(kShop);
  const sql::Check check = db.check("SELECT nme, age FROM customers WHERE city = 'Oslo'");
  EXPECT_EQ(check.identifiers, 4);
  EXPECT_EQ(check.phantoms, Lines{"nme"});
  EXPECT_EQ(check.hallucination_ratio(), .25);
  const sql::Check clean = db.check("SELECT count(*), name FROM customers");
  EXPECT_EQ(clean.identifiers, 3);
  EXPECT_EQ(clean.hallucination_ratio(), 0);
}

// feature 74
TEST(CheckerNames, DidYouMean) {
  CheckedDatabase db(kShop);
  EXPECT_EQ(db.findings("SELECT nme FROM customers"),
            Lines{"error COLUMN_NOT_FOUND nme: there is no column \"nme\" in \"customers\" "
                  "[did you mean \"name\"?]"});
  const sql::Check check = db.check("SELECT nme FROM custmers");
  ASSERT_FALSE(check.runnable);
  EXPECT_EQ(check.error().code, Code::kColumnNotFound);
  EXPECT_EQ(check.error().message,
            "there is no column \"nme\" (did you mean \"name\"?); there is no table \"custmers\" "
            "(did you mean \"customers\"?)");
}

// feature 185
TEST(CheckerNames, EveryPhantomInOnePass) {
  CheckedDatabase db(kShop);
  EXPECT_EQ(db.codes("SELECT c.nme, o.totl, nosuchfn(c.id) FROM customers c JOIN orders o ON "
                     "o.customer_id = c.id JOIN nope1 ON nope1.id = c.id, nope2"),
            (Lines{"COLUMN_NOT_FOUND nme", "COLUMN_NOT_FOUND totl", "FUNCTION_NOT_FOUND nosuchfn",
                   "TABLE_NOT_FOUND nope1", "TABLE_NOT_FOUND nope2"}));
  EXPECT_EQ(db.codes("SELECT zzz1, zzz2, nosuchfn(zzz1) FROM nope1, nope2"),
            (Lines{"COLUMN_NOT_FOUND zzz1", "COLUMN_NOT_FOUND zzz2", "FUNCTION_NOT_FOUND nosuchfn",
                   "TABLE_NOT_FOUND nope1", "TABLE_NOT_FOUND nope2"}));
  EXPECT_EQ(db.codes("SELECT nope1.zzz1, nope2.zzz2, nosuchfn(1) FROM nope1 JOIN nope2 USING (id)"),
            (Lines{"COLUMN_NOT_FOUND zzz1", "COLUMN_NOT_FOUND zzz2", "FUNCTION_NOT_FOUND nosuchfn",
                   "TABLE_NOT_FOUND nope1", "TABLE_NOT_FOUND nope2"}));
}

// feature 185
TEST(CheckerNames, PhantomsInEveryClause) {
  CheckedDatabase db(kShop);
  EXPECT_EQ(
      db.codes("WITH q AS (SELECT p1 AS a FROM customers) SELECT p2, q.a FROM q JOIN orders o "
               "ON o.p3 = q.a AND p4 = 1 LEFT JOIN orders r USING (p5) WHERE p6 > 0 AND "
               "EXISTS (SELECT p7 FROM customers WHERE p8) GROUP BY p9 HAVING max(p10) > 1 "
               "ORDER BY p11 LIMIT p12"),
      (Lines{"COLUMN_NOT_FOUND p1", "COLUMN_NOT_FOUND p2", "COLUMN_NOT_FOUND p3",
             "COLUMN_NOT_FOUND p4", "COLUMN_NOT_FOUND p5", "COLUMN_NOT_FOUND p6",
             "COLUMN_NOT_FOUND p7", "COLUMN_NOT_FOUND p8", "COLUMN_NOT_FOUND p9",
             "COLUMN_NOT_FOUND p10", "COLUMN_NOT_FOUND p11", "COLUMN_NOT_FOUND p12"}));
}

TEST(CheckerNames, AMisspelledTableDoesNotMakeItsColumnsPhantoms) {
  CheckedDatabase db(kShop);
  EXPECT_EQ(db.codes("SELECT name, c.city, c.agge FROM custmers c"),
            (Lines{"COLUMN_NOT_FOUND agge", "TABLE_NOT_FOUND custmers"}));
  // And it leaves nothing in the checker for the next statement.
  EXPECT_EQ(db.codes("SELECT name FROM custmers"), Lines{"TABLE_NOT_FOUND custmers"});
  EXPECT_EQ(db.codes("SELECT name FROM customers"), Lines{});
}

// SQLite reads a double-quoted name as a text if there is no such column. That hides a misspelled
// column, but is a common and working way to write a text.
TEST(CheckerNames, DoubleQuotedColumnsAreNotSilentlyText) {
  CheckedDatabase db(kShop);
  EXPECT_EQ(db.findings("SELECT \"nme\" FROM customers"),
            Lines{"error COLUMN_NOT_FOUND nme: there is no column \"nme\" in \"customers\" "
                  "[did you mean \"name\"?]"});
  EXPECT_EQ(db.findings("SELECT \"typo\" FROM customers"),
            Lines{"error COLUMN_NOT_FOUND typo: there is no column \"typo\" in \"customers\" "
                  "[a text is written 'typo']"});
  EXPECT_EQ(db.codes("SELECT total FROM orders WHERE id = \"custmer_id\""),
            Lines{"COLUMN_NOT_FOUND custmer_id"});
  EXPECT_EQ(
      db.findings("SELECT name FROM customers WHERE city = \"Montevideo\""),
      Lines{"warning COLUMN_NOT_FOUND Montevideo: there is no column \"Montevideo\", so it is "
            "taken for a text [a text is written 'Montevideo']"});
  for (const char* sql :
       {"SELECT name FROM customers WHERE city = \"Montevideo\"",
        "SELECT strftime(\"%Y\", \"order date\") FROM orders",
        "SELECT name FROM customers WHERE city IN (\"Oslo\", 'b', \"it's\") OR name LIKE \"Al%\"",
        "SELECT CASE WHEN age > 9 THEN \"old\" ELSE \"\" END FROM customers",
        "SELECT name FROM customers WHERE city BETWEEN \"K\" AND \"L\""}) {
    const sql::Check check = db.check(sql);
    EXPECT_TRUE(check.runnable) << sql;
    EXPECT_FALSE(check.findings.empty()) << sql;
    EXPECT_TRUE(check.phantoms.empty()) << sql;
  }
  // Not if the caller's connection does not accept it.
  sqlite3_db_config(db.database, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
  EXPECT_FALSE(db.check("SELECT name FROM customers WHERE city = \"Montevideo\"").runnable);
}

// feature 78
TEST(CheckerNames, AmbiguousColumnNamesBothTables) {
  CheckedDatabase db(kShop);
  EXPECT_EQ(db.findings("SELECT id FROM customers c JOIN orders ON customer_id = id"),
            Lines{"error AMBIGUOUS_COLUMN id: the column \"id\" is ambiguous: it is in "
                  "\"customers\" and \"orders\" [write \"c\".\"id\" or \"orders\".\"id\"]"});
}

TEST(CheckerNames, BareNamesResolveAsOnTheCallersConnection) {
  CheckedDatabase db(
      "CREATE TABLE t(a); CREATE TEMP TABLE t(b); ATTACH ':memory:' AS x;"
      "CREATE TABLE x.t(c); CREATE TABLE x.json_each(d);"
      "CREATE TABLE json_tree(e)");
  EXPECT_EQ(db.codes("SELECT a FROM main.t"), Lines{});
  EXPECT_EQ(db.codes("SELECT b FROM t"), Lines{});
  EXPECT_EQ(db.codes("SELECT a FROM t"), Lines{"COLUMN_NOT_FOUND a"});
  EXPECT_EQ(db.codes("SELECT c FROM x.t"), Lines{});
  EXPECT_EQ(db.codes("SELECT e FROM json_tree"), Lines{});
  EXPECT_EQ(db.codes("SELECT d FROM json_each"), Lines{});
}

TEST(CheckerNames, ReadsAreResolvedThroughViews) {
  CheckedDatabase db(kShop);
  const sql::Check check = db.check("SELECT upper(who) FROM big");
  EXPECT_EQ(check.reads, (std::vector<sql::ColumnRead>{{"main", "big", "who"},
                                                       {"main", "customers", "id"},
                                                       {"main", "customers", "name"},
                                                       {"main", "orders", "customer_id"},
                                                       {"main", "orders", "total"}}));
  EXPECT_EQ(check.functions, Lines{"upper"});
  EXPECT_EQ(db.check("SELECT count(*) FROM customers").reads,
            (std::vector<sql::ColumnRead>{{"main", "customers", ""}}));
  // The row id is the column that is its alias.
  EXPECT_EQ(db.check("SELECT rowid FROM orders").reads,
            (std::vector<sql::ColumnRead>{{"main", "orders", "id"}}));
}

}  // namespace
}  // namespace ask::test::checker_names_test
