#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "agent/chart/chart_parts.h"
#include "agent/chart/times.h"
#include "agent/common/text.h"
#include "agent/reason/absent_periods.h"

namespace ask::chart {
namespace {

constexpr double kMostPeriods = 1200, kDaysOfYear = 365.25;
constexpr size_t kMostNamed = 6;

// True for a series that has most of its days; in other series a missing day is not a gap.
bool is_daily(const Chart& chart) {
  const double span = chart.x.back() - chart.x.front() + 1;
  return span <= kMostPeriods && static_cast<double>(chart.x.size()) * 2 > span;
}

std::vector<std::string> absent_days(const Chart& chart) {
  std::vector<std::string> out;
  size_t next = 0;
  for (double day = chart.x.front(); day < chart.x.back(); ++day) {
    if (chart.x[next] <= day)
      ++next;
    else
      out.push_back(day_text(day));
  }
  return out;
}

std::vector<std::string> absent_of(const Chart& chart) {
  ResultSet labels;
  for (const std::string& label : chart.labels) labels.rows.push_back({Value(label)});
  return reason::absent_periods(labels, 0);
}

}  // namespace

void add_gaps(Chart& chart) {
  if (chart.x.size() < 2) return;
  const size_t size = chart.labels[0].size();
  const bool alike = std::all_of(chart.labels.begin(), chart.labels.end(),
                                 [&](const std::string& label) { return label.size() == size; });
  const double years = (chart.x.back() - chart.x.front()) / kDaysOfYear;
  const double periods = size == 7 ? years * (chart.labels[0][5] == 'Q' ? 4 : 12) : years;
  const bool daily = size == 10 && is_daily(chart);
  if (!alike || !(daily || ((size == 4 || size == 7) && periods <= kMostPeriods))) return;
  chart.periods = true;
  std::vector<std::string> absent = daily ? absent_days(chart) : absent_of(chart);
  if (absent.empty()) return;
  std::map<double, size_t> places;  // of the labels there are, then of those there are not
  for (size_t i = 0; i < chart.x.size(); ++i) places.emplace(chart.x[i], i);
  for (size_t i = 0; i < absent.size(); ++i)
    if (const auto at = days_of(absent[i])) places.emplace(*at, chart.x.size() + i);
  const size_t there = chart.x.size();
  Chart whole;
  for (const Series& series : chart.series) whole.series.push_back({series.name, {}});
  for (const auto& [at, i] : places) {
    whole.x.push_back(at);
    whole.labels.push_back(i < there ? chart.labels[i] : absent[i - there]);
    for (size_t s = 0; s < chart.series.size(); ++s)
      whole.series[s].values.push_back(i < there ? chart.series[s].values[i] : kNoValue);
  }
  chart.x = std::move(whole.x);
  chart.labels = std::move(whole.labels);
  chart.series = std::move(whole.series);
  const size_t more = absent.size() > kMostNamed ? absent.size() - kMostNamed : 0;
  absent.resize(absent.size() - more);
  chart.remarks.push_back(fmt::format("no value for {}{}", text::joined(absent, ", "),
                                      more > 0 ? fmt::format(" and {} more", more) : ""));
}

}  // namespace ask::chart
