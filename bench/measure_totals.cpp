#include "bench/measure_totals.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <cmath>

#include "agent/engine/rank/confidence.h"

namespace ask::bench {

void Totals::add(double confidence, bool right, double ms, const std::string& difficulty,
                 const std::string& database) {
  graded_.emplace_back(confidence, right);
  ms_.push_back(ms);
  auto& [good, all] = by_difficulty_[difficulty];
  good += right ? 1 : 0;
  ++all;
  databases_.insert(database);
}

Share Totals::between(double low, double high) const {
  Share out;
  out.of = graded_.size();
  for (const auto& [confidence, right] : graded_)
    if (confidence >= low && confidence < high) ++out.answered, out.right += right ? 1 : 0;
  return out;
}

double Totals::calibration_error() const {
  double error = 0;
  for (int bin = 0; bin < 10; ++bin) {
    double sum = 0, right = 0;
    for (const auto& [confidence, ok] : graded_)
      if (std::min(9, static_cast<int>(confidence * 10)) == bin) sum += confidence, right += ok;
    error += std::abs(sum - right);
  }
  return error / static_cast<double>(std::max<size_t>(1, graded_.size()));
}

double Totals::ms(double quantile) const {
  if (ms_.empty()) return 0;
  auto sorted = ms_;
  std::sort(sorted.begin(), sorted.end());
  return sorted[static_cast<size_t>(quantile * static_cast<double>(sorted.size() - 1))];
}

std::string Totals::text(double from, bool with_oracle, bool with_choices) const {
  std::string out;
  const Share always = between(0);
  out += fmt::format("right {} of {}: {:.2f} %\n", always.right, always.of, always.precision());
  const auto share = [&](std::string_view name, size_t n) {
    out += fmt::format(
        "  right among {} readings {}: {:.1f} %\n", name, n,
        100.0 * static_cast<double>(n) / static_cast<double>(std::max<size_t>(1, asked())));
  };
  if (with_oracle) share("all", oracle_);
  if (with_choices) share("the first three", choices_);
  for (const auto& [name, n] : by_difficulty_)
    out +=
        fmt::format("  {:12} {:5.1f} % of {}\n", name,
                    100.0 * static_cast<double>(n.first) / static_cast<double>(n.second), n.second);
  const auto row = [&](std::string_view name, Share s) {
    out += fmt::format("  {:28} {:5.1f} % of the questions, right {:5.1f} %\n", name, s.coverage(),
                       s.precision());
  };
  row(fmt::format("answered by default ({:.2f})", from), between(from));
  row("sure", between(std::max(from, engine::kSureFrom)));
  row("likely", between(from, engine::kSureFrom));
  row("no", between(0, from));
  for (const double at : {0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9})
    row(fmt::format("confidence >= {:.1f}", at), between(at));
  out += fmt::format(
      "  calibration error {:.3f}; ms p50 {:.3f} p95 {:.3f} p99 {:.3f}; peak {:.0f} MB\n",
      calibration_error(), ms(0.5), ms(0.95), ms(0.99), peak_megabytes());
  return out;
}

double peak_megabytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024;
}

}  // namespace ask::bench
