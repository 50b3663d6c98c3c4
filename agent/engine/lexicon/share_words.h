// Words that ask for a share, and for its unit. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

inline constexpr std::string_view kPercentUnits[] = {"percent", "percentage", "percents", "%",
                                                     "pct",     "percentages"};

}  // namespace ask::engine
