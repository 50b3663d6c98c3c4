// Words that ask for a share, and for its unit. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

inline constexpr std::string_view kPercentUnits[] = {"percent", "percentage", "percents", "%",
                                                     "pct",     "percentages"};

// Words of the names of columns that hold a percentage, lemmas.
inline constexpr std::string_view kPercentageColumns[] = {
    "percent", "percentage", "pct",      "perc", "abv",        "alcohol",   "discount",
    "vat",     "tax",        "interest", "apr",  "commission", "occupancy", "humidity"};

}  // namespace ask::engine
