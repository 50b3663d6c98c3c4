#include "agent/engine/schema/column_prefixes.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/lexicon/abbreviations.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/schema/column_roles.h"
#include "agent/engine/text/identifier_words.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestPrefix = 4, kFewestColumns = 3;

// The letters before the first underscore, in lower case; "" if they are too many or none.
std::string first_part(std::string_view name) {
  const size_t end = name.find('_');
  if (end == name.npos || end == 0 || end > kLongestPrefix || end + 1 == name.size()) return {};
  std::string part = text::lower(name.substr(0, end));
  const bool letters =
      std::all_of(part.begin(), part.end(), [](char c) { return c >= 'a' && c <= 'z'; });
  return letters ? part : std::string();
}

// True if the letters say something: a word, or what is short for one.
bool is_word(std::string_view part, const db::Table& table) {
  return is_common_word(part) || is_flag_auxiliary(part) || !expansion(part).empty() ||
         contains(table_words(table.name), part);
}

// The prefix that most columns of the table share; "" if there is none.
std::string most_frequent(const db::Table& table) {
  std::map<std::string, size_t> counts;
  for (const db::Column& column : table.columns)
    if (std::string part = first_part(column.name); !part.empty()) ++counts[std::move(part)];
  const auto most =
      std::max_element(counts.begin(), counts.end(),
                       [](const auto& a, const auto& b) { return a.second < b.second; });
  if (most == counts.end() || most->second < kFewestColumns ||
      most->second * 2 <= table.columns.size() || is_word(most->first, table))
    return {};
  return most->first;
}

}  // namespace

ColumnPrefixes::ColumnPrefixes(const db::Catalog& catalog) {
  std::vector<std::string> found;
  std::unordered_map<std::string, size_t> tables;  // of each prefix
  for (const db::Table& table : catalog.tables) {
    found.push_back(table.ignored ? std::string() : most_frequent(table));
    if (!found.back().empty()) ++tables[found.back()];
  }
  for (uint32_t t = 0; t < found.size(); ++t) {
    if (found[t].empty() || tables[found[t]] > 1) continue;
    const db::Table& table = catalog.tables[t];
    const bool all =
        std::all_of(table.columns.begin(), table.columns.end(), [&](const db::Column& column) {
          return tables.contains(first_part(column.name)) || is_reference(table, column.name);
        });
    if (all) owners_.emplace(found[t], t);
  }
}

bool ColumnPrefixes::split(uint32_t table, std::string_view name, Split& split) const {
  if (owners_.empty()) return false;
  const std::string part = first_part(name);
  const auto owner = owners_.find(part);
  if (owner == owners_.end()) return false;
  split = {owner->second, name.substr(part.size() + 1)};
  const std::string rest = text::lower(split.rest);
  return split.table == table || is_key_noun(rest) || is_code_ending(rest);
}

}  // namespace ask::engine
