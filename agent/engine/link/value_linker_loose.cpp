// Approximate value linking: full names stored in two columns, parts of longer values, typos.
#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/link/cue_matcher.h"
#include "agent/engine/link/unstored_values.h"
#include "agent/engine/link/value_finder.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/dates.h"
#include "agent/engine/text/identifier_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {

bool ValueLinker::names_person(const ValueHit& hit) const {
  return index_.has_word(index_.column(hit.table, hit.column), kLabelNoun);
}

// "linda smith" where two name columns of the same table store "linda" and "smith".
void ValueLinker::add_full_name(uint32_t begin, uint32_t end, std::string_view text) {
  const size_t before = mentions_.size();
  for (size_t gap = text.find(' '); gap != text.npos; gap = text.find(' ', gap + 1)) {
    const auto firsts = snapshot_.values.find(text.substr(0, gap));
    if (firsts.empty()) continue;
    const auto lasts = snapshot_.values.find(text.substr(gap + 1));
    for (const ValueHit& first : firsts)
      for (const ValueHit& last : lasts) {
        if (first.table != last.table || first.column == last.column || !names_person(first) ||
            !names_person(last) || mentions_.size() - before >= kMostHits)
          continue;
        const bool in_order = index_.has_word(index_.column(first.table, first.column), "first") ||
                              index_.has_word(index_.column(last.table, last.column), "last");
        add(begin, end, {{first, in_order ? 0.96F : 0.9F, MatchKind::kExact}});
        mentions_.back().rest = snapshot_.values.original(last);
        mentions_.back().rest_column = last.column;
      }
  }
}

// A word such as "mpeg" that only occurs inside longer stored values. Skips unquoted spans that
// name a table or column.
void ValueLinker::add_partial(uint32_t begin, uint32_t end, std::string_view text) {
  const bool schema = std::any_of(
      mentions_.begin(), mentions_.begin() + static_cast<std::ptrdiff_t>(schema_),
      [&](const Mention& m) { return m.begin <= begin && end <= m.end && m.score >= 0.9F; });
  if (text.size() < 3 || (schema && !tokens_[begin].quoted)) return;
  const auto hits = snapshot_.values.containing(text, kMostHits);
  const auto in_column = [&](const ValueHit& hit) {
    return std::count_if(hits.begin(), hits.end(), [&](const ValueHit& other) {
      return other.table == hit.table && other.column == hit.column;
    });
  };
  if (hits.empty()) add_misspelt(begin, end, text);
  for (const ValueHit& hit : hits) {
    const auto same = in_column(hit);
    if (same > 3) continue;
    add(begin, end, {{hit, same == 1 ? 0.55F : 0.45F, MatchKind::kPart}});
    mentions_.back().partial = true;
  }
}

// "mandy" for Mandy Tranter, "copper" for Copper wire: the word begins or ends a short text, or is
// part of a name.
bool ValueLinker::calls_row(const ValueHit& hit, std::string_view word) const {
  if (keeps_people(index_, hit.table) && index_.name_column(hit.table) == hit.column) return true;
  constexpr int kMostBlanks = 2;
  const std::string stored = ValueIndex::normalised(snapshot_.values.original(hit));
  const auto blanks = std::count(stored.begin(), stored.end(), ' ');
  return blanks > 0 && blanks <= kMostBlanks &&
         (stored.starts_with(std::string(word) + " ") || stored.ends_with(" " + std::string(word)));
}

// "macbooks" for the MacBook Pro 14 and others: a word that names nothing else and occurs in the
// texts of one column only.
void ValueLinker::add_word_inside(uint32_t at) {
  constexpr size_t kLooked = 64;
  const Token& token = tokens_[at];
  const std::string& word = normal_[at];
  if (token.quoted || token.punctuation || word.size() < 4 || word.size() > 40 ||
      has_digit(token) || word.find(' ') != word.npos || filler(token.folded) > 0 ||
      is_relational_verb(token.lemma) || is_common_word(word) || is_common_word(token.lemma))
    return;
  for (const Mention& m : mentions_)
    if (m.begin <= at && at < m.end && (m.kind == MentionKind::kValue ? m.found : m.score > 0.5F))
      return;
  std::vector<Mention> phrases;
  add_cues(tokens_, at, phrases);
  if (!phrases.empty()) return;
  const std::string base = lemma(word);
  auto hits = snapshot_.values.containing(word, kLooked);
  const bool plural = hits.empty() && base != word && base.size() >= 4;
  if (plural) hits = snapshot_.values.containing(base, kLooked);
  if (hits.size() == 1 && !plural && calls_row(hits[0], word)) {
    add(at, at + 1, {{hits[0], 0.62F, MatchKind::kPart}});
    mentions_.back().partial = true;
  }
  if (hits.size() < 2) return;
  const bool one = std::all_of(hits.begin(), hits.end(), [&](const ValueHit& hit) {
    return hit.table == hits[0].table && hit.column == hits[0].column;
  });
  if (!one) return;
  add_state_value(at, at + 1, hits[0].table, hits[0].column, plural ? base : word, 0.62F);
  mentions_.back().match = MatchKind::kPart;
  mentions_.back().inside = true;
}

// Typo in a value of several words of which one is right: "billy cobam" for Billy Cobham.
void ValueLinker::add_misspelt(uint32_t begin, uint32_t end, std::string_view text) {
  constexpr size_t kLooked = 40, kTypos = 2;
  if (text.size() < 7 || text.size() > 60 || text.find(' ') == text.npos) return;
  for (const std::string& word : text::split(text, ' ')) {
    if (word.size() < 3) continue;
    for (const ValueHit& hit : snapshot_.values.containing(word, kLooked)) {
      const std::string stored = ValueIndex::normalised(snapshot_.values.original(hit));
      if (text::edit_distance(text, stored, kTypos) <= kTypos)
        add(begin, end, {{hit, 0.6F, MatchKind::kTypo}});
    }
  }
}

// Typo in a single word: "Portugl" for Portugal. Only for a word without another interpretation,
// and only if a single stored text is nearest.
void ValueLinker::add_typo(uint32_t at) {
  const std::string& word = normal_[at];
  const Token& token = tokens_[at];
  if (word.size() < 5 || word.size() > 40 || has_digit(token) || token.quoted ||
      filler(token.folded) > 0 || is_common_word(token.folded) || is_common_word(token.lemma) ||
      is_relational_verb(token.lemma) || month(token.folded) > 0 || date_at(tokens_, at))
    return;
  std::vector<Mention> phrases;
  add_cues(tokens_, at, phrases);
  if (!phrases.empty()) return;
  for (const Mention& m : mentions_)
    if (m.begin <= at && at < m.end && (m.found || m.kind != MentionKind::kValue) &&
        (m.score > 0.6F || m.kind == MentionKind::kValue))
      return;
  const auto hits = snapshot_.values.nearly(word, word.size() < 9 ? 1 : 2);
  if (hits.empty() || hits.size() > kMostHits) return;
  const std::string stored = ValueIndex::normalised(snapshot_.values.original(hits[0]));
  for (const ValueHit& hit : hits)
    if (ValueIndex::normalised(snapshot_.values.original(hit)) != stored) return;  // ambiguous
  const MatchKind match = word == stored ? MatchKind::kExact : MatchKind::kTypo;
  for (const ValueHit& hit : hits) add(at, at + 1, {{hit, 0.7F, match}});
}

// The word is part of a longer capitalised name, which is looked up as a whole instead.
bool ValueLinker::opens_longer(uint32_t at) const {
  const auto name = [&](uint32_t i) { return i < tokens_.size() && tokens_[i].capitalised; };
  return name(at + 1) || (at > 0 && name(at - 1));
}

}  // namespace ask::engine
