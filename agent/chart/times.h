// Times in ISO form as numbers, for an axis.
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace ask::chart {

// Days since 1970 of a year, a quarter, a month, a day or a moment in ISO form ("2024", "2024-Q3",
// "2024-05", "2024-05-17", "2024-05-17 08:30"); nothing for any other text.
std::optional<double> days_of(std::string_view text);

// "2024-05-17". REQUIRES: of a year from 1000 to 9999.
std::string day_text(double days);

}  // namespace ask::chart
