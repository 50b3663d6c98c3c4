#include "agent/engine/text/named_periods.h"

#include <gtest/gtest.h>

#include "agent/engine/text/tokenizer.h"

namespace ask::engine::named_periods_test {
namespace {

// "from to" of the date that begins at a word of a question, or "" if there is none.
std::string read(std::string_view question, uint32_t at) {
  const auto span = date_at(tokenize(question), at);
  if (!span) return "";
  std::string out = span->from + " " + span->to;
  if (span->relative) out += " relative";
  if (span->period != Period::kWhole) out += " of every year";
  return out;
}

TEST(NamedPeriods, SeasonsHaveThreeMonths) {
  EXPECT_EQ(read("in summer 2024", 1), "2024-06-01 2024-09-01");
  EXPECT_EQ(read("in the winter of 2023", 2), "2023-12-01 2024-03-01");
  EXPECT_EQ(read("in fall 2024", 1), "2024-09-01 2024-12-01");
  EXPECT_EQ(read("did sales fall in 2024", 2), "");
  EXPECT_EQ(read("in summer", 1), "06 08 of every year");
  EXPECT_EQ(read("the spring water", 1), "");
  EXPECT_EQ(read("orders last summer", 1),
            "start of month|-8 months|start of year|+5 months "
            "start of month|-8 months|start of year|+5 months|+3 months relative");
}

TEST(NamedPeriods, HolidaysNeedAPreposition) {
  EXPECT_EQ(read("on Christmas Eve 2023", 1), "2023-12-24 2023-12-25");
  EXPECT_EQ(read("on New Year's Day", 1), "01-01  of every year");
  EXPECT_EQ(read("since Easter 2025", 1), "2025-04-20 2025-04-21");
  EXPECT_EQ(read("before Easter Monday 2000", 1), "2000-04-24 2000-04-25");
  EXPECT_EQ(read("over Easter 2024", 0), "2024-03-29 2024-04-02");
  EXPECT_EQ(read("over Christmas 2023", 0), "2023-12-24 2023-12-27");
  EXPECT_EQ(read("the Christmas card", 1), "");
}

TEST(NamedPeriods, PartsOfYearsAndMonths) {
  EXPECT_EQ(read("in H2 2023", 1), "2023-07-01 2024-01-01");
  EXPECT_EQ(read("in Q3", 1), "07 09 of every year");
  EXPECT_EQ(read("in the second half of the year", 2), "07 12 of every year");
  EXPECT_EQ(read("the first week of May 2024", 1), "2024-05-01 2024-05-08");
  EXPECT_EQ(read("the last week of February 2024", 1), "2024-02-23 2024-03-01");
  EXPECT_EQ(read("the second half of May 2024", 1), "2024-05-16 2024-06-01");
}

TEST(NamedPeriods, RelativeToToday) {
  EXPECT_EQ(read("last quarter", 0), "start of quarter|-3 months start of quarter relative");
  EXPECT_EQ(read("two years ago", 0), "start of year|-2 years start of year|-1 year relative");
  EXPECT_EQ(read("before two years ago", 1), "-2 years -2 years|+1 day relative");
  EXPECT_EQ(read("a day ago", 0), "-1 day  relative");
  EXPECT_EQ(read("the past year", 1), "-1 year  relative");
  EXPECT_EQ(read("last Monday", 0), "weekday 1|-7 days weekday 1|-6 days relative");
}

TEST(NamedPeriods, NamesMayBeStored) {
  EXPECT_TRUE(is_period_name("autumn"));
  EXPECT_TRUE(is_period_name("easter"));
  EXPECT_FALSE(is_period_name("tuesday"));
}

}  // namespace
}  // namespace ask::engine::named_periods_test
