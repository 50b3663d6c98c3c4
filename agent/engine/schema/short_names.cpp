#include "agent/engine/schema/short_names.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/abbreviations.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/text/identifier_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestShort = 5, kShortestPlain = 3, kShortestLong = 4, kShortestBeginning = 3;
constexpr float kConsonants = 0.88F, kBeginning = 0.82F, kSameEnd = 0.78F, kInOrder = 0.72F;

bool has_letters_only(std::string_view part) {
  return std::all_of(part.begin(), part.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

bool is_word(std::string_view part) {
  return is_common_word(part) || (has_plural_suffix(part) && is_common_word(lemma(part)));
}

// A word without its vowels and doubled letters, but with its first letter: "stf" of staff.
std::string consonants(std::string_view word) {
  std::string out;
  for (const char c : word)
    if (out.empty() || (!is_vowel(c) && c != out.back())) out += c;
  return out;
}

bool in_order(std::string_view part, std::string_view word) {
  size_t at = 0;
  for (const char c : word) at += at < part.size() && part[at] == c ? 1U : 0U;
  return at == part.size();
}

}  // namespace

void ShortNames::add(const std::vector<std::string>& parts, const std::vector<uint32_t>& words,
                     const std::vector<std::string_view>& texts) {
  for (size_t i = 0; i < parts.size(); ++i) {
    const std::string& part = parts[i];
    if (part.size() < 2 || part == kKeyNoun || !has_letters_only(part)) continue;
    all_parts_.insert(part);
    if (part.size() > kLongestShort || is_word(part)) continue;
    short_parts_.insert(part);
    if (parts.size() != words.size() || texts[i] == kKeyNoun ||  // "sid"
        !known_parts_.insert(part).second)
      continue;
    known_.push_back(
        {part, words[i], text::is_one_of(texts[i], kGeneralColumnNouns), !expansion(part).empty()});
  }
}

std::vector<ShortNames::Match> ShortNames::plain(std::string_view folded,
                                                 std::string_view lemma) const {
  std::vector<Match> same, begun;
  if (folded.size() < kShortestPlain || lemma.empty() || !has_letters_only(lemma)) return same;
  const std::string bare = consonants(lemma), bare_form = consonants(folded);
  for (const Known& known : known_) {
    if (known.part[0] != lemma[0] || known.part == lemma || known.part == folded) continue;
    const std::string part = consonants(known.part);
    const bool bare_word = part.size() > 1 && (part == bare || part == bare_form) &&
                           (in_order(known.part, folded) || in_order(known.part, lemma));
    // "suite" is not st, which is short for something else; "rate" may be rt
    const bool other = known.listed && known.part.size() < kShortestPlain;
    if (bare_word && !(other && lemma.size() > kShortestLong))
      same.push_back({known.word, kConsonants});
    else if (known.part.size() >= kShortestBeginning && lemma.size() > known.part.size() + 1 &&
             lemma.starts_with(known.part) && !known.general)
      begun.push_back({known.word, known.listed ? kInOrder : kBeginning});
  }
  if (!same.empty()) return same.size() == 1 ? same : std::vector<Match>{};
  return begun.size() == 1 && filler(lemma) == 0 ? begun : std::vector<Match>{};
}

std::vector<ShortNames::Match> ShortNames::loose(std::string_view lemma) const {
  std::vector<Match> begun, same_end, others;
  size_t most = 0;  // letters of the longest beginning
  if (lemma.size() < kShortestLong || !has_letters_only(lemma) || filler(lemma) > 0 ||
      is_relational_verb(lemma))
    return others;
  const std::string bare = consonants(lemma);
  for (const Known& known : known_) {
    if (known.general || known.part[0] != lemma[0] || known.part.size() + 2 > lemma.size() ||
        !in_order(known.part, lemma))
      continue;
    const std::string part = consonants(known.part);
    if (known.part.size() >= kShortestBeginning && bare.starts_with(part)) {
      if (part.size() > most) begun.clear();  // "complaint" is rather cmpl than comp
      if (part.size() >= most) begun.push_back({known.word, kSameEnd});
      most = std::max(most, part.size());
    } else if (known.part.back() == lemma.back())
      same_end.push_back({known.word, kSameEnd});
    else if (known.part.size() >= kShortestBeginning)
      others.push_back({known.word, kInOrder});
  }
  if (!begun.empty()) return begun.size() == 1 ? begun : std::vector<Match>{};
  if (!same_end.empty()) return same_end.size() == 1 ? same_end : std::vector<Match>{};
  return others.size() == 1 ? others : std::vector<Match>{};
}

}  // namespace ask::engine
