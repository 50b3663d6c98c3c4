// Words that ask for a share, and for its unit. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

inline constexpr std::string_view kPercentUnits[] = {"percent", "percentage", "percents",
                                                     "%",       "pct",        "percentages"};

// Words of the names of columns that hold a percentage, lemmas: those that say so themselves, those
// of which it is so while no value is above 100, and those that may be an amount of money as well.
inline constexpr std::string_view kPercentageNames[] = {"percent", "percentage", "pct", "perc"};
inline constexpr std::string_view kPercentageColumns[] = {"abv", "alcohol", "apr", "occupancy",
                                                          "humidity"};
inline constexpr std::string_view kChargesInPercent[] = {"discount", "vat", "tax", "interest",
                                                         "commission"};
// "tax_rate"
inline constexpr std::string_view kRateNames[] = {"rate"};

}  // namespace ask::engine
