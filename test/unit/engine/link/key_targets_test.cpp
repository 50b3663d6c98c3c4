#include "agent/engine/link/key_targets.h"

#include <gtest/gtest.h>

#include <chrono>
#include <string>

#include "agent/common/contains.h"

namespace ask::engine::key_targets_test {
namespace {

db::Catalog members(size_t tables) {
  db::Catalog out;
  for (size_t t = 0; t < tables; ++t) {
    db::Table& table = out.tables.emplace_back();
    table.schema = "main";
    table.name = "Teacher" + std::to_string(t);
    for (size_t k = 0; k < 5; ++k) {
      db::ForeignKey& key = table.foreign_keys.emplace_back();
      key.parent_schema = k % 2 == 0 ? "main" : "";
      key.parent_table = "teacher" + std::to_string((t * 7 + k * 3) % (tables + 1));
      key.by_role = k == 4;
    }
  }
  return out;
}

TEST(KeyTargetsTest, FindsWhatTheCatalogFinds) {
  db::Catalog catalog = members(20);
  catalog.tables.push_back(catalog.tables[3]);
  catalog.tables.back().schema = "temp";  // two tables of one name
  const KeyTargets keys(catalog);
  for (uint32_t t = 0; t < catalog.tables.size(); ++t)
    for (uint32_t p = 0; p < catalog.tables.size(); ++p)
      EXPECT_EQ(contains(keys.named(t), p), catalog.refers(catalog.tables[t], catalog.tables[p]));
}

TEST(KeyTargetsTest, TakesLittleTimeForManyTables) {
  const db::Catalog catalog = members(20000);
  const auto start = std::chrono::steady_clock::now();
  const KeyTargets keys(catalog);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
  EXPECT_FALSE(keys.of(0).empty());
}

}  // namespace
}  // namespace ask::engine::key_targets_test
