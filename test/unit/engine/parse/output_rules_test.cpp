// Rules that build outputs, groups, orders and whole query forms.
#include "agent/engine/parse/rules/aggregates.h"
#include "agent/engine/parse/rules/columns.h"
#include "agent/engine/parse/rules/companions.h"
#include "agent/engine/parse/rules/composite.h"
#include "agent/engine/parse/rules/cues.h"
#include "agent/engine/parse/rules/groups.h"
#include "agent/engine/parse/rules/order.h"
#include "agent/engine/parse/rules/output_list.h"
#include "agent/engine/parse/rules/references.h"
#include "agent/engine/parse/rules/tables.h"
#include "agent/engine/parse/rules/transitions.h"
#include "agent/engine/parse/rules/wh_words.h"
#include "test/unit/engine/parse/parsed_question.h"

namespace ask::engine::output_rules_test {
namespace {

using namespace parsed_question;

void show_table(ParserState& state, ArcId arc) {
  state.sketch.outputs.push({.arc = arc, .kind = OutputKind::kTable});
}

TEST(AggregateRules, AnAggregateWaitsForItsColumn) {
  ParsedQuestion q("the average age");
  apply_aggregate(q.context, q.before("average"), q.cue("average"), Aggregate::kAverage);
  ASSERT_FALSE(q.out.empty());
  ASSERT_EQ(q.out.back().aggregates.size(), 1u);
  EXPECT_EQ(q.out.back().aggregates[0], Aggregate::kAverage);
}

TEST(AggregateRules, ACountWaitsForItsRows) {
  ParsedQuestion q("how many orders");
  apply_count(q.context, q.before("how"), q.cue("how many"));
  ASSERT_EQ(q.out.size(), 1u);
  EXPECT_EQ(q.out[0].pending, Pending::kCount);
  EXPECT_FALSE(q.out[0].distinct);
}

TEST(AggregateRules, ATableWithoutOtherWordsIsListed) {
  const ParsedQuestion q("orders and customers");
  ParserState state;
  EXPECT_FALSE(lists_one_table(state));
  show_table(state, q.table("orders"));
  EXPECT_TRUE(lists_one_table(state));
  state.sketch.groups.push(1);
  EXPECT_FALSE(lists_one_table(state));
}

TEST(ColumnRules, AColumnIsAnOutputFirst) {
  ParsedQuestion q("name of customers");
  apply_column(q.context, q.before("name"), q.column("name"));
  ASSERT_FALSE(q.out.empty());
  ASSERT_EQ(q.out[0].sketch.outputs.size(), 1u);
  EXPECT_EQ(q.out[0].sketch.outputs[0].arc, q.column("name"));
  EXPECT_EQ(q.out[0].open, q.column("name"));
}

TEST(TableRules, ATableIsAnOutputAndLaterOnlyJoined) {
  ParsedQuestion q("orders of customers");
  apply_table(q.context, q.before("orders"), q.table("orders"));
  ASSERT_FALSE(q.out.empty());
  const bool shown = std::any_of(q.out.begin(), q.out.end(), [](const ParserState& s) {
    return s.sketch.outputs.size() == 1 && s.sketch.outputs[0].kind == OutputKind::kTable;
  });
  EXPECT_TRUE(shown);
}

TEST(TableRules, AnAmountOfAGroupIsSummed) {
  const ParsedQuestion q("total by status");
  Output output;
  output.arc = q.column("total");
  EXPECT_TRUE(is_summed(q.context, output));
  output.fn = Aggregate::kAverage;
  EXPECT_FALSE(is_summed(q.context, output));
  const ParsedQuestion age("age by city");
  output.fn = Aggregate::kPlain;
  output.arc = age.column("age");
  EXPECT_FALSE(is_summed(age.context, output));  // not a noun that can be summed
}

TEST(GroupRules, PerOpensAGroupAndMayCount) {
  ParsedQuestion q("orders per customer");
  ParserState state = q.before("per");
  show_table(state, q.table("orders"));
  state.last = q.table("orders");
  state.last_end = state.position;
  apply_each(q.context, state, q.cue("per"));
  ASSERT_EQ(q.out.size(), 2u);
  EXPECT_EQ(q.out[0].sketch.outputs[0].kind, OutputKind::kCount);
  EXPECT_TRUE(q.out[0].sketch.counted_by_group);
  EXPECT_EQ(q.out[1].sketch.outputs[0].kind, OutputKind::kTable);
  for (const ParserState& s : q.out) EXPECT_EQ(s.clause, Clause::kGroup);
}

TEST(GroupRules, APeriodIsAGroupKeyAnOrderKeyOrAnOutput) {
  ParsedQuestion q("orders per month");
  const ArcId month = q.cue("month");
  ParserState state = q.before("month");
  state.clause = Clause::kGroup;
  apply_period(q.context, state, month);
  ASSERT_EQ(q.out.size(), 1u);
  ASSERT_EQ(q.out[0].sketch.groups.size(), 1u);
  EXPECT_EQ(q.out[0].sketch.groups[0], month);
  ParsedQuestion which("which month");
  apply_period(which.context, which.before("month"), which.cue("month"));
  ASSERT_EQ(which.out.size(), 1u);
  EXPECT_EQ(which.out[0].sketch.outputs[0].arc, which.cue("month"));
  ParsedQuestion loose("in month");
  apply_period(loose.context, loose.before("month"), loose.cue("month"));
  EXPECT_TRUE(loose.out.empty());
}

TEST(OrderRules, SuperlativesBeforeFirstSort) {
  const ParsedQuestion q("customers, oldest first");
  EXPECT_TRUE(find_ordering_superlatives(q.arcs()).test(q.token("oldest")));
  EXPECT_FALSE(find_ordering_superlatives(ParsedQuestion("the oldest customer").arcs()).any());
  ParsedQuestion sorted("customers, oldest first");
  ParserState state = sorted.before("oldest");
  show_table(state, sorted.table("customers"));
  apply_ordering_superlative(sorted.context, state, sorted.cue("oldest"));
  ASSERT_EQ(sorted.out.size(), 1u);
  ASSERT_EQ(sorted.out[0].sketch.orders.size(), 1u);
  EXPECT_TRUE(sorted.out[0].sketch.orders[0].directed);
  EXPECT_EQ(sorted.out[0].sketch.orders[0].hint, sorted.cue("oldest"));
  EXPECT_EQ(sorted.out[0].position, 4);  // after "first"
}

TEST(OrderRules, SortedByOpensTheOrderAndADirectionEndsIt) {
  ParsedQuestion q("orders sorted by total descending");
  apply_ordering(q.context, q.before("sorted"), q.cue("sorted by"));
  ASSERT_EQ(q.out.size(), 1u);
  EXPECT_EQ(q.out[0].clause, Clause::kOrder);
  ParserState state = q.out[0];
  state.sketch.orders.push({.arc = q.column("total")});
  q.out.clear();
  apply_direction(q.context, state, q.cue("descending"), true);
  ASSERT_EQ(q.out.size(), 1u);
  EXPECT_TRUE(q.out[0].sketch.orders[0].directed);
  EXPECT_TRUE(q.out[0].sketch.orders[0].descending);
  EXPECT_FALSE(q.out[0].sketch.directed);  // of the key, not of the query
  ParserState loose = q.before("descending");
  loose.clause = Clause::kModifier;
  q.out.clear();
  apply_direction(q.context, loose, q.cue("descending"), true);
  ASSERT_EQ(q.out.size(), 1u);
  EXPECT_TRUE(q.out[0].sketch.directed && q.out[0].sketch.descending);
  EXPECT_EQ(q.out[0].clause, Clause::kOrder);
}

TEST(CompositeRules, SharesCountRowsAndDifferencesDoNot) {
  ParsedQuestion q("what percentage of orders");
  const ArcId share = q.cue("percentage of");
  apply_ratio(q.context, q.before("percentage"), share);
  ASSERT_EQ(q.out.size(), 1u);
  EXPECT_EQ(q.out[0].sketch.ratio, RatioKind::kPercent);
  EXPECT_EQ(q.out[0].sketch.ratio_arc, share);
  EXPECT_EQ(q.out[0].pending, Pending::kCount);
  ParserState again = q.out[0];
  q.out.clear();
  apply_ratio(q.context, again, share);
  EXPECT_TRUE(q.out.empty());  // one ratio for each question
  ParsedQuestion total("the running total of orders");
  apply_so_far(total.context, total.before("running"), total.cue("running total of"));
  ASSERT_EQ(total.out.size(), 2u);
  EXPECT_TRUE(total.out[0].sketch.so_far);
}

TEST(OutputListRules, TheListAtTheEndIsFound) {
  const auto begin = [](std::string_view text) {
    return ParsedQuestion(text).layout.output_list.begin;
  };
  EXPECT_EQ(begin("the oldest customer? name and age"), 4u);
  EXPECT_EQ(begin("the oldest customer"), SIZE_MAX);
  const ParsedQuestion q("customers in Rome, name and age");
  EXPECT_TRUE(is_listed(q.context, q.token("age")));
  EXPECT_FALSE(is_listed(q.context, q.token("rome")));
}

TEST(OutputListRules, TheListReplacesTheOutputsBeforeIt) {
  const ParsedQuestion q("the oldest customer? name and age");
  ParserState state = q.before("name");
  show_table(state, q.table("customer"));
  open_output_list(q.context, state);
  EXPECT_EQ(state.second_sentence, 1);
  EXPECT_EQ(state.clause, Clause::kSelect);
  close_output_list(q.context, state);
  EXPECT_EQ(state.sketch.outputs.size(), 1u);  // nothing is listed yet
  add_output(state, q.column("name"), Aggregate::kPlain, false);
  close_output_list(q.context, state);
  ASSERT_EQ(state.sketch.outputs.size(), 1u);
  EXPECT_EQ(state.sketch.outputs[0].arc, q.column("name"));
  EXPECT_TRUE(state.sketch.listed);
  ASSERT_EQ(state.sketch.tables.size(), 1u);
  EXPECT_EQ(state.sketch.tables[0], q.table("customer"));
}

TEST(CompanionRules, NamesAfterWithAreOutputsUnlessNullable) {
  const auto found = [](std::string_view text) {
    const ParsedQuestion q(text);
    return find_companions(q.arcs(), q.facts());
  };
  EXPECT_TRUE(found("customers with name and age").contains(2));
  EXPECT_TRUE(found("customers with age").contains(2));
  EXPECT_FALSE(found("customers with email").contains(2));  // a condition: some have none
  EXPECT_FALSE(found("customers with age above 30").contains(2));
  const ParsedQuestion q("customers along with age");
  EXPECT_TRUE(is_adding_with(q.context, q.token("with"), q.token("age")));
}

TEST(QuestionWordRules, WhenAndWhereAreOutputs) {
  ParsedQuestion q("where does Ada live");
  apply_when_or_where(q.context, q.before("where"), q.cue("where"));
  ASSERT_EQ(q.out.size(), 1u);
  EXPECT_EQ(q.out[0].sketch.outputs[0].arc, q.cue("where"));
  ParsedQuestion verb("where did Ada order");  // the shop, not the place of residence
  apply_when_or_where(verb.context, verb.before("where"), verb.cue("where"));
  EXPECT_TRUE(verb.out.empty());
}

TEST(ReferenceRules, AColumnOfARoleIsReadThroughItsKey) {
  ParsedQuestion q("the age of the advisor");
  apply_role(q.context, q.before("age"), q.column("age"));
  ASSERT_EQ(q.out.size(), 1u);
  ASSERT_EQ(q.out[0].sketch.outputs.size(), 1u);
  EXPECT_EQ(q.out[0].sketch.outputs[0].arc, q.column("age"));
  EXPECT_EQ(q.out[0].sketch.outputs[0].role, q.column("advisor"));
  ParsedQuestion plain("the age of the customer");
  apply_role(plain.context, plain.before("age"), plain.column("age"));
  EXPECT_TRUE(plain.out.empty());
}

TEST(Transitions, SuccessorsConsumeAnArcOrSkipAWord) {
  ParsedQuestion q("name of customers");
  expand(q.context, ParserState{});
  ASSERT_GE(q.out.size(), 2u);
  bool consumed = false, skipped = false;
  for (const ParserState& s : q.out) {
    EXPECT_GT(s.position, 0);
    (s.last == q.column("name") ? consumed : skipped) = true;
  }
  EXPECT_TRUE(consumed);
  EXPECT_TRUE(skipped);
}

TEST(CueRules, ACueIsPlacedAtItsArc) {
  ParsedQuestion q("average age");
  apply_aggregate(q.context, q.before("average"), q.cue("average"), Aggregate::kAverage);
  carry_cues(q.context, q.before("average"), q.cue("average"), 0);
  ASSERT_FALSE(q.out.empty());
  ParserState state = q.out.back();
  ASSERT_EQ(state.cues.size(), 1u);
  EXPECT_EQ(state.cues[0].slot, CueSlot::kWaiting);
  q.out.clear();
  apply_column(q.context, state, q.column("age"));
  carry_cues(q.context, state, q.column("age"), 0);
  ASSERT_FALSE(q.out.empty());
  EXPECT_EQ(q.out[0].cues[0].slot, CueSlot::kOutput);
  EXPECT_EQ(q.out[0].cues[0].of, q.column("age"));
}

}  // namespace
}  // namespace ask::engine::output_rules_test
