#include "agent/engine/rewrite/rewrite_rates.h"

#include <utility>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/pay_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

// "withdrawn" of "withdrawal": the state that the noun of a rate means, as it is stored if it is.
std::string state_of(const std::string& noun, const SchemaPhrases& phrases) {
  if (phrases.is_noted_state(noun)) return noun;
  const auto known = [&](const std::string& state) {
    return phrases.is_value(state) || phrases.is_flag(state);
  };
  for (const std::string_view verb : derived_words(noun)) {
    for (const std::string& state : participles(verb))
      if (known(state)) return state;
    if (known(std::string(verb))) return std::string(verb);
  }
  for (const std::string& state : participles(noun))  // "return"
    if (known(state)) return state;
  for (const auto& [rate_noun, state] : kRateStates)
    if (noun == rate_noun)
      return std::string(known(noun) && !known(std::string(state)) ? noun : state);
  return known(noun) && !text::is_one_of(noun, kMeasuredRates) ? noun : std::string();
}

// What the rows are called that may be in the state; empty if that is not clear.
WordSequence rows_of_state(const std::string& state, const SchemaPhrases& phrases) {
  std::string rows = phrases.rows_of_kind(state);  // of a list of states
  if (rows.empty()) rows = phrases.rows_in_state(state);
  return rows.empty() ? WordSequence() : words_of(rows);
}

// "course with the highest pass rate"
bool ranks_by_rate(const WordSequence& words, size_t from, size_t to) {
  for (size_t i = from; i < to; ++i)
    if (is_any(words, i, kBeforeRankedRate)) return true;
  return false;
}

// "by course", "for each course"
bool opens_group(const WordSequence& words, size_t at) {
  return is_any(words, at, {"by", "per", "each", "every"}) ||
         (is_any(words, at, {"for", "of", "in", "at", "on"}) &&
          is_any(words, at + 1, {"each", "every"}));
}

// "the completion rate" of a column of that name
bool is_stored_rate(const std::string& noun, const SchemaPhrases& phrases) {
  return phrases.is_name("rate") && phrases.is_name(noun) && !phrases.names_row(noun);
}

bool opens_question(const std::string& word) { return text::is_one_of(word, kBeforeRate); }

// What a number is compared by: the words of "less than", or one of "under".
size_t comparison_before(const WordSequence& words, size_t number) {
  if (number >= 1 && is_any(words, number - 1, {"under", "over", "below", "above"})) return 1;
  if (number >= 2 && is_any(words, number - 1, {"than"})) return 2;
  if (number >= 2 && is_any(words, number - 2, {"at", "up"})) return 2;
  return 0;
}

// "or more" at `at`: the words of the bound, empty if there is none.
WordSequence bound_after(const WordSequence& words, size_t at) {
  if (!is_any(words, at, {"or"})) return {};
  if (is_any(words, at + 1, kOrMore)) return {"at", "least"};
  if (is_any(words, at + 1, kOrLess)) return {"at", "most"};
  return {};
}

// The first of the words that say that something has the price, before `from`: "that go for".
size_t before_price_verb(const WordSequence& words, size_t from) {
  size_t at = from;
  if (at > 2 && is_any(words, at - 1, kAfterPriceVerb)) --at;
  const bool verb = at > 1 && is_any(words, at - 1, kPriceVerbForms);
  if (verb) --at;
  else if (at > 1 && is_any(words, at - 1, kCostForms)) --at;
  else if (!is_any(words, at, {"for"})) at = from;
  if (at > 1 && is_any(words, at - 1, {"that", "which", "who"})) --at;
  return at;
}

// "tools under 15 a day" -> "tools with daily rate under 15", "tutors get 28 an hour or more" ->
// "tutors with hourly rate at least 28"; `at`: of "a day".
bool rewrite_compared_rate(WordSequence& words, size_t at, const std::string& rate) {
  size_t number = at - 1, end = at + 2;
  WordSequence bound;
  if (number > 3) bound = bound_after(words, number - 1);
  if (!bound.empty()) number -= 2;
  if (number > 1 && unit_info(unit_named(plain(words, number))).dimension == UnitDimension::kMoney)
    --number;
  const bool amount = plain(words, number).find_first_of("0123456789") <= 2;  // also "$15"
  if (!amount) return false;
  if (bound.empty() && end_mark(words[at + 1]).empty()) {
    bound = bound_after(words, end);
    if (!bound.empty()) end += 2;
  }
  const size_t compares = bound.empty() ? comparison_before(words, number) : 0;
  if ((bound.empty() && compares == 0) || number == compares) return false;
  const size_t from = before_price_verb(words, number - compares);
  if (from == 0) return false;
  WordSequence by{"with"};
  append(by, words_of(rate));
  append(by, bound);
  append(by, words.part(number - compares, number));
  by.push_back(words.plain_word(number));
  by.end_with(end_mark(words[end - 1]));
  replace(words, from, end - from, by);
  return true;
}

// "who earns the most per hour" -> "who has the highest hourly rate", "which is the cheapest per
// kilo" -> "which has the lowest price per kg"
bool rewrite_most_per(WordSequence& words, size_t at, const std::string& rate) {
  const size_t most = at - 1;
  if (most < 2 || !is_any(words, most - 1, {"the"})) return false;
  const bool earns = is_any(words, most, {"most", "least"}) &&
                     text::is_one_of(lemma(plain(words, most - 2)), kRateVerbs);
  const bool is = is_any(words, most, kPriceSuperlatives) &&
                  is_any(words, most - 2, {"is", "are", "was", "were"});
  if (!earns && !is) return false;
  const bool low = is_any(words, most, {"least"}) || is_any(words, most, kLowestSuperlatives);
  WordSequence by{"has", "the", low ? "lowest" : "highest"};
  append(by, words_of(rate));
  by.end_with(end_mark(words[at + 1]));
  replace(words, most - 2, at + 2 - (most - 2), by);
  return true;
}

// "the cheapest drill per day" -> "the drill with the lowest daily rate"
bool rewrite_ranked_rate(WordSequence& words, size_t at, const std::string& rate) {
  constexpr size_t kLongest = 3;  // words of the rows
  if (rewrite_most_per(words, at, rate)) return true;
  if (at + 2 < words.size()) return false;
  const auto ranks = [&](size_t i) {
    return is_any(words, i, kPriceSuperlatives) ||
           (is_any(words, i, kPaySuperlatives) && is_any(words, i + 1, kPaidForms));
  };
  size_t best = at - 1;
  while (best > 0 && at - best <= kLongest && !ranks(best)) --best;
  const size_t rows = is_any(words, best + 1, kPaidForms) ? best + 2 : best + 1;
  if (!ranks(best) || rows >= at) return false;
  const bool low = is_any(words, best, kLowestSuperlatives);
  WordSequence by = words.part(rows, at);
  append(by, {"with", "the", low ? "lowest" : "highest"});
  append(by, words_of(rate));
  by.end_with(end_mark(words[at + 1]));
  replace(words, best, at + 2 - best, by);
  return true;
}

// The period or measure of a price as columns call it; "" if the word names none.
std::string_view priced_measure(std::string_view word) {
  for (const std::string_view period : kPricePeriods)
    if (word == period) return period;
  for (const auto& [asked, called] : kPriceMeasures)
    if (word == asked) return called;
  return {};
}

// "what do we pay the cook per hour" -> "what is the hourly rate of the cook"
bool rewrite_paid_rate(WordSequence& words, size_t at, const std::string& rate) {
  const bool much = is_any(words, 0, {"how"}) && is_any(words, 1, {"much"});
  const size_t help = much ? 2 : 1;
  if ((!much && !is_any(words, 0, {"what"})) || !is_any(words, help, {"do", "does", "did"}) ||
      at + 2 != words.size())
    return false;
  const size_t verb = is_any(words, at - 1, {"us", "me", "you"}) ? at - 2 : at - 1;
  size_t from = help + 1;
  if (is_any(words, from, {"we", "i", "you", "they"}) && is_any(words, from + 1, kPayOrCharge))
    from += 2;
  else if (!is_any(words, verb, kRateVerbs))
    return false;
  const size_t to = from == help + 1 ? verb : at;
  if (is_any(words, from, {"for"})) ++from;
  if (from >= to) return false;
  WordSequence by = words_of(rate);
  by.push_back("of");
  append(by, words.part(from, to));
  by.end_with(end_mark(words[at + 1]));
  replace(words, 0, words.size(), by);
  return true;
}

// "the average cost of our instructors a day" -> "the average daily rate of our instructors"
bool rewrite_average_rate(WordSequence& words, size_t at, const std::string& rate) {
  for (size_t i = 1; i + 2 < at; ++i) {
    if (!is_any(words, i, kPriceColumns) || !is_any(words, i - 1, kAverageWords) ||
        !is_any(words, i + 1, {"of", "for"}) || at - i > 6)
      continue;
    const std::string mark = end_mark(words[at + 1]);
    words.erase(at, at + 2);
    words.add(at - 1, mark);
    replace(words, i, 1, words_of(rate));
    return true;
  }
  return false;
}

}  // namespace

void rewrite_prices_per_period(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    // What kinds there are may be told by other rows than those with the price.
    if (words.has(i - 1, Trigger::kKind) && is_any(words, i, {"of"})) return;
    if (!is_any(words, i, {"a", "an", "per"})) continue;
    const std::string_view per = priced_measure(plain(words, i + 1));
    if (per.empty()) continue;
    size_t rows = i;
    while (rows > 0 && !phrases.names_row(plain(words, rows))) --rows;
    const std::string rate =
        phrases.price_per(per, phrases.names_row(plain(words, rows)) ? plain(words, rows) : "");
    if (!rate.empty() &&
        (rewrite_compared_rate(words, i, rate) || rewrite_ranked_rate(words, i, rate) ||
         rewrite_paid_rate(words, i, rate) || rewrite_average_rate(words, i, rate)))
      return;
  }
}

void rewrite_rates(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  for (size_t i = 1; i < words.size(); ++i) {
    const std::string noun = plain(words, i - 1);
    if (!is_any(words, i, kRateNouns) || is_stored_rate(noun, phrases)) continue;
    const std::string two = i > 1 ? plain(words, i - 2) + " " + noun : std::string();
    const bool of_two = !two.empty() && phrases.is_value(two);
    const std::string state = of_two ? two : state_of(noun, phrases);
    if (state.empty()) continue;
    const size_t of = of_two ? i - 2 : i - 1;  // the words of the state
    size_t from = 0;
    while (from < of && opens_question(plain(words, from))) ++from;
    if (ranks_by_rate(words, from, of)) return;
    const std::string mark = end_mark(words.back());
    words.cut_last(words.size() - 1, mark.size());
    WordSequence rate{"what", "percentage"};
    // "the booking cancellation rate", or of the rows that may be in the state
    const WordSequence rows =
        from < of ? words.part(from, of) : rows_of_state(state, phrases);
    if (!rows.empty()) {
      rate.push_back("of");
      append(rate, rows);
    }
    size_t group = i + 1;
    while (group < words.size() && (rows.empty() || !opens_group(words, group))) ++group;
    append(rate, words.part(i + 1, group));
    rate.push_back("is");
    append(rate, words_of(state));
    WordSequence groups = words.part(group, words.size());
    if (!groups.empty() && plain(groups, 0) == "by") groups.set(0, "per");
    append(rate, groups);
    rate.end_with(mark);
    // A pass rate is of those with a result.
    if (const RowCondition known = phrases.with_state(state); known.known())
      shape.states.push_back(known);
    return replace(words, 0, words.size(), std::move(rate));
  }
}

}  // namespace ask::engine
