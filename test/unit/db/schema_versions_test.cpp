// The list of schema versions seen by a connection.
#include "agent/db/schema/schema_versions.h"

#include <gtest/gtest.h>

namespace ask::db::schema_versions_test {
namespace {

Catalog catalog(std::string fingerprint, const std::vector<std::string>& tables,
                std::string access_scope = "") {
  Catalog out;
  out.fingerprint = std::move(fingerprint);
  out.access_scope = std::move(access_scope);
  for (const std::string& name : tables) {
    Table& table = out.tables.emplace_back();
    table.schema = "main";
    table.name = name;
    table.columns.emplace_back().name = "id";
  }
  return out;
}

}  // namespace

// feature 32
TEST(SchemaVersions, AReturningVersionKeepsItsIdAndIsTheLatest) {
  SchemaVersions versions;
  versions.note(catalog("aaaaaaaaaa", {"a"}), 0);
  versions.note(catalog("bbbbbbbbbb", {"a", "b"}), 86'400);
  versions.note(catalog("aaaaaaaaaa", {"a"}), 90'000);
  const auto all = versions.of("");
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].id, "19700102000000_bbbbbbbb");
  EXPECT_EQ(all[0].change, "+b");
  EXPECT_EQ(all[1].id, "19700101000000_aaaaaaaa");
  EXPECT_EQ(all[1].change, "-b");
  EXPECT_EQ(versions.id_of("bbbbbbbbbb", ""), "19700102000000_bbbbbbbb");
}

// feature 32
TEST(SchemaVersions, ThreeOfEachAccessScopeAreKept) {
  SchemaVersions versions;
  for (const char* print : {"1111111111", "2222222222", "3333333333", "4444444444"})
    versions.note(catalog(print, {"a"}), 0);
  versions.note(catalog("5555555555", {"x"}, "low"), 0);
  ASSERT_EQ(versions.of("").size(), SchemaVersions::kMostVersions);
  EXPECT_EQ(versions.of("")[0].fingerprint, "2222222222");
  ASSERT_EQ(versions.of("low").size(), 1U);
  EXPECT_EQ(versions.of("low")[0].change, "");
  EXPECT_TRUE(versions.of("high").empty());
  for (size_t i = 0; i < 2 * SchemaVersions::kMostScopes; ++i)
    versions.note(catalog("6666666666", {}, "role " + std::to_string(i)), 0);
  EXPECT_TRUE(versions.of("low").empty());
}

// feature 32
TEST(SchemaVersions, TheChangeIsBoundedAndListsPartsOfNewTablesOnce) {
  const std::vector<SchemaPart> before = {{"a", "", ""}, {"a.x", "a", "INT"}, {"b", "", ""}};
  std::vector<SchemaPart> after = {
      {"a", "", ""}, {"a.x", "a", ""}, {"c", "", "view"}, {"c.y", "c", ""}};
  EXPECT_EQ(difference(before, after, 500), "+c, -b, ~a.x INT -> no type");
  for (int i = 0; i < 1000; ++i) after.push_back({"t" + std::to_string(1000 + i), "", ""});
  EXPECT_LE(difference(before, after, 500).size(), 500U);
}

}  // namespace ask::db::schema_versions_test
