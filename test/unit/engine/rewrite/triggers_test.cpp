#include "agent/engine/rewrite/triggers.h"

#include <gtest/gtest.h>

#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/rewrite/word_sequence.h"

namespace ask::engine {
namespace {

bool has(std::string_view question, Trigger trigger) {
  return WordSequence::of_question(question).has(trigger);
}

TEST(Triggers, MatchWordsInAnyCaseAndPunctuation) {
  EXPECT_TRUE(has("Orders Until, 2024", Trigger::kUntil));
  EXPECT_TRUE(has("(until; 2024", Trigger::kUntil));
  EXPECT_FALSE(has("the untilled fields", Trigger::kUntil));
  EXPECT_FALSE(has("", Trigger::kUntil));
}

TEST(Triggers, MayBeFormsAndParts) {
  EXPECT_TRUE(has("order #15", Trigger::kDigits));
  EXPECT_FALSE(has("order fifteen", Trigger::kDigits));
  EXPECT_TRUE(has("unpaid bills", Trigger::kUn));
  EXPECT_TRUE(has("airtime (minutes)", Trigger::kUnit));
  EXPECT_TRUE(has("how many hours", Trigger::kTime));
  EXPECT_TRUE(has("unspent budgets", Trigger::kSales));
  EXPECT_TRUE(has("who supervises Ann", Trigger::kParentRole));
  EXPECT_FALSE(has("names of all cities", Trigger::kSales));
}

TEST(Triggers, OfOneWordMatchItsInflections) {
  auto words = WordSequence::of_question("orders until May");
  EXPECT_FALSE(words.has(0, Trigger::kUntil));
  EXPECT_TRUE(words.has(1, Trigger::kUntil));
  words.set(1, "in");
  EXPECT_FALSE(words.has(Trigger::kUntil));
  words.replace(0, 1, {"orders", "than"});
  EXPECT_TRUE(words.has(Trigger::kThan));
}

TEST(Triggers, OfSalesMayBeTwoWords) {
  const auto sales = [](std::string_view question) {
    return has_sales_words(WordSequence::of_question(question));
  };
  EXPECT_TRUE(sales("how many lamps"));
  EXPECT_TRUE(sales("What did we do"));
  EXPECT_TRUE(sales("top clients"));
  EXPECT_FALSE(sales("the top"));  // no second word
  EXPECT_FALSE(sales("how, many"));
  EXPECT_FALSE(sales("who did it"));
}

}  // namespace
}  // namespace ask::engine
