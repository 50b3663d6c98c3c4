// Helpers of the two files that choose a chart, chart.cpp and comparison_chart.cpp.
#pragma once
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "agent/chart/chart.h"

namespace ask::chart {

inline constexpr double kNoValue = std::numeric_limits<double>::quiet_NaN();
inline constexpr size_t kLongestLabel = 40;  // columns of a terminal

Error unfit(std::string why);
std::string chart_title(std::string_view title);
// The axes that fit the values. False if no axis does.
bool set_scales(Chart& chart);
// The bars of a histogram. `whole`: all values are whole numbers. False if they are all the same or
// too far apart.
bool set_histogram(Chart& chart, const std::vector<double>& values, bool whole);
// Adds the years, quarters, months or days that the line has no row for, as places without a value,
// and says so. Nothing for other times. REQUIRES: a line of times with its series.
void add_gaps(Chart& chart);

}  // namespace ask::chart
