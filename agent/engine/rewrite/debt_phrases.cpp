#include "agent/engine/rewrite/debt_phrases.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/debt_words.h"
#include "agent/engine/lexicon/multiple_words.h"
#include "agent/engine/lexicon/schema_phrase_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// Sets the bound that begins at the end, and moves the end after it.
void take_bound(const WordSequence& words, OwedTail& tail) {
  const size_t at = tail.end;
  const bool than = is_any(words, at, {"more", "less"}) && is_any(words, at + 1, {"than"});
  const bool end = is_any(words, at, {"at"}) && is_any(words, at + 1, {"least", "most"});
  const bool over = is_any(words, at, kOverMultiple);
  if (!than && !end && !over && !is_any(words, at, kUnderMultiple)) return;
  const size_t number = than || end ? at + 2 : at + 1;
  if (!is_digits(plain(words, number))) return;
  tail.bound = (than || end ? plain(words, at) + " " + plain(words, at + 1)
                            : std::string(over ? "more than" : "less than")) +
               " " + plain(words, number);
  tail.end = number + (is_any(words, number + 1, kCurrencyNouns) ? 2 : 1);
}

}  // namespace

bool owes(const WordSequence& words, size_t i) { return is_any(words, i, kOwingForms); }

OwedTail owed_tail(const WordSequence& words, size_t verb) {
  OwedTail out{verb + 1, false, false, ""};
  while (end_mark(words[out.end - 1]).empty() &&
         (is_any(words, out.end, kAfterOwing) ||
          (is_any(words, out.end, {"least"}) && is_any(words, out.end - 1, {"the"})))) {
    out.most |= is_any(words, out.end, {"most"});
    out.least |= is_any(words, out.end, {"least"});
    ++out.end;
  }
  if (end_mark(words[out.end - 1]).empty()) take_bound(words, out);
  return out;
}

bool is_before_owing(const WordSequence& words, size_t i) {
  return is_any(words, i, kBeforeOwing);
}

WordSequence owed_amount(const Debts& debts) {
  const bool part = debts.rest || !debts.paid.empty();
  return words_of("total " + (part ? std::string(kOwedAmount) : debts.amount));
}

WordSequence unpaid(const Debts& debts, bool amount, const WordSequence& by,
                    std::string_view bound) {
  const bool in_part = !debts.paid.empty();
  WordSequence out;
  if (in_part || debts.rest) {
    out = amount ? owed_amount(debts) : words_of(debts.rows);
    append(out, by);
    if (amount) return out;
    // The words of "total price" would ask for a sum there.
    const bool less =
        in_part && by.empty() && bound.empty() && !debts.amount.starts_with(kSumPrefix);
    const std::string over = bound.empty() ? "more than 0" : std::string(bound);
    append(out, words_of(less ? "where " + debts.paid + " is less than " + debts.amount
                              : "with " + over + " " + std::string(kOwedAmount)));
    return out;
  }
  if (amount) out = words_of("total " + debts.amount + " of");
  append(out, words_of(debts.open.empty() ? "unpaid " + debts.rows : debts.rows));
  append(out, by);
  if (!debts.open.empty()) append(out, words_of("whose " + debts.open + " is null"));
  if (!bound.empty()) append(out, words_of("and total " + debts.amount + " " + std::string(bound)));
  return out;
}

size_t how_much_owed(const WordSequence& words, size_t at) {
  if (!is_any(words, at, kBeforeHowMuchOwed)) return 0;
  const bool much = is_any(words, at + 1, {"how"}) && is_any(words, at + 2, {"much"});
  if (!much && !is_any(words, at + 1, {"what"})) return 0;
  size_t end = at + (much ? 3 : 2);
  bool owed = much;
  while (is_any(words, end, kAfterHowMuchOwed) || is_any(words, end, kOfDebtors))
    owed |= owes(words, end++);
  if (is_any(words, end, kCurrencyNouns) && is_any(words, end - 1, {"in"})) ++end;
  return owed && end == words.size() ? end - at : 0;
}

WordSequence owed_amount_in(const WordSequence& words, const Debts& debts) {
  WordSequence out = owed_amount(debts);
  if (is_any(words, words.size() - 1, kCurrencyNouns) && is_any(words, words.size() - 2, {"in"}))
    append(out, words_of("in " + plain(words, words.size() - 1)));
  return out;
}

size_t named_debts(const WordSequence& words, const SchemaPhrases& phrases, size_t at,
                   Debts& debts) {
  size_t noun = at;
  while (is_any(words, noun, kBeforeDebtNoun)) ++noun;
  if (noun >= words.size()) return at;
  Debts found = phrases.debts(plain(words, noun));
  if (found.rows.empty() && end_mark(words[noun]).empty() && noun + 1 < words.size()) {
    const std::string state = plain(words, noun);
    found = phrases.debts(plain(words, noun + 1));  // "owes on a finished job"
    const bool of_name = phrases.is_name(state) &&  // "pitch fees", of bookings of pitches
                         text::is_one_of(lemma(plain(words, noun + 1)), kDebtNouns);
    const bool adjective = may_be_past_form(state) || phrases.is_value(state);
    if (found.rows.empty() || (!adjective && !of_name)) return at;
    if (!of_name) found.rows = state + " " + found.rows;
    ++noun;
  }
  if (found.rows.empty() || (noun > at && !end_mark(words[noun - 1]).empty())) return at;
  debts = std::move(found);
  return noun + 1;
}

}  // namespace ask::engine
