// feature 107: complexity counts every construct once.
#include "agent/sql/complexity.h"

#include <gtest/gtest.h>

#include "agent/sql/parse.h"

namespace ask::sql::complexity_test {
namespace {

QueryCounts counts_of(const char* sql) {
  const Result<Query> query = parse(sql);
  EXPECT_TRUE(query) << query.error().message;
  return query_counts(*query);
}

TEST(QueryCounts, CountsOneInnerJoinOnce) {
  const QueryCounts s = counts_of("SELECT a.x FROM a INNER JOIN b ON a.id = b.id");
  EXPECT_EQ(s.tables, 2);
  EXPECT_EQ(s.joins, 1);
  EXPECT_EQ(s.comma_joins, 0);
  EXPECT_EQ(s.where_conditions, 0);
  EXPECT_DOUBLE_EQ(complexity(s), .28);
}

TEST(QueryCounts, CountsEveryKindOfJoinOnce) {
  const QueryCounts s =
      counts_of("SELECT 1 FROM a LEFT JOIN b ON 1, c NATURAL JOIN (d CROSS JOIN e)");
  EXPECT_EQ(s.tables, 5);
  EXPECT_EQ(s.joins, 4);
  EXPECT_EQ(s.comma_joins, 1);
}

TEST(QueryCounts, DistinguishesSubqueriesFromCommonTables) {
  const QueryCounts s = counts_of(
      "WITH x AS (SELECT id FROM t), y AS (SELECT id FROM x) "
      "SELECT (SELECT 1), id FROM y JOIN (SELECT 2) WHERE id IN (SELECT id FROM x) OR "
      "EXISTS (SELECT 1 FROM main.x)");
  EXPECT_EQ(s.common_tables, 2);
  EXPECT_EQ(s.subqueries, 4);
  EXPECT_EQ(s.tables, 2) << "t and main.x";
  EXPECT_EQ(s.joins, 1);
}

TEST(QueryCounts, CountsConstructsInAndAroundTheColumns) {
  const QueryCounts s = counts_of(
      "SELECT DISTINCT count(DISTINCT a), max(b, 1), rank() OVER (ORDER BY c), "
      "CASE WHEN sum(a) > 1 THEN 2 END FROM t WHERE a = 1 AND (b = 2 OR NOT c = 3) "
      "GROUP BY d, e HAVING min(f) > 0 UNION SELECT 1, 2, 3, 4 ORDER BY 1, 2 LIMIT 3");
  EXPECT_EQ(s.aggregates, 3);
  EXPECT_EQ(s.windows, 1);
  EXPECT_EQ(s.cases, 1);
  EXPECT_EQ(s.where_conditions, 3);
  EXPECT_EQ(s.group_columns, 2);
  EXPECT_EQ(s.order_columns, 2);
  EXPECT_EQ(s.set_operations, 1);
  EXPECT_TRUE(s.select_distinct && s.distinct_argument && s.where && s.from);
  EXPECT_FALSE(s.star);
  EXPECT_TRUE(counts_of("SELECT t.* FROM t").star);
  EXPECT_FALSE(counts_of("SELECT count(*) FROM t").star);
  // table .08, aggregate .10, window .15, distinct .05, set .10, case .05, where .09, order .04,
  // group .06
  EXPECT_DOUBLE_EQ(complexity(s), .72);
}

TEST(QueryCounts, NamesTheLevel) {
  EXPECT_EQ(name(complexity_level(complexity(counts_of("SELECT 1")))), "simple");
  EXPECT_EQ(name(complexity_level(complexity(counts_of("SELECT count(*) FROM t WHERE a = 1")))),
            "moderate");
  EXPECT_EQ(name(complexity_level(.4)), "complex");
  EXPECT_EQ(name(complexity_level(.7)), "very complex");
  QueryCounts huge;
  huge.tables = huge.joins = huge.subqueries = huge.common_tables = 100;
  EXPECT_DOUBLE_EQ(complexity(huge), 1.0);
}

}  // namespace
}  // namespace ask::sql::complexity_test
