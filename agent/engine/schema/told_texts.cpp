#include "agent/engine/schema/told_texts.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/db/statistics/value_index.h"
#include "agent/engine/schema/column_roles.h"
#include "agent/engine/schema/told_states.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kMostTexts = 12, kLongestCodeText = 6;

// "driving, cooking": several at once.
bool stores_lists(const db::ColumnStatistics& statistics) {
  return std::any_of(statistics.few.begin(), statistics.few.end(), [](const auto& one) {
    return one.first.find_first_of(",;|") != std::string::npos;
  });
}

bool stores_told_texts(const ColumnFacts& facts, ColumnExpr column) {
  const db::ColumnStatistics& s = facts.column(column).statistics;
  return s.few.size() >= 2 && s.few.size() <= kMostTexts && !stores_lists(s) &&
         !facts.flag(column) && !facts.temporal(column) && !facts.identifier(column) &&
         facts.column(column).primary_key == 0;
}

bool may_be_code(std::string_view text) {
  return !text.empty() && text.size() <= kLongestCodeText &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

ToldTexts texts_of(const ColumnFacts& facts, ColumnExpr column) {
  const SchemaIndex& index = facts.index();
  ToldTexts out;
  out.column = column.column;
  out.status =
      is_status_name(index, index.column(column.table, column.column), facts.column(column).name);
  for (const auto& [text, rows] : facts.column(column).statistics.few) {
    out.by_key.emplace(told_key(db::ValueIndex::normalised(text)), text);
    if (out.status && may_be_code(text)) out.codes.push_back(text);
  }
  return out;
}

// "NOSHOW" for what is called "noshow", "DLV" for delivered.
bool codes(const std::string& code, const std::string& name, const std::string& consonants) {
  constexpr size_t kShortest = 3;
  const std::string letters = text::lower(code);
  return code.size() >= kShortest && (name.starts_with(letters) || consonants.starts_with(letters));
}

}  // namespace

std::string ToldTexts::called(const std::string& name) const {
  if (const auto found = by_key.find(name); found != by_key.end()) return found->second;
  if (codes.empty()) return {};
  std::string letters = name;
  std::erase(letters, ' ');
  std::string consonants = letters.substr(0, 1);
  for (size_t i = 1; i < letters.size(); ++i)
    if (!is_vowel(letters[i])) consonants += letters[i];
  for (const std::string& code : codes)
    if (engine::codes(code, letters, consonants)) return code;
  return {};
}

ToldColumns told_columns(const ColumnFacts& column_facts) {
  const SchemaIndex& index = column_facts.index();
  ToldColumns out(index.tables());
  for (uint32_t t = 0; t < index.tables(); ++t)
    for (uint32_t c = 0; c < index.columns(t); ++c)
      if (stores_told_texts(column_facts, {t, c})) out[t].push_back(texts_of(column_facts, {t, c}));
  return out;
}

}  // namespace ask::engine
