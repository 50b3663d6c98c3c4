#include "agent/sql/explain/relative_time.h"

#include <gtest/gtest.h>

#include "agent/sql/explain/explain.h"
#include "agent/sql/parse.h"
#include "agent/sql/quarters.h"
#include "agent/sql/render.h"

namespace ask::sql::relative_time_test {
namespace {

std::string said(const std::string& date) {
  const auto query = parse("SELECT a FROM t WHERE d < " + date);
  EXPECT_TRUE(query) << date;
  return query ? explain(*query) : "";
}

TEST(RelativeTime, SaysTheStartOfAPeriod) {
  EXPECT_EQ(said("date('now')"), "Lists a of t where d is before today.");
  EXPECT_EQ(said("date('now', '-90 days')"), "Lists a of t where d is before 90 days ago.");
  EXPECT_EQ(said("date('now', 'start of month', '-1 month')"),
            "Lists a of t where d is before the start of last month.");
  EXPECT_EQ(said("date('now', 'weekday 0', '+1 day')"),
            "Lists a of t where d is before the start of next week.");
  EXPECT_EQ(said("date('now', 'start of year', '+5 months')"),
            "Lists a of t where d is before the start of this year plus 5 months.");
}

TEST(RelativeTime, SaysQuarters) {
  const std::string quarter = "date('now', 'start of month', " + render(months_into_quarter());
  EXPECT_EQ(said(quarter + ")"), "Lists a of t where d is before the start of this quarter.");
  EXPECT_EQ(said(quarter + ", '-3 months')"),
            "Lists a of t where d is before the start of last quarter.");
}

TEST(RelativeTime, LeavesOtherModifiersAsTheyAre) {
  EXPECT_EQ(said("date('now', 'localtime')"),
            "Lists a of t where d is before date('now', 'localtime').");
  EXPECT_EQ(said("date('now', '-1 month', '-1 day')"),
            "Lists a of t where d is before date('now', '-1 month', '-1 day').");
}

TEST(Quarters, OnlyTheirOwnModifierIsOne) {
  EXPECT_TRUE(is_months_into_quarter(months_into_quarter()));
  EXPECT_FALSE(is_months_into_quarter(Expr{Literal{std::string(" months")}}));
}

}  // namespace
}  // namespace ask::sql::relative_time_test
