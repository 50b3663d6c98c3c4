// Rules that build conditions: comparisons, flags, event dates, stored values, BETWEEN.
#include "agent/engine/parse/rules/arc_predicates.h"
#include "agent/engine/parse/rules/boolean_columns.h"
#include "agent/engine/parse/rules/column_comparisons.h"
#include "agent/engine/parse/rules/columns.h"
#include "agent/engine/parse/rules/date_columns.h"
#include "agent/engine/parse/rules/filters.h"
#include "agent/engine/parse/rules/numbers.h"
#include "agent/engine/parse/rules/values.h"
#include "test/unit/engine/parse/parsed_question.h"

namespace ask::engine::condition_rules_test {
namespace {

using namespace parsed_question;

ArcId number(const ParsedQuestion& q, std::string_view words) {
  return q.arc(MentionKind::kNumber, words);
}

TEST(ArcPredicates, TokensBeforeArticlesAndOwners) {
  const ParsedQuestion q("orders of all the customers and their name");
  EXPECT_EQ(previous_content_token(q.arcs(), q.token("customers")), q.token("of"));
  EXPECT_EQ(previous_content_token(q.arcs(), 0), kNoToken);
  EXPECT_EQ(token_before_owner(q.arcs(), q.token("name")), q.token("and"));
  EXPECT_TRUE(has_class_between(q.arcs(), 0, 8, kAndWord));
  EXPECT_FALSE(has_class_between(q.arcs(), 0, q.token("and"), kAndWord));
}

TEST(ArcPredicates, QuantitiesVerbsAndOperators) {
  const ParsedQuestion q("age and name");
  EXPECT_TRUE(is_quantity(q.context, q.column("age")));
  EXPECT_FALSE(is_quantity(q.context, q.column("name")));
  const ParsedQuestion did("what did each customer order");
  EXPECT_TRUE(is_main_verb(did.arcs(), did.token("order")));
  const ParsedQuestion noun("each customer order");
  EXPECT_FALSE(is_main_verb(noun.arcs(), noun.token("order")));
  EXPECT_EQ(comparison_operator(Cue::kAtMost), Op::kLessEqual);
  EXPECT_EQ(comparison_operator(Cue::kAnd), Op::kEqual);
}

TEST(FilterRules, AFilterTakesThePropertiesOfTheStateOnce) {
  ParserState state;
  state.negated = state.only = state.is_or = true;
  state.inside = 2;
  const Filter filter = new_filter(state);
  EXPECT_TRUE(filter.negated && filter.only && filter.is_or);
  EXPECT_EQ(filter.inside, 2);
  add_filter(state, filter);
  EXPECT_FALSE(state.negated || state.only || state.is_or);
  ASSERT_EQ(state.sketch.filters.size(), 1u);
  enter_subquery(state);
  EXPECT_EQ(state.inside, 0);
  state.in_negation = true;
  leave_subqueries(state);
  EXPECT_EQ(state.inside, -1);
  EXPECT_FALSE(state.in_negation);
}

TEST(FilterRules, AFilterOverTheLimitReplacesTheLastAndIsNoted) {
  ParserState state;
  for (ArcId i = 0; i < 9; ++i) {
    Filter filter;
    filter.value = i;
    add_filter(state, filter);
  }
  EXPECT_EQ(state.sketch.filters.size(), 8u);
  EXPECT_EQ(state.sketch.filters.back().value, 8);
  EXPECT_TRUE(state.sketch.noted(Feature::kUnsupported));
}

TEST(FilterRules, AComparisonWaitsForItsOperand) {
  ParsedQuestion q("customers with age above 30");
  apply_comparison(q.context, q.before("above"), q.cue("above"));
  ASSERT_EQ(q.out.size(), 1u);
  EXPECT_EQ(q.out[0].pending, Pending::kCompare);
  EXPECT_EQ(q.out[0].pending_op, Op::kGreater);
  EXPECT_EQ(q.out[0].pending_arc, q.cue("above"));
}

TEST(FilterRules, AnAverageComparisonWaitsWithItsAggregate) {
  ParsedQuestion q("orders below average");
  apply_average_comparison(q.context, q.before("below"), q.cue("below average"), false);
  ASSERT_EQ(q.out.size(), 1u);
  EXPECT_EQ(q.out[0].pending_op, Op::kLess);
  ASSERT_EQ(q.out[0].aggregates.size(), 1u);
  EXPECT_EQ(q.out[0].aggregates[0], Aggregate::kAverage);
  EXPECT_EQ(q.out[0].clause, Clause::kModifier);
}

TEST(FilterRules, AllAndAnyCompareWithAnExtremeOfTheRows) {
  ParsedQuestion q("older than all customers");
  ParserState state = q.before("all");
  state.pending = Pending::kCompare;
  state.pending_op = Op::kGreater;
  state.pending_arc = q.cue("older than");
  const ArcId any_arc = state.pending_arc;
  apply_quantified_comparison(q.context, state, any_arc, true);
  apply_quantified_comparison(q.context, state, any_arc, false);
  ASSERT_EQ(q.out.size(), 2u);
  EXPECT_EQ(q.out[0].sketch.filters[0].scalar, Aggregate::kMaximum);
  EXPECT_EQ(q.out[1].sketch.filters[0].scalar, Aggregate::kMinimum);
  EXPECT_EQ(q.out[0].sketch.filters[0].right, RightOperand::kAggregate);
  EXPECT_EQ(q.out[0].inside, 0);
  state.pending = Pending::kNothing;
  apply_quantified_comparison(q.context, state, any_arc, true);
  EXPECT_EQ(q.out.size(), 2u);
}

TEST(FilterRules, TheComparedColumnIsNearAndOnTheScale) {
  ParsedQuestion q("customers whose age is above 30");
  ParserState state = q.before("above");
  EXPECT_EQ(left_column(q.context, state, state.position, kNoArc, true), kNoArc);
  open_column(state, q.column("age"), false);
  EXPECT_EQ(left_column(q.context, state, state.position, kNoArc, true), q.column("age"));
  ParsedQuestion far("name of those that are older than 30");
  state = far.before("older");
  open_column(state, far.column("name"), false);
  EXPECT_EQ(left_column(far.context, state, state.position, kNoArc, true), kNoArc);
}

TEST(FilterRules, AComparedColumnIsNotAnOutputToo) {
  ParsedQuestion q("name and age above 30");
  ParserState state = q.before("above");
  add_output(state, q.column("name"), Aggregate::kPlain, false);
  add_output(state, q.column("age"), Aggregate::kPlain, false);
  open_column(state, q.column("age"), false);
  use_left_column(q.context, state, q.column("age"), state.position);
  ASSERT_EQ(state.sketch.outputs.size(), 1u);
  EXPECT_EQ(state.sketch.outputs[0].arc, q.column("name"));
  EXPECT_EQ(state.open, kNoArc);
}

TEST(FilterRules, ATextSearchWaitsForItsText) {
  ParsedQuestion q("name contains 'a'");
  apply_like(q.context, q.before("contains"), q.cue("contains"), 1);
  ASSERT_EQ(q.out.size(), 1u);
  EXPECT_EQ(q.out[0].pending, Pending::kLike);
  EXPECT_EQ(q.out[0].pending_superlative.arc, 1);  // at the start
}

TEST(NumberRules, BetweenTakesTwoNumbers) {
  ParsedQuestion q("orders with total between 5 and 10");
  ParserState state = q.before("5");
  state.pending = Pending::kBetween;
  state.pending_op = Op::kBetween;
  state.pending_arc = q.cue("between");
  open_column(state, q.column("total"), true);
  number_of_range(q.context, state, number(q, "5"));
  ASSERT_EQ(q.out.size(), 1u);
  ParserState second = q.out[0];
  EXPECT_EQ(second.pending, Pending::kBetween);
  q.out.clear();
  second.position = static_cast<uint16_t>(q.token("10"));
  number_of_range(q.context, second, number(q, "10"));
  ASSERT_FALSE(q.out.empty());
  const Filter& filter = q.out[0].sketch.filters[0];
  EXPECT_EQ(filter.op, Op::kBetween);
  EXPECT_EQ(filter.value, number(q, "5"));
  EXPECT_EQ(filter.high, number(q, "10"));
  EXPECT_EQ(filter.column, q.column("total"));
}

TEST(NumberRules, TwiceComparesTheCountOfAGroup) {
  ParsedQuestion q("more than twice");
  ParserState state = q.before("twice");
  state.pending = Pending::kCompare;
  state.pending_op = Op::kGreater;
  take_compared_number(q.context, state, number(q, "twice"));
  ASSERT_EQ(q.out.size(), 1u);
  EXPECT_TRUE(q.out[0].sketch.having.set);
  EXPECT_EQ(q.out[0].sketch.having.op, Op::kGreater);
  EXPECT_TRUE(q.out[0].sketch.filters.empty());
}

TEST(FlagRules, AFlagIsAConditionUnlessItIsComparedWithAValue) {
  ParsedQuestion q("premium of customers");
  EXPECT_TRUE(is_flag(q.arcs(), q.facts(), q.column("premium")));
  EXPECT_FALSE(flag_qualifies_table(q.context, q.column("premium")));  // "of" is between them
  EXPECT_FALSE(flag_includes_table(q.context, q.column("premium")));
  const ParsedQuestion value("a premium value of 1");
  EXPECT_FALSE(is_flag(value.arcs(), value.facts(), value.column("premium")));
  const ParsedQuestion age("age of customers");
  EXPECT_FALSE(is_flag(age.arcs(), age.facts(), age.column("age")));
  ParserState state = q.before("premium");
  state.negated = true;
  filter_by_flag(q.context, state, q.column("premium"));
  ASSERT_EQ(q.out.size(), 1u);
  ASSERT_EQ(q.out[0].sketch.filters.size(), 1u);
  EXPECT_EQ(q.out[0].sketch.filters[0].op, Op::kFlag);
  EXPECT_TRUE(q.out[0].sketch.filters[0].negated);
}

TEST(DateColumnRules, ANullableEventDateIsACondition) {
  ParsedQuestion q("orders not shipped yet");
  EXPECT_TRUE(is_event_date(q.context, q.column("shipped")));
  const ParsedQuestion placed("orders placed");
  EXPECT_FALSE(is_event_date(placed.context, placed.column("placed")));  // is never NULL
  ParserState state = q.before("shipped");
  state.negated = true;
  filter_by_event(q.context, state, q.column("shipped"));
  ASSERT_EQ(q.out.size(), 1u);
  EXPECT_EQ(q.out[0].sketch.filters[0].op, Op::kIsNull);
  EXPECT_FALSE(q.out[0].sketch.filters[0].negated);
  EXPECT_EQ(applied(q.out[0], RuleFeature::kFlag), 4);  // "yet"
}

TEST(DateColumnRules, AParticipleBeforeADateRestricts) {
  ParsedQuestion q("orders shipped in 2023");
  EXPECT_TRUE(restricts_by_date(q.context, q.before("shipped"), q.column("shipped")));
  const ParsedQuestion when("when were orders shipped in 2023");
  EXPECT_FALSE(restricts_by_date(when.context, when.before("shipped"), when.column("shipped")));
  const ParsedQuestion alone("orders shipped");
  EXPECT_FALSE(restricts_by_date(alone.context, alone.before("shipped"), alone.column("shipped")));
  const ParsedQuestion relative("orders of the last month");
  EXPECT_TRUE(is_relative_date_at(relative.arcs(), relative.token("the")));
  EXPECT_FALSE(is_relative_date_at(relative.arcs(), 0));
}

TEST(ValueRules, AStoredValueRestrictsItsColumn) {
  ParsedQuestion q("customers in Rome");
  const ArcId rome = q.arc(MentionKind::kValue, "Rome");
  ParserState state = q.before("rome");
  state.sketch.outputs.push({.arc = q.table("customers"), .kind = OutputKind::kTable});
  apply_value(q.context, state, rome);
  ASSERT_FALSE(q.out.empty());
  ASSERT_EQ(q.out[0].sketch.filters.size(), 1u);
  EXPECT_EQ(q.out[0].sketch.filters[0].value, rome);
  EXPECT_EQ(q.out[0].sketch.filters[0].op, Op::kEqual);
  EXPECT_EQ(q.out[0].clause, Clause::kModifier);
}

TEST(ValueRules, ColumnsAndTablesThatStoreAValue) {
  const ParsedQuestion q("city Rome name orders");
  const Arc& rome = q.arcs()[q.arc(MentionKind::kValue, "Rome")];
  EXPECT_TRUE(stores_value(q.context, q.column("city"), rome));
  EXPECT_FALSE(stores_value(q.context, q.column("name"), rome));
  EXPECT_FALSE(stores_value(q.context, q.table("orders"), rome));
}

TEST(ValueRules, ValuesAreChainedByOrAndCommas) {
  const ParsedQuestion q("customers in Rome or Paris");
  ParserState state = q.before("paris");
  Filter filter;
  filter.value = q.arc(MentionKind::kValue, "Rome");
  state.sketch.filters.push(filter);
  EXPECT_FALSE(is_chained(q.arcs(), state));  // the value is not the last arc
  state.last = filter.value;
  state.last_end = static_cast<uint16_t>(q.token("or"));
  EXPECT_TRUE(is_chained(q.arcs(), state));
  state.last = q.table("customers");
  EXPECT_FALSE(is_chained(q.arcs(), state));
  const ParsedQuestion apart("customers in Rome with age of Paris");
  state = apart.before("paris");
  filter.value = state.last = apart.arc(MentionKind::kValue, "Rome");
  state.last_end = static_cast<uint16_t>(apart.token("with"));
  state.sketch.filters.push(filter);
  EXPECT_FALSE(is_chained(apart.arcs(), state));
}

TEST(ColumnComparisons, AColumnCompletesTheComparisonWithItsAggregate) {
  ParsedQuestion q("orders with total above the average total");
  ParserState state = q.before("average");
  state.position = static_cast<uint16_t>(q.token("average") + 1);
  state.pending = Pending::kCompare;
  state.pending_op = Op::kGreater;
  state.pending_arc = q.cue("above");
  state.aggregates.push(Aggregate::kAverage);
  column_of_comparison(q.context, state, q.column("total"));
  ASSERT_FALSE(q.out.empty());
  ASSERT_EQ(q.out[0].sketch.filters.size(), 1u);
  EXPECT_EQ(q.out[0].sketch.filters[0].right, RightOperand::kAggregate);
  EXPECT_EQ(q.out[0].sketch.filters[0].scalar, Aggregate::kAverage);
  EXPECT_EQ(q.out[0].sketch.filters[0].op, Op::kGreater);
}

}  // namespace
}  // namespace ask::engine::condition_rules_test
