#include "agent/engine/schema/schema_model.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

namespace ask::engine::schema_model_test {
namespace {

db::Table table(std::string name) {
  db::Table t;
  t.schema = "main";
  t.name = std::move(name);
  t.columns.emplace_back().name = "id";
  return t;
}

}  // namespace

// A table that was dropped and created again is last in the catalog: same fingerprint, same number
// of values, and sometimes the address of the old snapshot. Regression: the old index crashed the
// host.
// feature 242
TEST(EngineCache, ASnapshotAtTheAddressOfAnOldOneIsDifferent) {
  EngineCache cache;
  std::optional<db::Snapshot> snapshot(std::in_place);
  snapshot->catalog.fingerprint = "same";
  snapshot->catalog.tables = {table("cust"), table("parts")};
  const auto before = cache.get(*snapshot);
  EXPECT_EQ(cache.get(*snapshot), before);
  db::Catalog again = snapshot->catalog;
  std::reverse(again.tables.begin(), again.tables.end());
  snapshot.emplace();
  snapshot->catalog = std::move(again);
  const auto after = cache.get(*snapshot);
  EXPECT_NE(after, before);
  EXPECT_TRUE(after->index.has_word(after->index.table(0), "part"));
}

}  // namespace ask::engine::schema_model_test
