#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "agent/chart/render.h"
#include "agent/chart/times.h"
#include "agent/common/json_text.h"
#include "agent/common/text.h"

namespace ask::chart {
namespace {

using VegaJson = nlohmann::ordered_json;

std::string iso_of(double days) {
  const auto whole = static_cast<int>(std::floor(days));
  const auto seconds = static_cast<int>(std::lround((days - whole) * 86'400));
  return fmt::format("{}T{:02d}:{:02d}:{:02d}Z", day_text(days), seconds / 3600, seconds / 60 % 60,
                     seconds % 60);
}

// The text in lines of at most kWidestLine code points, cut at blanks: Vega-Lite breaks none.
void add_lines(const std::string& text, std::vector<std::string>& out) {
  constexpr size_t kWidestLine = 80;
  std::string line;
  for (const std::string& word : text::split(text, ' ')) {
    const auto wide = [](const std::string& s) {
      return static_cast<size_t>(
          std::count_if(s.begin(), s.end(), [](char c) { return (c & 0xC0) != 0x80; }));
    };
    if (!line.empty() && wide(line) + 1 + wide(word) > kWidestLine) {
      out.push_back(std::move(line));
      line.clear();
    }
    line += (line.empty() ? "" : " ") + word;
  }
  if (!line.empty()) out.push_back(std::move(line));
}

// Rows of one label are one bar to Vega-Lite: the others get a space of no width.
std::vector<std::string> distinct(const std::vector<std::string>& labels) {
  std::vector<std::string> out;
  std::map<std::string, size_t> seen;
  for (const std::string& label : labels) {
    out.push_back(label);
    for (size_t i = seen[label]++; i > 0; --i) out.back() += "\u200B";
  }
  return out;
}

VegaJson values_of(const Chart& chart) {
  const std::vector<std::string> labels = distinct(chart.labels);
  VegaJson out = VegaJson::array();
  const bool labelled = chart.kind == ChartKind::kBars || chart.kind == ChartKind::kHistogram;
  for (const Series& series : chart.series)
    for (size_t i = 0; i < series.values.size(); ++i) {
      const bool gap = std::isnan(series.values[i]);
      if (gap && !(chart.kind == ChartKind::kLine && chart.periods)) continue;
      VegaJson row;
      if (labelled) {
        row["at"] = i;
        row["label"] = labels[i];
      } else {
        row["x"] = chart.times ? VegaJson(iso_of(chart.x[i])) : VegaJson(chart.x[i]);
      }
      row["series"] = series.name;
      row["value"] = gap ? VegaJson(nullptr) : VegaJson(series.values[i]);  // null: the line ends
      out.push_back(std::move(row));
    }
  return out;
}

VegaJson titled(std::string_view field, std::string_view type, const std::string& title) {
  VegaJson out = {{"field", field}, {"type", type}};
  out["title"] = title.empty() ? VegaJson(nullptr) : VegaJson(title);
  return out;
}

}  // namespace

std::string vega_of(const Chart& chart) {
  const bool bars = chart.kind == ChartKind::kBars || chart.kind == ChartKind::kHistogram;
  VegaJson out = {{"$schema", "https://vega.github.io/schema/vega-lite/v5.json"},
                  {"title", chart.title},
                  {"data", {{"values", values_of(chart)}}}};
  std::vector<std::string> title, below;
  add_lines(chart.title, title);
  for (const std::string& remark : chart.remarks) add_lines(remark, below);
  if (!chart.reading.empty()) {
    out["description"] = "read as: " + chart.reading;
    add_lines("read as: " + chart.reading, below);
  }
  if (title.size() > 1 || !below.empty()) {
    out["title"] = VegaJson::object();
    out["title"]["text"] = title.size() > 1 ? VegaJson(title) : VegaJson(chart.title);
    if (!below.empty()) out["title"]["subtitle"] = below;
  }
  VegaJson encoding;
  if (bars) {
    out["mark"] = {{"type", "bar"}, {"tooltip", true}};
    encoding["y"] = titled("label", "nominal", chart.x_title);
    encoding["y"]["sort"] = {{"field", "at"}};
    encoding["x"] = titled("value", "quantitative", chart.y_title);
    if (chart.series.size() > 1) {
      encoding["yOffset"] = {{"field", "series"}, {"sort", nullptr}};
    }
  } else {
    out["mark"] = {{"type", chart.kind == ChartKind::kLine ? "line" : "point"}, {"tooltip", true}};
    if (chart.kind == ChartKind::kLine) out["mark"]["point"] = true;
    encoding["x"] = titled("x", chart.times ? "temporal" : "quantitative", chart.x_title);
    if (chart.times) encoding["x"]["scale"] = {{"type", "utc"}};
    encoding["y"] = titled("value", "quantitative", chart.y_title);
    if (chart.y_scale.low > 0 || chart.y_scale.high < 0) encoding["y"]["scale"] = {{"zero", false}};
  }
  if (chart.series.size() > 1) {
    encoding["color"] = {{"field", "series"}, {"type", "nominal"}, {"title", nullptr}};
    encoding["color"]["sort"] = nullptr;
  }
  out["encoding"] = std::move(encoding);
  return json_text(out);
}

}  // namespace ask::chart
