// A linear axis: round ends and ticks, and the text of numbers on it.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace ask::chart {

struct AxisScale {
  double low = 0, high = 1;  // low < high
  double step = 1;           // between ticks: 1, 2 or 5 times a power of ten
  std::vector<double> ticks() const;
  double share(double value) const { return (value - low) / (high - low); }  // 0-1
};

// From a multiple of the step at or below `least` to one at or above `most`, about `wanted` steps;
// with `zero`, 0 is on it. Nothing if the numbers are too large, or too close together for their
// size, so that their labels differ.
std::optional<AxisScale> round_scale(double least, double most, size_t wanted, bool zero);

// "1,234", "0.25", "1.5M" (thousands in full below a million); as many decimals as `step` needs.
std::string number_text(double value, double step);
// The same of a value of its own: at most three decimals, no trailing zeros.
std::string number_text(double value);

}  // namespace ask::chart
