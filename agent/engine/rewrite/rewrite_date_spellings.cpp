#include "agent/engine/rewrite/rewrite_date_spellings.h"

#include <cstdlib>
#include <string>
#include <utility>

#include "agent/engine/lexicon/event_state_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/month_names.h"
#include "agent/engine/lexicon/spoken_words.h"
#include "agent/engine/rewrite/present_phrases.h"

namespace ask::engine {
namespace {

constexpr int kMonths = 12, kDays = 31;

int number_of(std::string_view digits) { return std::atoi(std::string(digits).c_str()); }

bool is_full_year(std::string_view word) { return word.size() == 4 && may_be_year(word); }

// "2025-05" -> "may 2025", but not the season 2011-12.
bool spell_month(WordSequence& words, size_t i) {
  const std::string word = plain(words, i);
  if (word.size() != 7 || word[4] != '-') return false;
  const std::string year = word.substr(0, 4), month = word.substr(5);
  if (!is_full_year(year) || !is_digits(month)) return false;
  const int m = number_of(month);
  if (m < 1 || m > kMonths || m == number_of(year.substr(2)) + 1) return false;
  WordSequence by{kMonthNames[m - 1], year};
  by.end_with(end_mark(words[i]));
  replace(words, i, 1, std::move(by));
  return true;
}

// "12.05.2025" -> "2025-05-12": with points the day is first.
void spell_day(WordSequence& words, size_t i) {
  const std::string word = plain(words, i);
  const size_t first = word.find('.'), second = word.find('.', first + 1);
  if (first == word.npos || second == word.npos || first > 2 || second - first > 3) return;
  const std::string day = word.substr(0, first), month = word.substr(first + 1, second - first - 1),
                    year = word.substr(second + 1);
  if (!is_digits(day) || !is_digits(month) || !is_full_year(year)) return;
  const int d = number_of(day), m = number_of(month);
  if (d < 1 || d > kDays || m < 1 || m > kMonths) return;
  const auto two = [](int n) { return (n < 10 ? "0" : "") + std::to_string(n); };
  words.set(i, year + "-" + two(m) + "-" + two(d) + end_mark(words[i]));
}

// "may '25" -> "may 2025"
void spell_year(WordSequence& words, size_t i) {
  const std::string word = with_straight_apostrophes(plain(words, i));
  if (i == 0 || word.size() != 3 || word[0] != '\'' || !is_digits(word.substr(1)) ||
      !is_month(plain(words, i - 1)))
    return;
  words.set(i, "20" + word.substr(1) + end_mark(words[i]));
}

// "in feb 26" -> "in feb 2026": a day is on it
void spell_short_year(WordSequence& words, size_t i) {
  if (i < 2 || !is_any(words, i - 2, kBeforeMonthOfYear) || month(plain(words, i - 1)) == 0) return;
  const std::string word = plain(words, i);
  if (word.size() != 2 || !is_digits(word) || !end_mark(words[i - 1]).empty()) return;
  const bool ends = i + 1 == words.size() || !end_mark(words[i]).empty() || words[i + 1] == "-" ||
                    is_any(words, i + 1, kAfterShortYear);
  if (ends) words.set(i, "20" + word + end_mark(words[i]));
}

// "through June 2024" without a beginning -> "until June 2024"
void rewrite_through(WordSequence& words) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (is_any(words, i, {"from", "between"}) || is_month(plain(words, i - 1))) return;
    if (!is_any(words, i, {"through"}) || is_any(words, i - 1, kBeforeThrough)) continue;
    if (!is_month(plain(words, i + 1)) && !is_full_year(plain(words, i + 1))) continue;
    if (is_full_year(plain(words, i - 1)) || is_digits(plain(words, i - 1))) return;
    return words.set(i, "until");
  }
}

// "in the first three months of 2025" -> "from january to march 2025"; those of which it is not
// said how many there are: "early 2025".
void rewrite_first_months(WordSequence& words) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, {"first", "last"}) || !is_any(words, i - 1, {"the"})) continue;
    const size_t noun = is_any(words, i + 1, {"months"}) ? i + 1 : i + 2;
    if (!is_any(words, noun, {"months"}) || !is_any(words, noun + 1, {"of", "in"}) ||
        !is_full_year(plain(words, noun + 2)))
      continue;
    const bool first = is_any(words, i, {"first"});
    size_t from = i - 1;
    if (from > 0 && is_any(words, from - 1, {"in", "during", "over", "for"})) --from;
    if (noun == i + 1) {
      replace(words, i - 1, noun + 2 - (i - 1), {first ? "early" : "late"});
      return;
    }
    int count = is_digits(plain(words, i + 1)) ? number_of(plain(words, i + 1)) : 0;
    for (size_t n = 0; n < std::size(kSmallNumbers); ++n)
      if (plain(words, i + 1) == kSmallNumbers[n]) count = static_cast<int>(n) + 1;
    if (count < 2 || count >= kMonths) return;
    const std::string_view low = kMonthNames[first ? 0 : kMonths - count];
    const std::string_view high = kMonthNames[(first ? count : kMonths) - 1];
    return replace(words, from, noun + 2 - from, {"from", low, "to", high});
  }
}

// "throughout 2025" -> "in 2025", "in the period May 2024 to June 2024" -> "from May 2024 to ..."
void rewrite_period_phrases(WordSequence& words) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    const size_t all = end_of_any(words, i, kThroughoutPhrases);
    const size_t in = end_of_any(words, i, kInPeriodPhrases);
    const size_t end = all > 0 ? all : in;
    if (end == 0 || end >= words.size() || !end_mark(words[end - 1]).empty()) continue;
    const bool time = may_begin_time(plain(words, end));
    if (all > 0 && time) return replace(words, i, end - i, {"in"});
    if (in > 0 && is_any(words, end, {"from", "between"})) return words.erase(i, end);
    if (in > 0 && time) return replace(words, i, end - i, {"from"});
  }
}

// "loans dated May 2025" -> "loans from May 2025", "are dated before 2025" -> "were before 2025"
void rewrite_dated(WordSequence& words) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, {"dated"})) continue;
    const size_t from = is_any(words, i - 1, kBeing) && i > 1 ? i - 1 : i;
    if (is_any(words, i + 1, kBeforeDatedTime)) return words.erase(from, i + 1);
    if (may_begin_time(plain(words, i + 1)))
      return replace(words, from, i + 1 - from, {"from"});
  }
}

}  // namespace

void rewrite_date_spellings(WordSequence& words, const IsName& is_stored) {
  for (size_t i = 0; i < words.size(); ++i) {
    if (words[i].empty() || is_stored(plain(words, i))) continue;
    if (spell_month(words, i)) continue;
    spell_day(words, i);
    spell_year(words, i);
    spell_short_year(words, i);
  }
  if (words.size() < 3) return;
  rewrite_first_months(words);
  rewrite_through(words);
  rewrite_period_phrases(words);
  if (!is_stored("dated")) rewrite_dated(words);
}

}  // namespace ask::engine
