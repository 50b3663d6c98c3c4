#include <algorithm>
#include <cmath>

#include "agent/chart/chart_parts.h"

namespace ask::chart {
namespace {

constexpr size_t kMostBins = 20;

}  // namespace

bool set_histogram(Chart& chart, const std::vector<double>& values, bool whole) {
  chart.kind = ChartKind::kHistogram;
  if (values.empty()) return false;
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  if (*least == *most) return false;
  const double wanted = std::clamp(std::ceil(std::log2(static_cast<double>(values.size())) + 1),
                                   4.0, static_cast<double>(kMostBins));
  const auto bins = round_scale(*least, *most, static_cast<size_t>(wanted), false);
  if (!bins) return false;
  const bool single = whole && bins->step <= 1;  // a bin for each whole number
  const double step = single ? 1 : bins->step;
  const double low = single ? *least : bins->low;
  const size_t size = static_cast<size_t>(std::floor((*most - low) / step + 1e-9)) + 1;
  std::vector<double> counts(size, 0);
  for (const double v : values)
    ++counts[std::min(size - 1, static_cast<size_t>(std::floor((v - low) / step + 1e-9)))];
  for (size_t i = 0; i < size; ++i) {
    const double from = low + static_cast<double>(i) * step;
    chart.labels.push_back(single
                               ? number_text(from, 1)
                               : number_text(from, step) + " – " + number_text(from + step, step));
  }
  chart.y_title = "rows";
  chart.series = {{"rows", std::move(counts)}};
  return true;
}

}  // namespace ask::chart
