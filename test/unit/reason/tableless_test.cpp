#include "agent/reason/tableless.h"

#include <gtest/gtest.h>

namespace ask::reason::tableless_test {

// feature 75
TEST(Tableless, ArithmeticAndTheClockNeedNoTable) {
  for (const std::string_view question :
       {"What is 2 + 3?", "how much is 15% of 80", "2*(3+4)", "What is the square root of 2?",
        "Calculate the sum of 3, 4 and 5.5.", "What is seven times eight?", "What's today's date?",
        "What time is it now?", "which day is it tomorrow", "current date and time", "1/3"})
    EXPECT_TRUE(needs_no_table(question)) << question;
}

// feature 75
TEST(Tableless, AnyOtherWordNeedsATable) {
  for (const std::string_view question :
       {"", "?", "What is it?", "tell me a joke about cats and dogs", "How many of the 5?",
        "15 % of the sales", "What is the sum of 2023?", "today's orders", "How many orders today?",
        "What is the average price?", "current customers", "Which day had the most orders?",
        "what is the difference between orders and returns", "2024-01-01 revenue", "Is it 5?",
        "What was the date of order 7?"})
    EXPECT_FALSE(needs_no_table(question)) << question;
}

// feature 224
TEST(Tableless, TheSqlMustUseTheNumbersOfTheQuestion) {
  const char* kCalculation = "what is 15 % of 80?";
  for (const char* sql :
       {"SELECT 0.15 * 80", "SELECT 15 * 80 / 100.0", "SELECT round(15*80/100.0, 2)"})
    EXPECT_TRUE(calculates_with_its_numbers(kCalculation, sql)) << sql;
  for (const char* sql : {"SELECT 7*3", "SELECT 100*100", "SELECT 3+0*15*80", "SELECT abs(5)",
                          "SELECT 15 * 81 / 100.0"})
    EXPECT_FALSE(calculates_with_its_numbers(kCalculation, sql)) << sql;
  EXPECT_TRUE(calculates_with_its_numbers("what is six times seven", "SELECT 6 * 7"));
  EXPECT_TRUE(
      calculates_with_its_numbers("what day is it tomorrow?", "SELECT date('now', '+1 day')"));
}

}  // namespace ask::reason::tableless_test
