// The months of a year, in their order.
#pragma once
#include <string_view>

namespace ask::engine {

inline constexpr std::string_view kMonthNames[] = {"january",   "february", "march",    "april",
                                                   "may",       "june",     "july",     "august",
                                                   "september", "october",  "november", "december"};
// As they are written.
inline constexpr std::string_view kWrittenMonths[] = {
    "January", "February", "March",     "April",   "May",      "June",
    "July",    "August",   "September", "October", "November", "December"};

}  // namespace ask::engine
