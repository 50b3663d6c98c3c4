// Grounding of relations between tables: roles of keys, movements, semi-joins, counts of several
// tables, shares of rows, question words.
#include "agent/engine/ground/composite.h"
#include "agent/engine/ground/distinct_counts.h"
#include "agent/engine/ground/implied_sums.h"
#include "agent/engine/ground/join_preferences.h"
#include "agent/engine/ground/movements.h"
#include "agent/engine/ground/negation.h"
#include "agent/engine/ground/question_word_outputs.h"
#include "agent/engine/ground/role_references.h"
#include "agent/engine/ground/semi_joins.h"
#include "agent/engine/ground/separate_counts.h"
#include "agent/engine/ground/verb_tables.h"
#include "agent/engine/schema/key_roles.h"
#include "test/unit/engine/ground/grounding_fixture.h"

namespace ask::engine::grounding_test {

inline constexpr const char* kRoutes = R"(
  CREATE TABLE towns(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
  INSERT INTO towns VALUES(1, 'Lisbon'), (2, 'Paris'), (3, 'Berlin');
  CREATE TABLE routes(id INTEGER PRIMARY KEY, from_town_id INTEGER NOT NULL REFERENCES towns(id),
                      to_town_id INTEGER NOT NULL REFERENCES towns(id), km INTEGER);
  INSERT INTO routes VALUES(1, 1, 2, 1700), (2, 2, 3, 1050), (3, 3, 1, 2800);
  CREATE TABLE films(id INTEGER PRIMARY KEY, title TEXT NOT NULL UNIQUE,
                     director_id INTEGER REFERENCES people(id));
  CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, born_in TEXT);
  INSERT INTO people VALUES(1, 'Ada', 'Rome'), (2, 'Ben', 'Oslo');
  INSERT INTO films VALUES(1, 'Dust', 1), (2, 'Rain', 2), (3, 'Snow', 1);
)";

class GroundingRoles : public GroundingPhases {
 protected:
  enum : uint32_t { kTowns, kRouteRows, kFilms, kPeople };
  GroundingRoles() : GroundingPhases(kRoutes) {}
};

TEST_F(GroundingRoles, ARoleOfAKeyIsTheNameOfItsRow) {
  ask("films and their director");
  const ColumnExpr key{kFilms, 2};
  const ColumnExpr name = referred_column(in(), key, arcs_[column("director")]);
  EXPECT_EQ(name.table, kPeople);
  EXPECT_EQ(name.column, 1u);
  EXPECT_EQ(name.via, 2u);
  EXPECT_EQ(name.via_table, kFilms);
  EXPECT_EQ(referred_column(in(), {kFilms, 1}, arcs_[column("director")]), (ColumnExpr{kFilms, 1}));
  EXPECT_FALSE(is_noted_name(arcs_, arcs_[column("director")], key));  // there are no notes
}

TEST_F(GroundingRoles, BothEndsOfAMovementAreReadThroughTheirKeys) {
  ask("routes from Lisbon to Paris");
  Filter from, to;
  from.value = arc("Lisbon", MentionKind::kValue);
  to.value = arc("Paris", MentionKind::kValue);
  state_.sketch.filters.push(from);
  state_.sketch.filters.push(to);
  EXPECT_TRUE(names_other_end(in(), from));
  const auto column_of_end = [&](const Filter& filter) {
    return movement_column(in(), about(kRouteRows), filter, arcs_.mention(arcs_[filter.value]));
  };
  EXPECT_EQ(column_of_end(from).via, 1u);
  EXPECT_EQ(column_of_end(to).via, 2u);
  ask("routes in Lisbon");
  state_.sketch.filters = {};
  from.value = arc("Lisbon", MentionKind::kValue);
  state_.sketch.filters.push(from);
  EXPECT_FALSE(names_other_end(in(), from));
  EXPECT_EQ(column_of_end(from).via, kNone);
}

TEST_F(GroundingRoles, KeysAreChosenByTheNamedRoles) {
  ask("which directors are there");
  const SchemaGraph& graph = schema_->graph;
  const auto preferences =
      key_preferences(arcs_, graph, schema_->index, key_roles(graph, schema_->index));
  ASSERT_EQ(preferences.size(), graph.edges().size());
  for (size_t e = 0; e < preferences.size(); ++e) {
    if (graph.edges()[e].child == kFilms) {
      EXPECT_EQ(preferences[e], 1) << e;
    }
  }
}

TEST_F(GroundingPhases, QuestionWordsSelectTheirKindOfColumn) {
  ask("when did Ada order");
  GroundingState orders = about(kOrders);
  EXPECT_EQ(column_asked_for(in(), orders, Cue::kWhen), kPlacedOn);
  EXPECT_EQ(column_asked_for(in(), about(kCustomers), Cue::kWhere), kCity);
  EXPECT_FALSE(column_asked_for(in(), about(kProducts), Cue::kWhen).valid());
  EXPECT_EQ(item_name(in(), kOrders), kProductName);
  EXPECT_FALSE(item_name(in(), kProducts).valid());
  orders.add_output({kPlacedOn}, {});
  EXPECT_TRUE(answers_question_word(in(), orders));
  GroundingState names = about(kCustomers);
  names.add_output({kCustomerName}, {});
  EXPECT_FALSE(answers_question_word(in(), names));  // a name is not a date
}

TEST_F(GroundingPhases, SemiJoinsSelectKeysOfTheEntity) {
  ask("customers with orders and reviews");
  GroundingState state = about(kCustomers, {kOrders});
  const auto without = semi_join(in(), state, {kOrders}, {});
  ASSERT_TRUE(without);
  EXPECT_EQ(without->op, Op::kIn);
  EXPECT_TRUE(without->negated);
  EXPECT_EQ(without->column, kCustomerId);
  ASSERT_EQ(without->sub.size(), 1u);
  EXPECT_EQ(without->sub[0].select[0].column, kBuyer);
  EXPECT_EQ(tables_on_path(in(), about(kCustomers, {kOrders}), kProducts),
            (Tables{kProducts, kOrders}));
  EXPECT_TRUE(lists_as_alternatives((ask("customers with orders or reviews"), arcs_), kOrders,
                                    kReviews, true));
  EXPECT_FALSE(lists_as_alternatives((ask("customers with orders and reviews"), arcs_), kOrders,
                                     kReviews, true));
}

TEST_F(GroundingPhases, AlternativesAreJoinedByOr) {
  QueryBlock block;
  PendingCondition paris, rome;
  paris.condition.column = rome.condition.column = kCity;
  paris.condition.value = text("Paris");
  rome.condition.value = text("Rome");
  rome.is_or = true;
  add_alternatives(block, {paris, rome});
  ASSERT_EQ(block.where.size(), 1u);
  EXPECT_EQ(block.where[0].size(), 2u);
  rome.is_or = false;
  block = {};
  add_alternatives(block, {paris, rome});
  EXPECT_EQ(block.where.size(), 2u);
}

TEST_F(GroundingPhases, NegatedTablesAreExcludedByNotIn) {
  ask("customers without orders");
  state_.sketch.negated_tables.push(table("orders"));
  GroundingState state = about(kCustomers);
  std::vector<PendingCondition> outer;
  ASSERT_TRUE(negate(in(), state, outer));
  ASSERT_EQ(outer.size() + state.block.where.size(), 1u);
  const Condition& none = outer.empty() ? state.block.where[0][0] : outer[0].condition;
  EXPECT_EQ(none.op, Op::kIn);
  EXPECT_TRUE(none.negated);
  EXPECT_EQ(none.sub[0].entity, kOrders);
}

TEST_F(GroundingPhases, CountsOfSeveralTablesAreSeparateBlocks) {
  ask("how many customers and how many reviews");
  Output customers, reviews;
  customers.kind = reviews.kind = OutputKind::kCount;
  customers.arc = table("customers");
  reviews.arc = table("reviews");
  state_.sketch.outputs.push(customers);
  EXPECT_FALSE(counts_only_tables(in(), about(kCustomers)));  // one count only
  state_.sketch.outputs.push(reviews);
  EXPECT_TRUE(counts_only_tables(in(), about(kCustomers, {kReviews})));
  EXPECT_FALSE(counts_only_tables(in(), about(kCustomers, {kOrders})));  // mentions another
  LogicalForm form;
  count_tables(in(), form);
  EXPECT_EQ(form.block.entity, kCustomers);
  ASSERT_EQ(form.beside.size(), 1u);
  EXPECT_EQ(form.beside[0].entity, kReviews);
  GroundingState joined = about(kCustomers, {kReviews});
  joined.block.select = {{{kCustomers, kNone}, Aggregate::kCount},
                         {{kReviews, kNone}, Aggregate::kCount}};
  count_own_rows(in(), joined);
  EXPECT_TRUE(joined.block.select[0].distinct);
  EXPECT_EQ(joined.block.select[0].column, kCustomerId);
}

TEST_F(GroundingPhases, RowsRepeatedByAJoinAreCountedByTheirKey) {
  ask("customers by product");
  GroundingState state = about(kProducts, {kCustomers});
  state.block.tables = {kProducts, kOrders, kCustomers};
  state.block.group = {kProductName};
  state.block.select = {{{kCustomers, kNone}, Aggregate::kCount}};
  count_rows_once(in(), state);
  EXPECT_TRUE(state.block.select[0].distinct);
  EXPECT_EQ(state.block.select[0].column, kCustomerId);
  GroundingState orders = about(kProducts, {kOrders});
  orders.block.tables = {kProducts, kOrders};
  orders.block.group = {kProductName};
  orders.block.select = {{{kOrders, kNone}, Aggregate::kCount}};
  count_rows_once(in(), orders);
  EXPECT_FALSE(orders.block.select[0].distinct);  // each order is of one product
}

TEST_F(GroundingPhases, AShareCountsItsNumeratorWithAFilter) {
  ask("what percentage of customers are in Rome");
  state_.sketch.ratio = RatioKind::kPercent;
  state_.sketch.ratio_arc = arc("percentage of", MentionKind::kCue);
  Filter rome;
  rome.value = arc("Rome", MentionKind::kValue);
  state_.sketch.filters.push(rome);
  EXPECT_TRUE(is_in_numerator(in(), rome));
  GroundingState state = about(kCustomers);
  QueryBlock block;
  block.select = {{{kCustomers, kNone}, Aggregate::kCount}};
  Condition in_rome;
  in_rome.column = kCity;
  in_rome.value = text("Rome");
  in_rome.in_numerator = true;
  block.where = {{in_rome}};
  ASSERT_TRUE(combine_aggregates(in(), state, block));
  EXPECT_EQ(block.combine, Combine::kPercent);
  ASSERT_EQ(block.select.size(), 2u);
  EXPECT_EQ(block.select[0].only.size(), 1u);
  EXPECT_TRUE(block.select[1].only.empty());
  EXPECT_TRUE(block.where.empty());
  QueryBlock plain;
  plain.select = {{kCustomerName}};
  EXPECT_FALSE(combine_aggregates(in(), state, plain));  // names have no share
}

TEST_F(GroundingPhases, ADifferenceNeedsTwoAggregates) {
  ask("the difference between the highest and the lowest price");
  state_.sketch.ratio = RatioKind::kDifference;
  GroundingState state = about(kProducts);
  QueryBlock block;
  block.select = {{kPrice, Aggregate::kMinimum}, {kPrice, Aggregate::kMaximum}};
  ASSERT_TRUE(combine_aggregates(in(), state, block));
  EXPECT_EQ(block.combine, Combine::kDifference);
  EXPECT_EQ(block.select[0].fn, Aggregate::kMaximum);  // the larger one first
  block.limit = 1;
  EXPECT_FALSE(combine_aggregates(in(), state, block));
}

TEST_F(GroundingPhases, AmountsAreSummedForSeveralRows) {
  ask("price by city");
  GroundingState state = about(kCustomers, {kProducts});
  EXPECT_EQ(implied_aggregate(in(), state, kPrice, Aggregate::kAverage), Aggregate::kAverage);
  EXPECT_EQ(implied_aggregate(in(), about(kProducts), kPrice, Aggregate::kPlain),
            Aggregate::kPlain);
  state_.sketch.groups.push(column("city"));
  EXPECT_TRUE(says_per_group(in()));
  ask("city and price");
  state_.sketch.groups = {};
  state_.sketch.groups.push(column("city"));
  EXPECT_FALSE(says_per_group(in()));
}

TEST_F(GroundingPhases, AVerbFixesTheJoinPath) {
  ask("customers who ordered a lamp");
  GroundingState state = about(kCustomers);
  PendingCondition lamp;
  lamp.condition.column = kProductName;
  lamp.condition.value = text("lamp");
  EXPECT_TRUE(require_verb_tables(in(), state).empty());  // no distant table yet
  state.conditions.push_back(lamp);
  EXPECT_EQ(require_verb_tables(in(), state), (Tables{kOrders}));
  EXPECT_TRUE(state.mentions(kOrders));
  EXPECT_TRUE(contains(state.needed, static_cast<uint32_t>(kOrders)));
}

}  // namespace ask::engine::grounding_test
