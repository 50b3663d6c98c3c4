#include "agent/engine/rewrite/rewrite_shape.h"

#include <algorithm>
#include <string_view>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/contrast_words.h"
#include "agent/engine/lexicon/group_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/rewrite/rewrite_own_average.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/schema/time_spans.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// Erases words [from, to) and the comma before them; a full stop or question mark stays.
void erase_phrase(WordSequence& words, size_t from, size_t to) {
  const std::string last = words[to - 1];
  words.erase(from, to);
  if (from == 0) return;
  while (words[from - 1].ends_with(',')) words.cut_last(from - 1);
  if (from == words.size() && (last.ends_with('?') || last.ends_with('.')))
    words.add(from - 1, {&last.back(), 1});
}

// The end of the phrase that begins at `from`: its closing bracket, a comma, or "sorted by".
size_t phrase_end(const WordSequence& words, size_t from) {
  const bool bracket = words[from].starts_with('(');
  for (size_t i = from; i < words.size(); ++i) {
    if (bracket && words[i].find(')') != std::string::npos) return i + 1;
    if (!bracket && i > from && is_any(words, i, kOrderOpenings)) return i;
    if (!bracket && i + 1 < words.size() && words[i].ends_with(',')) return i + 1;
  }
  return words.size();
}

// Where a phrase of rows that lack something ends, whose last word of lacking is `lacking`: before
// what restricts or groups the rows, as in "also the ones with none in 2023".
size_t lacking_end(const WordSequence& words, size_t lacking, size_t end) {
  for (size_t i = lacking + 1; i < end; ++i)
    if (is_any(words, i, kRestrictingWords)) return i;
  return end;
}

// Where the phrase begins that asks for groups without rows, too: ", unused ones too", "even if
// they had none"; words.size() if there is none.
size_t begin_of_no_rows(const WordSequence& words) {
  constexpr size_t kLongestNoRows = 8;  // words
  size_t found = words.size();
  bool none = false, shown = false;
  for (size_t i = words.size(); i-- > 3 && words.size() - i <= kLongestNoRows;) {
    const std::string word = unbracketed(words, i);
    const bool lacks = text::is_one_of(word, kNoRowsWords);
    const bool shows = text::is_one_of(word, kShownToo);
    if (!lacks && !shows && !text::is_one_of(word, kAroundNoRows) && word != "-") break;
    none |= lacks;
    shown |= shows;
    const bool apart = !end_mark(words[i - 1]).empty() || words[i].starts_with('(') || word == "-";
    if (none && shown && (apart || text::is_one_of(word, kBeginNoRows))) found = i;
    if (apart) break;
  }
  return found;
}

// "customers and their orders, including customers with no orders", "..., if any"
void rewrite_all_rows(WordSequence& words, QueryShape& shape) {
  if (const size_t from = begin_of_no_rows(words); from < words.size()) {
    erase_phrase(words, from, words.size());
    shape.all_rows = true;
    return;
  }
  for (size_t i = 2; i < words.size(); ++i) {
    const std::string word = unbracketed(words, i), next = unbracketed(words, i + 1);
    if (word == "with" && next == "or" && plain(words, i + 2) == "without") {
      words.erase(i + 1, i + 3);
      shape.all_rows = true;
      return;
    }
    const bool whether = (word == "regardless" && next == "of") ||
                         (word == "whether" && plain(words, i + 1) == "or");
    const bool any = word == "if" && text::is_one_of(next, {"any", "they", "there", "it"}) &&
                     phrase_end(words, i) <= i + 5 &&
                     (next == "any" || text::is_one_of(unbracketed(words, phrase_end(words, i) - 1),
                                                       {"any", "one", "some"}));
    size_t without = 0;
    const bool more = text::is_one_of(word, kInclusionWords);
    if (!whether && !any && !more) continue;
    size_t end = phrase_end(words, i);
    if (more && end <= i + 9)
      for (size_t k = i + 1; k < end; ++k)
        if (text::is_one_of(unbracketed(words, k), kLackingWords) &&
            !unbracketed(words, k + 1).starts_with(kDuplicateNoun))
          without = k;
    if (!whether && !any && without == 0) continue;
    if (without > 0) end = lacking_end(words, without, end);
    erase_phrase(words, i, end);
    shape.all_rows = true;
    return;
  }
}

// "revenue by status 2024": the year is a period, and no status of that name.
void rewrite_year(WordSequence& words) {
  constexpr size_t kMostInNoun = 3;  // words
  for (size_t i = 3; i < words.size(); ++i) {
    const std::string year = plain(words, i), noun = plain(words, i - 1);
    const bool ends = i + 1 == words.size() || words[i].size() > year.size();
    if (!ends || !may_be_year(year) || words[i - 1].size() != noun.size() || noun == "year" ||
        is_month(noun))
      continue;
    for (size_t k = i - 2; k > 0 && i - k <= kMostInNoun + 1; --k) {
      const std::string word = plain(words, k);
      if (text::is_one_of(word, {"by", "per"}) &&
          text::is_one_of(noun, {"in", "of", "for", "from", "since", "before", "after", "until",
                                 "than", "over", "under", "above", "below", "to", "and", "vs"}))
        break;
      if (!text::is_one_of(word, {"by", "per"})) continue;
      replace(words, i, 0, {"in"});
      return;
    }
  }
}

// "A vs B", "A compared to B", "compare the revenue of A with B"
void rewrite_versus(WordSequence& words, QueryShape& shape) {
  const bool compare = plain(words, 0) == "compare";
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    const std::string word = plain(words, i), next = plain(words, i + 1);
    if (text::is_one_of(word, {"vs", "versus"})) {
      words.set(i, "and");
      shape.side_by_side = true;
    } else if ((word == "compared" && text::is_one_of(next, {"to", "with"})) &&
               !is_any(words, i + 2, kAfterOtherCompared)) {
      if (words[i - 1].ends_with(',')) words.cut_last(i - 1);
      replace(words, i, 2, {"and"});
      shape.side_by_side = true;
    } else if (compare && text::is_one_of(word, {"with", "against", "to"}) && i > 2) {
      words.set(i, "and");
      shape.side_by_side = true;
    } else if (compare && word == "and" && i > 2) {
      shape.side_by_side = true;
    }
  }
  if (!compare || !shape.side_by_side) return;
  words.set(0, "show");
}

// "more orders than the average customer" -> "more than 0 orders", "revenue more than the average
// customer" -> "revenue more than 0": the 0 is a placeholder of the average.
void rewrite_than_average(WordSequence& words, QueryShape& shape) {
  if (!shape.average_of.empty()) return;  // of others than those who are asked for
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    const std::string how = plain(words, i);
    if (!text::is_one_of(how, {"more", "fewer", "less"})) continue;
    const bool money = plain(words, i - 1) == "revenue";
    size_t than = i + 1;
    while (than < words.size() && than < i + 4 && plain(words, than) != "than") ++than;
    if (plain(words, than) != "than" || (than == i + 1) != money) continue;
    if (is_any(words, i + 1, kAfterMoreOther)) continue;
    size_t at = than + 1;
    if (plain(words, at) == "the") ++at;
    if (!is_any(words, at, kAverageWords)) continue;
    if (is_any(words, at + 1, kAfterAverageCount)) continue;
    size_t end = at + 1;
    while (end < words.size() && end < at + 3 && !words[end - 1].ends_with('?') &&
           !words[end - 1].ends_with(',') && !is_any(words, end, kAfterAverage))
      ++end;
    if (is_any(words, end, {"of", "in", "for"})) return;
    if (is_any(words, end, {"does", "do", "did", "has"})) ++end;
    WordSequence by{how == "more" ? "more" : "less", "than", "0"};
    for (size_t k = i + 1; k < than; ++k) by.push_back(words.word(k));
    replace(words, i, end - i, by);
    shape.than_average = true;
    return;
  }
}

// "agents whose average score beats the overall average" -> "... is more than 0"
void rewrite_over_average(WordSequence& words, QueryShape& shape) {
  size_t average = words.size();
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    if (is_any(words, i, kAverageWords) && average == words.size()) average = i;
    size_t end = i + 1;
    bool more = is_any(words, i, kExceedingForms);
    bool less = false;
    if (is_any(words, i, {"is", "are", "was"})) {
      more = is_any(words, i + 1, kAboveAverageWords);
      less = is_any(words, i + 1, kBelowAverageWords);
      end = i + 2;
    }
    if ((!more && !less) || average >= i || i - average > 5) continue;
    if (plain(words, end) == "than") ++end;
    if (is_any(words, end, {"the", "our"})) ++end;
    if (!is_any(words, end, kOverallAdjectives) || !is_any(words, end + 1, kAverageWords)) continue;
    replace(words, i, end + 2 - i, {"is", more ? "more" : "less", "than", "0"});
    shape.than_average = shape.overall = true;
    return;
  }
}

// The pair of dates that the question is about: by the words of the table and of what was done;
// the last of a table, such as the arrival. Null if several tables have one.
const SalesWords::Late* late_dates(const WordSequence& words, const SalesWords& sales) {
  const SalesWords::Late* best = nullptr;
  int best_score = -1;
  bool tie = false;
  for (const SalesWords::Late& late : sales.late) {
    int score = 0;
    for (size_t i = 0; i < words.size(); ++i) {
      const std::string word = plain(words, i), base = lemma(word);
      if (contains(late.rows, base)) score += 4;
      const std::string event = text::is_one_of(word, kArrivalForms)     ? "arrival"
                                : text::is_one_of(word, kDepartureForms) ? "departure"
                                                                         : word;
      for (const std::string& done : text::split(late.done, ' '))
        if (done != "date" && done != "time" && (done == event || lemma(done) == base)) score += 2;
    }
    if (score < best_score) continue;
    tie = score == best_score && best != nullptr && best->table != late.table;
    best = &late, best_score = score;
  }
  return tie ? nullptr : best;
}

// "jobs finished late" of a table that only has the days on which they were paid.
bool is_of_payment(const std::string& verb, const SalesWords::Late& late) {
  const std::vector<std::string> done = text::split(late.done, ' ');
  return text::is_one_of(verb, kFinishingForms) &&
         std::any_of(done.begin(), done.end(),
                     [](const std::string& word) { return same_milestone("paid", word); });
}

bool arrival_word(const std::string& word) { return text::is_one_of(word, kBeforeLate); }

bool number_word(const std::string& word) {
  return !word.empty() &&
         ((word[0] >= '0' && word[0] <= '9') || text::is_one_of(word, {"a", "an"}) ||
          text::is_one_of(word, kNumbersFromTwo) || word == "one");
}

// "late in 2026", "late in this year": of a period, and not at the end of it.
bool late_in_period(const WordSequence& words, size_t in) {
  const std::string period = plain(words, in + 1);
  return plain(words, in) == "in" &&
         (text::is_one_of(period, {"this", "last"}) || (period.size() == 4 && is_digits(period)));
}

// "more than 3 days late" -> "with a delay of more than 3 days"
bool rewrite_lateness(WordSequence& words) {
  for (size_t i = 1; i + 3 < words.size(); ++i) {  // "delayed by more than 15 minutes"
    if (plain(words, i) != "delayed") continue;
    size_t at = i + 1;
    if (plain(words, at) == "by" || plain(words, at) == "for") ++at;
    if (!is_any(words, at, {"more", "less", "over", "under", "at"})) continue;
    size_t from = i;
    while (from > 1 && arrival_word(plain(words, from - 1))) --from;
    replace(words, from, at - from, {"with", "a", "delay", "of"});
    return true;
  }
  for (size_t i = 2; i < words.size(); ++i) {
    const std::string late = plain(words, i);
    if (late != "late" && late != "overdue") continue;
    const UnitId asked = unit_named(plain(words, i - 1));
    if (unit_info(asked).dimension != UnitDimension::kTime) return false;
    if (!number_word(plain(words, i - 2))) continue;  // "and days late": what is shown
    size_t from = i - 2;
    while (from > 0 && is_any(words, from - 1,
                              {"more", "less", "than", "at", "least", "most", "over", "under", "no",
                               "by", "fewer", "up", "to"}))
      --from;
    WordSequence by{"with", "a", "delay", "of"};
    for (size_t k = from; k < i; ++k)
      if (plain(words, k) != "by") by.push_back(words.word(k));
    by.end_with(end_mark(words[i]));
    while (from > 1 && arrival_word(plain(words, from - 1))) --from;
    replace(words, from, i + 1 - from, by);
    return true;
  }
  return false;
}

// "4 times", "more than 4 times", "twice" from `at` on: the number with what leads it, and the end
// of the phrase; empty if there is none.
WordSequence times_phrase(const WordSequence& words, size_t& at) {
  if (is_any(words, at, {"once", "twice"})) return {plain(words, at++) == "once" ? "1" : "2"};
  WordSequence out;
  size_t i = at;
  while (is_any(words, i, {"more", "less", "fewer", "than", "at", "least", "most", "over"}))
    out.push_back(words.plain_word(i++));
  const std::string number = plain(words, i);
  if (!out.empty() && text::is_one_of(number, {"once", "twice"})) {
    out.push_back(number == "once" ? "1" : "2");
    at = i + 1;
    return out;
  }
  if (number.empty() || plain(words, i + 1) != "times") return {};
  out.push_back(words.plain_word(i));
  at = i + 2;
  return out;
}

// "tenants who paid late more than 4 times" -> "tenants with more than 4 payments with paid date
// after due date": the rows that were late are those of another table. False if the people who did
// it are not named before `from`.
bool rewrite_late_people(WordSequence& words, size_t from, size_t end,
                         const SalesWords::Late& dates, const SalesWords& sales, WordSequence by) {
  const std::string noun = from > 0 ? lemma(plain(words, from - 1)) : "";
  const bool who = from == 1 && noun == "who";
  if (contains(dates.rows, noun) || (!who && !contains(sales.people, noun)) ||
      (plain(words, 0) == "how" && plain(words, 1) == "often"))
    return false;
  const std::string mark = end_mark(words.back());
  WordSequence with{who ? "has" : "with"};
  const WordSequence times = times_phrase(words, end);
  append(with, times);
  for (const std::string& row : dates.rows) with.push_back(row);
  append(with, by);
  if (end >= words.size()) with.end_with(mark);
  replace(words, from, std::min(end, words.size()) - from, with);
  return true;
}

bool asks_share(const WordSequence& words) {
  for (size_t i = 0; i < words.size() && i < 6; ++i)
    if (is_any(words, i, kPercentageWords)) return true;
  return false;
}

// "deliveries that turned up late" -> "deliveries with delivered date after promised date"
void rewrite_late(WordSequence& words, const SalesWords& sales) {
  if (sales.late.empty() || rewrite_lateness(words)) return;
  for (size_t i = 0; i < words.size(); ++i) {
    const bool punctual = plain(words, i) == "on" && plain(words, i + 1) == "time";
    const bool early = plain(words, i) == "early";
    if (!punctual && !early && plain(words, i) != "late") continue;
    const std::string previous = i > 0 ? plain(words, i - 1) : "", next = plain(words, i + 1);
    if (is_time_unit(previous)) continue;
    const size_t end = punctual ? i + 2 : i + 1;
    const SalesWords::Late* dates = late_dates(words, sales);
    if (dates == nullptr || is_of_payment(previous, *dates) ||
        text::is_one_of(previous, {"the", "of", "too", "how", "as", "so"}) ||
        (text::is_one_of(next, kAfterOtherLate) &&
         !(arrival_word(previous) && late_in_period(words, i + 1))) ||
        (early && (!arrival_word(previous) || !next.empty())))
      return;
    WordSequence by{"with"};
    append(by, words_of(dates->done));
    if (punctual) append(by, {"on", "or", "before"});
    if (!punctual) by.push_back(early ? "before" : "after");
    append(by, words_of(dates->due));
    const std::string noun = lemma(next);
    if (!punctual && contains(dates->rows, noun)) {
      replace(by, 0, 0, {words.plain_word(i + 1)});  // "late deliveries"
      return replace(words, i, 2, by);
    }
    if (asks_share(words)) by.set(0, "have");  // "what share of finished jobs were late"
    if (plain(words, i) == "late" && arrival_word(previous) && late_in_period(words, end)) {
      const size_t period = is_any(words, end + 1, {"this", "last"}) ? 3 : 2;
      const std::string mark = end_mark(words[end + period - 1]);
      words.cut_last(end + period - 1, mark.size());
      by.end_with(mark);
      replace(words, end + period, 0, by);  // "delivered in 2026 with ..."
      return words.erase(i, end);
    }
    size_t from = i;
    while (from > 1 && arrival_word(plain(words, from - 1))) --from;
    if (from == 0 || rewrite_late_people(words, from, end, *dates, sales, by)) return;
    replace(words, from, end - from, by);
    return;
  }
}

bool superlative_word(const std::string& word) {
  return text::is_one_of(word, kIrregularSuperlatives) ||
         (word.size() > 5 && has_superlative_suffix(word));
}

// "which 3 drivers have the most trips" -> "the 3 drivers with the most trips"
void rewrite_which_few(WordSequence& words) {
  if (words.size() < 6 || !is_any(words, 0, {"which", "what"})) return;
  const std::string few = plain(words, 1);
  const bool digits = few.size() < 4 && is_digits(few) && few != "1";
  if (!digits && !text::is_one_of(few, kNumbersFromTwo)) return;
  if (is_any(words, 3, {"have", "has", "had"}) && plain(words, 4) == "the" &&
      superlative_word(plain(words, 5)))
    words.set(0, "the"), words.set(3, "with");
}

// "products ordered by every customer" -> "products that every customer ordered"
void rewrite_by_every(WordSequence& words) {
  const size_t n = words.size();
  if (n < 5 || plain(words, n - 2) != "every" || plain(words, n - 3) != "by") return;
  const std::string verb = plain(words, n - 4);
  if (!has_long_past_suffix(verb) || !has_plural_suffix(plain(words, n - 5)) ||
      !end_mark(words[n - 4]).empty())
    return;
  const QuestionWord who{plain(words, n - 1), words.word(n - 1).source};
  const QuestionWord did{verb + end_mark(words[n - 1]), words.word(n - 4).source};
  replace(words, n - 4, 4, {{"that"}, {"every"}, who, did});
}

// "customers who bought every product": takes "every" out and keeps the words after it.
void rewrite_every(WordSequence& words, QueryShape& shape) {
  const std::string first = plain(words, 0);
  if (text::is_one_of(first, kNoListOpenings)) return;
  for (size_t i = 0; i < words.size(); ++i)
    if (superlative_word(plain(words, i))) return;
  rewrite_by_every(words);
  bool clause = false;
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    const std::string word = plain(words, i);
    clause |= i > 0 && text::is_one_of(word, {"who", "that", "which", "have", "has"});
    if (word != "every" || i < 2) continue;
    const std::string previous = plain(words, i - 1);
    if (text::is_one_of(previous, {"for", "per", "by", "than", "from"})) return;
    if (!clause && !(text::is_one_of(first, {"which", "who"}) &&
                     !text::is_one_of(previous, {"of", "in", "at", "with"})))
      return;
    const size_t skip = is_any(words, i + 1, kAfterEvery) ? 2 : 1;
    if (is_any(words, i + skip, kPeriodsAfterEvery)) return;
    for (size_t k = i + skip; k < words.size() && k < i + skip + 4; ++k)
      shape.every.push_back(lemma(plain(words, k)));
    words.erase(i, i + skip);
    return;
  }
}

// "who ordered twice" -> "who ordered exactly twice", "only once" -> "exactly once"
void rewrite_times_exactly(WordSequence& words) {
  for (size_t i = 1; i < words.size(); ++i) {
    const std::string word = plain(words, i), previous = plain(words, i - 1),
                      next = plain(words, i + 1);
    if (!text::is_one_of(word, kFrequencyAdverbs) ||
        text::is_one_of(next, {"as", "the", "a", "per", "every"}))
      continue;
    const bool only = text::is_one_of(previous, {"only", "just"});
    if (only) {
      words.set(i - 1, "exactly");
    } else if (word != "once" && has_long_past_suffix(previous)) {
      replace(words, i, 0, {"exactly"});
    } else {
      continue;
    }
    return;
  }
}

}  // namespace

void rewrite_shape(WordSequence& words, const SalesWords& sales, QueryShape& shape) {
  rewrite_which_few(words);
  if (words.has(Trigger::kTwice)) rewrite_times_exactly(words);
  if (words.has(Trigger::kLate)) rewrite_late(words, sales);
  if (words.has(Trigger::kAverage)) rewrite_over_average(words, shape);
  if (words.has(Trigger::kAllRows)) rewrite_all_rows(words, shape);
  if (words.has(Trigger::kDigits)) rewrite_year(words);
  if (words.has(Trigger::kVersus)) rewrite_versus(words, shape);
  if (words.has(Trigger::kAverage)) rewrite_own_average(words, shape);
  if (words.has(Trigger::kThan) && words.has(Trigger::kAverage)) rewrite_than_average(words, shape);
  if (words.has(Trigger::kEvery)) rewrite_every(words, shape);
  for (size_t i = 0; words.has(Trigger::kOr) && i < words.size(); ++i)
    shape.alternatives |= text::is_one_of(words[i], {"or", "either", "Or"});
  for (size_t i = 0; i < words.size(); ++i) shape.together |= is_any(words, i, kAtOnceWords);
}

}  // namespace ask::engine
