// A chart of rows: the kind that fits their columns, and what it draws. render.h draws it.
//
//   a label and numbers     bars, a group for each row
//   a time and numbers      a line for each column, or for each label
//   two numbers             points
//   one number              a histogram
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/chart/scale.h"
#include "agent/common/result.h"
#include "agent/common/value.h"

namespace ask::chart {

enum class ChartKind { kBars, kLine, kPoints, kHistogram };
std::string_view name(ChartKind kind);  // "bars", "line", "points", "histogram"

// kLine and kPoints: as many values as Chart::x; kBars and kHistogram: as many as Chart::labels.
// NaN: no value there.
struct Series {
  std::string name;
  std::vector<double> values;
};

struct Chart {
  ChartKind kind = ChartKind::kBars;
  std::string title;             // the question; one line, valid UTF-8, as all texts here
  std::string x_title, y_title;  // of labels, times or numbers along; of the values drawn
  std::vector<std::string> labels;
  std::vector<double> x;             // ascending; with `times`, days since 1970
  bool times = false;                // labels[i] is the time at x[i]
  bool periods = false;              // x has all periods of its range: no line bridges NaN
  std::vector<Series> series;        // 1 to 6
  AxisScale x_scale;                 // of x, if it is not `times`
  AxisScale y_scale;                 // of the values; bars and histograms have 0 on it
  std::vector<std::string> remarks;  // what is left out
  std::string reading;               // how an unsure question was read; "": nothing to say
};

inline constexpr size_t kMostSeries = 6, kMostBars = 30, kMostPoints = 2000;

// `title` may be any text. `wanted`: a histogram is drawn of the first column of numbers, but for
// one of aggregates; for the other kinds see chart_request.h. Errors (kInvalidArgument): why no
// chart fits, a sentence.
Result<Chart> chart_of(const ResultSet& rows, std::string_view title,
                       std::optional<ChartKind> wanted = std::nullopt);

}  // namespace ask::chart
