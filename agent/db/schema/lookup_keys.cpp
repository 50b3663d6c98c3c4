#include "agent/db/schema/lookup_keys.h"

#include <algorithm>
#include <array>
#include <string>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/db/schema/key_values.h"
#include "agent/db/schema/name_words.h"

namespace ask::db {
namespace {

// Parts of a name by which a table explains codes.
constexpr std::array<std::string_view, 14> kLookupWords = {
    "code", "codes", "lookup", "lookups", "lkp",  "lkup",  "lu",
    "ref",  "list",  "type",   "types",   "kind", "kinds", "tbl"};
// Names of the key of such a table.
constexpr std::array<std::string_view, 9> kCodeNames = {"code", "cd", "id",   "key",  "no",
                                                        "nr",   "ab", "abbr", "value"};
constexpr size_t kShortestName = 3;

// Lower case, letters and digits only.
std::string letters_of(std::string_view name) {
  std::string out;
  for (const char c : text::lower(name))
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) out += c;
  return out;
}

// "status" of "status_code" and "lkpStatus"; "" if the table's name does not say that it keeps
// codes.
std::string explained_by(std::string_view table) {
  std::string name = letters_of(table);
  bool cut = false;
  for (bool again = true; again;) {
    again = false;
    for (const std::string_view word : kLookupWords) {
      if (name.size() < word.size() + kShortestName) continue;
      if (name.ends_with(word)) {
        name.resize(name.size() - word.size());
        again = cut = true;
      } else if (name.starts_with(word) && word.size() > 2) {
        name.erase(0, word.size());
        again = cut = true;
      }
    }
  }
  return cut ? name : std::string();
}

// The column by which a table of codes is looked up; null if it is none.
const Column* code_of(const Table& table) {
  constexpr int64_t kMostCodes = 200;
  if (table.kind != TableKind::kTable || table.columns.size() < 2) return nullptr;
  const Column& first = table.columns.front();
  const ColumnStatistics& s = first.statistics;
  if (!s.complete || s.rows < 2 || s.rows > kMostCodes || s.nulls > 0 || s.distinct != s.rows)
    return nullptr;
  return text::is_one_of(letters_of(first.name), kCodeNames) ? &first : nullptr;
}

// The first column of a small table without a declared key, if it distinguishes the rows: another
// table that refers to it calls it the same.
const Column* shared_code_of(const Table& table) {
  constexpr size_t kMostColumns = 4;
  constexpr int64_t kMostCodes = 200;
  if (table.kind != TableKind::kTable || table.columns.size() < 2 ||
      table.columns.size() > kMostColumns ||
      std::any_of(table.columns.begin(), table.columns.end(),
                  [](const Column& c) { return c.primary_key > 0 || c.is_measured_key; }))
    return nullptr;
  const Column& first = table.columns.front();
  const ColumnStatistics& s = first.statistics;
  const bool distinct = s.complete && s.rows > 1 && s.rows <= kMostCodes && s.nulls == 0 &&
                        s.distinct == s.rows && !s.few.empty();
  return distinct && first.affinity == Affinity::kText ? &first : nullptr;
}

// "status" of hives is explained by status_codes, lkp_status and hive_status, "delay_code" by
// delay_codes.
bool is_explained_by(const Table& table, const Column& column, const Table& codes) {
  const std::string name = letters_of(column.name), explained = letters_of(codes.name);
  if (name.size() < kShortestName) return false;
  const std::string owned = singular_noun(letters_of(table.name)) + name;
  return name == explained_by(codes.name) || explained == owned ||
         singular_noun(explained) == name || singular_noun(explained) == owned;
}

bool refers(const Table& table, const Column& column) {
  return std::any_of(table.foreign_keys.begin(), table.foreign_keys.end(),
                     [&](const auto& key) { return contains(key.columns, column.name); });
}

}  // namespace

void add_lookup_keys(Catalog& catalog) {
  for (size_t parent = 0; parent < catalog.tables.size(); ++parent) {
    const Column* const code = code_of(catalog.tables[parent]);
    const Column* const key = code != nullptr ? code : shared_code_of(catalog.tables[parent]);
    if (key == nullptr) continue;
    for (size_t child = 0; child < catalog.tables.size(); ++child) {
      Table& table = catalog.tables[child];
      if (child == parent || table.kind != TableKind::kTable ||
          table.schema != catalog.tables[parent].schema)
        continue;
      for (const Column& column : table.columns) {
        const bool explained = code != nullptr
                                   ? is_explained_by(table, column, catalog.tables[parent])
                                   : text::equal_nocase(column.name, key->name);
        if (!explained || column.is_private || column.is_unique || column.is_measured_key ||
            column.role == ColumnRole::kHidden || refers(table, column) ||
            !values_within(column, *key))
          continue;
        const Table& other = catalog.tables[parent];
        table.foreign_keys.push_back({other.schema, other.name, {column.name}, {key->name}, true});
        table.foreign_keys.back().measured = true;
      }
    }
  }
}

}  // namespace ask::db
