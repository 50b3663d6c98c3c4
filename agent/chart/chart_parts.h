// What the files that choose a chart share. Private to chart.cpp and comparison_chart.cpp.
#pragma once
#include <limits>
#include <string>
#include <string_view>

#include "agent/chart/chart.h"

namespace ask::chart {

inline constexpr double kNoValue = std::numeric_limits<double>::quiet_NaN();
inline constexpr size_t kLongestLabel = 40;  // columns of a terminal

Error unfit(std::string why);
std::string chart_title(std::string_view title);
// The axes that fit the values. False if no axis does.
bool set_scales(Chart& chart);

}  // namespace ask::chart
