// Grounding of tables, columns, outputs and filters, each phase alone.
#include <gtest/gtest.h>

#include "agent/engine/ground/column_resolution.h"
#include "agent/engine/ground/filters.h"
#include "agent/engine/ground/outputs.h"
#include "agent/engine/ground/tables.h"
#include "agent/engine/lexicon/scales.h"
#include "test/unit/engine/ground/grounding_fixture.h"

namespace ask::engine::grounding_test {

// Tables.

TEST_F(GroundingPhases, TheCountedTableIsTheEntity) {
  ask("for each customer how many orders");
  state_.sketch.tables.push(table("customer"));
  state_.sketch.tables.push(table("orders"));
  GroundingState first = nothing();
  ASSERT_TRUE(ground_tables(in(), first));
  EXPECT_EQ(first.entity, kCustomers);
  Output count;
  count.kind = OutputKind::kCount;
  count.arc = table("orders");
  state_.sketch.outputs.push(count);
  GroundingState counted = nothing();
  ASSERT_TRUE(ground_tables(in(), counted));
  EXPECT_EQ(counted.entity, kOrders);
  EXPECT_EQ(counted.mentioned, (Tables{kCustomers, kOrders}));
  EXPECT_EQ(counted.near, (Tables{kOrders, kCustomers}));
}

TEST_F(GroundingPhases, ChosenTableOfAnArcIsMentioned) {
  ask("orders");
  state_.sketch.tables.push(table("orders"));
  picks_.push({table("orders"), kReviews});
  GroundingState state = nothing();
  ASSERT_TRUE(ground_tables(in(), state));
  EXPECT_EQ(state.entity, kReviews);
}

TEST_F(GroundingPhases, ColumnsAndValuesVoteForTheEntityOfAQuestionWithoutTables) {
  ask("price");
  GroundingState none = nothing();
  EXPECT_FALSE(ground_tables(in(), none));
  Output price;
  price.arc = column("price");
  state_.sketch.outputs.push(price);
  GroundingState state = nothing();
  ASSERT_TRUE(ground_tables(in(), state));
  EXPECT_EQ(state.entity, kProducts);
  EXPECT_TRUE(state.mentioned.empty());
}

// Columns.

TEST_F(GroundingPhases, AnAmbiguousColumnBelongsToTheNearestTable) {
  ask("names");
  GroundingState customers = about(kCustomers), products = about(kProducts);
  EXPECT_EQ(resolve_column(in(), customers, column("names")), kCustomerName);
  EXPECT_EQ(resolve_column(in(), products, column("names")), kProductName);
  GroundingState owned = about(kCustomers, {kProducts});
  EXPECT_EQ(resolve_column(in(), owned, column("names"), kProducts), kProductName);
}

TEST_F(GroundingPhases, ABoundColumnIsKeptAndAnotherArcMayAvoidIt) {
  ask("the name and the name");
  std::vector<ArcId> names;
  for (size_t i = 0; i < arcs_.all.size(); ++i)
    if (arcs_.all[i].kind == MentionKind::kColumn) names.push_back(static_cast<ArcId>(i));
  ASSERT_EQ(names.size(), 2u);
  GroundingState state = about(kCustomers, {kProducts});
  EXPECT_EQ(resolve_column(in(), state, names[0]), kCustomerName);
  EXPECT_EQ(resolve_column(in(), state, names[1], kNone, Want::kAny, true), kProductName);
  state.near = {kProducts};
  EXPECT_EQ(resolve_column(in(), state, names[0]), kCustomerName);
  EXPECT_EQ(state.columns.size(), 2u);
}

TEST_F(GroundingPhases, AScaleImpliesAColumnThatMayBeReversed) {
  ask("oldest");
  GroundingState state = about(kCustomers);
  bool reversed = false;
  EXPECT_EQ(implied_column(in(), state, scales::kAge, &reversed), kBornOn);
  EXPECT_TRUE(reversed);
  EXPECT_EQ(state.score.features[Feature::kImplied], 1);
  EXPECT_LT(state.score.total, 0);
  GroundingState far = about(kProducts);
  EXPECT_EQ(implied_column(in(), far, scales::kPrice, &reversed), kPrice);
  EXPECT_FALSE(reversed);
}

// Outputs.

TEST_F(GroundingPhases, ATableOutputIsItsNameAndNoOutputIsItsRows) {
  ask("customers");
  Output rows;
  rows.kind = OutputKind::kTable;
  rows.arc = table("customers");
  state_.sketch.outputs.push(rows);
  GroundingState state = about(kCustomers);
  ASSERT_TRUE(ground_outputs(in(), state));
  EXPECT_EQ(state.block.select, (std::vector<ValueExpr>{{kCustomerName}}));
  EXPECT_EQ(state.plain_outputs, (std::vector<ColumnExpr>{kCustomerName}));
  EXPECT_TRUE(state.block.group.empty());  // bound in a later phase
}

// Filters.

TEST_F(GroundingPhases, ADateWithoutColumnIsComparedWithThatOfTheEntity) {
  ask("orders in 2023");
  Filter filter;
  filter.value = arc("2023", MentionKind::kDate);
  const Condition year = condition(filter, about(kOrders)).condition;
  EXPECT_EQ(year.column, kPlacedOn);
  EXPECT_EQ(year.op, Op::kLike);
  EXPECT_EQ(year.value, text("2023%"));
}

TEST_F(GroundingPhases, ALongPeriodIsBoundedByItsStartOrItsEnd) {
  ask("orders placed in May 2023");
  Filter filter;
  filter.column = column("placed");
  filter.value = arc("May 2023", MentionKind::kDate);
  const auto bound = [&](Op op) {
    filter.op = op;
    return condition(filter, about(kOrders)).condition;
  };
  EXPECT_EQ(bound(Op::kEqual).value, text("2023-05%"));
  EXPECT_EQ(bound(Op::kLess).value, text("2023-05-01"));
  EXPECT_EQ(bound(Op::kLess).op, Op::kLess);
  EXPECT_EQ(bound(Op::kGreater).value, text("2023-06-01"));
  EXPECT_EQ(bound(Op::kGreater).op, Op::kGreaterEqual);
  EXPECT_EQ(bound(Op::kLessEqual).op, Op::kLess);
}

TEST_F(GroundingPhases, ARangeOfDatesEndsAfterTheLastOne) {
  ask("orders placed in May 2023 or June 2023");
  Filter filter;
  filter.column = column("placed");
  filter.value = arc("May 2023", MentionKind::kDate);
  filter.high = arc("June 2023", MentionKind::kDate);
  filter.op = Op::kBetween;
  const Condition range = condition(filter, about(kOrders)).condition;
  EXPECT_EQ(range.op, Op::kRange);
  EXPECT_EQ(range.value, text("2023-05-01"));
  EXPECT_EQ(range.high, text("2023-07-01"));
}

TEST_F(GroundingPhases, OperandsOfNumericColumnsAreNumbersAndAFilterWithoutColumnCounts) {
  ask("products with a price above 20");
  Filter filter;
  filter.column = column("price");
  filter.value = arc("20", MentionKind::kNumber);
  filter.op = Op::kGreater;
  const Condition above = condition(filter, about(kProducts)).condition;
  EXPECT_EQ(above.column, kPrice);
  EXPECT_EQ(above.value, Value(int64_t{20}));
  filter.column = kNoArc;
  filter.op = Op::kEqual;
  state_.sketch.filters = {};
  state_.sketch.filters.push(filter);
  GroundingState state = about(kCustomers);
  ASSERT_TRUE(ground_filters(in(), state));
  EXPECT_TRUE(state.conditions.empty());
  EXPECT_EQ(lost(state), 1);
}

TEST_F(GroundingPhases, AValueIsBoundToTheColumnThatStoresIt) {
  ask("orders from Rome or Paris");
  Filter rome, paris;
  rome.value = arc("Rome", MentionKind::kValue);
  paris.value = arc("Paris", MentionKind::kValue);
  paris.chained = true;
  state_.sketch.filters.push(rome);
  state_.sketch.filters.push(paris);
  GroundingState state = about(kOrders);
  ASSERT_TRUE(ground_filters(in(), state));
  ASSERT_EQ(state.conditions.size(), 2u);
  EXPECT_EQ(state.conditions[0].condition.column, kCity);
  EXPECT_EQ(state.conditions[0].condition.value, text("Rome"));
  EXPECT_FALSE(state.conditions[0].is_or);
  EXPECT_TRUE(state.conditions[1].is_or);
  EXPECT_TRUE(state.block.where.empty());  // added in a later phase
}

}  // namespace ask::engine::grounding_test
