// Multipliers of the numbers before them, and the letters that stand for them in the same order.
#pragma once
#include <string_view>

namespace ask::engine {

inline constexpr std::string_view kMultipliers[] = {"thousand", "million", "grand"};
inline constexpr std::string_view kShortMultipliers[] = {"k", "m"};

}  // namespace ask::engine
