// Value linking of other spellings: codes of places, street words, company suffixes.
#include <algorithm>
#include <array>

#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/value_variants.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/link/value_finder.h"

namespace ask::engine {

// True if the column's texts are short codes in capitals, as far as they are known.
bool ValueLinker::codes_only(const ValueHit& hit) const {
  constexpr size_t kLongestCode = 4;
  const db::ColumnStatistics& s =
      snapshot_.catalog.tables[hit.table].columns[hit.column].statistics;
  const auto code = [](std::string_view text) {
    return text.size() <= kLongestCode && std::all_of(text.begin(), text.end(), [](char c) {
             return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
           });
  };
  const auto* low = std::get_if<std::string>(&s.min);
  const auto* high = std::get_if<std::string>(&s.max);
  return !s.frequent.empty() && low != nullptr && high != nullptr && code(*low) && code(*high) &&
         std::all_of(s.frequent.begin(), s.frequent.end(),
                     [&](const auto& value) { return code(value.first); });
}

// "Australia" for the stored AU, in columns of countries or states. The other way round, "AU" in
// capitals for the stored Australia, is left to other_names().
void ValueLinker::collect_codes(std::string_view text, std::vector<Candidate>& out) const {
  const auto look = [&](std::string_view name) {
    for (const std::string_view code : place_codes(name))
      for (const ValueHit& hit : snapshot_.values.find(code)) {
        const SchemaItem& column = index_.column(hit.table, hit.column);
        if (std::any_of(kCountryColumns.begin(), kCountryColumns.end(),
                        [&](std::string_view w) { return index_.has_word(column, w); }))
          out.push_back({hit, 0.9F, MatchKind::kSynonym});
      }
  };
  look(text);
  for (const std::string_view other : other_names(text))
    if (out.empty()) look(other);
}

// "Franklin Avenue" for Franklin Ave, "acme" for Acme Inc.
void ValueLinker::collect_spellings(const std::string& text, std::vector<Candidate>& out) const {
  const size_t last = text.rfind(' ');
  for (const std::string_view other : spellings(std::string_view(text).substr(last + 1)))
    collect(text.substr(0, last + 1) + std::string(other), 0.88F, MatchKind::kSynonym, out);
  if (last != text.npos) {
    for (const std::string_view other : short_forms(std::string_view(text).substr(last + 1)))
      collect(text.substr(0, last + 1) + std::string(other), 0.88F, MatchKind::kSynonym, out);
    if (!out.empty()) return;
  }
  const size_t first = text.find(' ');
  if (first != text.npos) {  // "Saint Petersburg", "Mount Hood"
    for (const std::string_view other : leading_forms(std::string_view(text).substr(0, first)))
      collect(std::string(other) + text.substr(first), 0.88F, MatchKind::kSynonym, out);
    if (!out.empty()) return;
  }
  if (text.size() < 4 || !snapshot_.values.starts_with_word(text.substr(0, text.find(' ')))) return;
  for (const std::string_view tail : company_suffixes())
    collect(text + " " + std::string(tail), 0.8F, MatchKind::kSynonym, out);
  if (!out.empty() || last == text.npos) return;
  const auto tails = company_suffixes();  // "Acme Inc" for Acme
  if (std::find(tails.begin(), tails.end(), std::string_view(text).substr(last + 1)) != tails.end())
    collect(text.substr(0, last), 0.8F, MatchKind::kSynonym, out);
}

}  // namespace ask::engine
