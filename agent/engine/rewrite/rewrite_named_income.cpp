#include "agent/engine/rewrite/rewrite_named_income.h"

#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_sums.h"
#include "agent/engine/lexicon/word_classes_trade.h"

namespace ask::engine {
namespace {

// A name of income that the words from some word on are, and its amount.
struct NamedIncome {
  size_t end = 0;  // after the name; 0 if there is none
  std::string amount;
};

NamedIncome income_at(const WordSequence& words, size_t at, const SchemaPhrases& phrases) {
  std::string letters;
  for (size_t end = at; end < words.size() && end < at + 2; ++end) {  // "tap room"
    letters += plain(words, end);
    if (phrases.is_value(letters)) return {};
    if (std::string amount = phrases.income_called(letters); !amount.empty())
      return {end + 1, std::move(amount)};
    if (!end_mark(words[end]).empty()) return {};
  }
  return {};
}

WordSequence total_of(const NamedIncome& income) {
  WordSequence out{"total"};
  append(out, words_of(income.amount));
  return out;
}

// "taproom takings", "the kiosk revenue"
bool rewrite_takings_of(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t noun = 1; noun < words.size(); ++noun) {
    if (!is_any(words, noun, kNamedIncomeNouns)) continue;
    for (size_t from = noun; from-- > 0 && from + 2 >= noun;) {
      if (from > 0 && !is_any(words, from - 1, kBeforeNamedIncome)) continue;
      const NamedIncome income = income_at(words, from, phrases);
      if (income.end != noun) continue;
      if (from > 0 && is_any(words, from - 1, {"total"})) --from;
      WordSequence by = total_of(income);
      by.end_with(end_mark(words[noun]));
      replace(words, from, noun + 1 - from, std::move(by));
      return true;
    }
  }
  return false;
}

// Where the words after a verb of taking money go on: "in" is a part of the verb in "take in last
// week"; 0 if an object follows.
size_t taking_end(const WordSequence& words, size_t at) {
  if (!end_mark(words[at - 1]).empty() || at == words.size()) return at;
  if (is_any(words, at, {"in"}) &&
      (at + 1 == words.size() || is_any(words, at + 1, kAfterMoneyVerb)))
    return at + 1;
  return is_any(words, at, kAfterMoneyVerb) || is_any(words, at, kNamedDays) ? at : 0;
}

// "what did the taproom take last month", "how much did we take in the kiosk in May"
bool rewrite_taking(WordSequence& words, const SchemaPhrases& phrases) {
  size_t at = 0;
  if (is_any(words, 0, {"how"}) && is_any(words, 1, {"much"}))
    at = is_any(words, 2, kMoneyQuestionNouns) ? 3 : 2;
  else if (is_any(words, 0, {"what"}))
    at = 1;
  if (at == 0 || !is_any(words, at, {"did", "has", "have", "does", "do"})) return false;
  const bool ours = is_any(words, at + 1, {"we"});
  size_t verb = at + 2;
  NamedIncome income;
  if (!ours) {
    if (!is_any(words, at + 1, {"the", "our"})) return false;
    income = income_at(words, at + 2, phrases);
    if (income.end == 0) return false;
    verb = income.end;
  }
  if (!is_any(words, verb, kEarnedForms)) return false;
  size_t end = verb + 1;
  if (ours) {
    if (!is_any(words, end, {"in", "at", "from"})) return false;
    const size_t name = is_any(words, end + 1, {"the", "our"}) ? end + 2 : end + 1;
    income = income_at(words, name, phrases);
    if (income.end == 0) return false;
    end = income.end;
  }
  end = taking_end(words, end);
  if (end == 0) return false;
  WordSequence by = words_of("what is the");
  append(by, total_of(income));
  by.end_with(end_mark(words[end - 1]));
  replace(words, 0, end, std::move(by));
  return true;
}

}  // namespace

void rewrite_named_income(WordSequence& words, const SchemaPhrases& phrases) {
  if (!rewrite_taking(words, phrases)) rewrite_takings_of(words, phrases);
}

}  // namespace ask::engine
