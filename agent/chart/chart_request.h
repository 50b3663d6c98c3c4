// The kind of chart that a question asks for: "bar chart of orders per month".
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "agent/chart/chart.h"

namespace ask::chart {

struct ChartRequest {
  std::optional<ChartKind> kind;  // nullopt: any
  bool pie = false;               // drawn as bars
  std::string question;           // without the words that name the chart
};

// "chart of", "bar chart of", "line chart of", "scatter plot of", "pie chart of" and "histogram of"
// at the beginning, also after "show me a"; "as a bar chart" at the end. A question without them
// is the same.
ChartRequest chart_request(std::string_view question);

// Draws bars in place of a line that was not requested, where they fit. Notes a request that is not
// fulfilled. REQUIRES: `chart` is of chart_of() with the requested kind.
void apply_request(Chart& chart, const ChartRequest& request);

}  // namespace ask::chart
