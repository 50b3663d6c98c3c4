// Charts of characters: bars of blocks, lines and points of Braille dots.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "agent/chart/render.h"
#include "agent/common/display_width.h"
#include "agent/common/text.h"
#include "agent/reason/table_text.h"

namespace ask::chart {
namespace {

constexpr size_t kMostLabelColumns = 24, kMostNameColumns = 14;
constexpr size_t kPlotRows = 12;

std::string spaces(size_t n) { return std::string(n, ' '); }

std::string fitted(const std::string& text, size_t width, bool right = false) {
  return text::padded(reason::cell_text(Value(text), width), width, right);
}

std::string repeated(std::string_view mark, size_t n) {
  std::string out;
  for (size_t i = 0; i < n; ++i) out += mark;
  return out;
}

// A bar of `size` columns, to an eighth of one.
std::string block_bar(double size) {
  static constexpr std::array<std::string_view, 8> kEighths = {"",  "▏", "▎", "▍",
                                                               "▌", "▋", "▊", "▉"};
  const auto eighths = static_cast<size_t>(std::lround(std::max(0.0, size) * 8));
  return repeated("█", eighths / 8) + std::string(kEighths[eighths % 8]);
}

size_t widest(const std::vector<std::string>& texts, size_t most) {
  size_t out = 0;
  for (const std::string& text : texts) out = std::max(out, text::display_width(text));
  return std::min(out, most);
}

// How much of a narrow chart its labels and the names of series may take.
size_t label_columns(size_t width) { return std::min(kMostLabelColumns, width * 3 / 10); }
size_t name_columns(size_t width) { return std::min(kMostNameColumns, width / 6); }

void add_bars(const Chart& chart, size_t whole, std::vector<std::string>& lines) {
  const bool several = chart.series.size() > 1;
  std::vector<std::string> names;
  size_t numbers = 1;
  for (const Series& series : chart.series) {
    names.push_back(series.name);
    for (const double v : series.values)
      if (!std::isnan(v)) numbers = std::max(numbers, number_text(v).size());
  }
  const size_t labels = widest(chart.labels, label_columns(whole));
  const size_t name = several ? widest(names, name_columns(whole)) + 2 : 0;
  const size_t used = labels + 2 + name + 1 + numbers;
  const size_t width = whole - std::min(whole - whole / 8, used);
  const double least = chart.y_scale.low, span = chart.y_scale.high - least;
  const auto column = [&](double v) { return (v - least) / span * static_cast<double>(width); };
  const double zero = column(0);
  for (size_t i = 0; i < chart.labels.size(); ++i)
    for (size_t s = 0; s < chart.series.size(); ++s) {
      const double v = chart.series[s].values[i];
      std::string line = fitted(s == 0 ? chart.labels[i] : "", labels) + "  ";
      if (several) line += fitted(names[s], name - 2) + "  ";
      if (!std::isnan(v)) {
        const auto blank = static_cast<size_t>(std::lround(v < 0 ? column(v) : zero));
        line += spaces(blank);
        line += v < 0 ? repeated("█", static_cast<size_t>(std::lround(zero)) - blank)
                      : block_bar(column(v) - zero);
        line += " " + number_text(v);
      } else {
        line += "-";
      }
      lines.push_back(std::move(line));
    }
}

// Dots of two columns and four rows in each character.
class Dots {
 public:
  Dots(size_t columns, size_t rows) : columns_(columns), cells_(columns * rows, 0) {}
  size_t across() const { return columns_ * 2; }
  size_t down() const { return cells_.size() / columns_ * 4; }

  void set(size_t x, size_t y) {
    static constexpr unsigned char kBits[4][2] = {{1, 8}, {2, 16}, {4, 32}, {64, 128}};
    cells_[y / 4 * columns_ + x / 2] |= kBits[y % 4][x % 2];
  }
  void line(double x0, double y0, double x1, double y1) {
    const double steps = std::max({std::abs(x1 - x0), std::abs(y1 - y0), 1.0});
    for (double i = 0; i <= steps; ++i)
      set(static_cast<size_t>(std::lround(x0 + (x1 - x0) * i / steps)),
          static_cast<size_t>(std::lround(y0 + (y1 - y0) * i / steps)));
  }
  std::string row(size_t r) const {
    std::string out;
    for (size_t c = 0; c < columns_; ++c) {
      const unsigned bits = cells_[r * columns_ + c];
      if (bits == 0) {
        out += ' ';
        continue;
      }
      out += static_cast<char>(0xE2);  // U+2800 and the bits, in UTF-8
      out += static_cast<char>(0xA0 + (bits >> 6));
      out += static_cast<char>(0x80 + (bits & 63));
    }
    return out;
  }

 private:
  size_t columns_;
  std::vector<unsigned char> cells_;
};

double share_along(const Chart& chart, double x) {
  if (!chart.times) return chart.x_scale.share(x);
  const double span = chart.x.back() - chart.x.front();
  return span > 0 ? (x - chart.x.front()) / span : 0.5;
}

void draw(const Chart& chart, const Series& series, Dots& dots) {
  const double across = static_cast<double>(dots.across() - 1);
  const double down = static_cast<double>(dots.down() - 1);
  bool before = false;
  double x0 = 0, y0 = 0;
  for (size_t i = 0; i < chart.x.size(); ++i) {
    if (std::isnan(series.values[i])) {
      before = before && !chart.periods;  // else the line goes on after the gap
      continue;
    }
    const double x = share_along(chart, chart.x[i]) * across;
    const double y = (1 - chart.y_scale.share(series.values[i])) * down;
    if (chart.kind == ChartKind::kLine && before)
      dots.line(x0, y0, x, y);
    else
      dots.set(static_cast<size_t>(std::lround(x)), static_cast<size_t>(std::lround(y)));
    x0 = x;
    y0 = y;
    before = true;
  }
}

void add_plot(const Chart& chart, const Series& series, size_t width,
              std::vector<std::string>& lines) {
  const std::vector<double> ticks = chart.y_scale.ticks();
  std::vector<std::string> labels(kPlotRows);
  size_t margin = 1;
  for (const double tick : ticks) {
    const auto row = static_cast<size_t>(
        std::lround((1 - chart.y_scale.share(tick)) * static_cast<double>(kPlotRows - 1)));
    labels[row] = number_text(tick, chart.y_scale.step);
    margin = std::max(margin, labels[row].size());
  }
  const size_t columns = width - std::min(width / 2, margin + 3);
  Dots dots(columns, kPlotRows);
  draw(chart, series, dots);
  for (size_t r = 0; r < kPlotRows; ++r)
    lines.push_back(fitted(labels[r], margin, true) + (labels[r].empty() ? " │ " : " ┤ ") +
                    dots.row(r));
  lines.push_back(spaces(margin) + " └" + repeated("─", columns + 1));
  const std::string first =
      chart.times ? chart.labels.front() : number_text(chart.x_scale.low, chart.x_scale.step);
  const std::string last =
      chart.times ? chart.labels.back() : number_text(chart.x_scale.high, chart.x_scale.step);
  const size_t room =
      columns - std::min(columns, text::display_width(first) + text::display_width(last));
  lines.push_back(spaces(margin + 3) + first + spaces(room) + last);
}

}  // namespace

std::string text_of(const Chart& chart, size_t width) {
  std::vector<std::string> lines;
  if (!chart.title.empty()) lines.push_back(reason::cell_text(Value(chart.title), width));
  const std::string along = chart.kind == ChartKind::kHistogram ? chart.x_title
                            : chart.y_title.empty()             ? chart.x_title
                            : chart.x_title.empty()             ? chart.y_title
                                                    : chart.y_title + " by " + chart.x_title;
  if (!along.empty()) lines.push_back(reason::cell_text(Value(along), width));
  lines.emplace_back();
  if (chart.kind == ChartKind::kBars || chart.kind == ChartKind::kHistogram)
    add_bars(chart, width, lines);
  else
    for (const Series& series : chart.series) {
      if (chart.series.size() > 1) lines.push_back(reason::cell_text(Value(series.name), width));
      add_plot(chart, series, width, lines);
    }
  if (!chart.remarks.empty()) lines.push_back("(" + text::joined(chart.remarks, "; ") + ")");
  if (!chart.reading.empty()) lines.push_back("(read as: " + chart.reading + ")");
  for (std::string& line : lines) line.erase(line.find_last_not_of(' ') + 1);
  return text::joined(lines, "\n");
}

}  // namespace ask::chart
