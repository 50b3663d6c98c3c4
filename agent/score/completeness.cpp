#include "agent/score/completeness.h"

#include <fmt/format.h>

#include <algorithm>

namespace ask::score {
namespace {

constexpr double kPenaltyNoRows = 0.2, kCut = 0.1, kNulls = 0.05;

bool null(const Value& value) { return std::holds_alternative<std::monostate>(value); }

bool empty_column(const ResultSet& result) {
  for (size_t c = 0; c < result.columns.size(); ++c)
    if (std::all_of(result.rows.begin(), result.rows.end(),
                    [c](const std::vector<Value>& row) { return null(row[c]); }))
      return true;
  return false;
}

}  // namespace

bool holds_no_value(const ResultSet& result) {
  return !result.rows.empty() &&
         std::all_of(result.rows.begin(), result.rows.end(),
                     [](const auto& row) { return std::all_of(row.begin(), row.end(), null); });
}

Scored completeness(const ResultSet* result, bool trial) {
  if (!result) return {0, "it did not run"};
  if (result->truncated() && !(trial && result->row_cut))
    return {1 - kCut - (result->rows.empty() ? kPenaltyNoRows : 0),
            fmt::format("cut at {} rows: there are more", result->rows.size())};
  if (result->rows.empty()) return {1 - kPenaltyNoRows, "no rows"};
  if (empty_column(*result)) return {1 - kNulls, "a column holds nothing but NULL"};
  return {1, fmt::format("all of it: {} row{}", result->rows.size(),
                         result->rows.size() == 1 ? "" : "s")};
}

}  // namespace ask::score
