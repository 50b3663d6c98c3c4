#include "agent/chart/chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <set>

#include "agent/chart/chart_parts.h"
#include "agent/chart/times.h"
#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/value_number.h"
#include "agent/reason/table_text.h"
#include "agent/reason/wording.h"

namespace ask::chart {
namespace {

constexpr size_t kLongestTitle = 120;  // columns of a terminal
constexpr double kSameSize = 30;       // numbers of one chart differ by this factor at most

enum class AxisRole { kNone, kNumber, kTime, kLabel, kKey };

struct ChartColumn {
  size_t index;
  std::string title;
  AxisRole role = AxisRole::kNone;
  double largest = 0;  // of kNumber: the largest absolute value
  bool weeks = false;  // its values "2024-05" are weeks, and no months
};

bool is_null(const Value& value) { return std::holds_alternative<std::monostate>(value); }

std::optional<double> number_of_value(const Value& value) {
  const auto number = as_number(value);
  return number && std::isfinite(*number) ? number : std::nullopt;
}

bool is_key_name(std::string_view name) {
  const std::string lower = text::lower(name);
  return lower == "id" || lower.ends_with("_id") || lower.ends_with(" id") ||
         name.ends_with("Id") || name.ends_with("ID");
}

bool is_year_name(std::string_view name) {
  return text::lower(name).find("year") != std::string::npos;
}

bool is_year(const Value& value) {
  const auto* year = std::get_if<int64_t>(&value);
  return year != nullptr && *year >= 1000 && *year < 3000;
}

std::optional<double> time_of(const Value& value, bool weeks) {
  if (is_year(value)) return days_of(std::to_string(std::get<int64_t>(value)));
  const auto* text = std::get_if<std::string>(&value);
  if (text == nullptr) return std::nullopt;
  return weeks ? days_of_week(*text) : days_of(*text);
}

std::string label_of(const Value& value) {
  if (is_null(value)) return "(none)";
  std::string out = reason::cell_text(value, kLongestLabel);
  return out.empty() ? "(empty)" : out;
}

// "avg("orders"."total")" -> "average total"
std::string title_of(const std::string& column) {
  struct AggregateWord {
    std::string_view call, word;
  };
  static constexpr AggregateWord kAggregates[] = {{"count(", "number"}, {"sum(", "total"},
                                                  {"total(", "total"},  {"avg(", "average"},
                                                  {"min(", "smallest"}, {"max(", "largest"}};
  const std::string lower = text::lower(column);
  for (const auto& [call, word] : kAggregates) {
    if (!lower.starts_with(call) || !lower.ends_with(')')) continue;
    std::string_view inside = std::string_view(column).substr(call.size());
    inside.remove_suffix(1);
    constexpr std::string_view kDistinct = "DISTINCT ";
    if (inside.starts_with(kDistinct)) inside.remove_prefix(kDistinct.size());
    const size_t dot = inside.rfind('.');
    const std::string_view table = inside.substr(0, dot == inside.npos ? 0 : dot);
    if (dot != inside.npos) inside.remove_prefix(dot + 1);
    // The keys of a table are its rows.
    if (word == "number" && !table.empty() && reason::noun_words(inside) == "id")
      return reason::cell_text(Value("number of " + reason::noun_words(table)), kLongestLabel);
    const std::string noun = inside == "*" ? "" : " " + reason::noun_words(inside);
    return reason::cell_text(Value(std::string(word) + noun), kLongestLabel);
  }
  return reason::cell_text(Value(reason::noun_words(column)), kLongestLabel);
}

ChartColumn column_of(const ResultSet& rows, size_t c) {
  ChartColumn out{c, title_of(rows.columns[c])};
  out.weeks = is_week_name(rows.columns[c]);
  size_t values = 0, numbers = 0, times = 0, years = 0, blobs = 0;
  for (const auto& row : rows.rows) {
    const Value& value = row[c];
    if (is_null(value)) continue;
    ++values;
    blobs += std::holds_alternative<Blob>(value) ? 1 : 0;
    years += is_year(value) ? 1 : 0;
    if (const auto number = number_of_value(value)) {
      ++numbers;
      out.largest = std::max(out.largest, std::abs(*number));
    }
    times += std::holds_alternative<std::string>(value) && time_of(value, out.weeks) ? 1 : 0;
  }
  if (values == 0 || blobs > 0) return out;
  if (numbers == values && years == values && is_year_name(rows.columns[c]))
    out.role = AxisRole::kTime;
  else if (numbers == values)
    out.role = is_key_name(rows.columns[c]) ? AxisRole::kKey : AxisRole::kNumber;
  else
    out.role = times == values ? AxisRole::kTime : AxisRole::kLabel;
  return out;
}

std::string names_of(const std::vector<ChartColumn>& columns) {
  std::vector<std::string> names;
  for (const ChartColumn& column : columns) names.push_back(column.title);
  return text::joined(names, ", ");
}

class Chooser {
 public:
  Chooser(const ResultSet& rows, std::string_view title) : rows_(rows) {
    chart_.title = chart_title(title);
    for (size_t c = 0; c < rows.columns.size(); ++c) {
      const ChartColumn column = column_of(rows, c);
      all_.push_back(column);
      if (column.role == AxisRole::kNumber) numbers_.push_back(column);
      if (column.role == AxisRole::kTime) times_.push_back(column);
      if (column.role == AxisRole::kLabel) labels_.push_back(column);
    }
  }

  Result<Chart> choose(std::optional<ChartKind> wanted) {
    if (rows_.rows.empty()) return unfit("there are no rows");
    if (numbers_.empty()) return unfit(why_no_number());
    if (rows_.rows.size() == 1) return unfit("there is one row only");
    if (wanted == ChartKind::kHistogram && times_.empty() && !is_aggregate(numbers_[0]))
      leave_first_number();
    drop_other_sizes();
    if (!times_.empty())
      draw_times();
    else if (!labels_.empty())
      draw_bars();
    else if (numbers_.size() >= 2)
      draw_points();
    else if (!draw_histogram())
      return unfit("all values of " + numbers_[0].title + " are the same or too far apart");
    if (chart_.series.empty() || chart_.series[0].values.empty())
      return unfit("no row has a value to draw");
    if (!set_scales(chart_))
      return unfit("the numbers are too far apart, or too close, to be drawn");
    if (left_out_ > 0)
      chart_.remarks.push_back(
          fmt::format("{} without a value left out", reason::counted(left_out_, "rows")));
    if (rows_.truncated())
      chart_.remarks.push_back(fmt::format("the first {} only", reason::counted(count(), "rows")));
    return std::move(chart_);
  }

 private:
  int64_t count() const { return static_cast<int64_t>(rows_.rows.size()); }

  std::string why_no_number() const {
    std::vector<ChartColumn> keys;
    for (const ChartColumn& column : all_)
      if (column.role == AxisRole::kKey) keys.push_back(column);
    if (!keys.empty()) return "the only numbers are keys (" + names_of(keys) + ")";
    return "no column is a number, only " + names_of(all_);
  }

  const Value& value(size_t row, const ChartColumn& column) const {
    return rows_.rows[row][column.index];
  }

  // A value for each group is not a distribution.
  bool is_aggregate(const ChartColumn& column) const {
    return rows_.columns[column.index].find('(') != std::string::npos;
  }

  void leave_first_number() {
    if (numbers_.size() > 1)
      chart_.remarks.push_back(names_of({numbers_.begin() + 1, numbers_.end()}) + " not drawn");
    numbers_.erase(numbers_.begin() + 1, numbers_.end());
    labels_.clear();
  }

  // Numbers of other sizes would be flat on the same axis.
  void drop_other_sizes() {
    const bool points = times_.empty() && labels_.empty() && numbers_.size() == 2;
    if (points) return;
    std::vector<ChartColumn> kept = {numbers_[0]}, other;
    for (size_t i = 1; i < numbers_.size(); ++i) {
      const double a = numbers_[0].largest, b = numbers_[i].largest;
      const bool fits = kept.size() < kMostSeries && a * kSameSize >= b && b * kSameSize >= a;
      (fits ? kept : other).push_back(numbers_[i]);
    }
    if (times_.empty() && labels_.empty() && numbers_.size() > 2) {
      kept.assign(numbers_.begin(), numbers_.begin() + 2);
      other.assign(numbers_.begin() + 2, numbers_.end());
    }
    if (!other.empty()) chart_.remarks.push_back(names_of(other) + " not drawn");
    numbers_ = std::move(kept);
  }

  // --- times ---

  void draw_times() {
    const ChartColumn& time = times_[0];
    const bool by_label = !labels_.empty();
    if (by_label && numbers_.size() > 1) numbers_.resize(1);
    std::map<double, std::string> positions;
    std::map<std::string, std::map<double, double>> lines;  // by label
    std::vector<std::string> order;
    bool repeated = false;
    for (size_t r = 0; r < rows_.rows.size(); ++r) {
      const auto at = time_of(value(r, time), time.weeks);
      const auto number = number_of_value(value(r, numbers_[0]));
      if (!at || !number) {
        ++left_out_;
        continue;
      }
      const std::string label = by_label ? label_of(value(r, labels_[0])) : "";
      if (!lines.contains(label)) order.push_back(label);
      positions.emplace(*at, label_of(value(r, time)));
      repeated = !lines[label].emplace(*at, *number).second || repeated;
    }
    if (positions.size() < 2 && by_label) {
      times_.clear();
      left_out_ = 0;
      return draw_bars();
    }
    chart_.times = true;
    chart_.x_title = time.title;
    chart_.y_title = numbers_.size() == 1 ? numbers_[0].title : "";
    if (repeated) return draw_time_points(time);
    chart_.kind = ChartKind::kLine;
    keep_last(positions);
    for (const auto& [at, label] : positions) {
      chart_.x.push_back(at);
      chart_.labels.push_back(label);
    }
    if (by_label)
      add_lines(lines, order);
    else
      for (const ChartColumn& number : numbers_) add_line(time, number);
    if (!time.weeks) add_gaps(chart_);
  }

  // The latest, if there are too many.
  void keep_last(std::map<double, std::string>& positions) {
    if (positions.size() <= kMostPoints) return;
    chart_.remarks.push_back(fmt::format("the last {} of {}", kMostPoints, positions.size()));
    while (positions.size() > kMostPoints) positions.erase(positions.begin());
  }

  void add_line(const ChartColumn& time, const ChartColumn& number) {
    std::map<double, double> line;
    for (size_t r = 0; r < rows_.rows.size(); ++r)
      if (const auto at = time_of(value(r, time), time.weeks))
        if (const auto y = number_of_value(value(r, number))) line.emplace(*at, *y);
    add_series(number.title, line);
  }

  void add_series(const std::string& title, const std::map<double, double>& line) {
    Series out{title, {}};
    for (const double at : chart_.x) {
      const auto found = line.find(at);
      out.values.push_back(found == line.end() ? kNoValue : found->second);
    }
    chart_.series.push_back(std::move(out));
  }

  void add_lines(const std::map<std::string, std::map<double, double>>& lines,
                 std::vector<std::string> order) {
    const size_t all = order.size();
    if (all > kMostSeries) {
      std::map<std::string, double> total;
      for (const auto& [label, line] : lines)
        for (const auto& [at, y] : line) total[label] += std::abs(y);
      std::stable_sort(order.begin(), order.end(),
                       [&](const auto& a, const auto& b) { return total[a] > total[b]; });
      order.resize(kMostSeries);
      chart_.remarks.push_back(
          fmt::format("the {} largest of {} by {}", kMostSeries, all, labels_[0].title));
    }
    for (const std::string& label : order) add_series(label, lines.at(label));
  }

  void draw_time_points(const ChartColumn& time) {
    chart_.kind = ChartKind::kPoints;
    left_out_ = 0;
    std::vector<std::pair<double, size_t>> at;
    for (size_t r = 0; r < rows_.rows.size(); ++r) {
      const auto x = time_of(value(r, time), time.weeks);
      if (x && number_of_value(value(r, numbers_[0])))
        at.emplace_back(*x, r);
      else
        ++left_out_;
    }
    take_points(std::move(at), &time);
  }

  // --- points ---

  void draw_points() {
    chart_.kind = ChartKind::kPoints;
    chart_.x_title = numbers_[0].title;
    std::vector<std::pair<double, size_t>> at;
    for (size_t r = 0; r < rows_.rows.size(); ++r) {
      const auto x = number_of_value(value(r, numbers_[0]));
      if (x && number_of_value(value(r, numbers_[1])))
        at.emplace_back(*x, r);
      else
        ++left_out_;
    }
    numbers_.erase(numbers_.begin());
    take_points(std::move(at), nullptr);
  }

  void take_points(std::vector<std::pair<double, size_t>> at, const ChartColumn* time) {
    if (at.size() > kMostPoints) {
      chart_.remarks.push_back(fmt::format("the first {} of {} points", kMostPoints, at.size()));
      at.resize(kMostPoints);
    }
    std::stable_sort(at.begin(), at.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    chart_.y_title = numbers_[0].title;
    Series out{numbers_[0].title, {}};
    for (const auto& [x, row] : at) {
      chart_.x.push_back(x);
      if (time != nullptr) chart_.labels.push_back(label_of(value(row, *time)));
      out.values.push_back(*number_of_value(value(row, numbers_[0])));
    }
    chart_.series = {std::move(out)};
  }

  // --- bars ---

  void draw_bars() {
    chart_.kind = ChartKind::kBars;
    if (labels_.size() >= 2 && numbers_.size() == 1 && draw_groups()) return;
    const size_t named = std::min<size_t>(2, labels_.size());
    chart_.x_title =
        names_of({labels_.begin(), labels_.begin() + static_cast<std::ptrdiff_t>(named)});
    chart_.y_title = numbers_.size() == 1 ? numbers_[0].title : "";
    for (const ChartColumn& number : numbers_) chart_.series.push_back({number.title, {}});
    for (size_t r = 0; r < rows_.rows.size(); ++r) {
      std::vector<double> values;
      for (const ChartColumn& number : numbers_)
        values.push_back(number_of_value(value(r, number)).value_or(kNoValue));
      if (std::all_of(values.begin(), values.end(), [](double v) { return std::isnan(v); })) {
        ++left_out_;
        continue;
      }
      std::string label = label_of(value(r, labels_[0]));
      if (named == 2) label += " " + label_of(value(r, labels_[1]));
      chart_.labels.push_back(reason::cell_text(Value(label), kLongestLabel));
      for (size_t s = 0; s < values.size(); ++s) chart_.series[s].values.push_back(values[s]);
    }
    keep_largest();
  }

  // Two labels with few values each: a group of bars for the first, one for the second.
  bool draw_groups() {
    std::vector<std::string> groups, parts;
    std::map<std::pair<std::string, std::string>, double> cells;
    const auto add = [](std::vector<std::string>& to, const std::string& label) {
      add_once(to, label);
    };
    for (size_t r = 0; r < rows_.rows.size(); ++r) {
      const auto number = number_of_value(value(r, numbers_[0]));
      if (!number) continue;
      const std::string group = label_of(value(r, labels_[0])),
                        part = label_of(value(r, labels_[1]));
      add(groups, group);
      add(parts, part);
      if (!cells.emplace(std::pair(group, part), *number).second) return false;
      if (parts.size() > kMostSeries || groups.size() > kMostBars) return false;
    }
    if (groups.size() == rows_.rows.size() || parts.size() < 2) return false;
    chart_.x_title = labels_[0].title;
    chart_.y_title = numbers_[0].title;
    chart_.labels = groups;
    for (const std::string& part : parts) {
      chart_.series.push_back({part, {}});
      for (const std::string& group : groups) {
        const auto found = cells.find({group, part});
        chart_.series.back().values.push_back(found == cells.end() ? kNoValue : found->second);
      }
    }
    left_out_ += count() - static_cast<int64_t>(cells.size());
    return true;
  }

  void keep_largest() {
    const size_t most = std::max<size_t>(5, kMostBars / std::max<size_t>(1, chart_.series.size()));
    const size_t all = chart_.labels.size();
    if (all <= most) return;
    std::vector<size_t> order(all);
    std::iota(order.begin(), order.end(), size_t{0});
    const auto size = [&](size_t i) {
      const double v = chart_.series[0].values[i];
      return std::isnan(v) ? -1 : std::abs(v);
    };
    std::stable_sort(order.begin(), order.end(),
                     [&](size_t a, size_t b) { return size(a) > size(b); });
    order.resize(most);
    std::sort(order.begin(), order.end());
    Chart small;
    for (const Series& series : chart_.series) small.series.push_back({series.name, {}});
    for (const size_t i : order) {
      small.labels.push_back(chart_.labels[i]);
      for (size_t s = 0; s < chart_.series.size(); ++s)
        small.series[s].values.push_back(chart_.series[s].values[i]);
    }
    chart_.labels = std::move(small.labels);
    chart_.series = std::move(small.series);
    chart_.remarks.push_back(fmt::format("the {} largest of {}", most, all));
  }

  // --- histogram ---

  bool draw_histogram() {
    chart_.x_title = numbers_[0].title;
    std::vector<double> values;
    bool whole = true;
    for (size_t r = 0; r < rows_.rows.size(); ++r) {
      const Value& cell = value(r, numbers_[0]);
      if (const auto number = number_of_value(cell))
        values.push_back(*number);
      else
        ++left_out_;
      whole = whole && (is_null(cell) || std::holds_alternative<int64_t>(cell));
    }
    return set_histogram(chart_, values, whole);
  }

  const ResultSet& rows_;
  Chart chart_;
  std::vector<ChartColumn> all_, numbers_, times_, labels_;
  int64_t left_out_ = 0;
};

}  // namespace

Error unfit(std::string why) { return {Code::kInvalidArgument, "no chart: " + std::move(why)}; }

std::string chart_title(std::string_view title) {
  return reason::cell_text(Value(text::repaired_utf8(text::trimmed(title))), kLongestTitle);
}

bool set_scales(Chart& chart) {
  double least = std::numeric_limits<double>::infinity(), most = -least;
  for (const Series& series : chart.series)
    for (const double v : series.values)
      if (!std::isnan(v)) {
        least = std::min(least, v);
        most = std::max(most, v);
      }
  const bool from_zero = chart.kind == ChartKind::kBars || chart.kind == ChartKind::kHistogram ||
                         (least >= 0 && least <= most / 2);
  const auto y = round_scale(least, most, 5, from_zero);
  if (!y) return false;
  chart.y_scale = *y;
  if (chart.x.empty() || chart.times) return true;
  const auto x = round_scale(chart.x.front(), chart.x.back(), 6, false);
  if (!x) return false;
  chart.x_scale = *x;
  return true;
}

std::string_view name(ChartKind kind) {
  static constexpr std::array<std::string_view, 4> kNames = {"bars", "line", "points", "histogram"};
  return kNames[static_cast<size_t>(kind)];
}

Result<Chart> chart_of(const ResultSet& rows, std::string_view title,
                       std::optional<ChartKind> wanted) {
  return Chooser(rows, title).choose(wanted);
}

}  // namespace ask::chart
