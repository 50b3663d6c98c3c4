// Words of columns with the cause of what a row says. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

inline constexpr std::string_view kCauseColumns[] = {"reason", "cause", "why", "grounds", "motive"};

// Words after which a cause is said, and those before them: "because of", "due to".
inline constexpr std::string_view kBeforeCause[] = {"of", "to"};
inline constexpr std::string_view kCauseOpenings[] = {"because", "due", "owing"};

}  // namespace ask::engine
