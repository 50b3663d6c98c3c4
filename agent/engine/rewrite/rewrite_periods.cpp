#include "agent/engine/rewrite/rewrite_periods.h"

#include "agent/common/text.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

bool is_calendar_unit(const WordSequence& words, size_t i) {
  return text::is_one_of(lemma(plain(words, i)), kPeriodNouns);
}

// The number of words of "more than", "over", "at least" before a number that ends at `end`; 0 if
// they are others.
size_t bound_words(const WordSequence& words, size_t end,
                   std::span<const std::string_view> comparatives) {
  if (end >= 1 && is_any(words, end - 1, comparatives)) return 1;
  const bool than = end >= 2 && is_any(words, end - 1, {"than"});
  return than && is_any(words, end - 2, comparatives) ? 2 : 0;
}

// "more than two years ago" -> "before two years ago", "less than a month ago" -> "since a month
// ago"
void rewrite_ago(WordSequence& words) {
  for (size_t i = 2; i < words.size(); ++i) {
    if (plain(words, i) != "ago" || !is_calendar_unit(words, i - 1)) continue;
    const bool or_more = i >= 5 && is_any(words, i - 2, {"more"}) && is_any(words, i - 3, {"or"});
    if (or_more)  // "two or more years ago"
      return replace(words, i - 4, 3, {"before", plain(words, i - 4)});
    const size_t from = i - 2;
    if (const size_t count = bound_words(words, from, kOverComparatives))
      return replace(words, from - count, count, {"before"});
    if (const size_t count = bound_words(words, from, kUnderComparatives))
      return replace(words, from - count, count, {"since"});
  }
}

// "since the start of the year" -> "since this year", "so far this year" -> "this year"
void rewrite_start_of_current(WordSequence& words) {
  for (size_t i = 0; i + 3 < words.size(); ++i) {
    if (!is_any(words, i, {"since", "from"})) continue;
    size_t at = is_any(words, i + 1, {"the"}) ? i + 2 : i + 1;
    if (!is_any(words, at, kStartNouns) || !is_any(words, at + 1, {"of"})) continue;
    const bool current = is_any(words, at + 2, {"the", "this"}) && is_calendar_unit(words, at + 3);
    if (current) return replace(words, i, at + 3 - i, {"since", "this"});
  }
}

// "in the month of May" -> "in May", "in the year of 2024" -> "in 2024"
void drop_unit_of(WordSequence& words) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_calendar_unit(words, i) || !is_any(words, i + 1, {"of"})) continue;
    const std::string named = plain(words, i + 2);
    if (!is_month(named) && !may_be_year(named)) continue;
    const size_t from = is_any(words, i - 1, {"the"}) ? i - 1 : i;
    if (from == 0 || !is_any(words, from - 1, {"in", "during", "for", "of", "over"})) continue;
    return words.erase(from, i + 2);
  }
}

}  // namespace

void rewrite_periods(WordSequence& words) {
  if (words.has(Trigger::kEdge)) rewrite_start_of_current(words);
  if (words.has(Trigger::kPeriod)) drop_unit_of(words);
  rewrite_ago(words);
}

}  // namespace ask::engine
