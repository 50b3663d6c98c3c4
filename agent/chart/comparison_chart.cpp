#include "agent/chart/comparison_chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>

#include "agent/chart/chart_parts.h"
#include "agent/chart/times.h"
#include "agent/common/text.h"
#include "agent/common/value_number.h"
#include "agent/reason/answer.h"
#include "agent/reason/comparison.h"
#include "agent/reason/comparison_answer.h"
#include "agent/reason/table_text.h"

namespace ask::chart {
namespace {

// A group of a comparison, with its value on each side; NaN: the side has none.
struct ComparedGroup {
  std::string label;
  std::array<double, 2> values;
  double largest() const {
    return std::fmax(std::abs(values[0]), std::abs(values[1]));  // fmax ignores NaN
  }
  bool empty() const { return std::isnan(values[0]) && std::isnan(values[1]); }
};

double drawn_value(const Value& value) {
  const auto number = as_number(value);
  return number && std::isfinite(*number) ? *number : kNoValue;
}

std::string short_label(const std::string& label) {
  return reason::cell_text(Value(text::repaired_utf8(label)), kLongestLabel);
}

class SidesChart {
 public:
  SidesChart(const reason::Comparison& comparison, const reason::ShownRows& shown)
      : comparison_(comparison), shown_(shown), keys_(comparison.keys.size()) {}

  Result<Chart> draw(std::string_view title, bool truncated) {
    chart_.title = chart_title(title);
    chart_.y_title = short_label(reason::measure_words(comparison_, 0));
    if (keys_ == 0) {
      draw_whole();
    } else {
      read_groups();
      chart_.x_title = x_title();
      if (times()) {
        draw_lines();
      } else {
        keep_largest();
        draw_bars();
      }
    }
    const bool any = std::any_of(chart_.series.begin(), chart_.series.end(), [](const Series& s) {
      return std::any_of(s.values.begin(), s.values.end(), [](double v) { return !std::isnan(v); });
    });
    if (!any) return unfit("no row has a value to draw");
    if (!set_scales(chart_))
      return unfit("the numbers are too far apart, or too close, to be drawn");
    note_others();
    if (left_out_ > 0)
      chart_.remarks.push_back(
          fmt::format("{} without a value left out", reason::counted(left_out_, "rows")));
    if (truncated)
      chart_.remarks.push_back(
          fmt::format("the first {} only",
                      reason::counted(static_cast<int64_t>(shown_.rows.rows.size()), "rows")));
    return std::move(chart_);
  }

 private:
  std::string side(size_t s) const {
    return short_label(s == 0 ? comparison_.first : comparison_.second);
  }

  double value(size_t row, size_t s) const { return drawn_value(shown_.rows.rows[row][keys_ + s]); }

  // Without groups each side is a bar of its own.
  void draw_whole() {
    Series& only = chart_.series.emplace_back();
    only.name = chart_.y_title;
    for (size_t s = 0; s < 2 && !shown_.rows.rows.empty(); ++s) {
      chart_.labels.push_back(side(s));
      only.values.push_back(value(0, s));
    }
  }

  std::string label(size_t row) const {
    std::vector<std::string> parts;
    for (size_t k = 0; k < keys_; ++k) {
      const Value& cell = shown_.rows.rows[row][k];
      const bool none = std::holds_alternative<std::monostate>(cell);
      parts.push_back(none ? "(none)" : shown_.text(row, k, kLongestLabel));
      if (parts.back().empty()) parts.back() = "(empty)";
    }
    return short_label(text::joined(parts, " "));
  }

  void read_groups() {
    for (size_t r = 0; r < shown_.rows.rows.size(); ++r) {
      ComparedGroup group{label(r), {value(r, 0), value(r, 1)}};
      if (group.empty())
        ++left_out_;
      else
        groups_.push_back(std::move(group));
    }
  }

  std::string x_title() const {
    std::vector<std::string> names;
    for (size_t k = 0; k < keys_; ++k) names.push_back(shown_.names[k]);
    return short_label(text::joined(names, ", "));
  }

  // True if the groups are points in time, each of them once.
  bool times() const {
    std::map<double, size_t> seen;
    for (const ComparedGroup& group : groups_) {
      const auto at = days_of(group.label);
      if (!at || seen[*at]++ > 0) return false;
    }
    return keys_ == 1 && groups_.size() > 1 && !is_week_name(shown_.names[0]);
  }

  void draw_lines() {
    chart_.kind = ChartKind::kLine;
    chart_.times = true;
    std::stable_sort(groups_.begin(), groups_.end(), [](const auto& a, const auto& b) {
      return *days_of(a.label) < *days_of(b.label);
    });
    if (groups_.size() > kMostPoints) {
      chart_.remarks.push_back(fmt::format("the last {} of {}", kMostPoints, groups_.size()));
      groups_.erase(groups_.begin(), groups_.end() - static_cast<std::ptrdiff_t>(kMostPoints));
    }
    for (const ComparedGroup& group : groups_) chart_.x.push_back(*days_of(group.label));
    add_sides();
    add_gaps(chart_);
  }

  void draw_bars() {
    chart_.kind = ChartKind::kBars;
    add_sides();
  }

  void add_sides() {
    chart_.series = {{side(0), {}}, {side(1), {}}};
    for (const ComparedGroup& group : groups_) {
      chart_.labels.push_back(group.label);
      for (size_t s = 0; s < 2; ++s) chart_.series[s].values.push_back(group.values[s]);
    }
  }

  // The groups that are large on either side, in the order of the rows.
  void keep_largest() {
    const size_t all = groups_.size();
    if (all <= kMostComparedGroups) return;
    std::vector<size_t> order(all);
    std::iota(order.begin(), order.end(), size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
      return groups_[a].largest() > groups_[b].largest();
    });
    order.resize(kMostComparedGroups);
    std::sort(order.begin(), order.end());
    std::vector<ComparedGroup> kept;
    for (const size_t i : order) kept.push_back(std::move(groups_[i]));
    groups_ = std::move(kept);
    chart_.remarks.push_back(fmt::format("the {} largest of {}", kMostComparedGroups, all));
  }

  void note_others() {
    std::vector<std::string> others;
    for (size_t m = 1; m < comparison_.measures.size(); ++m)
      others.push_back(short_label(reason::measure_words(comparison_, m)));
    if (!others.empty()) chart_.remarks.push_back(text::joined(others, ", ") + " not drawn");
  }

  const reason::Comparison& comparison_;
  const reason::ShownRows& shown_;
  const size_t keys_;
  Chart chart_;
  std::vector<ComparedGroup> groups_;
  int64_t left_out_ = 0;
};

}  // namespace

Result<Chart> chart_of(const reason::TaskResult& task, std::string_view title,
                       std::optional<ChartKind> wanted) {
  const auto* comparison = task.draft != nullptr ? task.draft->comparison.get() : nullptr;
  if (comparison == nullptr || comparison->measures.empty() || task.result->rows.empty() ||
      task.result->columns.size() != comparison->keys.size() + 4 * comparison->measures.size())
    return chart_of(*task.result, title, wanted);
  const reason::ShownRows shown = reason::shown_rows(task);
  return SidesChart(*comparison, shown).draw(title, task.result->truncated());
}

}  // namespace ask::chart
