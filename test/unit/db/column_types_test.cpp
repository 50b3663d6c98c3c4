#include <gtest/gtest.h>

#include <string>

#include "agent/db/schema/column_types.h"

namespace ask::db::column_types_test {
namespace {

TEST(DbTypes, AffinityFollowsTheRulesOfSQLite) {
  EXPECT_EQ(affinity_of("BIGINT UNSIGNED", false), Affinity::kInteger);
  EXPECT_EQ(affinity_of("CHARINT", false), Affinity::kInteger);  // INT comes first
  EXPECT_EQ(affinity_of("varchar(30)", false), Affinity::kText);
  EXPECT_EQ(affinity_of("", false), Affinity::kBlob);
  EXPECT_EQ(affinity_of("BLOB", false), Affinity::kBlob);
  EXPECT_EQ(affinity_of("DOUBLE PRECISION", false), Affinity::kReal);
  EXPECT_EQ(affinity_of("DECIMAL(10,5)", false), Affinity::kNumeric);
  EXPECT_EQ(affinity_of("ANY", false), Affinity::kNumeric);
  EXPECT_EQ(affinity_of("ANY", true), Affinity::kBlob);
}

TEST(DbTypes, DeclaredTypesHaveKinds) {
  const auto kind = [](const char* type) {
    return std::string(name(kind_of_declared(type, affinity_of(type, false))));
  };
  const std::pair<const char*, const char*> kExpected[] = {
      {"INTEGER", "integer"}, {"tinyint(1)", "integer"}, {"BOOLEAN", "boolean"},
      {"DATE", "date"},       {"DATETIME", "datetime"},  {"timestamp", "datetime"},
      {"TIME", "time"},       {"YEAR", "year"},          {"NVARCHAR(9)", "text"},
      {"STRING", "text"},     {"DECIMAL(9,2)", "real"},  {"NUMERIC(9,0)", "integer"},
      {"REAL", "real"},       {"BLOB", "blob"},          {"VARBINARY", "blob"},
      {"", "unknown"},        {"whatever", "unknown"}};
  for (const auto& [type, expected] : kExpected) EXPECT_EQ(kind(type), expected) << type;
}

TEST(DbTypes, TextsHaveKinds) {
  const auto kind = [](const char* text) { return std::string(name(kind_of_text(text))); };
  const std::pair<const char*, const char*> kExpected[] = {
      {"2024-02-29", "date"},
      {"2024-02-30", "text"},
      {"2024-13-01", "text"},
      {"2024-01-01 10:20", "datetime"},
      {"2024-01-01T10:20:30.5Z", "datetime"},
      {"2024-01-01 10:20:30 +02:00", "datetime"},
      {"2024-01-01 x", "text"},
      {"10:20", "time"},
      {"23:59:59.123", "time"},
      {"10:99", "text"},
      {"12", "integer"},
      {"-7", "integer"},
      {"02134", "text"},
      {"0", "integer"},
      {"1.50", "real"},
      {".5", "real"},
      {"1e5", "real"},
      {"1e", "text"},
      {"-", "text"},
      {"12 apples", "text"},
      {"", "text"},
      {"123456789012345678901", "text"}};
  for (const auto& [text, expected] : kExpected) EXPECT_EQ(kind(text), expected) << text;
}

}  // namespace
}  // namespace ask::db::column_types_test
