// Date parts to group and filter by: "per month", "by weekday", "on weekends".
#pragma once
#include <cstdint>
#include <string_view>

namespace ask::engine {

enum class Period : uint8_t {
  kWhole,        // the date itself
  kYear,         // 2024
  kQuarter,      // 2024-Q1
  kMonth,        // 2024-03
  kWeek,         // 2024-09, weeks begin on Monday
  kDay,          // 2024-03-05
  kMonthOfYear,  // 03
  kDayOfYear,    // 03-05
  kWeekday,      // 0-6, 0 is Sunday
  kHour,         // 14
  kAge           // full years from the date to today
};

// The period for the GradableScale::word of a kPeriod cue ("month"); kWhole for any other word.
Period period_named(std::string_view word);
// The name used for a result column; "" for kWhole.
std::string_view name(Period period);

}  // namespace ask::engine
