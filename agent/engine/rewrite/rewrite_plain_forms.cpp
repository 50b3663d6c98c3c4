#include "agent/engine/rewrite/rewrite_plain_forms.h"

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/implied_words.h"
#include "agent/engine/lexicon/kind_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/schema_phrase_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/rewrite/rewrite_debt_forms.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// Takes words out; the punctuation after them stays.
void drop(WordSequence& words, size_t from, size_t to) {
  const std::string mark = end_mark(words[to - 1]);
  replace(words, from, to - from, {});
  if (from > 0 && !mark.empty() && end_mark(words[from - 1]).empty()) words.add(from - 1, mark);
}

// "goals so far this season": until now, as everything that is stored. A running total stays.
void drop_so_far(WordSequence& words) {
  for (size_t i = 0; i + 1 < words.size(); ++i)
    if (is_any(words, i, kCumulativeAdjectives)) return;
  for (size_t i = 1; i + 1 < words.size(); ++i)
    if (is_any(words, i, {"so"}) && is_any(words, i + 1, {"far"})) return drop(words, i, i + 2);
}

// "how many bookings got cancelled"
void rewrite_passive_get(WordSequence& words) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    const std::string done = plain(words, i + 1);
    if (!is_any(words, i, kGettingForms) || done.size() < 6 || !has_past_suffix(done)) continue;
    // "after how many days does an alert get resolved" -> "... is an alert resolved"
    for (size_t k = i; k-- > 0 && i - k < 5;) {
      if (!is_any(words, k, {"do", "does", "did"})) continue;
      const bool one = is_any(words, k, {"does"});
      words.erase(i, i + 1);
      return replace(words, k, 1, {one ? "is" : is_any(words, k, {"do"}) ? "are" : "were"});
    }
    if (!is_any(words, i - 1, {"has", "have", "had", "to", "we", "you", "i", "they", "who"}))
      return replace(words, i, 1, {"were"});
  }
}

// "the email of Mrs Ehlers"
void drop_title(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, kSalutations) || phrases.is_value(plain(words, i))) continue;
    std::string name = plain(words, i + 1);
    if (has_genitive_suffix(name)) name.resize(name.size() - 2);
    if (phrases.is_value(name)) return replace(words, i, 1, {});
  }
}

// "average hours per job by technician", where each job has its hours
void drop_rows_of_average(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 3 < words.size(); ++i) {
    if (!is_any(words, i, {"per"}) || !phrases.names_row(plain(words, i + 1)) ||
        !end_mark(words[i + 1]).empty())
      continue;
    const bool each = is_any(words, i + 2, {"for"}) && is_any(words, i + 3, {"each", "every"});
    if (!each && !is_any(words, i + 2, {"by", "per"})) continue;
    size_t from = i;
    while (from > 0 && !is_any(words, from - 1, kAverageWords)) --from;
    if (from == 0 || from == i || i - from > 3) return;
    if (phrases.has_measure(plain(words, i + 1), plain_text(words, from, i)))
      drop(words, i, i + 2);
    return;
  }
}

// The end of "been with us", "worked here", "been working for the company" from `at` on; `at` if
// there is none.
size_t employment_end(const WordSequence& words, size_t at) {
  size_t end = at;
  if (is_any(words, end, {"been"})) ++end;
  if (is_any(words, end, kWorkParticiples)) ++end;
  if (end == at) return at;
  if (is_any(words, end, {"here"})) return end + 1;
  if (!is_any(words, end, {"with", "at", "for", "in"})) return at;
  ++end;
  if (is_any(words, end, {"the", "our", "this"})) ++end;
  return is_any(words, end, kEmployers) ? end + 1 : at;
}

// "how long has Ann worked for us" -> "how long has Ann been here"
void rewrite_time_here(WordSequence& words) {
  if (!is_any(words, 0, {"how"}) || !is_any(words, 1, {"long"}) ||
      !is_any(words, 2, {"has", "have", "did"}))
    return;
  for (size_t i = 4; i < words.size(); ++i) {
    if (employment_end(words, i) != words.size()) continue;
    return replace(words, i, words.size() - i, {"been", "here" + end_mark(words.back())});
  }
}

// True if words [at, end) say that somebody is here: "been with us", "worked here", "been guiding",
// "been a guide". The last two give the noun of those who are, unless it is known.
bool ends_employment(const WordSequence& words, size_t at, size_t end, const SchemaPhrases& phrases,
                     std::string& noun) {
  const size_t been = at;
  if (is_any(words, at, {"been"})) ++at;
  const bool article = at > been && is_any(words, at, {"a", "an"});
  if (article && at + 2 == end && noun.empty() && phrases.names_row(plain(words, at + 1))) {
    noun = plain(words, at + 1);
    return true;
  }
  const bool doing =
      at > been && at < end && has_progressive_suffix(plain(words, at)) && noun.empty();
  if (doing && phrases.names_row(lemma(plain(words, at)))) noun = lemma(plain(words, at));
  if (is_any(words, at, kWorkParticiples) || doing) ++at;
  if (at == end) return at > been + 1 || doing;
  if (is_any(words, at, {"here"})) return at + 1 == end;
  return is_any(words, at, {"with", "at", "for", "in"}) && at + 2 <= end &&
         is_any(words, end - 1, kEmployers);
}

// The place after "who has", "which driver has", "driver that has", with the noun; 0 if the
// question begins otherwise.
size_t longest_subject_end(const WordSequence& words, std::string& noun) {
  if (is_any(words, 0, {"who's", "whos"})) return 1;
  const bool who = is_any(words, 0, {"who"});
  size_t at = who || !is_any(words, 0, {"which", "what", "the", "our"}) ? 0 : 1;
  const bool asked = who || is_any(words, 0, {"which", "what"});
  if (!who) noun = plain(words, at);
  ++at;
  const bool relative = is_any(words, at, {"that", "who"});
  if (!asked && !relative) return 0;
  if (relative) ++at;
  return is_any(words, at, {"has", "have", "is", "'s"}) ? at + 1 : 0;
}

// "who has been with us the longest", "driver that has been with us longest and is active"
void rewrite_longest_here(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  size_t last = 3;
  while (last < words.size() && !is_any(words, last, {"longest"})) ++last;
  if (last >= words.size()) return;
  const bool closes = last + 1 == words.size() || !end_mark(words[last]).empty();
  if (!closes && !is_any(words, last + 1, {"and", "so", "of"})) return;
  size_t end = last;
  if (is_any(words, end - 1, {"the"})) --end;
  const bool who = is_any(words, 0, {"who", "who's", "whos"});
  std::string noun;
  size_t at = longest_subject_end(words, noun);
  const bool value = !who && !phrases.names_row(noun) && phrases.is_value(noun);
  if (at == 0 || at >= end || (!who && !value && !phrases.names_row(noun))) return;
  if (!ends_employment(words, at, end, phrases, noun)) return;
  const std::string verb = is_any(words, at, {"been"}) ? plain(words, at + 1) : plain(words, at);
  Joined joined = phrases.joined(value ? "" : noun, verb);
  if (joined.words.empty() && who && has_progressive_suffix(verb))
    joined = phrases.joined("", verb);  // "been cleaning", where the rounds are called so
  std::string& said = joined.words;
  if (said.empty()) return;
  if (value) said.replace(0, said.find(kHasEarliest) - 1, noun);  // "nurse", one of the staff
  if (joined.current.known()) shape.states.push_back(joined.current);
  WordSequence by{"which"};
  append(by, words_of(said));
  by.end_with(end_mark(words[last]));
  replace(words, 0, last + 1, by);
}

// "who is still with us", "former": which of them is said anyway.
bool says_who_is_here(const WordSequence& words) {
  for (size_t i = 0; i < words.size(); ++i)
    if (is_any(words, i, kSayingWhoIsHere)) return true;
  return false;
}

// "longest serving stylist": of those who still are.
void take_longest_serving(const WordSequence& words, const SchemaPhrases& phrases,
                          QueryShape& shape) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    const bool two = is_any(words, i, {"longest"}) && is_any(words, i + 1, kServingParticiples);
    if (!two && !is_any(words, i, kLongServing)) continue;
    size_t noun = two ? i + 2 : i + 1;
    if (is_any(words, noun, kMemberNouns) && is_any(words, noun + 1, {"of"}))
      noun += is_any(words, noun + 2, {"the", "our"}) ? 3 : 2;
    if (noun >= words.size()) return;
    const RowCondition current = phrases.standing(plain(words, noun), true);
    if (current.known()) shape.states.push_back(current);
    return;
  }
}

// "clients who never ordered anything", where all that is kept of a client is a print job; "which
// hall have we never used"
void rewrite_nothing_done(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, {"never"})) continue;
    size_t noun = i;
    while (noun > 0 && is_any(words, noun - 1, kBeforeNever)) --noun;
    if (noun == 0 || !phrases.names_row(plain(words, noun - 1))) return;
    const size_t verb = is_any(words, i + 1, {"been"}) ? i + 2 : i + 1;
    size_t end = verb + 1;
    const bool any = is_any(words, end, {"anything", "something"});
    const bool used =
        (is_any(words, verb, kUsingParticiples) && !phrases.is_name(plain(words, verb))) ||
        (verb == i + 2 && is_any(words, verb, kReservingParticiples));
    if (any) ++end;
    if (!used && !any) return;
    if ((end < words.size() && !is_any(words, end, {"from", "off", "with", "for"}))) return;
    while (end < words.size() && is_any(words, end, {"from", "off", "with", "for", "us", "of"}))
      ++end;
    if (end != words.size() || phrases.is_event_verb(plain(words, verb))) return;
    const std::string kept = phrases.only_child(plain(words, noun - 1));
    if (kept.empty()) return;
    const bool which = noun == 2 && is_any(words, 0, {"which", "what"});
    WordSequence by = words_of((which ? "has no " : "without ") + kept);
    by.end_with(end_mark(words.back()));
    return replace(words, noun, end - noun, by);
  }
}

// "who hasn't paid for the fair yet", where registrations have a flag for paid
void rewrite_unpaid(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i < words.size() && i < 8; ++i) {
    if (!is_any(words, i, kPaidForms)) continue;
    size_t from = i;
    bool denied = false;
    for (; from > 1 && is_any(words, from - 1, kBeforeDeniedPaid); --from)
      denied |= plain(words, from - 1).find("n't") != std::string::npos ||
                is_any(words, from - 1, kDenyingWords);
    if (!denied ||
        (!is_any(words, from - 1, {"who"}) && !phrases.names_row(plain(words, from - 1))))
      return;
    const std::string rows = phrases.paid_rows();
    if (rows.empty()) return;
    size_t end = i + 1;
    if (is_any(words, end, {"their", "there", "his", "her", "the", "a"})) ++end;
    const bool determined = end > i + 1;
    while (end < words.size() && end < i + 4 && determined &&
           !is_any(words, end, {"for", "in", "this", "yet", "to", "of", "on"}) &&
           phrases.is_name(plain(words, end)))
      ++end;
    if (determined && end == i + 2) return;
    const std::string mark = end_mark(words[end - 1]);
    WordSequence by{is_any(words, from - 1, {"who"}) ? "has" : "with", "unpaid"};
    append(by, words_of(rows));
    by.end_with(mark);
    return replace(words, from, end - from, by);
  }
}

// "who hasn't collected their repairs yet" -> "who has uncollected repairs", where a repair may
// lack the date on which it was: those who have some.
void rewrite_own_undone(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 2 < words.size() && i < 8; ++i) {
    const std::string participle = plain(words, i);
    if (!has_past_suffix(participle) || !is_any(words, i + 1, kBeforeOwnObject)) continue;
    size_t from = i;
    bool denied = false;
    for (; from > 1 && is_any(words, from - 1, kBeforeDeniedPaid); --from)
      denied |=
          is_negative_contraction(plain(words, from - 1)) || is_any(words, from - 1, kDenyingWords);
    const bool who = from > 0 && is_any(words, from - 1, {"who"});
    const bool rows = from > 0 && phrases.names_row(plain(words, from - 1));
    if (from > 1 && !who && is_any(words, from, {"who", "that"})) ++from;
    const std::string noun = plain(words, i + 2);
    if (!denied || (!who && !rows) || !has_plural_suffix(noun) || !phrases.names_row(noun) ||
        phrases.often_missing(noun, participle).empty())
      return;
    const size_t end = i + 3;
    if (end < words.size() && !is_any(words, end, kAfterOwnObject)) return;
    WordSequence by{who ? "has" : "with", "un" + participle};
    by.push_back(words.word(i + 2));
    return replace(words, from, end - from, by);
  }
}

// "bikes that have not come back" -> "bikes that have not been returned"
void rewrite_not_back(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, kComingForms) || !is_any(words, i + 1, {"back"})) continue;
    const std::string before = plain(words, i - 1);
    const bool denied =
        is_negative_contraction(before) || text::is_one_of(before, {"not", "never"});
    if (!denied || !phrases.is_name("returned")) return;
    return replace(words, i, 2, {"been", "returned" + end_mark(words[i + 1])});
  }
}

// "films rated above 4 on average" -> "films with an average rating above 4"
void rewrite_average_rating(WordSequence& words) {
  for (size_t i = 1; i + 4 < words.size(); ++i) {
    if (!is_any(words, i, kRatingParticiples)) continue;
    size_t at = i + 1;
    if (is_any(words, at, {"above", "over", "below", "under"}))
      ++at;
    else if (is_any(words, at + 1, {"than", "least", "most"}))
      at += 2;
    else
      continue;
    const size_t number = at++;
    if (plain(words, number).find_first_not_of("0123456789.") != std::string::npos) continue;
    if (is_any(words, at, kRatingUnits)) ++at;
    if (!is_any(words, at, {"on"}) || !is_any(words, at + 1, {"average"})) continue;
    size_t from = i;
    while (from > 1 &&
           is_any(words, from - 1, {"that", "which", "who", "are", "is", "were", "was"}))
      --from;
    const bool which = from == 2 && is_any(words, 0, {"which", "what"});
    WordSequence by{which ? "have" : "with", "an", "average",
                    is_any(words, i, {"rated"}) ? "rating" : "score"};
    append(by, words.part(i + 1, number + 1));
    by.end_with(end_mark(words[at + 1]));
    return replace(words, from, at + 2 - from, by);
  }
}

// "furnished flats", where the kind of property is 'flat' -> "flats that are furnished"
void rewrite_flag_before_value(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    const std::string flag = plain(words, i), noun = plain(words, i + 1);
    if (!has_past_suffix(flag) || !end_mark(words[i]).empty() || !phrases.is_name(flag) ||
        phrases.names_row(noun) || phrases.names_row(plain(words, i + 2)) ||
        !(phrases.is_value(noun) || phrases.is_value(lemma(noun))) || !phrases.is_flag(flag) ||
        (i > 0 && is_any(words, i - 1, kBeforeFlagVerb)))
      continue;
    const std::string mark = end_mark(words[i + 1]);
    const QuestionWord value{noun, words.word(i + 1).source};
    const QuestionWord done{flag + mark, words.word(i).source};
    return replace(words, i, 2, {value, "that", lemma(noun) == noun ? "is" : "are", done});
  }
}

// What the table that a participle names stores of it: "amount" of "invoiced"; "" for any other
// word and where there is none.
std::string amount_of_rows(const std::string& done, const SchemaPhrases& phrases) {
  if (!has_past_suffix(done) || !phrases.names_row(done)) return {};
  for (const std::string_view amount : kRowAmounts)
    if (phrases.has_measure(done, amount)) return std::string(amount);
  return {};
}

// "total invoiced per month" -> "total amount invoiced per month", "how much did we invoice" ->
// "what total amount did we invoice", "how far has Rolo walked in total" -> "what total distance
// has Rolo walked"
void rewrite_totals(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, {"total"})) continue;
    const std::string amount = amount_of_rows(plain(words, i + 1), phrases);
    if (!amount.empty()) return replace(words, i + 1, 0, {amount});
  }
  if (words.size() < 4 || !is_any(words, 0, {"how"})) return;
  const size_t last = words.size() - 1;
  const bool far = is_any(words, 1, {"far"}) && is_any(words, last - 1, {"in"}) &&
                   is_any(words, last, {"total"});
  if (!far) return;
  drop(words, last - 1, last + 1);
  replace(words, 0, 2, {"what", "total", kLengthOfWay});
}

// "books that are out now", where "out" is a stored state: the one of today. Before this, "at the
// moment" became "currently".
void drop_present_adverb(WordSequence& words, const SchemaPhrases& phrases) {
  const size_t last = words.size() - 1;
  if (words.size() > 2 && is_any(words, last, kCurrentAdverbs) &&
      is_any(words, last - 1, {"out"}) && phrases.is_value("out"))
    drop(words, last, words.size());
  else if (words.size() > 2 && is_any(words, last, {"now"}) && !is_any(words, last - 1, kBeforeNow))
    words.set(last, std::string(kPresentAdverb) + end_mark(words[last]));  // "who has it now"
}

}  // namespace

void rewrite_time_held(WordSequence& words, const SchemaPhrases& phrases) {
  if (!is_any(words, 0, {"how"}) || !is_any(words, 1, {"long"}) || !is_any(words, 2, {"did"}))
    return;
  for (size_t verb = 4; verb + 1 < words.size() && verb < 8; ++verb) {
    if (!is_any(words, verb, kHoldingForms)) continue;
    const size_t thing = is_any(words, verb + 1, {"the", "a", "their"}) ? verb + 2 : verb + 1;
    const std::string holding = phrases.holding_of(plain(words, thing));
    if (holding.empty()) return;
    WordSequence by{"what", "is", "the"};
    append(by, words_of(holding));
    append(by, {"duration", "of"});
    append(by, words.part(3, verb));
    by.push_back("for");
    return replace(words, 0, verb + 1, by);
  }
}

void rewrite_plain_forms(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  if (words.has(Trigger::kOwe)) rewrite_debt_forms(words, phrases);
  if (words.has(Trigger::kFar)) drop_so_far(words);
  drop_present_adverb(words, phrases);
  if (words.has(Trigger::kGet)) rewrite_passive_get(words);
  if (words.has(Trigger::kTitle)) drop_title(words, phrases);
  if (words.has(Trigger::kAverage)) {
    drop_rows_of_average(words, phrases);
    rewrite_average_rating(words);
  }
  if (words.has(Trigger::kLongest)) {
    if (!says_who_is_here(words)) take_longest_serving(words, phrases, shape);
    rewrite_longest_here(words, phrases, shape);
  }
  rewrite_time_here(words);
  if (words.has(Trigger::kUpcoming)) rewrite_not_back(words, phrases);
  if (words.has(Trigger::kNever)) rewrite_nothing_done(words, phrases);
  rewrite_flag_before_value(words, phrases);
  rewrite_totals(words, phrases);
  if (words.has(Trigger::kPaid)) rewrite_unpaid(words, phrases);
  rewrite_own_undone(words, phrases);
}

}  // namespace ask::engine
