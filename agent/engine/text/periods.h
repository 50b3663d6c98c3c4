// Parts of a date that people group and filter by: "per month", "by weekday", "on weekends".
#pragma once
#include <cstdint>
#include <string_view>

namespace ask::engine {

enum class Period : uint8_t {
  kWhole,        // the date itself
  kYear,         // 2024
  kQuarter,      // 2024-Q1
  kMonth,        // 2024-03
  kWeek,         // 2024-09, weeks from Monday on
  kDay,          // 2024-03-05
  kMonthOfYear,  // 03
  kWeekday,      // 0 is Sunday
  kHour          // 14
};

// Of Dimension::word of a kPeriod phrase ("month"); kWhole for any other word.
Period period_named(std::string_view word);
// For the name of a result column; "" for kWhole.
std::string_view name(Period period);

}  // namespace ask::engine
