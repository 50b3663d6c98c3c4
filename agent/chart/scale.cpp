#include "agent/chart/scale.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ask::chart {
namespace {

struct Large {
  double from;
  char letter;
};
constexpr Large kLarge[] = {{1e12, 'T'}, {1e9, 'B'}, {1e6, 'M'}};
constexpr double kTooLarge = 1e15;  // beyond, digits mean nothing to a reader
constexpr size_t kMostTicks = 50;

std::string grouped(std::string digits) {
  const size_t first = digits.starts_with('-') ? 1 : 0;
  size_t end = std::min(digits.find('.'), digits.size());
  while (end > first + 3) {
    end -= 3;
    digits.insert(end, ",");
  }
  return digits;
}

std::string without_zeros(std::string digits) {
  if (digits.find('.') == digits.npos) return digits;
  while (digits.back() == '0') digits.pop_back();
  if (digits.back() == '.') digits.pop_back();
  return digits == "-0" ? "0" : digits;
}

std::string with_decimals(double value, int decimals) {
  return grouped(without_zeros(fmt::format("{:.{}f}", value, decimals)));
}

int decimals_of(double step) {
  if (step >= 1 || step <= 0) return 0;
  return std::min(12, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
}

}  // namespace

std::vector<double> AxisScale::ticks() const {
  std::vector<double> out;
  const double first = std::ceil(low / step - 1e-9);
  for (size_t i = 0; i < kMostTicks; ++i) {
    const double at = (first + static_cast<double>(i)) * step;
    if (at > high + step * 1e-6) break;
    out.push_back(at == 0 ? 0 : at);  // never -0
  }
  return out;
}

std::optional<AxisScale> round_scale(double least, double most, size_t wanted, bool zero) {
  if (!std::isfinite(least) || !std::isfinite(most)) return std::nullopt;
  if (zero) {
    least = std::min(least, 0.0);
    most = std::max(most, 0.0);
  }
  if (least == most) {
    const double room = least == 0 ? 1 : std::abs(least) / 2;
    if (!zero || least == 0) {
      least -= least == 0 ? 0 : room;
      most += room;
    }
  }
  const double raw = (most - least) / static_cast<double>(std::max<size_t>(wanted, 1));
  if (!std::isfinite(raw) || raw <= 0) return std::nullopt;
  const double power = std::pow(10, std::floor(std::log10(raw)));
  const double lead = raw / power;
  AxisScale out;
  out.step = power * (lead <= 1.000001 ? 1 : lead <= 2.000001 ? 2 : lead <= 5.000001 ? 5 : 10);
  out.low = std::floor(least / out.step + 1e-9) * out.step;
  out.high = std::ceil(most / out.step - 1e-9) * out.step;
  const double largest = std::max(std::abs(out.low), std::abs(out.high));
  const bool answered_apart = out.step > largest * 1e-12;
  const bool usable = std::isfinite(out.low) && std::isfinite(out.high) &&
                      std::isfinite(out.high - out.low) && out.low < out.high && out.step > 0;
  return usable && answered_apart ? std::optional(out) : std::nullopt;
}

std::string number_text(double value, double step) {
  const double size = std::abs(value);
  if (size >= kTooLarge || (step < 1e-12 && step > 0)) return fmt::format("{:.3g}", value);
  for (const Large& large : kLarge)
    if (size >= large.from && step >= large.from / 1000)
      return with_decimals(value / large.from, decimals_of(step / large.from)) + large.letter;
  return with_decimals(value, decimals_of(step));
}

std::string number_text(double value) {
  const double size = std::abs(value);
  if (size >= kTooLarge || (size != 0 && size < 1e-3)) return fmt::format("{:.3g}", value);
  return with_decimals(value, 3);
}

}  // namespace ask::chart
