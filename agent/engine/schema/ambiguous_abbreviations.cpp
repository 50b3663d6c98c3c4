#include "agent/engine/schema/ambiguous_abbreviations.h"

#include <algorithm>
#include <variant>
#include <vector>

#include "agent/common/text.h"
#include "agent/engine/lexicon/abbreviation_meanings.h"
#include "agent/engine/text/identifier_words.h"

namespace ask::engine {
namespace {

bool stores_numbers(const db::Column& column) {
  return column.kind == db::DataKind::kInteger || column.kind == db::DataKind::kReal;
}

bool stores_flags(const db::Column& column) {
  const db::ColumnStatistics& s = column.statistics;
  const auto* least = std::get_if<int64_t>(&s.min);
  const auto* most = std::get_if<int64_t>(&s.max);
  return column.kind == db::DataKind::kBoolean ||
         (least && most && *least >= 0 && *most <= 1 && s.distinct > 0);
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

bool are(const db::Column& column, AbbreviatedValues values) {
  switch (values) {
    case AbbreviatedValues::kText:
      return column.kind == db::DataKind::kText;
    case AbbreviatedValues::kNumber:
      return stores_numbers(column);
    case AbbreviatedValues::kFlag:
      return stores_flags(column);
    case AbbreviatedValues::kStates:
      return column.kind == db::DataKind::kText && stores_states(column);
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
    if (part == one.shorter && are(column, one.values)) return one.words;
  return {};
}

}  // namespace

std::string without_ambiguity(const db::Table& table, const db::Column& column,
                              std::string_view name) {
  const std::vector<std::string> parts = name_parts(name);
  if (parts.empty() || !text::lower(name).ends_with(parts.back())) return std::string(name);
  const std::string_view words = meaning(table, column, parts.back());
  if (words.empty()) return std::string(name);
  const std::string_view before = name.substr(0, name.size() - parts.back().size());
  const std::string separator = before.empty() || before.ends_with('_') ? "" : "_";
  return std::string(before) + separator + std::string(words);
}

}  // namespace ask::engine
