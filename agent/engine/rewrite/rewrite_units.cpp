#include "agent/engine/rewrite/rewrite_units.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/multiplier_words.h"
#include "agent/engine/lexicon/unit_words.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {
namespace {

bool ends_phrase(const WordSequence& words, size_t at) {
  const char last = words.last_char(at);
  if (at + 1 >= words.size() || last == ',' || last == ')' || last == '?' || last == '.' ||
      last == ';' || words[at + 1].starts_with('('))
    return true;
  return is_any(words, at + 1,
                {"by",     "per",  "for",   "of",      "each",   "and",   "with", "from",
                 "at",     "on",   "in",    "where",   "who",    "that",  "did",  "was",
                 "is",     "does", "has",   "have",    "do",     "are",   "over", "this",
                 "before", "last", "after", "between", "during", "since", "until"});
}

void erase_words(WordSequence& words, size_t from, size_t to) {
  const std::string last = words[to - 1];
  words.erase(from, to);
  if (from == 0) return;
  const bool more = from < words.size();
  while (!more && words[from - 1].size() > 1 && words[from - 1].ends_with(','))
    words.cut_last(from - 1);
  if (more && last.ends_with(',')) words.add(from - 1, ",");
  if (!more && (last.ends_with('?') || last.ends_with('.'))) words.add(from - 1, {&last.back(), 1});
}

// "(it is stored in cents, I think)"
void drop_aside(WordSequence& words, size_t from) {
  for (size_t i = from; i < words.size(); ++i) {
    if (!words[i].starts_with('(')) continue;
    bool stored = false;
    for (size_t k = i; k < words.size(); ++k) {
      stored |= text::is_one_of(unbracketed(words, k), kStorageParticiples);
      if (words[k].find(')') == std::string::npos) continue;
      if (stored) erase_words(words, i, k + 1);
      return;
    }
  }
}

// "longer than 1.9m", "over 1.9m long": metres, and no millions.
bool is_length(const WordSequence& words, size_t number) {
  constexpr size_t kMostBeforeNumber = 3;
  if (is_any(words, number + 1, kSizeAdjectives)) return true;
  for (size_t i = number - std::min(number, kMostBeforeNumber); i < number; ++i)
    if (is_any(words, i, kSizeComparatives)) return true;
  return false;
}

constexpr std::string_view kOfNumbers = "0123456789.,";

// The unit after the digits of a word: "cm" of "190cm", "pence" of "60p"; "" for "5k" and "1.9m",
// which may be thousands and millions. `end`: of the digits.
std::string_view unit_after_digits(std::string_view word, size_t end) {
  if (end == 0 || end == word.npos || word[end - 1] == '.' || word[end - 1] == ',') return {};
  const std::string_view unit = word.substr(end);
  if (unit == kPennyLetter) return kPence;
  if (text::is_one_of(unit, kUnitLetters)) return unit;
  return unit_named(unit) == kNoUnit ? std::string_view() : unit;
}

bool is_whole_number(const WordSequence& words, size_t i) {
  return i < words.size() && end_mark(words[i]).empty() &&
         (is_digits(plain(words, i)) || is_any(words, i, kNumbersFromTwo));
}

// "over 30 min": no least one.
void spell_minutes_out(WordSequence& words) {
  for (size_t i = 1; i < words.size(); ++i) {
    const std::string mark = end_mark(words[i]);
    if (text::lower(words[i].substr(0, words[i].size() - mark.size())) == kClippedMinutes &&
        is_digits(plain(words, i - 1)) && end_mark(words[i - 1]).empty())
      replace(words, i, 1, {std::string(kMinutesNoun) + mark});
  }
}

// "two and a half hours" -> "2.5 hours", "an hour and a half" -> "1.5 hours"
void add_halves(WordSequence& words) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, {"and"}) || !is_any(words, i + 1, {"a"}) ||
        !is_any(words, i + 2, {kHalfWord}))
      continue;
    const std::string mark = end_mark(words[i + 2]);
    const auto halves = [&](const std::string& whole, const std::string& unit) {
      return WordSequence{whole + ".5", unit + mark};
    };
    if (is_whole_number(words, i - 1) && mark.empty() &&
        unit_named(plain(words, i + 3)) != kNoUnit) {
      const std::string& number = plain(words, i - 1);
      const auto named = std::find(std::begin(kNumbersFromTwo), std::end(kNumbersFromTwo), number);
      const std::string whole = named == std::end(kNumbersFromTwo)
                                    ? number
                                    : std::to_string(named - std::begin(kNumbersFromTwo) + 2);
      return replace(words, i - 1, 4, {whole + ".5"});
    }
    if (i < 2 || unit_named(plain(words, i - 1)) == kNoUnit || !end_mark(words[i - 1]).empty())
      continue;
    const std::string unit = with_plural_suffix(lemma(plain(words, i - 1)));
    const bool one = is_any(words, i - 2, {"a", "an", "one"});
    if (one || is_digits(plain(words, i - 2)))
      return replace(words, i - 2, 5, halves(one ? "1" : plain(words, i - 2), unit));
  }
}

// "rent paid per year, pounds"
void extract_last_unit(WordSequence& words, const Converts& converts, QueryShape& shape) {
  const size_t last = words.size() - 1;
  if (last == 0 || !words[last - 1].ends_with(',')) return;
  const UnitId asked = unit_named(plain(words, last));
  if (asked == kNoUnit || !converts(asked)) return;
  shape.unit = asked;
  words.resize(last);
  words.cut_last(last - 1);
}

}  // namespace

// "between 55 and 65 thousand", "from 50 to 100k" -> "between 55 thousand and 65 thousand"
void share_multiplier(WordSequence& words) {
  for (size_t i = 0; i + 3 < words.size(); ++i) {
    if (!is_any(words, i, {"between", "from"}) || !is_whole_number(words, i + 1) ||
        !is_any(words, i + 2, {"and", "to"}))
      continue;
    std::string high = plain(words, i + 3);
    std::string_view multiplier;
    if (is_digits(high) && is_any(words, i + 4, kMultipliers))
      multiplier = plain(words, i + 4);
    else if (high.size() > 1 && text::is_one_of(high.substr(high.size() - 1), kShortMultipliers))
      multiplier = high.back() == kShortMultipliers[0][0] ? kMultipliers[0] : kMultipliers[1];
    if (high.size() > 1 && !is_digits(high)) high.pop_back();
    const std::string low = plain(words, i + 1);
    constexpr size_t kMostDigits = 6;
    if (multiplier.empty() || !is_digits(low) || !is_digits(high) || high.size() > kMostDigits ||
        low.size() > kMostDigits || std::stoul(low) >= std::stoul(high))
      continue;
    return replace(words, i + 2, 0, words_of(multiplier));
  }
}

void split_units(WordSequence& words, const IsName& is_stored) {
  share_multiplier(words);
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string& word = plain(words, i);
    const size_t end = word.find_first_not_of(kOfNumbers);
    std::string_view unit = unit_after_digits(word, end);
    if (unit.empty() && end > 0 && end != word.npos && word.substr(end) == kMetreLetter &&
        is_length(words, i))
      unit = kMetreLetter;
    if (unit.empty() || words[i].size() < word.size() || is_stored(word)) continue;
    const std::string number = word.substr(0, end);
    replace(words, i, 1, {number, std::string(unit) + words[i].substr(word.size())});
  }
  spell_minutes_out(words);
  add_halves(words);
}

void extract_unit(WordSequence& words, const Converts& converts, QueryShape& shape) {
  for (size_t i = 1; i < words.size(); ++i) {
    if (words[i].empty() || !words.has(i, Trigger::kUnit)) continue;
    const std::string first = unbracketed(words, i);
    const bool preposition = (first == "in" || first == "as") && i + 1 < words.size();
    const bool bracket = words[i].starts_with('(') && words[i].find(')') != std::string::npos;
    const size_t at = preposition ? i + 1 : i;
    if ((!preposition && !bracket) || words[at].empty()) continue;
    const UnitId asked = unit_named(unbracketed(words, at));
    if (asked == kNoUnit || !ends_phrase(words, at) || !converts(asked)) continue;
    shape.unit = asked;
    erase_words(words, i, at + 1);
    return drop_aside(words, i);
  }
  if (!words.empty()) extract_last_unit(words, converts, shape);
}

}  // namespace ask::engine
