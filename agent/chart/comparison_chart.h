// Charts of comparisons: the two sides of a measure on one axis, for each group of either side. The
// change and its percentage are other numbers, and are left to the table.
#pragma once
#include <string_view>

#include "agent/chart/chart.h"
#include "agent/reason/reasoner.h"

namespace ask::chart {

inline constexpr size_t kMostComparedGroups = 53;  // the weeks of a year

// The chart of a task's rows, whether it compares or not. REQUIRES: task.result. Errors: as of
// chart_of().
Result<Chart> chart_of(const reason::TaskResult& task, std::string_view title,
                       std::optional<ChartKind> wanted = std::nullopt);

}  // namespace ask::chart
