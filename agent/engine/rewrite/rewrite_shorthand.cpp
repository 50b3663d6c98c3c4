#include "agent/engine/rewrite/rewrite_shorthand.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "agent/engine/lexicon/harmless_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/month_names.h"
#include "agent/engine/lexicon/shorthand_words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

constexpr size_t kMonthLetters = 3;

bool is_lower_word(std::string_view word) {
  return !word.empty() &&
         word.find_first_not_of("abcdefghijklmnopqrstuvwxyz'-") == std::string_view::npos;
}

// What the letter between two words stands for; "" if it is a value or stands alone.
std::string_view letter_word(const WordSequence& words, size_t i, const IsName& is_name) {
  if (words[i].size() != 1 || i == 0 || i + 1 >= words.size() || plain(words, i + 1).empty() ||
      plain(words, i - 1).size() < 2)
    return {};
  for (const auto& [letter, word] : kLetterWords) {
    if (words[i] != letter) continue;
    if (is_any(words, i - 1, kBeforeLetterValue) || is_classifier(plain(words, i - 1))) return {};
    // A code of one letter is seldom asked for by itself, but "r" and "u" are seldom words.
    const bool joins = word == "and" || word == "with";
    return joins || !is_name(letter) ? word : std::string_view();
  }
  return {};
}

// "2 or more" of "2+ boats", "at least 10" of "price 10+", "" for anything else.
std::string lower_bound(const WordSequence& words, size_t i) {
  std::string number = plain(words, i);
  if (number.size() < 2 || number.back() != '+') return {};
  number.pop_back();
  if (!is_digits(number)) return {};
  if (i > 0 && is_any(words, i - 1, {"least", "over", "than"})) return number;
  const std::string& next = plain(words, i + 1);
  const bool counts = is_lower_word(next) && unit_named(next) == kNoUnit && !is_money_unit(next);
  return counts ? number + " or more" : i > 0 ? "at least " + number : std::string();
}

// True for the number of one row: a stored one, or "invoice 12/2025", "no 12/2025".
bool is_number_of_row(const WordSequence& words, size_t i, const IsName& is_name,
                      const IsName& names_row) {
  if (is_name(plain(words, i))) return true;
  if (i == 0 || !end_mark(words[i - 1]).empty()) return false;
  const std::string& noun = plain(words, i - 1);
  return is_any(words, i - 1, kRowNumberNouns) || (lemma(noun) == noun && names_row(noun));
}

// "december 2025" of "12/2025", "" for anything else.
std::string month_of_year(std::string_view word) {
  const size_t slash = word.find('/');
  if (slash == 0 || slash > 2 || !may_be_year(word.substr(slash + 1))) return {};
  const std::string_view digits = word.substr(0, slash);
  if (!is_digits(digits)) return {};
  const size_t month = static_cast<size_t>(std::stoi(std::string(digits)));
  if (month == 0 || month > std::size(kMonthNames)) return {};
  return std::string(kMonthNames[month - 1]) + " " + std::string(word.substr(slash + 1));
}

// "january" of "jan" before a year, "" for anything else.
std::string_view short_month(const WordSequence& words, size_t i) {
  if (plain(words, i).size() < kMonthLetters || plain(words, i).size() > kMonthLetters + 1 ||
      !may_be_year(plain(words, i + 1)))
    return {};
  for (const std::string_view month : kMonthNames)
    if (month.starts_with(plain(words, i)) && month != plain(words, i)) return month;
  return {};
}

// "before" of "pre" before a year or a month, "" for anything else.
std::string_view date_preposition(const WordSequence& words, size_t i) {
  if (!may_be_year(plain(words, i + 1)) && !is_month(plain(words, i + 1))) return {};
  for (const auto& [prefix, word] : kDatePrefixes)
    if (plain(words, i) == prefix) return word;
  return {};
}

// "number" of "no" in "phone no", "" for anything else: not in "no phone" or "members no email".
std::string_view number_word(const WordSequence& words, size_t i) {
  const bool several = plain(words, i) == "nos";
  if (!several && plain(words, i) != "no") return {};
  if (i == 0 || !is_any(words, i - 1, kNumberedNouns) || words[i - 1].ends_with(',')) return {};
  const bool ends = i + 1 == words.size() || words[i].ends_with(',');
  if (!ends && !is_any(words, i + 1, kAfterNumberedNoun)) return {};
  return several ? "numbers" : "number";
}

// The preposition of the stored value "waiting for parts" in "waiting on parts", "" if none.
std::string_view stored_preposition(const WordSequence& words, size_t i, const IsName& is_name) {
  if (i == 0 || i + 1 >= words.size() || !is_any(words, i, kLoosePrepositions) ||
      plain(words, i - 1).size() < 4 || plain(words, i + 1).size() < 4 ||
      !end_mark(words[i - 1]).empty())
    return {};
  const auto stored = [&](std::string_view between) {
    return is_name(plain(words, i - 1) + " " + std::string(between) + " " + plain(words, i + 1));
  };
  if (stored(plain(words, i))) return {};
  for (const std::string_view other : kLoosePrepositions)
    if (other != plain(words, i) && stored(other)) return other;
  return {};
}

// What word i stands for as one that is typed short, "" if it stands for itself.
std::string spelt_out(const WordSequence& words, size_t i, const IsName& is_name,
                      const IsName& names_row) {
  const std::string& word = plain(words, i);
  if (word == "+")
    return i > 0 && i + 1 < words.size() && !is_digits(plain(words, i + 1)) ? "and" : "";
  if (word.size() == 1) return std::string(letter_word(words, i, is_name));
  if (word.back() == '+') return lower_bound(words, i);
  if (word[0] >= '0' && word[0] <= '9')
    return word.find('/') != word.npos && !is_number_of_row(words, i, is_name, names_row)
               ? month_of_year(word)
               : std::string();
  for (const std::string_view longer :
       {short_month(words, i), date_preposition(words, i), number_word(words, i),
        stored_preposition(words, i, is_name)})
    if (!longer.empty()) return std::string(longer);
  return {};
}

}  // namespace

void spell_out(WordSequence& words, const IsName& is_name, const IsName& names_row) {
  constexpr size_t kMostShort = 16;
  size_t spelt = 0;
  for (size_t i = 0; i < words.size() && spelt < kMostShort; ++i) {
    if (plain(words, i).empty()) continue;
    const std::string out = spelt_out(words, i, is_name, names_row);
    if (out.empty()) continue;
    WordSequence longer = words_of(out);
    longer.end_with(end_mark(words[i]));
    const size_t count = longer.size();
    // "from 1/2025": not of that month alone
    if (count == 2 && is_month(longer.plain(0)) && i > 0 && plain(words, i - 1) == "from" &&
        !is_any(words, i + 1, {"to", "until", "till"}))
      words.set(i - 1, "since");
    replace(words, i, 1, std::move(longer));
    i += count - 1;
    ++spelt;
  }
}

}  // namespace ask::engine
