#include "agent/reason/answers_seen.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>

#include "agent/common/hash_table.h"
#include "agent/common/value_number.h"
#include "agent/db/statistics/row_sample.h"
#include "agent/score/compare.h"

namespace ask::reason {
namespace {

uint64_t hash_of_value(const Value& value) {
  // Sums of the same numbers in another order differ in their last digits.
  if (const auto number = as_number(value)) return hash_of(fmt::format("{:.12g}", *number));
  if (const auto* text = std::get_if<std::string>(&value)) return hash_of(*text) + 1;
  if (const auto* blob = std::get_if<Blob>(&value)) return hash_of(blob->bytes) + 2;
  return 3;
}

// Equal for the same rows with their cells in any order; the rows, too, unless `ordered`.
uint64_t hash_of_rows(const ResultSet& result, bool ordered) {
  uint64_t rows = result.rows.size();
  for (const auto& row : result.rows) {
    uint64_t cells = row.size();
    for (const Value& value : row) cells += mixed(hash_of_value(value));
    if (ordered) rows = mixed(rows + 1);
    rows += mixed(mixed(cells));
  }
  return rows;
}

// No row, or nothing but 0 and NULL.
bool says_nothing(const ResultSet& result) {
  return std::all_of(result.rows.begin(), result.rows.end(), [](const auto& row) {
    return std::all_of(row.begin(), row.end(), [](const Value& value) {
      return std::holds_alternative<std::monostate>(value) || as_number(value) == 0;
    });
  });
}

}  // namespace

bool AnswersSeen::is_new(const std::string& select) {
  const auto result = snapshot_.rows ? snapshot_.rows->run(select) : std::nullopt;
  if (!result || result->truncated()) return true;
  const uint64_t hash = hash_of_rows(*result, score::order_counts(sql::Statement(select)));
  const bool known = std::find(seen_.begin(), seen_.end(), hash) != seen_.end();
  if (!known) seen_.push_back(hash);
  return !known && !says_nothing(*result);
}

}  // namespace ask::reason
