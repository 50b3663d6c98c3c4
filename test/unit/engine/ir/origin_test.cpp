// Origins: the arcs from which parts of a logical form were built.
#include "agent/engine/ir/origin.h"

#include <gtest/gtest.h>

#include "agent/engine/ir/logical_form.h"

namespace ask::engine::origin_test {

TEST(Origin, IsIgnoredWhenFormsAreCompared) {
  LogicalForm one, other;
  for (LogicalForm* form : {&one, &other}) {
    form->block.select = {{{0, 1}, Aggregate::kSum}};
    form->block.where = {{Condition{}}};
    form->block.group = {ColumnExpr{0, 2}};
    form->block.order = {{{{0, 1}, Aggregate::kSum}, true}};
    form->block.having = Having{};
  }
  one.block.select[0].from = {1};
  one.block.where[0][0].from = {2};
  one.block.group[0].from = {3};
  one.block.order[0].from = {4};
  one.block.having->from = {5};
  EXPECT_EQ(one, other);
}

TEST(Origin, KeepsEachArcOnce) {
  Origin origin{3, kNoArc, 5, 3};
  origin.add(Origin{5, 6});
  EXPECT_EQ(std::vector<ArcId>(origin.begin(), origin.end()), (std::vector<ArcId>{3, 5, 6}));
}

TEST(Origin, AFullOneKeepsTheFirstArcs) {
  Origin origin;
  for (ArcId id = 0; id < 99; ++id) origin.add(id);
  EXPECT_TRUE(origin.has(0));
  EXPECT_FALSE(origin.has(98));
}

TEST(Origin, IsKeptWhenRowsAreCountedByTheirKey) {
  ValueExpr count{{2, kNone}, Aggregate::kCount};
  count.from = {4};
  count_keys(count, {2, 0});
  EXPECT_EQ(count, (ValueExpr{{2, 0}, Aggregate::kCount, true}));
  EXPECT_TRUE(count.from.has(4));
}

}  // namespace ask::engine::origin_test
