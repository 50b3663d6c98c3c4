#include "agent/reason/repeated_keys.h"

#include <fmt/format.h>

#include <cmath>
#include <string>
#include <unordered_set>

namespace ask::reason {
namespace {

// Equal for equal values only, also where several are joined.
std::string key_text(const Value& value) {
  if (std::holds_alternative<std::monostate>(value)) return "n;";
  if (const auto* whole = std::get_if<int64_t>(&value)) return fmt::format("i{};", *whole);
  if (const auto* real = std::get_if<double>(&value)) {
    constexpr double kBeyond = 9223372036854775808.0;  // 2^63
    if (*real >= -kBeyond && *real < kBeyond && std::trunc(*real) == *real)
      return fmt::format("i{};", static_cast<int64_t>(*real));
    return fmt::format("r{};", *real);
  }
  if (const auto* text = std::get_if<std::string>(&value))
    return fmt::format("t{}:", text->size()) + *text;
  const std::string& bytes = std::get<Blob>(value).bytes;
  return fmt::format("b{}:", bytes.size()) + bytes;
}

}  // namespace

bool repeats_a_key(const ResultSet& result, const std::vector<size_t>& columns) {
  std::unordered_set<std::string> seen;
  for (const auto& row : result.rows) {
    std::string key;
    for (const size_t i : columns) key += key_text(row[i]);
    if (!seen.insert(std::move(key)).second) return true;
  }
  return false;
}

}  // namespace ask::reason
