// feature 246: hostile trees and the translation into other dialects. test/dialects runs the SQL on
// the servers.
#include "agent/sql/dialect/render_for.h"

#include <gtest/gtest.h>

#include "agent/sql/parse.h"

namespace ask::sql::dialect_test {
namespace {

std::string there(const std::string& sql, Dialect dialect = Dialect::kDuckdb) {
  const auto query = parse(sql);
  if (!query) return query.error().message;
  const auto tables = [](const std::string&, const std::string& name) -> std::optional<KnownTable> {
    if (name != "t") return std::nullopt;
    return KnownTable{"t", {{"a", SqlType::kInteger}, {"b", SqlType::kText}}};
  };
  const auto out = render_for(*query, dialect, tables);
  return out ? *out : out.error().message;
}

std::string nested(int levels, const std::string& open, const std::string& close) {
  std::string out = "b";
  for (int i = 0; i < levels; ++i) out = open + out + close;
  return out;
}

}  // namespace

// Each of these is written twice or more on every level.
TEST(Dialect, ExponentialTranslationsAreRefused) {
  const std::string large = "DuckDB has no equivalent: the statement is too large";
  EXPECT_EQ(there("SELECT " + nested(40, "CAST(0 + (", " || 'x') AS INTEGER)") + " FROM t"), large);
  EXPECT_EQ(there("SELECT " + nested(60, "max(a, length(", "))") + " FROM t"), large);
  EXPECT_EQ(there("SELECT " + nested(40, "date(", ", '+1 month')") + " FROM t"), large);
  std::string query = "SELECT max(a), b FROM t";
  for (int i = 0; i < 30; ++i)
    query = "SELECT a, (SELECT count(*) FROM (" + query + ")) FROM t GROUP BY a";
  EXPECT_NE(there(query), "");
}

TEST(Dialect, LongChainsAreTranslated) {
  std::string chain = "SELECT 1 FROM t WHERE a = 0";
  for (int i = 1; i < 200; ++i) chain += " OR a = " + std::to_string(i);
  EXPECT_TRUE(there(chain).ends_with("OR \"t\".\"a\" = 199")) << there(chain);
  std::string list = "SELECT 1 FROM t WHERE a IN (0";
  for (int i = 1; i < 3000; ++i) list += ", " + std::to_string(i);
  EXPECT_TRUE(there(list + ")").ends_with(", 2999)"));
}

TEST(Dialect, DeepStatementsAreRefused) {
  EXPECT_EQ(there("SELECT " + nested(165, "NOT ", "") + " FROM t"),
            "DuckDB has no equivalent: the statement is nested too deeply");
}

TEST(Dialect, DialectNames) {
  EXPECT_EQ(dialect_named("Postgres"), Dialect::kPostgresql);
  EXPECT_EQ(dialect_named("DUCKDB"), Dialect::kDuckdb);
  EXPECT_EQ(dialect_named("sqlite3"), Dialect::kSqlite);
  EXPECT_EQ(dialect_named("mysql"), std::nullopt);
  EXPECT_EQ(there("SELECT c FROM t", Dialect::kPostgresql), "SELECT 'c' AS \"c\" FROM \"t\"");
  EXPECT_EQ(there("SELECT t.c FROM t"), "DuckDB has no equivalent: there is no column \"t\".\"c\"");
  EXPECT_EQ(there("SELECT 1 FROM u"), "DuckDB has no equivalent: there is no table \"u\"");
}

}  // namespace ask::sql::dialect_test
