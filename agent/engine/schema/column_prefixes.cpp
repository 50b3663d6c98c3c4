#include "agent/engine/schema/column_prefixes.h"

#include <algorithm>
#include <cstdint>
#include <map>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/lexicon/abbreviations.h"
#include "agent/engine/lexicon/column_words.h"
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

bool is_foreign_key(const db::Table& table, const std::string& column) {
  return std::any_of(table.foreign_keys.begin(), table.foreign_keys.end(),
                     [&](const db::ForeignKey& key) {
                       return key.columns.size() == 1 && key.columns[0] == column;
                     });
}

}  // namespace

ColumnPrefixes::ColumnPrefixes(const db::Catalog& catalog) {
  for (const db::Table& table : catalog.tables)
    prefixes_.push_back(table.ignored ? std::string() : most_frequent(table));
  const std::vector<std::string> found = prefixes_;
  for (size_t t = 0; t < found.size(); ++t) {
    const db::Table& table = catalog.tables[t];
    const bool all =
        std::all_of(table.columns.begin(), table.columns.end(), [&](const db::Column& column) {
          const std::string part = first_part(column.name);
          return (!part.empty() && contains(found, part)) || is_foreign_key(table, column.name);
        });
    if (!all || std::count(found.begin(), found.end(), found[t]) > 1) prefixes_[t].clear();
  }
}

bool ColumnPrefixes::split(uint32_t table, std::string_view name, Split& split) const {
  const std::string part = first_part(name);
  if (part.empty()) return false;
  const auto owner = prefixes_[table] == part ? prefixes_.begin() + table
                                              : std::find(prefixes_.begin(), prefixes_.end(), part);
  if (owner == prefixes_.end()) return false;
  const bool own = owner == prefixes_.begin() + table;
  if (!own && !is_key_noun(text::lower(name.substr(part.size() + 1))) &&
      !is_code_ending(text::lower(name.substr(part.size() + 1))))
    return false;
  split = {static_cast<uint32_t>(owner - prefixes_.begin()), name.substr(part.size() + 1)};
  return true;
}

}  // namespace ask::engine
