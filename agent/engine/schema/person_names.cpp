#include "agent/engine/schema/person_names.h"

#include <algorithm>
#include <array>
#include <optional>

#include "agent/common/text.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/initials_words.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/schema/ambiguous_abbreviations.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/identifier_words.h"

namespace ask::engine {
namespace {

using PersonName = SchemaIndex::PersonName;

bool may_be_text(const db::Column& column) {
  return column.kind == db::DataKind::kText || column.kind == db::DataKind::kUnknown;
}

// True for "cust" and "customer" beside a table "customers".
bool of_table(const std::string& rest, const std::string& table) {
  return rest.empty() || rest == kLabelNoun || table.find(rest) != table.npos ||
         (rest.size() <= 4 && rest[0] == table[0]);
}

constexpr std::string_view kOrdinals = "ab12";

// The letter or digit by which the columns of two people in a row differ: FirstNameA, FirstNameB.
bool is_ordinal(const std::string& part) {
  return part.size() == 1 && kOrdinals.find(part[0]) != kOrdinals.npos;
}

// The rest of a column name without "first name" or "last name": the letters before or after it
// ("cust" of CustFirstName, "member" of member_first in the table of members, "name" of NameFirst).
// nullopt if it has neither.
template <size_t N>
std::optional<std::string> rest_of(const std::vector<std::string>& parts, const std::string& table,
                                   const std::array<std::string_view, N>& words) {
  const std::string letters = text::joined(parts, "");
  for (const std::string_view word : words) {
    const bool whole = word.ends_with(kLabelNoun) || word == letters;
    const bool part = parts.size() > 1 && parts.back() == word;
    if ((whole || part) && letters.ends_with(word)) {
      const std::string rest = letters.substr(0, letters.size() - word.size());
      if (whole || of_table(rest, table)) return rest;
    }
    if (letters.starts_with(kLabelNoun) && letters.substr(kLabelNoun.size()) == word)
      return std::string(kLabelNoun);
  }
  return std::nullopt;
}

// "worker" of "tbl_worker": the columns of its rows may begin with "wkr".
std::string own_letters(const std::string& table) {
  std::vector<std::string> parts = name_parts(table);
  if (parts.size() > 1 && is_affix(parts.front())) parts.erase(parts.begin());
  return text::joined(parts, "");
}

template <size_t N>
std::optional<std::string> rest_of(const db::Table& table, const db::Column& column,
                                   const std::string& letters,
                                   const std::array<std::string_view, N>& words) {
  return rest_of(name_parts(without_ambiguity(table, column, column.name)), letters, words);
}

// A first and a last name of one of two people in a row, and the letter or digit of that person.
struct NameOfTwo {
  std::string person;
  uint32_t first, last;
};

// The names of the two people of each row: FirstNameA LastNameA FirstNameB LastNameB. Empty unless
// there are two of them.
std::vector<NameOfTwo> names_of_two(const db::Table& table, const std::string& name) {
  std::vector<NameOfTwo> out;
  const auto person_of = [&](uint32_t c, const auto& words) {
    std::vector<std::string> parts = name_parts(table.columns[c].name);
    if (!may_be_text(table.columns[c]) || parts.size() < 2 || !is_ordinal(parts.back()))
      return std::string();
    const std::string person = parts.back();
    parts.pop_back();
    return rest_of(parts, name, words) ? person : std::string();
  };
  for (uint32_t c = 0; c < table.columns.size(); ++c) {
    if (const std::string person = person_of(c, kFirstNameColumns); !person.empty())
      out.push_back({person, c, kNone});
    else if (const std::string other = person_of(c, kLastNameColumns); !other.empty())
      for (NameOfTwo& two : out)
        if (two.person == other) two.last = c;
  }
  const bool whole = out.size() == 2 && out[0].last != kNone && out[1].last != kNone;
  return whole ? out : std::vector<NameOfTwo>{};
}

// A column of the whole name: "name", "full_name", "customer_name".
bool stores_whole_name(const SchemaIndex& index, uint32_t t, uint32_t c) {
  const SchemaItem& item = index.column(t, c);
  if (item.words.empty() || index.word(item.words.back()).lemma != kLabelNoun) return false;
  return std::all_of(item.words.begin(), item.words.end() - 1, [&](uint32_t w) {
    const std::string& word = index.word(w).lemma;
    return is_whole_name_qualifier(word) ||
           (word != kLoginOwner && index.has_word(index.table(t), word));
  });
}

// A title that distinguishes rows is the title of a work, not of a job.
bool titles_works(const db::Table& table, const SchemaIndex& index, uint32_t t) {
  const uint32_t title = index.name_column(t);
  if (title == kNone || keeps_people(index, t) ||
      !index.has_word(index.column(t, title), kWorkLabel) ||
      index.column(t, title).words.size() > 1)
    return false;
  const db::ColumnStatistics& s = table.columns[title].statistics;
  return s.rows >= 8 && s.distinct * 10 >= s.rows * 9;
}

}  // namespace

std::vector<PersonName> person_names(const db::Catalog& catalog, const SchemaIndex& index) {
  std::vector<PersonName> out;
  for (uint32_t t = 0; t < catalog.tables.size(); ++t) {
    const db::Table& table = catalog.tables[t];
    const std::string name = own_letters(table.name);
    std::optional<PersonName> found;
    uint32_t whole = kNone;
    bool own = false;  // the names are of the table's rows, by the rest of their column names
    std::vector<std::pair<uint32_t, std::string>> lasts;
    for (uint32_t c = 0; c < table.columns.size(); ++c) {
      if (!may_be_text(table.columns[c])) continue;
      if (auto rest = rest_of(table, table.columns[c], name, kLastNameColumns); rest)
        lasts.emplace_back(c, *rest);
      else if (whole == kNone && stores_whole_name(index, t, c))
        whole = c;
    }
    if (const auto two = lasts.empty() ? names_of_two(table, name) : std::vector<NameOfTwo>{};
        !two.empty() && whole == kNone)
      out.push_back({t, two[0].first, two[0].last, true, two[1].first, two[1].last});
    if (lasts.empty()) continue;
    const auto pair_with = [&](const auto& first_names) {
      for (uint32_t c = 0; c < table.columns.size() && !own; ++c) {
        if (!may_be_text(table.columns[c])) continue;
        const auto rest = rest_of(table, table.columns[c], name, first_names);
        if (!rest) continue;
        for (const auto& [last, other] : lasts)
          if (other == *rest && !own && (!found || of_table(other, name))) {
            found = PersonName{t, c, last, false};
            own = of_table(other, name);
          }
      }
    };
    pair_with(kFirstNameColumns);
    if (!found && whole == kNone) pair_with(kInitialsColumns);
    if (!found && whole != kNone && index.column(t, whole).words.size() == 1 &&
        lasts[0].second.empty()) {  // "name, surname"
      found = PersonName{t, whole, lasts[0].first, false};
      own = true;
      whole = kNone;
    }
    if (!found || (whole != kNone && whole != found->first && whole != found->last)) continue;
    const uint32_t other = index.name_column(t);
    const bool named = other != kNone && index.column_roles(t, other).naming &&
                       other != found->first && other != found->last;
    found->names_rows = own ? !titles_works(table, index, t) : !named;
    out.push_back(*found);
  }
  return out;
}

uint32_t other_name(const SchemaIndex& index, uint32_t t, uint32_t column) {
  const PersonName* pair = index.row_names(t);
  if (pair == nullptr || (column != pair->first && column != pair->last)) return kNone;
  return column == pair->first ? pair->last : pair->first;
}

}  // namespace ask::engine
