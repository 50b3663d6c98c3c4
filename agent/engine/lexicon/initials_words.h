// Names of columns with the initials of people, as they are written without separators.
#pragma once
#include <array>
#include <string_view>

namespace ask::engine {

inline constexpr std::array<std::string_view, 3> kInitialsColumns = {"initials", "initial",
                                                                     "inits"};

}  // namespace ask::engine
