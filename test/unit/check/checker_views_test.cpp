// Views are checked by the tables they read; virtual tables and the like by their columns.
#include <gtest/gtest.h>

#include "test/unit/check/checker_support.h"

namespace ask::test::checker_views_test {
namespace {

using Lines = std::vector<std::string>;

TEST(CheckerViews, DoubleQuotedTextInAViewIsStillText) {
  CheckedDatabase db(
      "CREATE TABLE t(a, kind); CREATE TABLE u(b);"
      "CREATE VIEW v AS SELECT a, \"fixed\" AS f FROM t WHERE kind = \"big\" OR kind = \"big\";"
      "CREATE VIEW w AS SELECT a FROM t JOIN u ON t.a = u.b AND t.kind = \"kind of\";"
      "CREATE VIEW x AS SELECT \"kind\" AS k FROM t;"    // a column
      "CREATE VIEW y AS SELECT \"kind\" AS k FROM u;");  // a text
  EXPECT_EQ(db.findings("SELECT a, f FROM v"), Lines{});
  EXPECT_EQ(db.findings("SELECT a FROM w"), Lines{});
  EXPECT_EQ(db.check("SELECT x.k FROM x, y").reads,
            (std::vector<sql::ColumnRead>{
                {"main", "t", "kind"}, {"main", "u", ""}, {"main", "x", "k"}, {"main", "y", ""}}));
}

TEST(CheckerViews, OfOtherSchemas) {
  CheckedDatabase db(std::string(kShop) +
                     "CREATE TEMP VIEW mine AS SELECT name, title FROM customers, extra.stores;"
                     "CREATE VIEW extra.\"the titles\"(t) AS SELECT title FROM stores;"
                     "CREATE VIEW IF NOT EXISTS twice AS SELECT m.who FROM big m;");
  EXPECT_EQ(db.findings("SELECT name, title FROM mine"), Lines{});
  EXPECT_EQ(db.findings("SELECT t FROM \"the titles\""), Lines{});
  EXPECT_EQ(
      db.check("SELECT count(*) FROM extra.\"the titles\"").reads,
      (std::vector<sql::ColumnRead>{{"extra", "stores", "title"}, {"extra", "the titles", ""}}));
  EXPECT_EQ(db.check("SELECT who FROM twice").reads.size(), 6U);
}

// Stored definitions can contain any text (PRAGMA writable_schema). Such a text creates its view or
// nothing.
TEST(CheckerViews, BrokenAndHostileDefinitions) {
  CheckedDatabase db(
      "CREATE TABLE t(a); CREATE VIEW broken AS SELECT b FROM t;"
      "CREATE VIEW one AS SELECT a FROM t; CREATE VIEW two AS SELECT a FROM t;"
      "CREATE VIEW three AS SELECT a FROM t;");
  EXPECT_FALSE(db.check("SELECT * FROM broken").runnable);
  for (db::Table& table : db.catalog.tables) {
    if (table.name == "one") table.sql = "CREATE VIEW one AS SELECT a FROM one";
    if (table.name == "two") table.sql = "ATTACH 'made.db' AS made";
    if (table.name == "three") table.sql = "CREATE VIEW three AS SELECT a FROM t; DROP TABLE t";
  }
  db.catalog.fingerprint = "hostile";
  EXPECT_EQ(db.findings("SELECT a FROM one"),
            Lines{"error SYNTAX_ERROR : view one is circularly defined"});
  EXPECT_EQ(db.findings("SELECT a FROM two"),
            Lines{"critical SECURITY_VIOLATION two: the definition of \"two\" cannot be read, so "
                  "it may not be used"});
  EXPECT_EQ(db.check("SELECT a FROM three").reads,
            (std::vector<sql::ColumnRead>{{"main", "t", "a"}, {"main", "three", "a"}}));
  EXPECT_EQ(db.findings("SELECT a FROM t"), Lines{});
}

TEST(CheckerTables, VirtualTablesHiddenColumnsAndWithoutRowid) {
  CheckedDatabase db(
      "CREATE VIRTUAL TABLE docs USING fts5(title, body);"
      "CREATE VIRTUAL TABLE boxes USING rtree(id, x0, x1);"
      "CREATE TABLE pairs(a, b, c, PRIMARY KEY(b, a)) WITHOUT ROWID;"
      "CREATE TABLE sums(a, b, c AS (a + b), d AS (a * b) STORED);");
  EXPECT_EQ(
      db.findings("SELECT title, rank, bm25(docs) FROM docs WHERE docs MATCH 'x' ORDER BY rank"),
      Lines{});
  EXPECT_EQ(db.findings("SELECT * FROM docs('x')"), Lines{});
  EXPECT_EQ(db.findings("SELECT id FROM boxes WHERE x0 < 1"), Lines{});
  EXPECT_EQ(db.findings("SELECT a, c FROM pairs"), Lines{});
  EXPECT_EQ(db.codes("SELECT rowid FROM pairs"), Lines{"COLUMN_NOT_FOUND rowid"});
  EXPECT_EQ(db.findings("SELECT c, d FROM sums"), Lines{});
  EXPECT_EQ(db.check("SELECT * FROM docs").reads,
            (std::vector<sql::ColumnRead>{{"main", "docs", "body"}, {"main", "docs", "title"}}));
  db.database.run("DROP TABLE docs; DROP TABLE boxes");  // they keep statements of their own open
}

}  // namespace
// Regression: a WITH query inside a view, with no column read, was reported as a function.
TEST(CheckerViews, AQueryInsideAViewIsNoFunction) {
  CheckedDatabase db(
      "CREATE VIEW w AS WITH n(i) AS (SELECT 1) SELECT i FROM n;"
      "CREATE VIEW c AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5)"
      " SELECT count(*) AS many FROM n;");
  EXPECT_EQ(db.codes("SELECT count(*) FROM w"), Lines{});
  EXPECT_EQ(db.codes("SELECT count(*) FROM c"), Lines{});
  EXPECT_EQ(db.codes("SELECT many FROM c"), Lines{});
}

}  // namespace ask::test::checker_views_test
