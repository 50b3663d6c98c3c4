// The score of EXPLAIN QUERY PLAN, on plans made by SQLite.
#include <gtest/gtest.h>

#include "agent/score/plan_quality.h"
#include "agent/sql/parse.h"
#include "test/unit/support.h"

namespace ask::score::plan_quality_test {
namespace {

constexpr const char* kSchema =
    "CREATE TABLE big(id INTEGER PRIMARY KEY, a, b);"
    "CREATE TABLE other(id INTEGER PRIMARY KEY, big_id, c);"
    "CREATE INDEX other_big ON other(big_id);"
    "CREATE TABLE small(id INTEGER PRIMARY KEY, d);";

struct Planned {
  test::Database db{kSchema};
  db::Catalog catalog;

  explicit Planned(int64_t rows) {
    for (const char* name : {"big", "other", "small"}) {
      db::Table table;
      table.schema = "main";
      table.name = name;
      table.row_count = name == std::string_view("small") ? 3 : rows;
      catalog.tables.push_back(std::move(table));
    }
  }
  PlanFacts facts(const std::string& sql) {
    const auto query = sql::parse(sql);
    const auto plan = db::host_query_plan(db, sql);
    return plan_facts(*plan, query ? &*query : nullptr, &catalog);
  }
  double score(const std::string& sql) { return plan_quality(facts(sql), true).score; }
};

}  // namespace

// feature 112
TEST(ScorePlan, ScanOfABigTableIsLowerThanASearch) {
  Planned p(50'000);
  EXPECT_NEAR(p.score("SELECT a FROM big WHERE b = 1"), .7, 1e-12);
  EXPECT_EQ(p.score("SELECT a FROM big WHERE id = 1"), 1);
  EXPECT_EQ(p.score("SELECT c FROM other WHERE big_id = 1"), 1);
  EXPECT_EQ(p.score("SELECT d FROM small WHERE d = 1"), 1);
  EXPECT_EQ(p.score("SELECT 1"), 1);
  EXPECT_NEAR(Planned(500'000).score("SELECT a FROM big WHERE b = 1"), .55, 1e-12);
  EXPECT_EQ(Planned(-1).score("SELECT a FROM big WHERE b = 1"), 1);  // of unknown size
}

// feature 112
TEST(ScorePlan, AnAliasCountsAsItsTable) {
  Planned p(50'000);
  EXPECT_EQ(p.facts("SELECT x.a FROM big AS x WHERE x.b = 1").largest_scan, 50'000);
  EXPECT_EQ(p.facts("SELECT a FROM (SELECT y.a FROM big y WHERE y.b > 1 LIMIT 3)").largest_scan,
            50'000);
  EXPECT_EQ(p.facts("WITH t AS (SELECT z.a FROM big z) SELECT count(*) FROM t").largest_scan,
            50'000);
}

// feature 112
TEST(ScorePlan, NestedLoopsAreMultiplied) {
  Planned p(50'000);
  EXPECT_EQ(p.facts("SELECT count(*) FROM big b CROSS JOIN other o").visited, 2.5e9);
  EXPECT_EQ(p.facts("SELECT count(*) FROM big b JOIN other o ON o.big_id = b.id").visited, 50'000);
  EXPECT_EQ(p.facts("SELECT (SELECT count(*) FROM other o WHERE o.c + b.a = 3) FROM big b").visited,
            50'000 + 2.5e9);
  EXPECT_NEAR(p.score("SELECT count(*) FROM big b CROSS JOIN other o"), .5, 1e-12);
}

// SQLite reports a search for max(), with an index or without.
// feature 112
TEST(ScorePlan, AnExtremeWithoutAnIndexIsAFullScan) {
  Planned p(50'000);
  db::Column id;
  id.name = "id";
  id.primary_key = 1;
  p.catalog.tables[0].columns = {id};
  EXPECT_EQ(p.facts("SELECT max(a) FROM big").largest_scan, 50'000);
  EXPECT_EQ(p.facts("SELECT max(id) FROM big").largest_scan, 0);
  EXPECT_EQ(p.facts("SELECT max(big_id) FROM other").largest_scan, 0);
  EXPECT_EQ(p.facts("SELECT d, (SELECT max(b.a) FROM big b WHERE b.b <> d) FROM small").visited,
            3 + 3 * 50'000.0);
}

// feature 112
TEST(ScorePlan, AMissingIndexAndASort) {
  Planned p(50'000);
  const PlanFacts facts = p.facts("SELECT count(*) FROM big, other x WHERE a = c ORDER BY 1");
  EXPECT_EQ(facts.automatic, 1);
  EXPECT_EQ(facts.searches, 0);
  EXPECT_EQ(p.facts("SELECT a FROM big ORDER BY a").sorts, 1);
  EXPECT_NEAR(plan_quality(p.facts("SELECT a FROM big ORDER BY a"), false).score, .85, 1e-12);
}

}  // namespace ask::score::plan_quality_test
