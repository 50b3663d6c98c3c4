// Words that begin a bound of a total: "over 1000", "more than", "between".
#pragma once
#include <string_view>

namespace ask::engine {

inline constexpr std::string_view kBoundsOfTotals[] = {
    "over",    "above", "under",   "below", "more",   "less",  "at", "between", "exceeding",
    "greater", "lower", "smaller", "equal", "higher", "larger", ">",  "<",       "fewer"};

}  // namespace ask::engine
