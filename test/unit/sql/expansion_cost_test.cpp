// The cost for SQLite of compiling a statement.
#include "agent/sql/expansion_cost.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "agent/sql/lex.h"
#include "agent/sql/stored_expansion_cost.h"
#include "test/unit/support.h"

namespace ask::test::expansion_cost_test {
namespace {

double weigh(const std::string& sql) {
  return sql::expansion_cost(
      sql, [](const sql::TableRef&) -> const sql::ExpansionCost* { return nullptr; });
}

bool heavy(const std::string& sql) { return weigh(sql) > sql::kHeaviest; }

// WITH a0 to a40, each made of the one before, which `body` calls {0}.
std::string chain(const std::string& body, const std::string& first = "SELECT 1 AS x") {
  std::string out = "WITH a0 AS (" + first + ")";
  for (int i = 1; i <= 40; ++i)
    out +=
        fmt::format(", a{} AS ({})", i, fmt::format(fmt::runtime(body), fmt::format("a{}", i - 1)));
  return out + " SELECT * FROM a40";
}

}  // namespace

// feature 190
TEST(ExpansionCost, RepeatedExpansionsAreTooHeavy) {
  for (const char* body :
       {"SELECT x FROM {0} a, {0} b", "SELECT x FROM {0} UNION ALL SELECT x FROM {0}",
        "SELECT x FROM {0} WHERE x IN {0}", "SELECT x + x AS x FROM {0}",
        "SELECT y || y AS x FROM (SELECT x AS y FROM {0})",
        "SELECT x FROM {0} WHERE x = x AND x > "
        "(SELECT max(x) FROM {0})",
        "SELECT y + y AS x FROM (SELECT x y FROM {0} NOT INDEXED)",
        "SELECT \"x\" * [x] AS x FROM {0}", "SELECT x + y AS x, x - y AS y FROM {0}"})
    EXPECT_TRUE(heavy(chain(body, "SELECT 1 AS x, 2 AS y"))) << body;
  for (const char* body : {"SELECT x FROM {0}", "SELECT x + 1 AS x FROM {0}",
                           "SELECT max(x) AS x FROM {0} GROUP BY 1"})
    EXPECT_FALSE(heavy(chain(body))) << body;
}

TEST(ExpansionCost, AColumnListNamesTheExpandedColumns) {
  std::string sql = "WITH a0(p) AS (SELECT 1)";
  for (int i = 1; i <= 40; ++i)
    sql += fmt::format(", a{0}(p) AS (SELECT p + p FROM a{1})", i, i - 1);
  EXPECT_TRUE(heavy(sql + " SELECT p FROM a40"));
}

// The query tree cannot represent a parameter; such a statement is estimated by its names.
TEST(ExpansionCost, StatementsOutsideTheTreeAreEstimated) {
  const auto insert = [](const std::string& select) { return "INSERT INTO t " + select; };
  EXPECT_TRUE(heavy(insert(chain("SELECT x + x AS x FROM {0}"))));
  EXPECT_TRUE(heavy(insert(chain("SELECT x FROM {0} a, {0} b"))));
  EXPECT_FALSE(
      heavy("INSERT INTO t SELECT a, b, sum(c) FROM u WHERE a > 1 AND b > 2 GROUP BY a, b"));
}

TEST(ExpansionCost, OrdinaryStatementsAreLight) {
  std::string many = "SELECT * FROM t WHERE id IN (0", values = "INSERT INTO t VALUES (1, 'x')";
  for (int i = 1; i < 20'000; ++i) many += fmt::format(",{}", i);
  for (int i = 1; i < 5'000; ++i) values += fmt::format(", ({}, 'x')", i);
  EXPECT_FALSE(heavy(many + ")"));
  EXPECT_FALSE(heavy(values));
  EXPECT_EQ(weigh("SELECT ?"), 0);
}

// feature 190. Stored definitions, with names resolved as SQLite does.
TEST(ExpansionCost, NamesResolveLikeInSQLite) {
  const std::vector<sql::Definition> all = {
      {"main", "t", "CREATE TABLE t(a, b AS (a + a), c AS (b + b + b))", false, {}},
      {"main", "v", "CREATE VIEW v(p, q) AS SELECT a, c FROM t", true, {}},
      {"main", "w", "CREATE VIEW main.w AS WITH w AS (SELECT p FROM v) SELECT p FROM w", true, {}},
      {"temp", "v", "CREATE TEMP VIEW v AS SELECT p FROM main.v", true, {}},
      {"main", "x", "CREATE VIEW x AS SELECT * FROM y", true, {}},
      {"main", "y", "CREATE VIEW y AS SELECT * FROM x", true, {}},
      {"main", "z", "CREATE VIEW z AS SELECT ? FROM t", true, {}},
      // A name that is wrongly resolved to a view must not hide the cost.
      {"main", "r1", "CREATE VIEW r1 AS SELECT raise(r2) FROM t", true, {}},
      {"main", "r2", "CREATE VIEW r2 AS SELECT 1 FROM r1 a, r1 b", true, {}}};
  sql::StoredExpansionCosts weights(
      [&](std::string_view schema, std::string_view name) -> std::optional<sql::Definition> {
        std::optional<sql::Definition> found;
        for (const auto& one : all)
          if (one.name == name &&
              (schema.empty() ? !found || one.schema == "temp" : one.schema == schema))
            found = one;
        return found;
      });
  using Columns = std::vector<std::pair<std::string, double>>;
  EXPECT_EQ(weights.of("main", "t")->columns, (Columns{{"a", 1}, {"b", 4}, {"c", 15}}));
  EXPECT_EQ(weights.of("main", "v")->columns, (Columns{{"p", 1}, {"q", 15}}));
  EXPECT_LT(weights.of("main", "w")->nodes, 100);
  EXPECT_LT(weights.of("temp", "v")->nodes, 100);
  EXPECT_LT(weights.of("main", "x")->nodes, 100);  // SQLite refuses it at once
  EXPECT_GT(weights.of("main", "z")->nodes, sql::kHeaviest);
  EXPECT_GT(weights.of("main", "r1")->nodes, sql::kHeaviest);
  EXPECT_EQ(weights.of("main", "nothing"), nullptr);
}

// feature 190
TEST(ExpansionCost, AnIndexExpandsTheGeneratedColumnsItReads) {
  sql::DefinitionCosts costs;
  const auto add = [&](const char* sql) { return costs.add(sql::lex_any(sql)); };
  EXPECT_EQ(add("CREATE TABLE t(a, b AS (a + a), c AS (b + b + b))"), 0);
  EXPECT_EQ(add("CREATE INDEX i ON t(a)"), 0);
  EXPECT_EQ(add("CREATE INDEX i ON t(b)"), 3);
  EXPECT_EQ(add("CREATE UNIQUE INDEX IF NOT EXISTS main.i ON \"T\"([C], 'b', a) WHERE b > 1"), 20);
  EXPECT_EQ(add("CREATE INDEX i ON u(b)"), 0);
  EXPECT_EQ(add("CREATE TABLE u(a, b AS (a + a) UNIQUE, CHECK (b > 1), UNIQUE (a, b))"), 10);
  EXPECT_EQ(add("CREATE VIEW v AS SELECT b FROM t"), 0);
  EXPECT_EQ(add("CREATE INDEX i ON"), 0);
  EXPECT_EQ(add("CREATE TABLE"), 0);
  EXPECT_EQ(add(""), 0);
  EXPECT_EQ(costs.all(), 33);
  EXPECT_EQ(add("EXPLAIN CREATE INDEX i ON t(b)"), 3);
  EXPECT_FALSE(costs.too_heavy());
  add("CREATE TABLE w(a, b AS (b))");  // circular
  add("CREATE INDEX i ON w(b)");
  EXPECT_TRUE(costs.too_heavy());
}

}  // namespace ask::test::expansion_cost_test
