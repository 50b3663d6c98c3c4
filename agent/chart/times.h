// Times in ISO form as numbers, for an axis.
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace ask::chart {

// Days since 1970 of a year, a quarter, a month, a day or an instant in ISO form ("2024",
// "2024-Q3", "2024-05", "2024-05-17", "2024-05-17 08:30"); nothing for any other text.
std::optional<double> days_of(std::string_view text);

// Days since 1970 of the first day of a week as strftime('%Y-%W') writes it: "2024-05" is the fifth
// one that begins with a Monday; "2024-00" the days before the first.
std::optional<double> days_of_week(std::string_view text);
// True if the values of a column of that name are weeks: "week", "order week".
bool is_week_name(std::string_view column);

// "2024-05-17". REQUIRES: of a year from 1000 to 9999.
std::string day_text(double days);

}  // namespace ask::chart
