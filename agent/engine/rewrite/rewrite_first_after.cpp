#include "agent/engine/rewrite/rewrite_first_after.h"

#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/text/named_periods.h"

namespace ask::engine {
namespace {

constexpr size_t kFarthestBound = 12;  // words between the adjective and its bound
constexpr size_t kMostAdjectives = 2;  // between it and the noun

// "after 7 July 2025", "before the 3rd of May", "after Christmas 2024"
bool bounds_time(const WordSequence& words, size_t at) {
  if (!is_any(words, at, kFirstBounds)) return false;
  const size_t time = is_any(words, at + 1, {"the"}) ? at + 2 : at + 1;
  return may_begin_time(plain(words, time)) ||
         (time == at + 1 && is_period_name(plain(words, time)));
}

bool is_bounded(const WordSequence& words, size_t from) {
  for (size_t at = from; at < words.size() && at < from + kFarthestBound; ++at)
    if (bounds_time(words, at)) return true;
  return false;
}

// The noun of the rows after "next": "next confirmed party"; the size if there is none.
size_t noun_after(const WordSequence& words, size_t at, const SchemaPhrases& phrases) {
  for (size_t i = at + 1; i < words.size() && i <= at + 1 + kMostAdjectives; ++i) {
    const std::string& word = plain(words, i);
    if (word.empty() || may_begin_time(word) || text::is_one_of(word, kNumbersFromTwo) ||
        text::is_one_of(lemma(word), kAfterNextPeriod))
      break;
    if (phrases.names_row(word)) return i;
    if (!end_mark(words[i]).empty()) break;
  }
  return words.size();
}

// "customers whose first order was after", "for each customer the first order after": the first of
// each of several, which no single row is.
bool of_each(const WordSequence& words, size_t at) {
  if (at > 0 && is_any(words, at - 1, {"whose", "their", "his", "her", "its", "a"}))
    return true;
  for (size_t i = 0; i < words.size(); ++i)
    if (is_any(words, i, {"each", "every", "per"}) ||
        (is_any(words, i, {"how"}) && is_any(words, i + 1, {"many"})))
      return true;
  return false;
}

bool period_word(const std::string& word) { return text::is_one_of(lemma(word), kAfterNextPeriod); }

bool small_number(const std::string& word) {
  return (word.size() < 4 && is_digits(word)) || text::is_one_of(word, kNumbersFromTwo);
}

}  // namespace

void rewrite_first_after(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    const bool last = is_any(words, i, {"last"});
    if ((!last && !is_any(words, i, {"first", "next"})) || of_each(words, i)) continue;
    const bool adverb = i > 1 && bounds_time(words, i + 1);  // "who arrives next after 1 July"
    const size_t noun = adverb ? words.size() : noun_after(words, i, phrases);
    if (!adverb && (noun >= words.size() || !is_bounded(words, noun + 1))) continue;
    words.set(i, last ? "latest" : "earliest");
    if (adverb) return;
    if (i == 0 || !is_any(words, i - 1, {"the", "our", "my", "your"}))
      replace(words, i, 0, {"the"});
    return;
  }
}

bool rewrite_next(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, {"next"})) continue;
    const bool many = small_number(plain(words, i + 1));
    const std::string noun = plain(words, i + (many ? 2 : 1));
    if (noun.empty() || period_word(noun) || !phrases.names_row(noun) || phrases.is_name("next"))
      continue;
    if (many)
      replace(words, i, 2, {words.word(i + 1), "earliest"});
    else
      words.set(i, "earliest");
    if (i == 0 || !is_any(words, i - 1, {"the", "our", "my"})) replace(words, i, 0, {"the"});
    return true;
  }
  return false;
}

}  // namespace ask::engine
