// Words beside which no state of rows is read from dates and rows that refer to them; lower case.
// See row_state_words.h.
#pragma once
#include <string_view>

namespace ask::engine {

// "tools that are out or cost over 12": one of several conditions.
inline constexpr std::string_view kAlternatives = "or";
// Words of how long something lasts, but in "this time" and "on time".
inline constexpr std::string_view kMeasuredTimes[] = {"time", "duration", "period", "length"};
inline constexpr std::string_view kBeforeTimeOfClock[] = {"this", "on", "same"};
inline constexpr std::string_view kMeanCount = "average number of";
// Words of a column that says how many things a row stands for, or has room for.
inline constexpr std::string_view kSeveralThings[] = {"copies",   "copy",  "capacity",
                                                      "quantity", "stock", "places"};
// Words of a date on which an event is still to happen, besides those of the event.
inline constexpr std::string_view kAwaitedDates[] = {"next",     "due",       "planned",
                                                     "expected", "scheduled", "deadline"};
// Events of which a date to come says that they have not happened; words of columns.
inline constexpr std::string_view kPlannableEvents[] = {
    "start", "started", "begun", "review", "reviewed", "inspection", "inspected", "renewal"};
inline constexpr std::string_view kStartWords[] = {"start", "started", "begun"};
// Words by which those called off or forgiven are asked for as well.
inline constexpr std::string_view kIncludingWords[] = {"including", "even", "include", "included"};
// Words that say only that a date has not come.
inline constexpr std::string_view kPlainlyNotYet[] = {"yet", "already"};
inline constexpr std::string_view kRefundColumns[] = {"refunded", "refund"};
// What is "written off" is forgiven; what is only "written" is not.
inline constexpr std::string_view kWritten = "written", kOff = "off";

}  // namespace ask::engine
