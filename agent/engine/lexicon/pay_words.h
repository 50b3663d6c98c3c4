// Words of questions for the pay of people: "what does a boatman earn an hour". Lower case.
#pragma once
#include <string_view>
#include <utility>

namespace ask::engine {

inline constexpr std::string_view kPayingVerbs[] = {"pay"};
inline constexpr std::string_view kEarnVerbs[] = {"earn", "make", "get", "earning"};
inline constexpr std::string_view kMenEnding = "men";  // of "boatmen"
// Before those who are paid.
inline constexpr std::string_view kBeforePaid[] = {"the", "our", "a", "an", "each", "every", "all"};
// What the pay of a period is called.
inline constexpr std::pair<std::string_view, std::string_view> kPayPeriods[] = {
    {"hour", "hourly"}, {"day", "daily"},   {"week", "weekly"}, {"month", "monthly"},
    {"year", "yearly"}, {"year", "annual"}, {"night", "nightly"}};

}  // namespace ask::engine
