// A small database with its measured snapshot and the engine's model of it, for tests of single
// parts of the engine.
#pragma once
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/schema_model.h"
#include "test/unit/support.h"

namespace ask::engine::measured {

class Measured {
 public:
  explicit Measured(std::string_view script) : db_(script) {
    const auto snapshot =
        schemas_.get(db_, db::Measuring::kHere, {1000, 1 << 20, 1000}, 300, Clock::now());
    EXPECT_TRUE(snapshot);
    snapshot_ = *snapshot;
    schema_ = cache_.get(*snapshot_);
  }

  const db::Snapshot& snapshot() const { return *snapshot_; }
  const db::Catalog& catalog() const { return snapshot_->catalog; }
  const SchemaIndex& index() const { return schema_->index; }
  const SchemaGraph& graph() const { return schema_->graph; }
  const std::shared_ptr<const EngineSchema>& schema() const { return schema_; }
  ColumnFacts facts() const { return {*snapshot_, schema_->index}; }

  // The table or column ("orders", "orders.paid") of that name; fails the test if there is none.
  uint32_t table(std::string_view name) const {
    for (uint32_t t = 0; t < catalog().tables.size(); ++t)
      if (catalog().tables[t].name == name) return t;
    ADD_FAILURE() << "no table " << name;
    return 0;
  }
  ColumnExpr column(std::string_view name) const {
    const size_t dot = name.find('.');
    const uint32_t t = table(name.substr(0, dot));
    for (uint32_t c = 0; c < catalog().tables[t].columns.size(); ++c)
      if (catalog().tables[t].columns[c].name == name.substr(dot + 1)) return {t, c};
    ADD_FAILURE() << "no column " << name;
    return {};
  }
  // The reverse: "orders.paid", "orders" for a whole table, "" for an invalid column.
  std::string name(ColumnExpr c) const {
    if (!c.valid()) return {};
    const db::Table& t = catalog().tables[c.table];
    return c.whole() ? t.name : t.name + "." + t.columns[c.column].name;
  }

 private:
  test::Database db_;
  db::SchemaCache schemas_;
  std::shared_ptr<const db::Snapshot> snapshot_;
  EngineCache cache_;
  std::shared_ptr<const EngineSchema> schema_;
};

}  // namespace ask::engine::measured
