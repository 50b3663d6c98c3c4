// Rewriting rules that need no schema, each alone.
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "agent/engine/rewrite/rewrite_difference.h"
#include "agent/engine/rewrite/rewrite_durations.h"
#include "agent/engine/rewrite/rewrite_exclusion.h"
#include "agent/engine/rewrite/rewrite_further_outputs.h"
#include "agent/engine/rewrite/rewrite_informal.h"
#include "agent/engine/rewrite/rewrite_numbers.h"
#include "agent/engine/rewrite/rewrite_periods.h"
#include "agent/engine/rewrite/rewrite_question_forms.h"
#include "agent/engine/rewrite/rewrite_requests.h"
#include "agent/engine/rewrite/rewrite_second_question.h"
#include "agent/engine/rewrite/rewrite_shape.h"
#include "agent/engine/rewrite/rewrite_units.h"
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {
namespace {

// The question after a rule, and the shape of the query that the rule found in it.
struct RuleOutcome {
  std::string text;
  QueryShape shape;
};

template <class Rule>
RuleOutcome rewritten(Rule rule, std::string_view question) {
  RuleOutcome out;
  auto words = WordSequence::of_question(question);
  if constexpr (std::is_invocable_v<Rule, WordSequence&>)
    rule(words);
  else
    rule(words, out.shape);
  out.text = words.text();
  return out;
}

void further_outputs(WordSequence& words, QueryShape& shape) {
  extract_further_outputs(words, false, shape);
}
void shape_without_sales(WordSequence& words, QueryShape& shape) {
  rewrite_shape(words, SalesWords(), shape);
}
void unit_of_time(WordSequence& words, QueryShape& shape) {
  extract_unit(
      words, [](UnitId unit) { return unit == kHours; }, shape);
}
void requests(WordSequence& words) { rewrite_requests(words, ColumnTests()); }
void second_question(WordSequence& words, QueryShape& shape) {
  extract_second_question(words, false, shape);
}

TEST(RewritingRules, OfDurations) {
  EXPECT_EQ(rewritten(rewrite_durations, "how long does a ride take on average?").text,
            "what is the average ride duration");
  EXPECT_EQ(rewritten(rewrite_durations, "how many days between order and delivery?").text,
            "what is the days between order and delivery?");
  EXPECT_EQ(rewritten(rewrite_durations, "which ride took the longest?").text,
            "which ride is the longest lasting?");
  EXPECT_EQ(rewritten(rewrite_durations, "how long is the river?").text, "how long is the river?");
}

TEST(RewritingRules, OfExclusions) {
  EXPECT_EQ(rewritten(rewrite_exclusion, "orders leaving out refunds").text,
            "orders excluding refunds");
  EXPECT_EQ(rewritten(rewrite_exclusion, "total revenue, refunds don't count").text,
            "total revenue excluding refunds");
  EXPECT_EQ(rewritten(rewrite_exclusion, "orders with the refunds taken out").text,
            "orders excluding the refunds");
  EXPECT_EQ(rewritten(rewrite_exclusion, "orders, leave the closed ones out").text,
            "orders excluding the closed ones");
  EXPECT_EQ(rewritten(rewrite_exclusion, "which kits do not include tools").text,
            "which kits do not include tools");
  EXPECT_EQ(rewritten(rewrite_exclusion, "").text, "");
}

TEST(RewritingRules, OfFurtherOutputs) {
  const RuleOutcome email = rewritten(further_outputs, "orders, with email and phone");
  EXPECT_EQ(email.text, "orders");
  ASSERT_EQ(email.shape.further.size(), 2U);
  EXPECT_EQ(email.shape.further[0].word, "email");
  EXPECT_EQ(email.shape.further[1].word, "phone");
  const RuleOutcome giver = rewritten(further_outputs, "which talks were best, and who gave them?");
  EXPECT_EQ(giver.text, "which talks were best?");
  ASSERT_EQ(giver.shape.further.size(), 1U);
  EXPECT_EQ(giver.shape.further[0].kind, OutputRequest::Kind::kWho);
  EXPECT_EQ(giver.shape.further[0].word, "gave");
  const RuleOutcome none = rewritten(further_outputs, "orders of clients in Rome and Oslo");
  EXPECT_EQ(none.text, "orders of clients in Rome and Oslo");
  EXPECT_TRUE(none.shape.further.empty());
}

TEST(RewritingRules, OfInformalWords) {
  const auto none = [](std::string_view) { return false; };
  const auto informal = [&](WordSequence& words) { normalise_informal(words, none); };
  EXPECT_EQ(rewritten(informal, "whats the nr of orders?").text, "what is the number of orders?");
  EXPECT_EQ(rewritten(informal, "Whats up").text, "what is up");
  EXPECT_EQ(rewritten(informal, "\"whats\"").text, "\"whats\"");
  EXPECT_EQ(rewritten(informal, "").text, "");
  const auto phrases = [&](WordSequence& words) {
    rewrite_phrases(
        words, [](std::string_view word) { return word == "last" || word == "name"; },
        [](std::string_view text) { return text == "maiden name"; });
  };
  EXPECT_EQ(rewritten(phrases, "family names of all").text, "last names of all");
  EXPECT_EQ(rewritten(phrases, "maiden name of all").text, "maiden name of all");
}

TEST(RewritingRules, OfSeveralNumbers) {
  const RuleOutcome two = rewritten(extract_numbers, "how many pubs and how many shops are there?");
  EXPECT_EQ(two.text, "how many pubs");
  ASSERT_EQ(two.shape.numbers.size(), 1U);
  EXPECT_EQ(two.shape.numbers[0].question, "how many shops are there");
  EXPECT_FALSE(two.shape.numbers[0].among);
  const RuleOutcome among =
      rewritten(extract_numbers, "how many loans and how many of them are overdue?");
  ASSERT_EQ(among.shape.numbers.size(), 1U);
  EXPECT_TRUE(among.shape.numbers[0].among);
  const RuleOutcome both = rewritten(extract_aggregates, "total and average price");
  EXPECT_EQ(both.text, "total price");
  ASSERT_EQ(both.shape.further.size(), 1U);
  EXPECT_EQ(both.shape.further[0].figure, Figure::kAverage);
  const RuleOutcome one = rewritten(extract_numbers, "how many pubs and shops are there?");
  EXPECT_EQ(one.text, "how many pubs and shops are there?");
  EXPECT_TRUE(one.shape.numbers.empty());
}

TEST(RewritingRules, OfQuestionForms) {
  EXPECT_EQ(rewritten(rewrite_question, "what do the bills add up to?").text,
            "what is the total of the bills?");
  EXPECT_EQ(rewritten(rewrite_question, "what did the repairs cost?").text,
            "how much did the repairs cost?");
  EXPECT_EQ(rewritten(rewrite_question, "what").text, "what");
}

TEST(RewritingRules, OfRequests) {
  EXPECT_EQ(rewritten(requests, "split the orders by city").text, "the orders by city");
  EXPECT_EQ(rewritten(requests, "members who never told us their phone").text,
            "members without a phone");
  EXPECT_EQ(rewritten(requests, "what was our best month for sales").text,
            "which month had the most sales");
  EXPECT_EQ(rewritten(requests, "contrast tea").text, "contrast tea");
}

TEST(RewritingRules, OfSecondQuestions) {
  const RuleOutcome who = rewritten(second_question, "biggest fee, who was it from?");
  EXPECT_EQ(who.text, "who has the biggest fee?");
  EXPECT_TRUE(who.shape.with_measure);
  const RuleOutcome when = rewritten(second_question, "our oldest shop and when did it open?");
  EXPECT_EQ(when.text, "our oldest shop?");
  EXPECT_EQ(when.shape.when, "open");
  const RuleOutcome phrasal =
      rewritten(second_question, "the newest member and when they signed up");
  EXPECT_EQ(phrasal.shape.when, "sign up");
  EXPECT_FALSE(rewritten(second_question, "our oldest shop").shape.any());
}

TEST(RewritingRules, OfShapes) {
  const RuleOutcome more = rewritten(rewrite_difference, "how much more did Ann spend than Bob?");
  EXPECT_EQ(more.text, "how much did Ann spend and Bob?");
  EXPECT_TRUE(more.shape.difference);
  EXPECT_FALSE(more.shape.reversed);
  EXPECT_TRUE(
      rewritten(rewrite_difference, "how much less did Ann spend than Bob?").shape.reversed);
  const RuleOutcome versus = rewritten(shape_without_sales, "tea vs coffee");
  EXPECT_EQ(versus.text, "tea and coffee");
  EXPECT_TRUE(versus.shape.side_by_side);
  const RuleOutcome all =
      rewritten(shape_without_sales, "shops and orders, including those without orders");
  EXPECT_TRUE(all.shape.all_rows);
  const RuleOutcome every = rewritten(shape_without_sales, "who bought every product");
  EXPECT_EQ(every.shape.every, std::vector<std::string>{"product"});
  EXPECT_FALSE(rewritten(shape_without_sales, "tea").shape.any());
}

TEST(RewritingRules, OfUnits) {
  const RuleOutcome hours = rewritten(unit_of_time, "total airtime in hours");
  EXPECT_EQ(hours.text, "total airtime");
  EXPECT_EQ(hours.shape.unit, kHours);
  const RuleOutcome other = rewritten(unit_of_time, "total airtime in days");  // nothing to convert
  EXPECT_EQ(other.text, "total airtime in days");
  EXPECT_EQ(other.shape.unit, kNoUnit);
}

TEST(RewritingRules, ShareFormsOfWords) {
  const auto words = WordSequence::of_question("Orders (2024), please?");
  EXPECT_EQ(plain(words, 0), "orders");
  EXPECT_EQ(plain(words, 9), "");
  EXPECT_EQ(unbracketed(words, 1), "2024");
  EXPECT_TRUE(is_any(words, 2, {"please"}));
  EXPECT_FALSE(is_any(words, 3, {""}));
  EXPECT_TRUE(is_digits("15"));
  EXPECT_FALSE(is_digits("15a"));
  EXPECT_FALSE(is_digits(""));
  EXPECT_TRUE(may_be_year("2024"));
  EXPECT_FALSE(may_be_year("20245"));
  EXPECT_TRUE(is_month("january"));
  EXPECT_FALSE(is_month("jan"));
  EXPECT_EQ(end_mark("orders)?"), "?");
  EXPECT_EQ(end_mark("orders"), "");
}

TEST(RewritingRules, PeriodsInOtherWords) {
  const auto text = [](std::string_view question) {
    return rewritten(rewrite_periods, question).text;
  };
  EXPECT_EQ(text("orders more than two years ago"), "orders before two years ago");
  EXPECT_EQ(text("orders over a year ago"), "orders before a year ago");
  EXPECT_EQ(text("orders 3 or more months ago"), "orders before 3 months ago");
  EXPECT_EQ(text("orders less than 6 months ago"), "orders since 6 months ago");
  EXPECT_EQ(text("orders two years ago"), "orders two years ago");
  EXPECT_EQ(text("sales since the start of the year"), "sales since this year");
  EXPECT_EQ(text("orders in the month of May"), "orders in May");
  EXPECT_EQ(text("the month of May"), "the month of May");
}

}  // namespace
}  // namespace ask::engine
