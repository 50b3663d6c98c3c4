#include "agent/engine/rewrite/rewrite_numbered_rows.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "agent/common/words.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

// The digits of "#15" or "15"; "" for anything else, and for what may be a year.
std::string number_of_row(const WordSequence& words, size_t i) {
  constexpr size_t kLongest = 9;
  std::string number = plain(words, i);
  const bool marked = words[i].starts_with('#');
  if (number.starts_with('#')) number.erase(0, 1);
  if (number.size() > kLongest || !is_digits(number)) return {};
  return marked || !may_be_year(number) ? number : std::string();
}

// "two", "bedroom" of "two-bedroom"; the digits are empty for anything else.
struct NumberedNoun {
  std::string digits, noun;
};
NumberedNoun hyphenated(const std::string& word) {
  const size_t hyphen = word.find('-');
  if (hyphen == std::string::npos || word.find('-', hyphen + 1) != std::string::npos) return {};
  return {digits_of_number(word.substr(0, hyphen)), word.substr(hyphen + 1)};
}

// The noun, or a synonym, names a measure of the rows: "star" of their rating.
bool measures_rows(const SchemaPhrases& phrases, const std::string& rows, const std::string& noun) {
  if (phrases.has_measure(rows, noun)) return true;
  const auto others = synonyms(noun);
  return std::any_of(others.begin(), others.end(),
                     [&](std::string_view other) { return phrases.has_measure(rows, other); });
}

}  // namespace

std::string digits_of_number(const std::string& word) {
  if (word.size() <= 2 && is_digits(word)) return word;
  for (size_t i = 0; i < std::size(kNumbersFromTwo); ++i)
    if (word == kNumbersFromTwo[i]) return std::to_string(i + 2);
  return {};
}

// "our five best customers" -> "our best 5 customers"
void rewrite_number_of_best(WordSequence& words) {
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    const std::string number = digits_of_number(plain(words, i)), noun = plain(words, i + 2);
    if (number.empty() || !is_any(words, i + 1, kQualitySuperlatives)) continue;
    if (!has_plural_suffix(noun) || !end_mark(words[i]).empty() || !end_mark(words[i + 1]).empty())
      continue;
    const QuestionWord best = words.plain_word(i + 1);
    return replace(words, i, 2, {best, {number, words.word(i).source}});
  }
}

// "admitted five times or more" -> "admitted at least 5 times"
void rewrite_or_more(WordSequence& words) {
  for (size_t i = 0; i + 3 < words.size(); ++i) {
    const std::string number = digits_of_number(plain(words, i)), noun = plain(words, i + 1);
    if (number.empty() || plain(words, i + 2) != "or" || !has_plural_suffix(noun) ||
        unit_named(noun) != kNoUnit || !end_mark(words[i]).empty() ||
        !end_mark(words[i + 1]).empty())
      continue;
    const bool more = plain(words, i + 3) == "more";
    if (!more && !is_any(words, i + 3, {"fewer", "less"})) continue;
    if (i > 0 && is_any(words, i - 1, {"least", "most", "than", "over", "under"})) continue;
    const QuestionWord least{more ? "least" : "most", words.word(i + 3).source};
    const QuestionWord things{noun + end_mark(words[i + 3]), words.word(i + 1).source};
    return replace(words, i, 4, {"at", least, {number, words.word(i).source}, things});
  }
}

// "how many two bedroom flats" -> "how many flats with 2 bedroom"
void rewrite_numbered_measures(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    if (!end_mark(words[i]).empty() || (i > 0 && is_any(words, i - 1, kLimitOpenings))) continue;
    NumberedNoun measure = hyphenated(plain(words, i));
    const bool joined = !measure.digits.empty();
    if (!joined) measure = {digits_of_number(plain(words, i)), plain(words, i + 1)};
    const size_t at = i + (joined ? 1 : 2);
    if (measure.digits.empty() || at >= words.size() || !end_mark(words[at - 1]).empty()) continue;
    const std::string rows = plain(words, at);
    for (const auto& [shorter, longer] : kShortRoomNouns)
      if (measure.noun == shorter) measure.noun = longer;
    if (lemma(measure.noun) != measure.noun) continue;
    const bool of_rows = phrases.names_row(rows) && measures_rows(phrases, rows, measure.noun);
    const bool of_value =
        phrases.value_has_measure && phrases.value_has_measure(rows, measure.noun);
    if (!of_rows && !of_value) continue;
    const QuestionWord noun{rows, words.word(at).source};
    const QuestionWord last{measure.noun + end_mark(words[at]), words.word(at - 1).source};
    replace(words, i, at - i + 1, {noun, {"with"}, {measure.digits, words.word(i).source}, last});
    i += 3;
  }
}

void rewrite_numbered_rows(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i < words.size(); ++i) {
    const std::string noun = plain(words, i - 1);
    std::string number = number_of_row(words, i);
    if (number.empty() && may_be_year(plain(words, i)) && is_digits(plain(words, i)) &&
        phrases.may_be_key(noun, plain(words, i)))
      number = plain(words, i);  // "job 2005" of jobs 2001 to 2080
    if (number.empty() || !end_mark(words[i - 1]).empty()) continue;
    const std::string key = phrases.key_of(noun);
    if (key.empty() || phrases.is_value(noun + " " + number)) continue;
    // "the top customer 3 times", "per order 3 items"
    const std::string next = end_mark(words[i]).empty() ? plain(words, i + 1) : std::string();
    const bool counts =
        !next.empty() && has_plural_suffix(next) && !text::is_one_of(next, kAfterNumberVerbs);
    if (counts || text::is_one_of(next, kAfterNumber)) continue;
    WordSequence by{"with"};
    append(by, words_of(key));
    by.push_back({number + end_mark(words[i]), words.word(i).source});
    const size_t more = by.size();
    replace(words, i, 1, std::move(by));
    i += more;
  }
}

}  // namespace ask::engine
