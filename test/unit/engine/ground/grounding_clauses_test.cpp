// Grounding of groups, order, shape, WHERE and score, each phase alone.
#include <gtest/gtest.h>

#include "agent/engine/ground/accounting.h"
#include "agent/engine/ground/group_having.h"
#include "agent/engine/ground/nesting.h"
#include "agent/engine/ground/order_limit.h"
#include "agent/engine/ground/shape_choice.h"
#include "agent/engine/ground/where.h"
#include "test/unit/engine/ground/grounding_fixture.h"

namespace ask::engine::grounding_test {

// Groups, HAVING, ORDER BY.

TEST_F(GroundingPhases, CountedNamesAreGroupedByTheirKey) {
  ask("customers with more than 3 orders");
  HavingPart& having = state_.sketch.having;
  having.set = true;
  having.arc = table("orders");
  having.value = arc("3", MentionKind::kNumber);
  having.op = Op::kGreater;
  GroundingState state = about(kCustomers);
  state.add_output({kCustomerName}, {});
  ASSERT_TRUE(ground_having(in(), state));
  EXPECT_EQ(state.needed, (Tables{kCustomers, kOrders}));
  ASSERT_TRUE(state.block.having);
  EXPECT_EQ(state.block.having->op, Op::kGreater);
  EXPECT_EQ(state.block.having->value, Value(int64_t{3}));
  ASSERT_TRUE(ground_groups(in(), state, kNoMode));
  ASSERT_EQ(state.block.group.size(), 1u);
  EXPECT_EQ(state.block.group[0], kCustomerId);  // two customers are called Ada
}

TEST_F(GroundingPhases, TheShapeDecidesIfTheGroupKeyIsShownFirst) {
  ask("customers per city");
  state_.sketch.groups.push(column("city"));
  const auto select = [&](bool first) {
    GroundingInput input = in();
    input.group_first = first;
    GroundingState state = about(kCustomers);
    state.add_output({{kCustomers, kNone}, Aggregate::kCount}, {});
    bind_groups(input, state);
    EXPECT_TRUE(state.block.group.empty());  // bound only
    EXPECT_TRUE(ground_groups(input, state, kNoMode));
    EXPECT_EQ(state.block.group, (std::vector<GroupKey>{kCity}));
    return state.block.select;
  };
  ASSERT_EQ(select(true).size(), 2u);
  EXPECT_EQ(select(true)[0].column, kCity);
  EXPECT_EQ(select(false)[1].column, kCity);
}

TEST_F(GroundingPhases, MostCommonValuesAreGroupedByTheirColumn) {
  ask("the most common city");
  Superlative& common = state_.sketch.superlative;
  common.kind = SuperlativeKind::kPopular;
  common.arc = column("city");
  GroundingState state = about(kCustomers);
  const GroupKey mode = ground_superlative(in(), state);
  EXPECT_EQ(mode, kCity);
  ASSERT_EQ(state.block.order.size(), 1u);
  EXPECT_EQ(state.block.order[0].term.fn, Aggregate::kCount);
  ASSERT_TRUE(ground_groups(in(), state, mode));
  EXPECT_EQ(state.block.group, (std::vector<GroupKey>{kCity}));
}

TEST_F(GroundingPhases, ASuperlativeWithoutColumnLosesItsLimit) {
  ask("the oldest");
  Superlative& oldest = state_.sketch.superlative;
  oldest.kind = SuperlativeKind::kColumn;
  oldest.hint = arc("oldest", MentionKind::kCue);
  GroundingState customers = about(kCustomers);
  ground_superlative(in(), customers);
  ASSERT_EQ(customers.block.order.size(), 1u);
  EXPECT_EQ(customers.block.order[0].term.column, kBornOn);
  EXPECT_FALSE(customers.block.order[0].descending);
  EXPECT_EQ(customers.block.limit, 1);
  EXPECT_EQ(lost(customers), 0);
  GroundingState notes = about(kNotes);
  ground_superlative(in(), notes);
  EXPECT_TRUE(notes.block.order.empty());
  EXPECT_FALSE(notes.block.limit);
  EXPECT_EQ(lost(notes), 1);
}

// A query over the groups of the block.

TEST_F(GroundingPhases, AverageOfCountsIsTakenOverTheGroupsOnly) {
  ask("the average number of orders per customer");
  state_.sketch.outer = Aggregate::kAverage;
  GroundingState state = about(kOrders, {kCustomers});
  state.add_output({kCustomerName}, {});
  state.add_output({{kOrders, kNone}, Aggregate::kCount}, {});
  state.block.group = {kCustomerId};
  ASSERT_TRUE(nest_outer_aggregate(in(), state));
  EXPECT_EQ(state.block.outer, Aggregate::kAverage);
  EXPECT_EQ(state.block.select.size(), 1u);
  EXPECT_TRUE(state.plain_outputs.empty());
  state.block.limit = 3;  // it is unclear of which groups
  EXPECT_FALSE(nest_outer_aggregate(in(), state));
}

TEST_F(GroundingPhases, FirstRowsOfEachGroupAreRankedWithinIt) {
  ask("the oldest customer of each city");
  state_.sketch.superlative.kind = SuperlativeKind::kColumn;
  GroundingState state = about(kCustomers);
  state.add_output({kCustomerName}, {});
  state.group_columns = {kCity};
  state.block.order = {{{kBornOn}}};
  state.block.limit = 1;
  GroundingState by_key = state;
  ASSERT_TRUE(take_best_of_groups(in(), state));
  EXPECT_EQ(state.block.best_of, (std::vector<GroupKey>{kCity}));
  EXPECT_EQ(state.block.select, (std::vector<ValueExpr>{{kCity}, {kCustomerName}}));
  by_key.block.order = {{{kCity}}};  // each value is the first of its own group
  EXPECT_FALSE(take_best_of_groups(in(), by_key));
}

TEST_F(GroundingPhases, RunningTotalFollowsTheOnlyKey) {
  ask("running total of orders per date");
  state_.sketch.so_far = true;
  GroundingState state = about(kOrders);
  state.add_output({{kOrders, kNone}, Aggregate::kCount}, {});
  GroundingState without_key = state;
  EXPECT_FALSE(make_running_total(in(), without_key));
  state.block.group = {kPlacedOn};
  ASSERT_TRUE(make_running_total(in(), state));
  EXPECT_EQ(state.block.select[0].along, kPlacedOn);
  ASSERT_EQ(state.block.order.size(), 1u);
  EXPECT_EQ(state.block.order[0].term.column, kPlacedOn);
}

// The shape.

TEST_F(GroundingPhases, ShapeDropsUnusedTables) {
  ask("customers");
  GroundingState state = about(kCustomers, {kReviews, kOrders});
  state.needed = {kCustomers, kReviews};
  state.add_output({kCustomerName}, {});
  state.block.order = {{{kPlacedOn}}};
  GroundingState all = state;
  ASSERT_TRUE(apply_shape_choice(in(), all, {true, false, false}));
  EXPECT_EQ(all.needed, (Tables{kCustomers, kReviews, kOrders}));
  ASSERT_TRUE(apply_shape_choice(in(), state, {true, false, true}));
  EXPECT_EQ(state.needed, (Tables{kCustomers, kOrders}));
  EXPECT_EQ(state.mentioned, (Tables{kCustomers, kOrders}));
  EXPECT_LT(state.score.total, all.score.total);
  EXPECT_FALSE(apply_shape_choice(in(), state, {true, false, true}));  // nothing is left to drop
}

TEST_F(GroundingPhases, DistinctIsTriedOnlyIfRowsMayRepeat) {
  ask("customers");
  GroundingState cities = about(kCustomers);
  cities.add_output({kCity}, {});
  GroundingState keys = about(kCustomers);
  keys.add_output({kCustomerId}, {});
  EXPECT_TRUE(apply_shape_choice(in(), cities, {true, true, false}));
  EXPECT_TRUE(cities.block.distinct);
  EXPECT_FALSE(apply_shape_choice(in(), keys, {true, true, false}));
}

// WHERE.

TEST_F(GroundingPhases, NegatedTableIsNotJoinedAndItsNullsAreExcluded) {
  ask("customers without orders");
  state_.sketch.negated_tables.push(table("orders"));
  GroundingState state = about(kCustomers, {kOrders});
  state.block.entity = kCustomers;
  state.add_output({kCustomerName}, {});
  LogicalForm form;
  ASSERT_TRUE(ground_where(in(), state, form));
  EXPECT_EQ(form.block.tables, Tables{kCustomers});
  ASSERT_EQ(form.block.where.size(), 1u);
  const Condition& none = form.block.where[0][0];
  EXPECT_EQ(none.op, Op::kIn);
  EXPECT_TRUE(none.negated);
  EXPECT_EQ(none.column, kCustomerId);
  const QueryBlock& sub = none.sub.at(0);
  EXPECT_EQ(sub.select, (std::vector<ValueExpr>{{kBuyer}}));
  ASSERT_EQ(sub.where.size(), 1u);  // customer_id is nullable in orders, but not in reviews
  EXPECT_EQ(sub.where[0][0].op, Op::kIsNull);
}

TEST_F(GroundingPhases, ATableBesideANegatedOneIsRequired) {
  ask("customers who have reviews but no orders");
  state_.sketch.tables.push(table("customers"));
  state_.sketch.tables.push(table("reviews"));
  state_.sketch.negated_tables.push(table("orders"));
  GroundingState state = about(kCustomers, {kReviews});
  state.block.entity = kCustomers;
  state.add_output({kCustomerName}, {});
  LogicalForm form;
  ASSERT_TRUE(ground_where(in(), state, form));
  ASSERT_EQ(form.block.where.size(), 2u);
  EXPECT_TRUE(form.block.where[0][0].negated);
  EXPECT_FALSE(form.block.where[1][0].negated);
  EXPECT_EQ(form.block.where[1][0].sub.at(0).select, (std::vector<ValueExpr>{{kReviewer}}));
  EXPECT_TRUE(form.block.where[1][0].sub.at(0).where.empty());
  EXPECT_EQ(form.block.tables, Tables{kCustomers});
}

TEST_F(GroundingPhases, ANegatedValueOfSeveralRowsExcludesAllOfThem) {
  ask("customers");
  PendingCondition test;
  test.condition.column = kRating;
  test.condition.value = int64_t{5};
  test.condition.negated = true;
  test.position = 0;
  GroundingState state = about(kCustomers, {kReviews});
  state.block.entity = kCustomers;
  state.add_output({kCustomerName}, {});
  state.conditions = {test};
  LogicalForm form;
  state_.sketch.filters.push({});
  ASSERT_TRUE(ground_where(in(), state, form));
  ASSERT_EQ(form.block.where.size(), 1u);
  const Condition& none = form.block.where[0][0];
  EXPECT_EQ(none.op, Op::kIn);
  EXPECT_TRUE(none.negated);
  EXPECT_FALSE(none.sub.at(0).where.at(0)[0].negated);
  EXPECT_EQ(form.block.tables, Tables{kCustomers});
  // For a parent row it is an ordinary condition.
  GroundingState one = about(kOrders, {kCustomers});
  one.block.entity = kOrders;
  one.add_output({kPlacedOn}, {});
  one.conditions = {test};
  one.conditions[0].condition.column = kCity;
  LogicalForm of_one;
  ASSERT_TRUE(ground_where(in(), one, of_one));
  EXPECT_EQ(of_one.block.where[0][0].op, Op::kEqual);
}

TEST_F(GroundingPhases, ContradictingConditionsAreTwoQueries) {
  ask("customers");
  PendingCondition five, three;
  five.condition.column = three.condition.column = kRating;
  five.condition.value = int64_t{5};
  three.condition.value = int64_t{3};
  GroundingState state = about(kCustomers, {kReviews});
  state.block.entity = kCustomers;
  state.add_output({kCustomerName}, {});
  state.conditions = {five, three};
  LogicalForm form;
  ASSERT_TRUE(ground_where(in(), state, form));
  EXPECT_EQ(form.op, SetOperator::kIntersect);
  ASSERT_EQ(form.right.size(), 1u);
  EXPECT_EQ(form.block.where.at(0)[0].value, Value(int64_t{5}));
  EXPECT_EQ(form.right[0].where.at(0)[0].value, Value(int64_t{3}));
  state.conditions[1].is_or = true;
  state.block.where.clear();
  LogicalForm either;
  ASSERT_TRUE(ground_where(in(), state, either));
  EXPECT_EQ(either.op, SetOperator::kAlone);
  EXPECT_EQ(either.block.where.at(0).size(), 2u);
}

// Accounting.

TEST_F(GroundingPhases, AccountingCountsJoinsAndChangesOnlyTheScore) {
  ask("customers");
  const GroundingState state = about(kProducts);
  LogicalForm form;
  form.block.entity = kProducts;
  form.block.tables = {kProducts};
  form.block.select = {{kProductName}};
  GroundingScore alone = state.score;
  EXPECT_EQ(account(in(), state, form, alone), 0u);
  form.block.tables = {kProducts, kCustomers};
  form.block.select.push_back({kCustomerName});
  GroundingScore joined = state.score;
  EXPECT_EQ(account(in(), state, form, joined), 2u);  // over the orders
  EXPECT_LT(joined.total, alone.total);
  EXPECT_EQ(state.score.total, 0);
}

}  // namespace ask::engine::grounding_test
