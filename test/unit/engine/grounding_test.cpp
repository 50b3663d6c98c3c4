// The phases of grounding, each by itself: over the arcs of a question, with a sketch that the test
// writes, and only what the phase reads grounded before.
#include "agent/engine/ground/grounding.h"

#include <gtest/gtest.h>

#include "agent/engine/engine.h"
#include "agent/engine/ground/column_resolution.h"
#include "agent/engine/ground/filters.h"
#include "agent/engine/ground/group_having.h"
#include "agent/engine/ground/order_limit.h"
#include "agent/engine/ground/outputs.h"
#include "agent/engine/ground/tables.h"
#include "agent/engine/ground/where.h"
#include "agent/engine/lexicon/scales.h"
#include "agent/engine/link/linker.h"
#include "test/unit/support.h"

namespace ask::engine::grounding_test {
namespace {

constexpr const char* kShop = R"(
  CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT, born_on TEXT);
  CREATE TABLE products(id INTEGER PRIMARY KEY, name TEXT NOT NULL, price REAL);
  CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id),
                      product_id INTEGER NOT NULL REFERENCES products(id), placed_on TEXT);
  CREATE TABLE reviews(id INTEGER PRIMARY KEY, rating INTEGER,
                       customer_id INTEGER NOT NULL REFERENCES customers(id));
  CREATE TABLE notes(id INTEGER PRIMARY KEY, body TEXT);
  INSERT INTO customers VALUES(1, 'Ada', 'Paris', '1980-01-02'), (2, 'Ben', 'Rome', '1990-03-04'),
                              (3, 'Ada', 'Rome', '2000-05-06');
  INSERT INTO products VALUES(1, 'lamp', 20.5), (2, 'desk', 300), (3, 'chair', 80);
  INSERT INTO orders VALUES(1, 1, 1, '2023-05-01'), (2, 1, 2, '2023-06-10'),
                           (3, 2, 1, '2024-02-03');
  INSERT INTO reviews VALUES(1, 5, 1), (2, 3, 2), (3, 4, 3);
)";
enum : uint32_t { kCustomers, kProducts, kOrders, kReviews, kNotes };
constexpr ColumnExpr kCustomerId{kCustomers, 0}, kCustomerName{kCustomers, 1}, kCity{kCustomers, 2},
    kBornOn{kCustomers, 3}, kProductName{kProducts, 1}, kPrice{kProducts, 2}, kBuyer{kOrders, 1},
    kPlacedOn{kOrders, 3}, kRating{kReviews, 1}, kReviewer{kReviews, 2};
const GroupKey kNoMode{ColumnExpr{}};
using Tables = std::vector<uint32_t>;

class GroundingPhases : public testing::Test {
 protected:
  GroundingPhases() : db_(kShop) {
    auto snapshot =
        schemas_.get(db_, db::Measuring::kHere, {1000, 1 << 20, 1000}, 300, Clock::now());
    EXPECT_TRUE(snapshot);
    snapshot_ = *snapshot;
    schema_ = cache_.get(*snapshot_);
    facts_.emplace(*snapshot_, schema_->index);
  }
  void ask(std::string_view question) {
    lattice_ = link(question, *snapshot_, schema_->index);
    arcs_ = make_arcs(lattice_);
  }
  // The arc of the words that is of this kind.
  ArcId arc(std::string_view words, MentionKind kind) {
    for (size_t i = 0; i < arcs_.all.size(); ++i)
      if (arcs_.all[i].kind == kind && arcs_.text(arcs_.all[i]) == words)
        return static_cast<ArcId>(i);
    ADD_FAILURE() << "no such arc: " << words;
    return 0;
  }
  ArcId table(std::string_view words) { return arc(words, MentionKind::kTable); }
  ArcId column(std::string_view words) { return arc(words, MentionKind::kColumn); }
  // What is grounded before the phase.
  GroundingState about(uint32_t entity, const Tables& others = {}) {
    GroundingState state(default_weights(), state_);
    state.entity = entity;
    state.mentioned = state.needed = state.near = {entity};
    for (const uint32_t t : others)
      for (Tables* to : {&state.mentioned, &state.needed, &state.near}) to->push_back(t);
    return state;
  }
  GroundingState nothing() { return GroundingState(default_weights(), state_); }
  GroundingInput in() {
    return {{arcs_, *facts_, schema_->graph, default_weights()}, state_, picks_, true};
  }
  // The only condition of a filter.
  PendingCondition condition(const Filter& filter, GroundingState state) {
    state_.sketch.filters = {};
    state_.sketch.filters.push(filter);
    EXPECT_TRUE(ground_filters(in(), state));
    if (state.conditions.size() == 1) return state.conditions[0];
    ADD_FAILURE() << state.conditions.size() << " conditions";
    return {};
  }

  test::Database db_;
  db::SchemaCache schemas_;
  std::shared_ptr<const db::Snapshot> snapshot_;
  EngineCache cache_;
  std::shared_ptr<const EngineSchema> schema_;
  std::optional<ColumnFacts> facts_;
  Lattice lattice_;
  Arcs arcs_;
  ParserState state_;
  TableChoices picks_;
};

Value text(const char* value) { return std::string(value); }
float lost(const GroundingState& state) { return state.score.features[Feature::kNoColumn]; }

// Tables.

TEST_F(GroundingPhases, WhatIsCountedIsTheEntityAndNotTheFirstTable) {
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

TEST_F(GroundingPhases, ChosenTableOfAnArcIsTheOneThatIsMentioned) {
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

TEST_F(GroundingPhases, AmbiguousColumnIsTheOneOfTheNearestTable) {
  ask("names");
  GroundingState customers = about(kCustomers), products = about(kProducts);
  EXPECT_EQ(resolve_column(in(), customers, column("names")), kCustomerName);
  EXPECT_EQ(resolve_column(in(), products, column("names")), kProductName);
  GroundingState owned = about(kCustomers, {kProducts});
  EXPECT_EQ(resolve_column(in(), owned, column("names"), kProducts), kProductName);
}

TEST_F(GroundingPhases, BoundColumnStaysAndAnotherArcMayAvoidIt) {
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

TEST_F(GroundingPhases, ScaleImpliesAColumnThatMayRunTheOtherWay) {
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

TEST_F(GroundingPhases, TableAsAnOutputIsItsNameAndNothingIsItsRows) {
  ask("customers");
  Output rows;
  rows.kind = OutputKind::kTable;
  rows.arc = table("customers");
  state_.sketch.outputs.push(rows);
  GroundingState state = about(kCustomers);
  ASSERT_TRUE(ground_outputs(in(), state));
  EXPECT_EQ(state.block.select, (std::vector<ValueExpr>{{kCustomerName}}));
  EXPECT_EQ(state.plain_outputs, (std::vector<ColumnExpr>{kCustomerName}));
  EXPECT_TRUE(state.block.group.empty());  // of a later phase
}

// Filters.

TEST_F(GroundingPhases, DateWithoutColumnIsComparedWithThatOfTheEntity) {
  ask("orders in 2023");
  Filter filter;
  filter.value = arc("2023", MentionKind::kDate);
  const Condition year = condition(filter, about(kOrders)).condition;
  EXPECT_EQ(year.column, kPlacedOn);
  EXPECT_EQ(year.op, Op::kLike);
  EXPECT_EQ(year.value, text("2023%"));
}

TEST_F(GroundingPhases, LongerTimeIsBoundedByItsStartOrItsEnd) {
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

TEST_F(GroundingPhases, RangeOfDatesEndsBehindTheLastOne) {
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

TEST_F(GroundingPhases, OperandIsANumberForNumbersAndAFilterWithoutColumnIsCounted) {
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

TEST_F(GroundingPhases, ValueIsBoundToTheColumnThatHoldsIt) {
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
  EXPECT_TRUE(state.block.where.empty());  // of a later phase
}

// Groups, HAVING, ORDER BY.

TEST_F(GroundingPhases, NamesThatAreCountedAreGroupedByTheirKey) {
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

TEST_F(GroundingPhases, GroupKeyIsShownBeforeTheAggregateAsTheShapeSays) {
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

TEST_F(GroundingPhases, SuperlativeWithoutColumnLosesItsLimit) {
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

// WHERE.

TEST_F(GroundingPhases, NegatedTableIsNotJoinedAndItsNullsAreLeftOut) {
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
  ASSERT_EQ(sub.where.size(), 1u);  // customer_id of orders may be NULL, that of reviews not
  EXPECT_EQ(sub.where[0][0].op, Op::kIsNull);
}

TEST_F(GroundingPhases, TableThatIsAffirmedBesideANegationIsRequired) {
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

TEST_F(GroundingPhases, DeniedValueOfManyRowsHoldsForNoneOfThem) {
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
  // Of a row that the entity belongs to, it is a condition like any.
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

}  // namespace
}  // namespace ask::engine::grounding_test
