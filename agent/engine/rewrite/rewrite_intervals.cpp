#include "agent/engine/rewrite/rewrite_intervals.h"

#include <string>

#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

constexpr size_t kFarthestDate = 4;  // words from the preposition to the one that names the date

bool is_number(const WordSequence& words, size_t i) {
  return is_any(words, i, {"a", "an", "one"}) || is_any(words, i, kNumbersFromTwo) ||
         is_digits(plain(words, i));
}

// An amount of time and how it bounds: from word `begin` to word `end`.
struct Bound {
  size_t begin = 0, end = 0;
  std::string_view how;  // "at most"; empty if there is none
  bool within = false;
};

// "within 7 days", "more than a week", "3 weeks or more" with its unit at word `unit`.
Bound bound_at(const WordSequence& words, size_t unit) {
  Bound out{unit - 1, unit + 1, {}, false};
  const size_t number = unit - 1;
  const bool than = number >= 2 && is_any(words, number - 1, {"than"});
  if (is_any(words, out.end, {"or"}) && is_any(words, out.end + 1, kMoreOrLess)) {
    out.how = is_any(words, out.end + 1, kMoreTimeWords) ? "at least" : "at most";
    out.end += 2;
  } else if (number >= 1 && is_any(words, number - 1, {"within"})) {
    out.begin = number - 1, out.how = "at most", out.within = true;
  } else if (than && is_any(words, number - 2, kMoreOrLess)) {
    out.begin = number - 2;
    out.how = is_any(words, number - 2, kMoreTimeWords) ? "more than" : "less than";
  } else if (number >= 1 && is_any(words, number - 1, {"over", "under"})) {
    out.begin = number - 1;
    out.how = is_any(words, number - 1, {"over"}) ? "more than" : "less than";
  } else if (number >= 2 && is_any(words, number - 2, {"at"})) {
    out.begin = number - 2;
    if (is_any(words, number - 1, {"least", "most"}))
      out.how = is_any(words, number - 1, {"least"}) ? "at least" : "at most";
  }
  return out;
}

bool marked(const WordSequence& words, size_t from, size_t to) {
  for (size_t i = from; i < to; ++i)
    if (!end_mark(words[i]).empty()) return true;
  return false;
}

bool shares_rows(const WordSequence& words) {
  for (size_t i = 0; i < words.size() && i < 6; ++i)
    if (is_any(words, i, kPercentageWords)) return true;
  return false;
}

WordSequence time_between(const WordSequence& words, size_t first, size_t last, const Bound& bound,
                          size_t unit) {
  WordSequence by{shares_rows(words) ? "have" : "with", "time", "from"};
  append(by, {words.plain_word(first), "to", words.plain_word(last), "of"});
  append(by, words_of(bound.how));
  const bool one = is_any(words, unit - 1, {"a", "an", "one"});
  by.push_back(one ? QuestionWord("1", words.word(unit - 1).source) : words.plain_word(unit - 1));
  by.push_back(words.plain_word(unit));
  return by;
}

// "installed within 7 days of the order", "started a week or more after the planned date",
// "cancelled less than 2 days before the start"
bool rewrite_after_date(WordSequence& words, const SchemaPhrases& phrases, size_t unit) {
  const Bound bound = bound_at(words, unit);
  const bool before = is_any(words, bound.end, {"before"});
  const bool after = is_any(words, bound.end, kAfterDateWords) ||
                     (bound.within && is_any(words, bound.end, {"of"}));
  if (bound.how.empty() || bound.begin < 2 || (!before && !after)) return false;
  const size_t done = bound.begin - 1;
  if (is_any(words, done - 1, {"not", "never"})) return false;
  for (size_t date = bound.end + 1; date < words.size() && date <= bound.end + kFarthestDate;
       ++date) {
    if (marked(words, done, date)) return false;
    const size_t first = before ? done : date, last = before ? date : done;
    if (!phrases.names_interval(plain(words, first), plain(words, last))) continue;
    size_t end = date + 1;  // "the planned date"
    if (end_mark(words[date]).empty() && is_any(words, end, kInstantNouns)) ++end;
    WordSequence by = time_between(words, first, last, bound, unit);
    by.end_with(end_mark(words[end - 1]));
    size_t from = done;
    while (from > 1 && is_any(words, from - 1, kBeforeDone)) --from;
    replace(words, from, end - from, by);
    return true;
  }
  return false;
}

// "took more than 10 days from start to finish"
bool rewrite_taking(WordSequence& words, const SchemaPhrases& phrases, size_t unit) {
  const Bound bound = bound_at(words, unit);
  const size_t from = bound.end;
  if (bound.how.empty() || bound.within || bound.begin < 2 ||
      !is_any(words, bound.begin - 1, kTakingForms) || !is_any(words, from, {"from", "between"}))
    return false;
  size_t joint = from + 2;
  while (joint < words.size() && joint < from + kFarthestDate &&
         !is_any(words, joint, kIntervalWords))
    ++joint;
  size_t last = joint + 1;
  if (is_any(words, last, {"the", "a", "an", "its", "their"})) ++last;
  if (last >= words.size() || marked(words, bound.begin, last) ||
      !phrases.names_interval(plain(words, joint - 1), plain(words, last)))
    return false;
  WordSequence by = time_between(words, joint - 1, last, bound, unit);
  by.end_with(end_mark(words[last]));
  size_t begin = bound.begin - 1;
  while (begin > 1 && is_any(words, begin - 1, kBeforeDone)) --begin;
  replace(words, begin, last + 1 - begin, by);
  return true;
}

// "took the longest from start to finish" -> "with the longest time from start to finish"
bool rewrite_longest_from(WordSequence& words) {
  for (size_t i = 1; i + 4 < words.size(); ++i) {
    if (!is_any(words, i, kTakingForms)) continue;
    const size_t at = is_any(words, i + 1, {"the"}) ? i + 2 : i + 1;
    if (!is_any(words, at, kLengthSuperlatives) || !is_any(words, at + 1, {"from", "between"}))
      continue;
    replace(words, i, at + 1 - i, {"with", "the", words.word(at), "time"});
    return true;
  }
  return false;
}

}  // namespace

void rewrite_intervals(WordSequence& words, const SchemaPhrases& phrases) {
  if (rewrite_longest_from(words)) return;
  for (size_t unit = 2; unit < words.size(); ++unit) {
    if (!is_time_unit(plain(words, unit)) || !is_number(words, unit - 1)) continue;
    if (rewrite_after_date(words, phrases, unit) || rewrite_taking(words, phrases, unit)) return;
  }
}

}  // namespace ask::engine
