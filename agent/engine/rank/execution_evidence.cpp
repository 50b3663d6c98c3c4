#include "agent/engine/rank/execution_evidence.h"

#include <algorithm>
#include <cmath>
#include <type_traits>
#include <variant>
#include <vector>

#include "agent/common/value_number.h"
#include "agent/db/statistics/row_sample.h"

namespace ask::engine {
namespace {

using Row = std::vector<Value>;

bool is_null(const Value& value) { return std::holds_alternative<std::monostate>(value); }

bool is_zero(const Value& value) {
  const auto number = as_number(value);
  return number && *number == 0;
}

bool less(const Value& a, const Value& b) {
  if (a.index() != b.index()) return a.index() < b.index();
  return std::visit(
      [&](const auto& value) {
        using Type = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<Type, std::monostate>)
          return false;
        else if constexpr (std::is_same_v<Type, Blob>)
          return value.bytes < std::get<Blob>(b).bytes;
        else
          return value < std::get<Type>(b);
      },
      a);
}

// Persons may share a name, so a few equal rows are no sign.
bool repeats(const std::vector<Row>& rows) {
  constexpr size_t kFew = 3, kLeastRows = 4;  // few: one row in three
  if (rows.size() < kLeastRows) return false;
  std::vector<const Row*> sorted;
  for (const Row& row : rows) sorted.push_back(&row);
  std::sort(sorted.begin(), sorted.end(), [](const Row* a, const Row* b) {
    return std::lexicographical_compare(a->begin(), a->end(), b->begin(), b->end(), less);
  });
  size_t equal = 0;
  for (size_t i = 1; i < sorted.size(); ++i) equal += *sorted[i] == *sorted[i - 1];
  return equal * kFew > rows.size();
}

}  // namespace

ResultShape result_shape(const ResultSet& result) {
  const std::vector<Row>& rows = result.rows;
  ResultShape out;
  out.empty = rows.empty();
  out.zero = rows.size() == 1 && rows[0].size() == 1 && is_zero(rows[0][0]);
  out.null_row = std::any_of(rows.begin(), rows.end(), [](const Row& row) {
    return std::all_of(row.begin(), row.end(), is_null);
  });
  out.repeated = repeats(rows);
  return out;
}

std::optional<ResultShape> tried_shape(const db::Snapshot& snapshot, const std::string& select) {
  if (!snapshot.rows) return std::nullopt;
  const auto result = snapshot.rows->run(select);
  if (!result) return std::nullopt;
  ResultShape out = result_shape(*result);
  if (select.find("'now'") != select.npos) out.empty = out.zero = out.null_row = false;
  return out;
}

double execution_evidence(const ResultShape& shape) {
  double out = 0;
  if (shape.empty) out -= 1.85;
  if (shape.zero) out -= 0.8;
  if (shape.null_row) out -= 0.8;
  if (shape.repeated) out -= 1.2;
  if (shape.deduplicated) out -= 0.85;
  return out;
}

double with_evidence(double confidence, double evidence) {
  if (confidence <= 0 || confidence >= 1) return confidence;
  const double odds = confidence / (1 - confidence) * std::exp(evidence);
  return odds / (1 + odds);
}

}  // namespace ask::engine
