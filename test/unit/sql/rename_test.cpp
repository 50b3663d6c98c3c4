#include "agent/sql/rename.h"

#include <gtest/gtest.h>

#include "agent/sql/parse.h"
#include "agent/sql/render.h"
#include "test/unit/support.h"

namespace ask::sql::rename_test {
namespace {

using Names = std::vector<std::string>;

std::string named(std::string_view sql, const Names& names) {
  const auto query = parse(sql);
  if (!query) return query.error().message;
  const auto out = renamed(*query, names);
  return out ? render(*out) : "";
}

}  // namespace

// feature 76
TEST(Rename, AddsAliasesOrWrapsTheStatement) {
  EXPECT_EQ(
      named("SELECT city, count(*) FROM t GROUP BY city ORDER BY count(*) DESC", {"city", "n"}),
      R"(SELECT "city", count(*) AS "n" FROM "t" GROUP BY "city" ORDER BY count(*) DESC)");
  EXPECT_EQ(named("SELECT a AS x FROM t", {"x"}), R"(SELECT "a" AS "x" FROM "t")");
  EXPECT_EQ(named("SELECT a FROM t ORDER BY a", {"A"}),
            R"(SELECT "a" AS "A" FROM "t" ORDER BY "a")");
  for (const char* sql : {"SELECT a AS x FROM t ORDER BY x", "SELECT a + b FROM t ORDER BY n",
                          "SELECT a FROM t ORDER BY (SELECT n)", "SELECT * FROM t",
                          "SELECT a FROM t UNION SELECT b FROM t", "VALUES (1)"})
    EXPECT_TRUE(named(sql, {"n"}).starts_with(R"(WITH "renamed"("n") AS ()")) << named(sql, {"n"});
  EXPECT_TRUE(named("SELECT * FROM renamed", {"n"}).starts_with(R"(WITH "renamed_"("n"))"));
}

// feature 76
TEST(Rename, AnInvalidNameIsRefused) {
  EXPECT_EQ(named("SELECT a, b FROM t", {"n", "N"}), "");
  EXPECT_EQ(named("SELECT a FROM t", {""}), "");
  EXPECT_EQ(named("SELECT a FROM t", {std::string("a\0b", 3)}), "");
  EXPECT_EQ(named("SELECT a FROM t", {}), "");
}

// feature 76
TEST(Rename, RowsAndTheirOrderAreUnchanged) {
  test::Database db("CREATE TABLE t(a, n); INSERT INTO t VALUES (1, 9), (3, 7), (2, 8), (3, 1);");
  for (const char* sql :
       {"SELECT a AS x FROM t ORDER BY x DESC, n", "SELECT -n FROM t ORDER BY n",
        "SELECT DISTINCT a FROM t ORDER BY 1 DESC LIMIT 2", "SELECT a FROM t WHERE n > 1",
        "SELECT a AS n FROM t ORDER BY n", "SELECT max(a) FROM t GROUP BY n ORDER BY n DESC",
        "WITH r AS (SELECT a FROM t) SELECT a AS b FROM r ORDER BY b DESC",
        "SELECT a FROM t EXCEPT SELECT 2 ORDER BY a DESC", "VALUES (2), (1)"}) {
    const std::string after = named(sql, {"n"});
    EXPECT_EQ(db.rows(after), db.rows(sql)) << after;
    EXPECT_EQ(db.rows("SELECT name FROM pragma_table_info('v')"), Names{});
    db.run("CREATE TEMP VIEW v AS " + after);
    EXPECT_EQ(db.rows("SELECT name FROM pragma_table_info('v')"), Names{"n"}) << after;
    db.run("DROP VIEW v");
  }
}

// feature 61
TEST(Rename, NamesAreTakenOffToCompare) {
  for (const char* sql : {"SELECT count(*) FROM t", "SELECT a AS x, b FROM t ORDER BY x LIMIT 1",
                          "SELECT a FROM t UNION SELECT b FROM t"}) {
    const size_t columns = std::string_view(sql).find(',') == std::string_view::npos ? 1 : 2;
    const Names names = columns == 1 ? Names{"n"} : Names{"n", "m"};
    EXPECT_EQ(unnamed(named(sql, names)), unnamed(sql)) << sql;
  }
  EXPECT_NE(unnamed("SELECT a FROM t"), unnamed("SELECT b FROM t"));
  EXPECT_EQ(unnamed("no SQL"), "no SQL");
}

}  // namespace ask::sql::rename_test
