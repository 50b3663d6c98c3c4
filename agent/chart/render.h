// Draws a chart. Every text of it is data: it is escaped for the form that it goes into.
#pragma once
#include <string>

#include "agent/chart/chart.h"
#include "agent/common/value.h"

namespace ask::chart {

// Plain text for a terminal, at most that many columns wide, but for the remarks below it.
inline constexpr size_t kTextWidth = 80, kLeastTextWidth = 40, kMostTextWidth = 400;
std::string text_of(const Chart& chart, size_t width = kTextWidth);
// One <svg> element without script, link or font; light and dark by the reader's preference. A
// screen reader gets its title and description.
std::string svg_of(const Chart& chart);
// A Vega-Lite 5 specification with its data.
std::string vega_of(const Chart& chart);
// A page with the chart and a table of the rows: one file, no script, no link.
std::string html_of(const Chart& chart, const ResultSet& rows);

}  // namespace ask::chart
