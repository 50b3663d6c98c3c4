// Why a taught question that matches cannot be used, where more than the text matters.
#pragma once
#include <string_view>

namespace ask::examples {

// A template that matches with a number that its LIMIT or OFFSET cannot take: "top 2.5 products".
inline constexpr std::string_view kNotWhole = "how many rows it gives must be a whole number";
// A longer or shorter period is asked about: "takings per workday in May", taught for a year.
inline constexpr std::string_view kMayBeLength =
    "its SQL has a number that may be the length of that period";

}  // namespace ask::examples
