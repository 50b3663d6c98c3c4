// Rows that a join would repeat are aggregated once, with a sub-query.
#include "agent/engine/adjust/rows_once.h"

#include <gtest/gtest.h>

#include "agent/engine/engine.h"
#include "test/unit/support.h"

namespace ask::engine::rows_once_test {
namespace {

constexpr const char* kShop = R"(
  CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, credit INTEGER);
  CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id),
                      total INTEGER);
  CREATE TABLE reviews(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id),
                       rating INTEGER, written_on TEXT);
  INSERT INTO customers VALUES(1, 'Ada', 5), (2, 'Ben', 7);
  INSERT INTO orders VALUES(1, 1, 10), (2, 1, 20), (3, 2, 30);
  INSERT INTO reviews VALUES(1, 1, 5, '2024-01-01'), (2, 1, 5, '2024-02-01'),
                            (3, 2, 1, '2024-03-01');
)";
enum : uint32_t { kCustomers, kOrders, kReviews };
constexpr ColumnExpr kCustomerId{kCustomers, 0}, kCredit{kCustomers, 2}, kTotal{kOrders, 2},
    kReviewer{kReviews, 1}, kRating{kReviews, 2}, kWrittenOn{kReviews, 3};

class RowsOnce : public testing::Test {
 protected:
  RowsOnce() : db_(kShop) {
    auto snapshot =
        schemas_.get(db_, db::Measuring::kHere, {1000, 1 << 20, 1000}, 300, Clock::now());
    EXPECT_TRUE(snapshot);
    snapshot_ = *snapshot;
    schema_ = cache_.get(*snapshot_);
  }
  // The block after the adjustment.
  QueryBlock once(QueryBlock block) {
    LogicalForm form;
    form.block = std::move(block);
    aggregate_rows_once(
        ColumnFacts(*snapshot_, schema_->index), schema_->graph, [](uint32_t) { return 0.0F; },
        form);
    return form.block;
  }

  test::Database db_;
  db::SchemaCache schemas_;
  std::shared_ptr<const db::Snapshot> snapshot_;
  EngineCache cache_;
  std::shared_ptr<const EngineSchema> schema_;
};

QueryBlock aggregate(Aggregate fn, ColumnExpr column, ColumnExpr tested, int64_t value) {
  QueryBlock block;
  block.entity = kCustomers;
  block.tables = {kReviews};
  if (column.table != kCustomers) block.tables.push_back(column.table);
  block.select = {{column, fn}};
  Condition condition;
  condition.column = tested;
  condition.value = value;
  block.where = {{condition}};
  return block;
}

TEST_F(RowsOnce, ASumMovesTheConditionIntoASubQuery) {
  const QueryBlock got = once(aggregate(Aggregate::kSum, kTotal, kRating, 5));
  EXPECT_EQ(got.entity, kOrders);
  EXPECT_EQ(got.tables, std::vector<uint32_t>{kCustomers});
  ASSERT_EQ(got.where.size(), 1u);
  const Condition& belongs = got.where[0][0];
  EXPECT_EQ(belongs.op, Op::kIn);
  EXPECT_EQ(belongs.column, kCustomerId);
  ASSERT_EQ(belongs.sub.size(), 1u);
  EXPECT_EQ(belongs.sub[0].entity, kReviews);
  EXPECT_EQ(belongs.sub[0].select[0].column, kReviewer);
  EXPECT_EQ(belongs.sub[0].where[0][0].column, kRating);
}

TEST_F(RowsOnce, QueriesWithoutRepeatedRowsAreUnchanged) {
  QueryBlock of_orders = aggregate(Aggregate::kSum, kTotal, kCredit, 5);
  of_orders.tables = {kOrders};
  EXPECT_EQ(once(of_orders), of_orders);
  const QueryBlock highest = aggregate(Aggregate::kMaximum, kCredit, kRating, 5);
  EXPECT_EQ(once(highest), highest);
}

TEST_F(RowsOnce, GroupsAndOutputsOfTheJoinedTableAreUnchanged) {
  QueryBlock by_rating = aggregate(Aggregate::kSum, kCredit, kCredit, 5);
  by_rating.group = {kRating};
  EXPECT_EQ(once(by_rating), by_rating);
  QueryBlock counted = aggregate(Aggregate::kCount, {kCustomers, kNone}, kRating, 5);
  counted.group = {kCustomerId};  // the reviews of each customer
  EXPECT_EQ(once(counted), counted);
}

TEST_F(RowsOnce, ACountOfDatedEventsIsUnchanged) {
  QueryBlock events = aggregate(Aggregate::kCount, {kCustomers, kNone}, kRating, 5);
  EXPECT_FALSE(once(events) == events);
  events.where[0][0].column = kWrittenOn;
  EXPECT_EQ(once(events), events);
}

}  // namespace
}  // namespace ask::engine::rows_once_test
