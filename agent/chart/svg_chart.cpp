#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "agent/chart/render.h"
#include "agent/common/display_width.h"
#include "agent/common/markup.h"
#include "agent/reason/table_text.h"

namespace ask::chart {
namespace {

constexpr double kSvgWidth = 720, kLetter = 7.5, kLine = 18, kMargin = 12;
constexpr double kPlotHeight = 320, kMostLabelWidth = 210;
constexpr size_t kMostRead = 10;  // values in the description

// Okabe and Ito, "Color Universal Design", 2008; the second of each pair on a dark ground.
struct Colour {
  std::string_view light, dark, dashes;
};
constexpr std::array<Colour, kMostSeries> kColours = {{{"#0072B2", "#56B4E9", ""},
                                                       {"#D55E00", "#F08A3C", "7 3"},
                                                       {"#009E73", "#2CC79A", "2 3"},
                                                       {"#CC79A7", "#E39AC2", "9 3 2 3"},
                                                       {"#8A6D00", "#F0E442", "4 2"},
                                                       {"#555555", "#BBBBBB", "1 2"}}};

double text_width(std::string_view text) {
  return static_cast<double>(text::display_width(text)) * kLetter;
}

std::string at(double v) {
  std::string out = fmt::format("{:.1f}", v);
  return out.ends_with(".0") ? out.substr(0, out.size() - 2) : out;
}

class Drawing {
 public:
  explicit Drawing(const Chart& chart) : chart_(chart) {}

  std::string svg() {
    head();
    if (chart_.kind == ChartKind::kBars || chart_.kind == ChartKind::kHistogram)
      bars();
    else
      plot();
    for (const std::string& remark : chart_.remarks) {
      y_ += kLine;
      words(kMargin, y_, remark, "start", "quiet");
    }
    if (!chart_.reading.empty()) caption("read as: " + chart_.reading);
    const double height = y_ + kMargin;
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"ask-chart\" role=\"img\" "
        "viewBox=\"0 0 {} {}\" width=\"{}\" height=\"{}\" font-family=\"system-ui, sans-serif\" "
        "font-size=\"13\" aria-label=\"{}\">\n{}{}\n{}</svg>\n",
        at(kSvgWidth), at(height), at(kSvgWidth), at(height), text::escaped_markup(description()),
        chart_.reading.empty()
            ? ""
            : "<desc>" + text::escaped_markup("Read as: " + chart_.reading) + "</desc>\n",
        style(), out_);
  }

 private:
  static std::string style() {
    std::string light, dark;
    for (size_t i = 0; i < kColours.size(); ++i) {
      light += fmt::format(".ask-chart .s{0}{{--c:{1}}}", i, kColours[i].light);
      dark += fmt::format(".ask-chart .s{0}{{--c:{1}}}", i, kColours[i].dark);
    }
    return "<style>.ask-chart{color:#222;background:#fff;max-width:100%;height:auto}"
           ".ask-chart .quiet{opacity:.75}" +
           light + "@media (prefers-color-scheme:dark){.ask-chart{color:#ddd;background:#161616}" +
           dark + "}</style>";
  }

  // A text below, in lines of the width of the chart.
  void caption(const std::string& text) {
    constexpr size_t kWidth = 88;  // columns
    std::string line;
    const auto end = [&] {
      y_ += kLine;
      words(kMargin, y_, reason::cell_text(Value(line), kWidth), "start", "quiet");
      line.clear();
    };
    for (size_t from = 0; from < text.size();) {
      const size_t to = std::min(text.find(' ', from), text.size());
      const std::string word = text.substr(from, to - from);
      if (!line.empty() && text::display_width(line) + 1 + text::display_width(word) > kWidth)
        end();
      line += (line.empty() ? "" : " ") + word;
      from = to + 1;
    }
    if (!line.empty()) end();
  }

  // A description of the chart for screen readers.
  std::string description() const {
    std::string out = chart_.title.empty() ? "Chart" : chart_.title;
    out += fmt::format(" ({}", name(chart_.kind));
    if (!chart_.y_title.empty()) out += ": " + chart_.y_title;
    if (!chart_.x_title.empty()) out += " by " + chart_.x_title;
    out += ")";
    const Series& first = chart_.series[0];
    size_t listed = 0;
    for (size_t i = 0; i < first.values.size() && listed < kMostRead; ++i) {
      if (std::isnan(first.values[i])) continue;
      out += fmt::format("{} {} {}", listed++ == 0 ? "." : ";", place(i),
                         number_text(first.values[i]));
    }
    return out;
  }

  std::string place(size_t i) const {
    return i < chart_.labels.size() ? chart_.labels[i] : number_text(chart_.x[i]);
  }

  void words(double x, double y, std::string_view text, std::string_view anchor,
             std::string_view kind = "", std::string_view more = "") {
    out_ += fmt::format(
        "<text x=\"{}\" y=\"{}\" text-anchor=\"{}\" fill=\"currentColor\"{}{}>{}</text>\n", at(x),
        at(y), anchor, kind.empty() ? "" : fmt::format(" class=\"{}\"", kind), more,
        text::escaped_markup(text));
  }

  void line(double x0, double y0, double x1, double y1, double opacity) {
    out_ += fmt::format(
        "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"currentColor\" opacity=\"{}\"/>\n",
        at(x0), at(y0), at(x1), at(y1), opacity);
  }

  // The colour by a variable, so that a page may do without the style element.
  static std::string paint(std::string_view what, size_t s) {
    return fmt::format("class=\"s{}\" {}=\"{}\" style=\"{}:var(--c,{})\"", s, what,
                       kColours[s].light, what, kColours[s].light);
  }

  void head() {
    y_ = kMargin + 6;
    if (!chart_.title.empty()) {
      words(kMargin, y_ + 4, reason::cell_text(Value(chart_.title), 90), "start", "",
            " font-weight=\"600\" font-size=\"15\"");
      y_ += kLine + 4;
    }
    if (chart_.series.size() < 2) return;
    double x = kMargin;
    for (size_t s = 0; s < chart_.series.size(); ++s) {
      const std::string name = reason::cell_text(Value(chart_.series[s].name), 30);
      const double width = 22 + text_width(name) + 14;
      if (x > kMargin && x + width > kSvgWidth - kMargin) {
        x = kMargin;
        y_ += kLine;
      }
      out_ += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"14\" height=\"10\" {}/>\n", at(x),
                          at(y_ - 5), paint("fill", s));
      words(x + 20, y_ + 4, name, "start");
      x += width;
    }
    y_ += kLine;
  }

  void bars() {
    double labels = 0;
    for (const std::string& label : chart_.labels) labels = std::max(labels, text_width(label));
    labels = std::min(labels, kMostLabelWidth);
    const double left = kMargin + labels + 8, right = kSvgWidth - 70;
    const double thick = chart_.series.size() > 1 ? 14 : 20,
                 gap = chart_.kind == ChartKind::kHistogram ? 1 : 8;
    const double group = thick * static_cast<double>(chart_.series.size()) + gap;
    const double top = y_ + 4, bottom = top + group * static_cast<double>(chart_.labels.size());
    const auto x = [&](double v) { return left + chart_.y_scale.share(v) * (right - left); };
    for (const double tick : chart_.y_scale.ticks()) {
      line(x(tick), top, x(tick), bottom, tick == 0 ? .6 : .15);
      words(x(tick), bottom + 16, number_text(tick, chart_.y_scale.step), "middle", "quiet");
    }
    for (size_t i = 0; i < chart_.labels.size(); ++i) {
      const double y = top + group * static_cast<double>(i) + gap / 2;
      words(left - 8, y + (group - gap) / 2 + 4.5,
            reason::cell_text(Value(chart_.labels[i]),
                              static_cast<size_t>(kMostLabelWidth / kLetter)),
            "end");
      for (size_t s = 0; s < chart_.series.size(); ++s)
        bar(i, s, {left, x(0), x(chart_.series[s].values[i])}, y + thick * static_cast<double>(s),
            thick);
    }
    y_ = bottom + 20;
    titles(left, right);
  }

  struct Reach {
    double left, zero, end;  // of the plot, of nothing, of the value
  };
  void bar(size_t i, size_t s, const Reach& at_x, double y, double thick) {
    const auto [left, zero, end] = at_x;
    const double v = chart_.series[s].values[i];
    if (std::isnan(v)) return;
    const std::string name = chart_.series.size() > 1 ? ", " + chart_.series[s].name : "";
    out_ += fmt::format(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" {}><title>{}</title></rect>\n",
        at(std::min(zero, end)), at(y), at(std::max(.5, std::abs(end - zero))), at(thick - 1),
        paint("fill", s), text::escaped_markup(chart_.labels[i] + name + ": " + number_text(v)));
    // Beside a negative bar, unless it would cover the label: then beyond its beginning.
    const bool beside = v >= 0 || end - 8 - text_width(number_text(v)) >= left;
    words(!beside ? zero + 4
          : v < 0 ? end - 4
                  : end + 4,
          y + thick / 2 + 4, number_text(v), v < 0 && beside ? "end" : "start", "quiet",
          " font-size=\"12\"");
  }

  void titles(double left, double right) {
    if (chart_.kind == ChartKind::kHistogram || chart_.kind == ChartKind::kBars) {
      const std::string below = chart_.y_title, beside = chart_.x_title;
      if (below.empty() && beside.empty()) return;
      y_ += kLine;
      if (!beside.empty())
        words(left - 8, y_, reason::cell_text(Value(beside), 30), "end", "quiet");
      if (!below.empty())
        words((left + right) / 2, y_, reason::cell_text(Value(below), 60), "middle", "quiet");
    } else if (!chart_.x_title.empty()) {
      y_ += kLine;
      words((left + right) / 2, y_, reason::cell_text(Value(chart_.x_title), 60), "middle",
            "quiet");
    }
  }

  void plot() {
    const std::vector<double> ticks = chart_.y_scale.ticks();
    double margin = 0;
    for (const double tick : ticks)
      margin = std::max(margin, text_width(number_text(tick, chart_.y_scale.step)));
    if (!chart_.y_title.empty()) {
      words(kMargin, y_ + 8, reason::cell_text(Value(chart_.y_title), 60), "start", "quiet");
      y_ += kLine;
    }
    const double left = kMargin + margin + 8, right = kSvgWidth - 2 * kMargin;
    const double top = y_ + 10, bottom = top + kPlotHeight;
    const auto y = [&](double v) { return bottom - chart_.y_scale.share(v) * kPlotHeight; };
    for (const double tick : ticks) {
      line(left, y(tick), right, y(tick), tick == 0 || tick == ticks.front() ? .6 : .15);
      words(left - 8, y(tick) + 4.5, number_text(tick, chart_.y_scale.step), "end", "quiet");
    }
    const double inset = 6;
    const auto x = [&](double v) { return left + inset + along(v) * (right - left - 2 * inset); };
    below(x, bottom);
    for (size_t s = 0; s < chart_.series.size(); ++s) marks(s, x, y);
    y_ = bottom + 20;
    titles(left, right);
  }

  double along(double v) const {
    if (!chart_.times) return chart_.x_scale.share(v);
    const double span = chart_.x.back() - chart_.x.front();
    return span > 0 ? (v - chart_.x.front()) / span : .5;
  }

  template <class X>
  void below(const X& x, double bottom) {
    const auto tick = [&](double v, const std::string& label, std::string_view anchor) {
      line(x(v), bottom, x(v), bottom + 4, .6);
      words(x(v), bottom + 18, label, anchor, "quiet");
    };
    if (!chart_.times) {
      for (const double v : chart_.x_scale.ticks())
        tick(v, number_text(v, chart_.x_scale.step), "middle");
      return;
    }
    double widest = 1;
    for (const std::string& label : chart_.labels) widest = std::max(widest, text_width(label));
    const double room = x(chart_.x.back()) - x(chart_.x.front());
    double free_from = -1e9;
    const size_t last = chart_.x.size() - 1;
    for (size_t i = 0; i <= last; ++i) {
      const double here = x(chart_.x[i]);
      const bool end = i == last;
      const double to_end = x(chart_.x[last]) - here;
      if (here < free_from || (!end && to_end < widest * 1.6)) continue;
      tick(chart_.x[i], chart_.labels[i],
           i == 0 && room > widest ? "start"
           : end && i > 0          ? "end"
                                   : "middle");
      free_from = here + widest * 1.6;
      if (end) break;
    }
  }

  template <class X, class Y>
  void marks(size_t s, const X& x, const Y& y) {
    const Series& series = chart_.series[s];
    std::string path, dots;
    size_t drawn = 0;
    bool on = false;
    for (size_t i = 0; i < chart_.x.size(); ++i) {
      const double v = series.values[i];
      if (std::isnan(v)) {
        on = on && !chart_.periods;  // else the line goes on after the gap
        continue;
      }
      path += fmt::format("{}{} {}", on ? "L" : "M", at(x(chart_.x[i])), at(y(v)));
      on = true;
      ++drawn;
      const std::string name = chart_.series.size() > 1 ? series.name + ", " : "";
      dots += fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"3\" {}><title>{}</title></circle>\n",
                          at(x(chart_.x[i])), at(y(v)), paint("fill", s),
                          text::escaped_markup(name + place(i) + ": " + number_text(v)));
    }
    if (chart_.kind == ChartKind::kLine && drawn > 1)
      out_ += fmt::format(
          "<path d=\"{}\" fill=\"none\" stroke-width=\"2\" {}{}/>\n", path, paint("stroke", s),
          kColours[s].dashes.empty() ? ""
                                     : fmt::format(" stroke-dasharray=\"{}\"", kColours[s].dashes));
    out_ += dots;
  }

  const Chart& chart_;
  std::string out_;
  double y_ = 0;  // the lowest line so far
};

}  // namespace

std::string svg_of(const Chart& chart) { return Drawing(chart).svg(); }

}  // namespace ask::chart
