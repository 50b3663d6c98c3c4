#include "agent/engine/text/periods.h"

namespace ask::engine {
namespace {

struct PeriodWord {
  Period period;
  std::string_view name;
};
constexpr PeriodWord kPeriodWords[] = {
    {Period::kYear, "year"},
    {Period::kQuarter, "quarter"},
    {Period::kMonth, "month"},
    {Period::kWeek, "week"},
    {Period::kDay, "day"},
    {Period::kMonthOfYear, "month of the year"},
    {Period::kDayOfYear, "day of the year"},
    {Period::kAge, "age"},
    {Period::kHour, "hour"},
    {Period::kWeekday, "weekday"},
};

}  // namespace

Period period_named(std::string_view word) {
  for (const PeriodWord& row : kPeriodWords)
    if (row.name == word) return row.period;
  return Period::kWhole;
}

std::string_view name(Period period) {
  for (const PeriodWord& row : kPeriodWords)
    if (row.period == period) return row.name;
  return {};
}

}  // namespace ask::engine
