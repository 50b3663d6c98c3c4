#include <fmt/format.h>

#include <fstream>
#include <sstream>

#include "agent/engine/rank/confidence.h"
#include "bench/measure_totals.h"

namespace ask::bench {
namespace {

constexpr std::string_view kBegin = "<!-- written by bench/measure --readme -->\n";
constexpr std::string_view kEnd = "<!-- end -->\n";

std::string row(std::string_view name, const std::vector<std::string>& cells) {
  std::string out = fmt::format("| {} |", name);
  for (const std::string& cell : cells) out += fmt::format(" {} |", cell);
  return out + "\n";
}

std::string block(const AllTotals& all, double from) {
  const auto cells = [&](auto make) {
    std::vector<std::string> out;
    for (const auto& [name, totals] : all) out.push_back(make(name, totals));
    return out;
  };
  const auto share = [&](double low, double high) {
    return cells([=](const std::string&, const Totals& t) {
      const Share s = t.between(low, high);
      return fmt::format("{:.1f} %, right {:.1f} %", s.coverage(), s.precision());
    });
  };
  std::string out = row("", cells([](const std::string& name, const Totals&) { return name; }));
  out += row("---", cells([](const std::string&, const Totals&) { return "---"; }));
  out += row("questions, databases", cells([](const std::string&, const Totals& t) {
               return fmt::format("{}, {}", t.asked(), t.databases());
             }));
  out += row("right when it always answers (`min_confidence` 0)",
             cells([](const std::string&, const Totals& t) {
               return fmt::format("{:.1f} %", t.between(0).precision());
             }));
  out += row(fmt::format("answered by default (from {:.2f})", from), share(from, 2));
  out += row(fmt::format("sure (from {:.2f})", engine::kSureFrom), share(engine::kSureFrom, 2));
  out += row("likely", share(from, engine::kSureFrom));
  for (const double at : {0.5, 0.6, 0.7, 0.8, 0.9})
    out += row(fmt::format("confidence from {:.1f}", at), share(at, 2));
  out += row("calibration error", cells([](const std::string&, const Totals& t) {
               return fmt::format("{:.3f}", t.calibration_error());
             }));
  out += row("a question: median, 99th percentile", cells([](const std::string&, const Totals& t) {
               return fmt::format("{:.2f} ms, {:.1f} ms", t.ms(0.5), t.ms(0.99));
             }));
  return out +
         fmt::format("\nPeak memory of the measuring process: {:.0f} MB.\n", peak_megabytes());
}

}  // namespace

bool write_readme(const std::string& path, const AllTotals& all, double from) {
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  const std::string old = text.str();
  const size_t begin = old.find(kBegin), end = old.find(kEnd, begin);
  if (begin == old.npos || end == old.npos) return false;
  std::ofstream out(path);
  out << old.substr(0, begin + kBegin.size()) << block(all, from) << old.substr(end);
  return static_cast<bool>(out);
}

}  // namespace ask::bench
