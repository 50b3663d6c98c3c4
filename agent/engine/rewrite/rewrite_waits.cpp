#include "agent/engine/rewrite/rewrite_waits.h"

#include <string>

#include "agent/engine/lexicon/kind_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/rewrite/rewrite_intervals.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

constexpr size_t kMostBetween = 6;  // words between "until" and the event

bool says_stay(const WordSequence& words) {
  for (size_t i = 1; i < words.size(); ++i)
    if (is_any(words, i, kStayedForms)) return true;
  return false;
}

bool says_average(const WordSequence& words, size_t i) { return is_any(words, i, kMeanAdjectives); }

// The end of "on average" at word i; i if something else stands there.
size_t after_on_average(const WordSequence& words, size_t i) {
  return is_any(words, i, {"on"}) && says_average(words, i + 1) ? i + 2 : i;
}

// The word for the end of a wait that is named from word `from` on, behind those who wait and what
// becomes of them: "we get paid", "an invoice is paid", "a decision". The size if none is, or other
// words come first.
size_t end_of_wait(const WordSequence& words, size_t from, const SchemaPhrases& phrases) {
  for (size_t i = from; i < words.size() && i < from + kMostBetween; ++i) {
    const std::string& word = plain(words, i);
    if (phrases.ends_span(word)) return i;
    const bool who = is_any(words, i, kWaitingSubjects) || is_any(words, i, kWaitedForVerbs) ||
                     phrases.names_row(word) || phrases.names_row(lemma(word));
    if (!who || !end_mark(words[i]).empty()) break;
  }
  return words.size();
}

// Where the request for a mean length of time begins that ends before word i, "how many days",
// "average number of days", "how long"; i if there is none. Sets the word for the unit.
size_t request_before(const WordSequence& words, size_t i, QuestionWord& unit) {
  if (i >= 2 && is_any(words, i - 1, {"long"}) && is_any(words, i - 2, {"how"})) {
    unit = "time";
    return i - 2;
  }
  if (i == 0 || !is_time_unit(plain(words, i - 1))) return i;
  unit = words.plain_word(i - 1);
  size_t at = i - 1;
  if (at >= 2 && is_any(words, at - 1, {"many"}) && is_any(words, at - 2, {"how"})) return at - 2;
  if (at >= 2 && is_any(words, at - 1, {"of"}) && is_any(words, at - 2, kRowCountNouns)) at -= 2;
  return at > 0 && says_average(words, at - 1) ? at - 1 : i;
}

// "average days until we get paid per kind", "how long on average before a decision" -> "average
// days to paid per kind"
bool rewrite_until(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, kUntilWords)) continue;
    size_t before = i;
    if (i >= 2 && after_on_average(words, i - 2) == i) before = i - 2;
    QuestionWord unit{"time"};
    const size_t from = request_before(words, before, unit);
    if (from == before) continue;
    const size_t end = end_of_wait(words, i + 1, phrases);
    if (end == words.size()) return false;
    WordSequence by;
    if (is_any(words, from, {"how"})) by = {"what", "is", "the"};
    append(by, {"average", unit, "to", words.word(end)});
    const size_t last = after_on_average(words, end + 1);
    replace(words, from, last - from, by);
    return true;
  }
  return false;
}

// "how long do we wait for our money on average" -> "what is the average time to paid"
bool rewrite_waiting(WordSequence& words, const SchemaPhrases& phrases) {
  if (!is_any(words, 0, {"how"}) || !is_any(words, 1, {"long"}) || !helping_word(words, 2))
    return false;
  for (size_t i = 4; i + 2 < words.size() && i < 7; ++i) {
    if (!is_any(words, i, kWaitForms) || !is_any(words, i + 1, {"for"})) continue;
    size_t what = i + 2;
    while (is_any(words, what, kWaitingSubjects)) ++what;
    const bool money = is_any(words, what, kAwaitedMoney) && phrases.ends_span("paid");
    if (!money && !phrases.ends_span(plain(words, what))) return false;
    WordSequence by{"what", "is", "the", "average", "time", "to"};
    by.push_back(money ? QuestionWord("paid") : words.plain_word(what));
    by.end_with(end_mark(words[what]));
    replace(words, 0, after_on_average(words, what + 1), by);
    return true;
  }
  return false;
}

// "who takes longest to pay on average", "which customer is slowest to pay" -> "which customer has
// the most time to pay on average"
bool rewrite_slowest_to(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    const bool takes = is_any(words, i, kTakingForms), is = is_any(words, i, {"is", "are", "was"});
    if (!takes && !is) continue;
    size_t at = i + 1;
    if (is_any(words, at, {"the"})) ++at;
    const bool slow = is_any(words, at, kSlowestWords) || (takes && is_any(words, at, {"longest"}));
    const bool fast =
        is_any(words, at, kFastestWords) || (takes && is_any(words, at, {"shortest"}));
    if (!slow && !fast) continue;
    if (is_any(words, at + 1, {"time"})) ++at;
    if (!is_any(words, at + 1, {"to"}) || !phrases.ends_span(plain(words, at + 2))) return false;
    size_t end = at + 3;
    if (is_any(words, end, {"us", "me", "up"})) ++end;
    const size_t last = after_on_average(words, end);
    // "took the longest to pay": once
    if (last == end && is_any(words, i, kPastTakingForms)) return false;
    WordSequence by{"has", "the", slow ? "most" : "least", "time", "to"};
    append(by, {words.plain_word(at + 2), "on", "average"});
    by.end_with(end_mark(words[last - 1]));
    replace(words, i, last - i, by);
    return true;
  }
  return false;
}

// "how long do patients stay", "how many nights do guests stay on average", "average stay per ward"
// -> "average length of stay per ward"
bool rewrite_stay(WordSequence& words) {
  for (size_t i = 0; i + 1 < words.size(); ++i)
    if (says_average(words, i) && is_any(words, i + 1, {"stay"}) &&
        !is_any(words, i + 2, kLengthNouns) &&
        (i + 2 == words.size() || is_any(words, i + 2, kAfterAverageStay))) {
      replace(words, i + 1, 1, {"length", "of", words.word(i + 1)});
      return true;
    }
  const bool how_long = is_any(words, 0, {"how"}) && is_any(words, 1, {"long"});
  const size_t help = how_long ? 2 : 3;
  if (!how_long &&
      !(is_any(words, 0, {"how"}) && is_any(words, 1, {"many"}) && is_time_unit(plain(words, 2))))
    return false;
  if (!is_any(words, help, {"do", "does"})) return false;
  size_t stay = help + 2;
  while (stay < help + 4 && !is_any(words, stay, {"stay"})) ++stay;
  const std::string who = plain(words, help + 1);
  if (!is_any(words, stay, {"stay"}) ||
      !(stay == help + 2 || is_any(words, stay - 1, kUsualAdverbs)) || !has_plural_suffix(who))
    return false;
  WordSequence by{"what", "is", "the", "average", "length", "of", words.word(stay)};
  size_t end = after_on_average(words, is_any(words, stay + 1, {"for"}) ? stay + 2 : stay + 1);
  if (end == stay + 2 && is_any(words, stay + 1, {"for"})) end = stay + 1;
  by.end_with(end_mark(words[end - 1]));
  replace(words, 0, end, by);
  return true;
}

// "which patient stayed longest", "who stayed the longest" -> "patient with the longest admission"
bool rewrite_stayed_longest(WordSequence& words, const SchemaPhrases& phrases,
                            const std::string& rows) {
  const bool who = is_any(words, 0, {"who"});
  const size_t at = who ? 1 : 2;
  if ((!who && !is_any(words, 0, {"which", "what"})) || !is_any(words, at, kStayedForms))
    return false;
  size_t how = at + 1;
  if (is_any(words, how, {"the"})) ++how;
  const bool longest = is_any(words, how, {"longest"});
  if (!longest && !is_any(words, how, {"shortest"})) return false;
  if (how + 1 < words.size() && !is_any(words, how + 1, kAfterAverageStay)) return false;
  const std::string owner = who ? phrases.owner_of(rows.substr(rows.rfind(' ') + 1)) : "";
  if (who ? owner.empty() : !phrases.names_row(plain(words, 1))) return false;
  WordSequence by = who ? words_of(owner) : words.part(1, 2);
  append(by, {"with", "the", longest ? "longest" : "shortest"});
  append(by, words_of(rows));
  by.end_with(end_mark(words[how]));
  replace(words, 0, how + 1, by);
  return true;
}

// "the longest average time to pay" -> "the most time to pay on average", "the longest average
// stay" -> "the most length of stay on average"
void rewrite_longest_average(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    const bool most = is_any(words, i, kMostTimeWords);
    if (!most && !is_any(words, i, kLeastTimeWords)) continue;
    if (!says_average(words, i + 1)) continue;
    const bool wait = is_any(words, i + 2, {"time"}) && is_any(words, i + 3, {"to"}) &&
                      phrases.ends_span(plain(words, i + 4));
    const bool length = is_any(words, i + 2, {"length"}) && is_any(words, i + 3, {"of"});
    const size_t last = wait || length ? i + 4 : i + 2;
    if (!wait && (!is_any(words, last, {"stay"}) || phrases.stays().empty())) continue;
    WordSequence by{most ? "most" : "least"};
    if (wait) append(by, {"time", "to", words.plain_word(last)});
    if (!wait) append(by, {"length", "of", words.plain_word(last)});
    append(by, {"on", {"average" + end_mark(words[last]), words.word(i + 1).source}});
    return replace(words, i, last + 1 - i, by);
  }
}

// "which permit type takes longest on average" -> "which permit type has the most duration on
// average"
bool rewrite_longest_on_average(WordSequence& words, const SchemaPhrases& phrases) {
  if (!is_any(words, 0, {"which", "what"})) return false;
  for (size_t i = 2; i + 2 < words.size() && i < 6; ++i) {
    if (!is_any(words, i, kTakingForms)) continue;
    size_t at = i + 1;
    if (is_any(words, at, {"the"})) ++at;
    const bool longest = is_any(words, at, {"longest"});
    if (!longest && !is_any(words, at, {"shortest"})) return false;
    const size_t end = after_on_average(words, at + 1);
    if (end == at + 1 || end < words.size() || !phrases.waits()) return false;
    replace(words, i, at + 1 - i, {"has", "the", longest ? "most" : "least", "duration"});
    return true;
  }
  return false;
}

// "average waiting days per type" -> "average duration per type"
void rewrite_waiting_time(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    if (!says_average(words, i) || !is_any(words, i + 1, kWaitForms)) continue;
    const bool unit = is_any(words, i + 2, {"time"}) || is_time_unit(plain(words, i + 2));
    const size_t end = unit ? i + 3 : i + 2;
    if ((end < words.size() && !is_any(words, end, kAfterAverageStay)) || !phrases.waits()) return;
    return replace(words, i + 1, end - i - 1, {"duration" + end_mark(words[end - 1])});
  }
}

// "average days a book is kept per genre", "avg time out for each boat" -> "average duration ..."
void rewrite_time_in_state(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    const std::string unit = plain(words, i + 1);
    if (!says_average(words, i) || (unit != "time" && !is_time_unit(unit))) continue;
    if (!end_mark(words[i + 1]).empty()) return;
    size_t at = i + 2;
    const bool clause = is_any(words, at, {"a", "an", "the", "each", "our"}) &&
                        phrases.names_rows(plain(words, at + 1)) &&
                        (is_any(words, at + 2, {"is", "was", "are", "were"}) ||
                         is_any(words, at + 2, kStayedForms));
    if (clause) at += 3;
    if (!is_any(words, at, kLastingStates) || (!clause && !is_any(words, at, {"out", "away"})))
      return;
    if (at + 1 < words.size() && end_mark(words[at]).empty() &&
        !is_any(words, at + 1, kAfterAverageStay))
      return;
    if (!phrases.waits()) return;
    const std::string mark = end_mark(words[at]);
    WordSequence by{"duration"};
    if (unit != "time") append(by, {"in", words.plain_word(i + 1)});
    by.end_with(mark);
    return replace(words, i + 1, at - i, std::move(by));
  }
}

}  // namespace

void rewrite_waits(WordSequence& words, const SchemaPhrases& phrases) {
  if (words.size() < 3) return;
  rewrite_intervals(words, phrases);
  rewrite_time_in_state(words, phrases);
  rewrite_longest_average(words, phrases);
  if (rewrite_until(words, phrases) || rewrite_waiting(words, phrases) ||
      rewrite_slowest_to(words, phrases) || rewrite_longest_on_average(words, phrases))
    return;
  if (says_stay(words)) {
    const std::string rows = phrases.stays();
    if (!rows.empty() && (rewrite_stayed_longest(words, phrases, rows) || rewrite_stay(words)))
      return;
  }
  rewrite_waiting_time(words, phrases);
}

}  // namespace ask::engine
