#include "agent/engine/rewrite/rewrite_spelling.h"

#include <algorithm>
#include <set>

#include "agent/common/word_table.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/abbreviations.h"
#include "agent/engine/lexicon/cue_phrases.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/identifier_words.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/named_periods.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

constexpr size_t kShortestTypo = 6, kLongestTypo = 20, kMaxSpelled = 64;
constexpr size_t kLongFiller = 7;  // "though" is no typo of "through"

// The only common word of which a letter was left out, doubled or swapped with the next; "" if
// there is none or several.
std::string respelled(const std::string& word) {
  std::set<std::string> found;
  const auto consider = [&](const std::string& other) {
    if (other != word && is_spelt_so(other)) found.insert(other);
  };
  for (size_t i = 1; i <= word.size(); ++i)
    for (char c = 'a'; c <= 'z'; ++c) {
      std::string other = word;
      consider(other.insert(i, 1, c));
    }
  for (size_t i = 1; i + 1 < word.size(); ++i) {
    std::string other = word;
    std::swap(other[i], other[i + 1]);
    consider(other);
  }
  for (size_t i = 1; i < word.size(); ++i)
    if (word[i] == word[i - 1]) consider(word.substr(0, i) + word.substr(i + 1));
  return found.size() == 1 ? *found.begin() : std::string();
}

// "played" of "playd", "repaired" of "repaird"; "" for any other word: not for "heard".
std::string with_past_suffix(const std::string& word) {
  if (word.size() + 1 < kShortestTypo || word.back() != 'd' || is_vowel(word[word.size() - 2]))
    return {};
  std::string verb = word.substr(0, word.size() - 1);
  return is_relational_verb(verb) && lemma(word) != verb ? verb + "ed" : std::string();
}

// Word i is only letters, and nothing follows it but a space.
bool is_plain_word(const WordSequence& words, size_t i) {
  return !plain(words, i).empty() && words[i].size() == plain(words, i).size() &&
         plain(words, i).find_first_not_of("abcdefghijklmnopqrstuvwxyz") == std::string::npos;
}

// The name that words i and i + 1 are when they are written as one, "" if none. REQUIRES: no
// function words, but for a single letter.
std::string name_of_both(const WordSequence& words, size_t i, const IsName& in_schema) {
  constexpr size_t kShortest = 5;
  const std::string &first = plain(words, i), &second = plain(words, i + 1);
  if (first.size() > 1 && is_cue_word(first)) return {};
  if (second.size() < 2 || is_cue_word(second) || in_schema(first) || in_schema(second)) return {};
  for (const std::string& end : {second, lemma(second)})
    if (first.size() + end.size() >= kShortest && in_schema(first + end)) return first + end;
  return {};
}

// The name that has the initials of words i and i + 1, "" if none. REQUIRES: as above.
std::string initials_of_both(const WordSequence& words, size_t i, const IsName& in_one_name,
                             const IsName& is_stored) {
  constexpr size_t kShortest = 3;
  const std::string &first = plain(words, i), &second = plain(words, i + 1);
  if (first.size() < kShortest || second.size() < kShortest || is_cue_word(first)) return {};
  const std::string initials{first[0], second[0]};
  if (!in_one_name(initials)) return {};
  for (const std::string& word : {first, second})
    if (is_stored(word) || is_relational_verb(lemma(word))) return {};
  const bool other_meaning =
      !expansion(initials).empty() || is_common_word(initials) || unit_named(initials) != kNoUnit;
  return other_meaning ? std::string() : initials;
}

// "out of service" for a column oos: the name that has the initials of three words with a
// preposition between them, "" if none.
std::string initials_around_preposition(const WordSequence& words, size_t i,
                                        const IsName& in_one_name, const IsName& is_stored) {
  constexpr size_t kShortest = 3, kLongestPreposition = 2;
  if (i + 2 >= words.size() || !is_plain_word(words, i) || !is_plain_word(words, i + 1)) return {};
  const std::string &first = plain(words, i), &middle = plain(words, i + 1),
                    &last = plain(words, i + 2);
  if (middle.size() != kLongestPreposition || first.size() < kShortest || last.size() < kShortest ||
      filler(last) >= 0.5F || is_stored(first) || is_stored(last) || is_cue_word(first) ||
      is_relational_verb(lemma(last)))
    return {};
  const std::string initials{first[0], middle[0], last[0]};
  return is_common_word(initials) || !expansion(initials).empty() || !in_one_name(initials)
             ? std::string()
             : initials;
}

}  // namespace

// "except" is not a typo of "excerpt".
bool is_cue_word(std::string_view word) {
  struct Nothing {};
  static const WordTable<Nothing> words = [] {
    WordTable<Nothing> out;
    for (const auto& phrases :
         {quantity_phrases(), structure_phrases(), superlative_phrases(), comparative_phrases()})
      for (const Phrase& phrase : phrases) {
        const auto letter = [](char c) { return c >= 'a' && c <= 'z'; };
        const std::string_view pattern = phrase.pattern;
        for (auto at = pattern.begin(); at != pattern.end();) {
          const auto end = std::find_if_not(at, pattern.end(), letter);
          if (end != at) out[{at, end}];
          at = std::find_if(end, pattern.end(), letter);
        }
      }
    return out;
  }();
  return words.contains(word);
}

bool is_spelt_so(const std::string& word) {
  if (is_common_word(word)) return true;
  const std::string base = lemma(word);
  return is_common_word(base) || is_relational_verb(base) ||
         (word.size() > kLongFiller && filler(word) > 0) ||
         (has_negative_prefix(word) && has_past_suffix(word) && is_spelt_so(word.substr(2)));
}

// "programmes" is not a typo of "programmers".
bool is_known(std::string_view base) {
  return !synonyms(base).empty() || !everyday_meanings(base).empty() ||
         !derived_words(base).empty();
}

void join_name_words(WordSequence& words, const IsName& in_schema, const IsName& in_one_name,
                     const IsName& is_stored) {
  float second = words.empty() ? 0 : filler(plain(words, 0));
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    const float first = second;
    second = filler(plain(words, i + 1));
    if (second >= 0.5F) {
      const std::string name = initials_around_preposition(words, i, in_one_name, is_stored);
      if (!name.empty()) {
        words.replace(i, 3, {name + end_mark(words[i + 2])});
        second = filler(name);
        continue;
      }
    }
    if (second >= 0.5F || (first >= 0.5F && plain(words, i).size() > 1)) continue;
    if (!is_plain_word(words, i)) continue;
    std::string name = name_of_both(words, i, in_schema);
    if (name.empty()) name = initials_of_both(words, i, in_one_name, is_stored);
    if (name.empty()) continue;
    words.replace(i, 2, {name + end_mark(words[i + 1])});
    second = filler(name);
  }
}

void correct_spelling(WordSequence& words, const IsName& is_stored) {
  if (words.size() > kMaxSpelled) return;
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string &word = words[i], &lowered = plain(words, i);
    if (lowered.empty() || word.compare(0, lowered.size(), lowered) != 0) continue;
    if (const std::string past = with_past_suffix(lowered); !past.empty()) {
      words.set(i, past + word.substr(lowered.size()));
      continue;
    }
    if (lowered.size() < kShortestTypo || lowered.size() > kLongestTypo ||
        lowered.find_first_not_of("abcdefghijklmnopqrstuvwxyz") != lowered.npos)
      continue;
    if (text::is_one_of(lowered, kSpeltRight)) continue;
    if (is_spelt_so(lowered) || filler(lowered) > 0 || is_cue_word(lowered) ||
        is_period_name(lowered))
      continue;
    const std::string base = lemma(lowered);
    if (is_cue_word(base) || is_known(base) || unit_named(lowered) != kNoUnit ||
        is_stored(lowered) || is_stored(base))
      continue;
    if (const std::string spelling = respelled(lowered); !spelling.empty())
      words.set(i, spelling + word.substr(lowered.size()));
  }
}

}  // namespace ask::engine
