// The plain data of the two intermediate representations.
#include "agent/engine/ir/sketch.h"

#include <gtest/gtest.h>

#include "agent/engine/ir/column_expr.h"
#include "agent/engine/ir/feature.h"
#include "agent/engine/ir/inline_vector.h"

namespace ask::engine::sketch_test {

TEST(InlineVectors, AFullOneDropsTheItem) {
  InlineVector<int, 2> v;
  EXPECT_TRUE(v.empty());
  EXPECT_TRUE(v.push(1));
  EXPECT_TRUE(v.push(2));
  EXPECT_FALSE(v.push(3));
  EXPECT_EQ(v.size(), 2u);
  EXPECT_EQ(v.back(), 2);
  v.erase(0);
  ASSERT_EQ(v.size(), 1u);
  EXPECT_EQ(v[0], 2);
  v.clear();
  EXPECT_EQ(v.begin(), v.end());
}

TEST(InlineVectors, EqualityIgnoresRemovedItems) {
  InlineVector<int, 2> a, b;
  a.push(1);
  a.push(2);
  a.pop();
  b.push(1);
  EXPECT_TRUE(a == b);
  b.push(3);
  EXPECT_FALSE(a == b);
}

TEST(Sketches, FeaturesAreNotedInTheSketch) {
  Sketch a, b;
  EXPECT_FALSE(a.noted(Feature::kUnsupported));
  a.note(Feature::kUnsupported);
  EXPECT_TRUE(a.noted(Feature::kUnsupported));
  EXPECT_FALSE(a == b);
  b.note(Feature::kUnsupported);
  EXPECT_TRUE(a == b);
  b.filters.push({});
  EXPECT_FALSE(a == b);
}

TEST(ColumnExprs, AColumnOverAKeyBelongsToTheRowOfTheKey) {
  ColumnExpr name{2, 1};
  EXPECT_EQ(name.home(), 2u);
  name.via = 3;
  name.via_table = 5;
  EXPECT_EQ(name.home(), 5u);
  EXPECT_FALSE(ColumnExpr{}.valid());
  EXPECT_TRUE((ColumnExpr{2, kNone}).whole());
}

TEST(ColumnExprs, ProductsAreSummableAndSpansAreDurations) {
  ColumnExpr revenue{1, 2};
  EXPECT_FALSE(revenue.product() || revenue.adds_up() || revenue.duration());
  revenue.factor_table = 1;
  revenue.factor = 3;
  EXPECT_TRUE(revenue.product() && revenue.adds_up());
  ColumnExpr span{1, 2};
  span.adjust = ColumnExpr::Adjust::kSince;
  EXPECT_TRUE(span.duration());
  EXPECT_FALSE(span == (ColumnExpr{1, 2}));
}

}  // namespace ask::engine::sketch_test
