#include "agent/report/document.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/chart/comparison_chart.h"
#include "agent/common/text.h"
#include "agent/reason/comparison.h"
#include "agent/reason/notes.h"

namespace ask::report {
namespace {

// A long text is a short label.
Value short_value(const Value& value) {
  constexpr size_t kLongest = 200;  // bytes
  const auto* text = std::get_if<std::string>(&value);
  return text && text->size() > kLongest ? Value(text::shortened(*text, kLongest)) : value;
}

// The columns `which` of the rows, by their shown names.
ResultSet columns_of(const reason::ShownRows& shown, const std::vector<size_t>& which) {
  ResultSet out;
  for (const size_t c : which) out.columns.push_back(text::shortened(shown.names[c], 200));
  for (const auto& row : shown.rows.rows) {
    out.rows.emplace_back();
    for (const size_t c : which) out.rows.back().push_back(short_value(row[c]));
  }
  return out;
}

// What is drawn: of a comparison by groups their changes, else all columns. Nothing for few rows,
// many columns, or more bars than can be read.
std::optional<chart::Chart> chart_for(const reason::ShownRows& shown,
                                      const reason::TaskResult& task, bool shares) {
  const auto& comparison = task.draft ? task.draft->comparison : nullptr;
  if (comparison && !shares && !comparison->keys.empty() && shown.rows.rows.size() > 1) {
    auto sides = chart::chart_of(task, "");
    if (!sides ||
        (sides->kind != chart::ChartKind::kLine && sides->labels.size() > chart::kMostBars))
      return std::nullopt;
    return std::move(*sides);
  }
  std::vector<size_t> which;
  if (shares && comparison->keys.size() == 1)
    which = {0, 3};
  else if (!comparison)
    for (size_t c = 0; c < shown.names.size(); ++c) which.push_back(c);
  if (which.size() < 2 || which.size() > 4 || shown.rows.rows.size() < 2) return std::nullopt;
  auto out = chart::chart_of(columns_of(shown, which), "");
  if (!out || (out->kind != chart::ChartKind::kLine && shown.rows.rows.size() > chart::kMostBars))
    return std::nullopt;
  return std::move(*out);
}

}  // namespace

void add_rows(Section& section, const reason::TaskResult& task,
              const std::optional<reason::WholeSides>& whole) {
  auto shares = reason::change_shares(task, whole);
  if (shares && !shares->apart.empty()) section.notes.push_back(shares->apart);
  section.table = shares ? std::move(shares->rows) : reason::shown_rows(task);
  section.chart = chart_for(section.table, task, shares.has_value());
  section.rows = section.table.rows.rows.size();
  section.columns = section.table.names.size();
  for (std::string& note : reason::notes(*task.result, task.trial))
    section.notes.push_back(std::move(note));
  const size_t columns = std::min(section.columns, kMostTableColumns);
  if (section.rows > kMostTableRows) {
    section.notes.push_back(
        fmt::format("the table shows {} of {} rows", kMostTableRows, section.rows));
    section.table.rows.rows.resize(kMostTableRows);
  }
  if (section.columns > columns) {
    section.notes.push_back(
        fmt::format("the table shows {} of {} columns", columns, section.columns));
    for (auto& row : section.table.rows.rows) row.resize(columns);
    section.table.names.resize(columns);
    section.table.formats.resize(columns);
    section.table.rows.columns.resize(columns);
  }
}

}  // namespace ask::report
