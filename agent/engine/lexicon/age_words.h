// Words around an age and the day on which somebody has it: "members who were over 60 on 1 July".
#pragma once
#include <string_view>

namespace ask::engine {

inline constexpr std::string_view kOverAges[] = {"over", "above", "older", "more"};
inline constexpr std::string_view kUnderAges[] = {"under", "below", "younger", "less"};
inline constexpr std::string_view kYearNouns[] = {"years", "year", "yrs"};
// Words between those who have an age and the age.
inline constexpr std::string_view kBeforeAges[] = {"who",  "that", "were", "was",   "are", "is",
                                                   "will", "be",   "had",  "turned"};
// People of any table.
inline constexpr std::string_view kPeopleOfAges[] = {"who",      "people", "those",
                                                     "everyone", "anyone", "persons"};
// Words before the day.
inline constexpr std::string_view kBeforeDayOfAge[] = {"on", "at", "as", "of", "by"};

}  // namespace ask::engine
