// The part of access_review.h that reads the query plan.
#include "agent/check/plan_review.h"

#include <fmt/format.h>

namespace ask::sql {
namespace {

// The table that a plan line scans. SQLite writes "SCAN orders AS o" as "SCAN o"; "SCAN o USING
// COVERING INDEX x" is a full scan as well.
std::string scanned(const std::string& detail) {
  if (!detail.starts_with("SCAN ")) return "";
  std::string name = detail.substr(5);
  for (const std::string_view stop : {" USING ", " VIRTUAL TABLE", " LEFT-JOIN"})
    name = name.substr(0, name.find(stop));
  return name;
}

}  // namespace

void review_plan(const std::vector<db::PlanLine>& plan, const Hints& hints,
                 std::vector<LocatedFinding>& found) {
  constexpr int64_t kBig = 10'000;
  const auto big = [&](const db::PlanLine& line) -> const db::Table* {
    const std::string name = scanned(line.detail);
    const db::Table* table = name.empty() ? nullptr : hints.table_called(name);
    return table != nullptr && table->row_count > kBig ? table : nullptr;
  };
  for (size_t i = 0; i < plan.size(); ++i) {
    const db::Table* outer = big(plan[i]);
    for (size_t k = i + 1; outer != nullptr && k < plan.size(); ++k) {
      const db::Table* inner = plan[k].parent == plan[i].parent ? big(plan[k]) : nullptr;
      if (inner == nullptr) continue;
      found.push_back(
          {finding(Code::kPerformanceWarning, inner->name,
                   fmt::format("every row of \"{}\" ({}) meets every row of \"{}\" ({})",
                               shown(outer->name), outer->row_count, shown(inner->name),
                               inner->row_count),
                   "join them by a condition such as a foreign key"),
           std::string::npos});
      return;
    }
  }
}

void bound_sorts(const std::vector<db::PlanLine>& plan, db::RunBounds& bounds) {
  const auto any = [&](std::string_view words) {
    return std::any_of(plan.begin(), plan.end(), [&](const db::PlanLine& line) {
      return line.detail.find(words) != std::string::npos;
    });
  };
  bounds.sorts = any("B-TREE") || any("SORT");
  bounds.sorts_unlimited = bounds.sorts_unlimited || any("MULTI-INDEX OR");
}

}  // namespace ask::sql
