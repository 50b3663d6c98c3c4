#include "agent/engine/schema/ambiguous_abbreviations.h"

#include <algorithm>
#include <span>
#include <variant>
#include <vector>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/abbreviation_meanings.h"
#include "agent/engine/schema/column_roles.h"
#include "agent/engine/text/identifier_words.h"

namespace ask::engine {
namespace {

// Numbers that refer to no other table.
bool stores_numbers(const db::Table& table, const db::Column& column) {
  if (is_reference(table, column.name)) return false;
  return column.kind == db::DataKind::kInteger || column.kind == db::DataKind::kReal;
}

bool stores_flags(const db::Column& column) {
  const db::ColumnStatistics& s = column.statistics;
  const auto* least = std::get_if<int64_t>(&s.min);
  const auto* most = std::get_if<int64_t>(&s.max);
  return column.kind == db::DataKind::kBoolean ||
         (least && most && *least >= 0 && *most <= 1 && s.distinct > 0);
}

bool stores_dates(const db::Column& column) {
  return column.kind == db::DataKind::kDate || column.kind == db::DataKind::kDateTime;
}

// Few texts that rows share. Of those of two letters, the states of a country are some.
bool stores_states(const db::Column& column) {
  const db::ColumnStatistics& s = column.statistics;
  constexpr size_t kLongest = 12, kInitials = 2;
  if (s.few.empty() || s.rows < 2 * static_cast<int64_t>(s.few.size())) return false;
  const auto all = [&](auto&& has) {
    return std::all_of(s.few.begin(), s.few.end(), [&](const auto& one) { return has(one.first); });
  };
  return all([](const std::string& value) { return value.size() <= kLongest; }) &&
         !all([](const std::string& value) { return value.size() == kInitials; });
}

bool are(const db::Table& table, const db::Column& column, AbbreviatedValues values) {
  switch (values) {
    case AbbreviatedValues::kText:
      return column.kind == db::DataKind::kText;
    case AbbreviatedValues::kNumber:
      return stores_numbers(table, column);
    case AbbreviatedValues::kFlag:
      return stores_flags(column);
    case AbbreviatedValues::kStates:
      return column.kind == db::DataKind::kText && stores_states(column);
    case AbbreviatedValues::kDates:
      return stores_dates(column);
  }
  return false;
}

// A text column whose name ends as this one does, with `end` for its last letters.
bool has_neighbour(const db::Table& table, const db::Column& column, size_t letters,
                   std::string_view end) {
  const std::string name =
      text::lower(column.name.substr(0, column.name.size() - letters)) + std::string(end);
  return column.kind == db::DataKind::kText &&
         std::any_of(table.columns.begin(), table.columns.end(), [&](const db::Column& other) {
           return other.kind == db::DataKind::kText && text::lower(other.name) == name;
         });
}

std::string_view meaning(const db::Table& table, const db::Column& column, std::string_view part) {
  for (const NeighbourAbbreviation& pair : kAbbreviationsByNeighbour)
    if (part == pair.shorter && has_neighbour(table, column, part.size(), pair.beside))
      return pair.words;
  for (const ValueAbbreviation& one : kAbbreviationsByValues)
    if (part == one.shorter && are(table, column, one.values)) return one.words;
  return {};
}

// The end of the name without what only says that it is a date or an amount of money: that of
// "pd" in pd_dt.
size_t end_without_tail(const db::Table& table, const db::Column& column, std::string_view name,
                        std::span<const std::string> parts) {
  if (parts.size() < 2) return name.size();
  const bool tail = (stores_dates(column) && text::is_one_of(parts.back(), kDateTails)) ||
                    (stores_numbers(table, column) && text::is_one_of(parts.back(), kMoneyTails));
  if (!tail) return name.size();
  size_t end = name.size() - parts.back().size();
  while (end > 0 && name[end - 1] == '_') --end;
  return end;
}

}  // namespace

std::string without_ambiguity(const db::Table& table, const db::Column& column,
                              std::string_view name) {
  const std::vector<std::string> parts = name_parts(name);
  if (parts.empty() || !text::lower(name).ends_with(parts.back())) return std::string(name);
  const size_t end = end_without_tail(table, column, name, parts);
  const std::string& part = end == name.size() ? parts.back() : parts[parts.size() - 2];
  const size_t before_part = parts.size() - (end == name.size() ? 1 : 2);
  const bool kind = before_part > 0 && text::is_one_of(parts[before_part - 1], kPriceKinds);
  if (!kind && (part == kPriority || (part == kPixels && before_part > 0)))
    return std::string(name);
  const std::string_view head = name.substr(0, end);
  if (!text::lower(head).ends_with(part)) return std::string(name);
  const std::string_view words = meaning(table, column, part);
  if (words.empty()) return std::string(name);
  const std::string_view before = head.substr(0, end - part.size());
  const std::string separator = before.empty() || before.ends_with('_') ? "" : "_";
  const std::string after = end == name.size() ? "" : "_" + parts.back();
  return std::string(before) + separator + std::string(words) + after;
}

}  // namespace ask::engine
