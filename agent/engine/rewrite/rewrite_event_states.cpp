#include "agent/engine/rewrite/rewrite_event_states.h"

#include <string>
#include <utility>

#include "agent/engine/lexicon/event_state_words.h"
#include "agent/engine/lexicon/learner_words.h"
#include "agent/engine/lexicon/share_words.h"
#include "agent/engine/lexicon/spoken_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/rewrite/present_phrases.h"
#include "agent/engine/rewrite/rewrite_event_questions.h"

namespace ask::engine {
namespace {

void put_phrase(WordSequence& words, size_t from, size_t to, std::string_view phrase) {
  WordSequence by = words_of(phrase);
  by.end_with(end_mark(words[to - 1]));
  replace(words, from, to - from, std::move(by));
}

// "how many are yet to be paid" -> "how many are not yet paid"
void rewrite_yet_to_be(WordSequence& words) {
  for (size_t i = 1; i + 3 < words.size(); ++i) {
    if (!is_any(words, i, kBeing) || !is_any(words, i + 1, {"yet"}) ||
        !is_any(words, i + 2, {"to"}) || !is_any(words, i + 3, {"be"}))
      continue;
    return replace(words, i + 1, 3, {"not", "yet"});
  }
}

// "paid after the due date" -> "paid late", "paid by the due date" -> "paid on time"
void rewrite_against_due(WordSequence& words) {
  for (size_t i = 1; i < words.size(); ++i) {
    if (!is_done_form(plain(words, i - 1)) || !end_mark(words[i - 1]).empty()) continue;
    const size_t late = end_of_any(words, i, kLatePhrases);
    const size_t in_time = end_of_any(words, i, kInTimePhrases);
    if (late > 0) return put_phrase(words, i, late, kLateWord);
    if (in_time > 0 && ends_said(words, in_time - 1))
      return put_phrase(words, i, in_time, "on time");
  }
}

// "3 loans at least" -> "at least 3 loans"
void rewrite_bound_after(WordSequence& words, const IsName& names_row) {
  constexpr size_t kMost = 3;  // words of the noun with its adjectives
  for (size_t i = 2; i + 1 < words.size(); ++i) {
    const size_t end = end_of_any(words, i, kBoundsAfterNoun);
    if (end == 0 || !ends_said(words, end - 1) || !names_row(plain(words, i - 1))) continue;
    for (size_t at = i - 1; at-- > 0 && i - at <= kMost + 1;) {
      if (!end_mark(words[at]).empty()) break;
      if (!is_digits(plain(words, at)) && !is_any(words, at, kSmallNumbers)) continue;
      WordSequence by{"at", words.plain_word(end - 1)};
      append(by, words.part(at, i));
      by.end_with(end_mark(words[end - 1]));
      return replace(words, at, end - at, std::move(by));
    }
  }
}

// "not more than 3 loans", "don't have more than 3" -> "at most 3"
void rewrite_not_more(WordSequence& words) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (const size_t end = end_of_any(words, i, kNotMoreThan); end > 0 && end < words.size())
      return replace(words, i, end - i, {"at", "most"});
    const size_t have = end_of_any(words, i, kDoNotHave);
    if (have > 0 && is_any(words, have, {"more"}) && is_any(words, have + 1, {"than"}))
      return replace(words, i, have + 2 - i, {"have", "at", "most"});
  }
}

// "how many clients have at least one unpaid invoice" -> "have a unpaid invoice"
void rewrite_at_least_one(WordSequence& words) {
  const bool counts = is_any(words, 0, {"how"}) && is_any(words, 1, {"many"});
  if (!counts && !is_any(words, 0, {"number"})) return;
  for (size_t i = 1; i + 3 < words.size(); ++i) {
    if (!end_mark(words[i - 1]).empty()) return;
    if (!is_any(words, i - 1, kOwningForms) || !is_any(words, i, {"at"}) ||
        !is_any(words, i + 1, {"least"}) || !is_any(words, i + 2, {"one", "1"}) ||
        !end_mark(words[i + 2]).empty() || is_any(words, i + 3, {"of", "or", "and"}))
      continue;
    return replace(words, i, 3, {"a"});
  }
}

// "loans in 2024 but no loans in 2025", "but no longer in 2025" -> "but not in 2025"
void rewrite_but_no_more(WordSequence& words) {
  for (size_t i = 2; i + 3 < words.size(); ++i) {
    if (!is_any(words, i, {"but"}) || !is_any(words, i + 1, {"no", "none"})) continue;
    const size_t in = is_any(words, i + 1, {"none"}) ? i + 2 : i + 3;
    if (!is_any(words, in, {"in", "during", "since"})) continue;
    bool said = in == i + 2 || is_any(words, i + 2, {"longer"});
    for (size_t k = 0; k < i && !said; ++k) said = plain(words, k) == plain(words, i + 2);
    if (said) return replace(words, i + 1, in - i - 1, {"not"});
  }
}

// "how long does it take on average until a loan is returned" -> "average number of days until a
// loan is returned", "... for loans to be returned" -> "... until loans are returned"
void rewrite_time_on_average(WordSequence& words) {
  const size_t how = end_of_any(words, 0, kHowLongPhrases);
  if (how == 0 || !is_any(words, how, {"does", "did", "is", "do", "was"})) return;
  if (!is_any(words, how + 1, {"it"})) return;
  const bool takes = is_any(words, how + 2, kTakingForms);
  size_t at = how + (takes ? 3 : 2);
  const size_t average = end_of_any(words, at, {{kOnAveragePhrase}});
  if (average == 0 || average + 2 >= words.size()) return;
  at = average;
  for (size_t from = at + 2; from < words.size() && is_any(words, at, kUntilDoneWords); ++from)
    if (is_any(words, from, {"from"})) return;  // "until it arrives, counted from the order"
  if (is_any(words, at, kUntilDoneWords))
    return replace(words, 0, at + 1, {"average", "number", "of", "days", "until"});
  if (!takes && is_any(words, at, {"from", "between"}))
    return replace(words, 0, at, {"average", "number", "of", "days"});
  if (!takes || !is_any(words, at, {"for"})) return;
  for (size_t to = at + 2; to + 2 < words.size(); ++to) {
    if (!is_any(words, to, {"to"}) || !is_any(words, to + 1, kBecomingVerbs)) continue;
    replace(words, to, 2, {"are"});
    return replace(words, 0, at + 1, {"average", "number", "of", "days", "until"});
  }
}

// "% unpaid invoices" -> "percentage of unpaid invoices"
void rewrite_percent_sign(WordSequence& words) {
  if (words.size() < 2 || plain(words, 0) != "%") return;
  if (is_any(words, 1, {"of"}))
    replace(words, 0, 1, {"percentage"});
  else
    replace(words, 0, 1, {"percentage", "of"});
}

// The word that asks for a share: "percentage" of "what percentage", "percent" of "how many
// percent". 0 if word i does not begin such a phrase.
size_t share_word(const WordSequence& words, size_t i) {
  if (is_any(words, i, {"what", "which"}) && is_any(words, i + 1, kShareWords)) return i + 1;
  if (is_any(words, i, {"what", "which"}) && is_any(words, i + 2, kShareWords) &&
      is_any(words, i + 1, {"is", "was", "the"}))
    return i + 2;
  const bool many = is_any(words, i, {"how"}) && is_any(words, i + 1, {"many", "much"});
  return many && is_any(words, i + 2, kPercentUnits) ? i + 2 : 0;
}

// "how many of our beers are organic, in percent" -> "what percentage of our beers are organic",
// "what share of the fees is paid (in %)" -> without the unit
void rewrite_unit_of_share(WordSequence& words) {
  for (size_t i = 3; i + 1 < words.size(); ++i) {
    const bool as = is_any(words, i, {"as"}) && is_any(words, i + 1, {"a"}) && i + 2 < words.size();
    if (!as && !is_any(words, i, {"in", "(in"})) continue;
    const size_t unit = as ? i + 2 : i + 1;
    if (!is_any(words, unit, kPercentUnits) && !is_any(words, unit, {"percent)", "%)"})) continue;
    const bool ends = unit + 1 == words.size(), aside = words[i - 1].ends_with(',') &&
                                                        words[unit].ends_with(',');
    if (!ends && !aside) continue;
    const bool share = share_word(words, 0) > 0;
    const bool of =
        is_any(words, 0, {"how"}) && is_any(words, 1, {"many"}) && is_any(words, 2, {"of"});
    if (!share && !of) return;
    const std::string mark = end_mark(words[unit]);
    words.erase(i, unit + 1);
    const std::string before = end_mark(words[i - 1]);
    words.cut_last(i - 1, before.size());
    if (ends) words.add(i - 1, mark);
    if (of) return replace(words, 0, 2, {"what", "percentage"});
    return words.set(share_word(words, 0), "percentage");
  }
}

// "out of all loans, what percentage was late" -> "what percentage of loans was late"
void rewrite_share_out_of(WordSequence& words) {
  constexpr size_t kMostRows = 10;  // words
  if (!is_any(words, 0, {"out"}) || !is_any(words, 1, {"of"})) return;
  size_t from = 2;
  while (is_any(words, from, {"all", "the", "our"})) ++from;
  for (size_t i = from + 1; i + 2 < words.size() && i < kMostRows; ++i) {
    const size_t share = share_word(words, i);
    if (share == 0) continue;
    size_t rest = share + 1;
    if (is_any(words, rest, {"of"})) rest += is_any(words, rest + 1, {"them", "those"}) ? 2 : 1;
    if (rest >= words.size() || is_any(words, rest, {"did", "do", "does"})) return;
    WordSequence by{"what", "percentage", "of"};
    append(by, words.part(from, i));
    by.cut_last(by.size() - 1, end_mark(by.back()).size());
    return replace(words, 0, rest, by);
  }
}

}  // namespace

void rewrite_event_states(WordSequence& words, const IsName& names_row) {
  if (words.size() < 3) return;
  rewrite_percent_sign(words);
  rewrite_unit_of_share(words);
  rewrite_share_out_of(words);
  rewrite_yet_to_be(words);
  rewrite_against_due(words);
  rewrite_bound_after(words, names_row);
  rewrite_not_more(words);
  rewrite_at_least_one(words);
  rewrite_but_no_more(words);
  rewrite_time_on_average(words);
}

}  // namespace ask::engine
