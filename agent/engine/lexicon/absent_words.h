// Words of who or what is not there: "who is off today", "days off".
#pragma once
#include <string_view>

namespace ask::engine {

inline constexpr std::string_view kAbsentParticle = "off";
inline constexpr std::string_view kBeforeAbsent[] = {"is",  "are",  "was",  "were", "be",
                                                     "day", "days", "time", "been"};

}  // namespace ask::engine
