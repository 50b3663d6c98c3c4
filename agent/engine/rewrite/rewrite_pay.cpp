#include "agent/engine/rewrite/rewrite_pay.h"

#include <string>
#include <utility>

#include "agent/engine/lexicon/pay_words.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kMostPaidWords = 5;  // of the people

// Words [from, to) name people, and the pay of a period is asked for, or "" of any.
struct Paid {
  size_t from = 0, to = 0;
  std::string period;
};

// Cuts "an hour", "per month" off the end of the words up to `end`.
size_t without_period(const WordSequence& words, size_t end, std::string& period) {
  if (end < 3 || !is_any(words, end - 1, kPricePeriods) ||
      !is_any(words, end - 2, {"a", "an", "per", "each", "every"}))
    return end;
  period = plain(words, end - 1);
  return end - 2;
}

// "what do we pay the boatmen an hour", "how much does Ann Lee earn a month"
Paid people_paid(const WordSequence& words) {
  size_t at = 0;
  if (is_any(words, 0, {"how"}) && is_any(words, 1, {"much"}))
    at = 2;
  else if (is_any(words, 0, {"what"}))
    at = 1;
  if (at == 0 || !is_any(words, at, {"do", "does"})) return {};
  Paid out;
  out.to = without_period(words, words.size(), out.period);
  if (is_any(words, at + 1, {"we", "i", "you", "they"}) && is_any(words, at + 2, kPayingVerbs)) {
    out.from = at + 3;
  } else {
    if (out.to < at + 3 || !is_any(words, out.to - 1, kEarnVerbs)) return {};
    out.from = at + 1;
    --out.to;
  }
  return out.from < out.to && out.to <= out.from + kMostPaidWords ? out : Paid{};
}

// The pay is for another period than the one asked for: an hourly wage and "a month".
bool is_for_other_period(const std::string& pay, const std::string& period) {
  if (period.empty()) return false;
  bool dated = false, same = false;
  for (const auto& [noun, adverb] : kPayPeriods) {
    const bool has = pay.find(noun) != pay.npos || pay.find(adverb) != pay.npos;
    dated |= has;
    same |= has && noun == period;
  }
  return dated && !same;
}

// The pay of people, words [from, to), who are called by their noun, or by what they are:
// "boatmen".
std::string pay_of_some(const WordSequence& words, size_t from, size_t to, const std::string& text,
                        const SchemaPhrases& phrases) {
  for (size_t i = from; i < to; ++i) {  // "boatmen", "walkers with a car"
    if (i + 1 < to && !is_any(words, i + 1, kAfterPaid)) continue;
    const std::string noun = plain(words, i);
    if (phrases.names_row(noun))
      if (std::string pay = phrases.pay_of(lemma(noun)); !pay.empty()) return pay;
  }
  const std::string one = text.ends_with(kMenEnding)
                              ? text.substr(0, text.size() - kMenEnding.size()) + "man"
                              : lemma(text);
  for (const std::string& kind : {text, one})
    for (const std::string& rows : {phrases.rows_of_kind(kind), phrases.rows_in_state(kind)})
      if (!rows.empty())
        if (std::string pay = phrases.pay_of(rows); !pay.empty()) return pay;
  return {};
}

}  // namespace

void rewrite_pay(WordSequence& words, const SchemaPhrases& phrases) {
  if (words.size() < 4) return;
  const Paid paid = people_paid(words);
  if (paid.to == 0) return;
  size_t from = paid.from;
  while (from < paid.to && is_any(words, from, kBeforePaid)) ++from;
  if (from == paid.to) return;
  std::string text;
  for (size_t i = from; i < paid.to; ++i) text += (text.empty() ? "" : " ") + plain(words, i);
  const bool person = phrases.names_person(text);
  const std::string pay =
      person ? phrases.pay_of("") : pay_of_some(words, from, paid.to, text, phrases);
  if (pay.empty() || is_for_other_period(pay, paid.period)) return;
  const std::string mark = end_mark(words.back());
  WordSequence by{person ? "the" : "list"};
  if (person) {
    append(by, words_of(pay));
    by.push_back("of");
  }
  append(by, words.part(from, paid.to));
  by.cut_last(by.size() - 1, end_mark(by.back()).size());
  if (!person) {
    append(by, {"with", "their"});
    append(by, words_of(pay));
  }
  by.end_with(mark);
  replace(words, 0, words.size(), std::move(by));
}

}  // namespace ask::engine
