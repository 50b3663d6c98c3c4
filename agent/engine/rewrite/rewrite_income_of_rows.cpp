#include "agent/engine/rewrite/rewrite_income_of_rows.h"

#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {
namespace {

// The word after "how much did we make", "how much money have we taken in" at the beginning; 0 if
// the question begins otherwise.
size_t income_end(const WordSequence& words) {
  size_t at = 0;
  if (is_any(words, 0, {"how"}) && is_any(words, 1, {"much"}))
    at = is_any(words, 2, kMoneyQuestionNouns) ? 3 : 2;
  else if (is_any(words, 0, {"what"}))
    at = 1;
  if (at == 0 || !is_any(words, at, {"did", "do", "have", "has"}) ||
      !is_any(words, at + 1, {"we", "i", "they"}) || !is_any(words, at + 2, kEarnedForms))
    return 0;
  return is_any(words, at + 3, {"in"}) ? at + 4 : at + 3;
}

}  // namespace

void rewrite_income_of_rows(WordSequence& words, const SchemaPhrases& phrases) {
  size_t at = income_end(words);
  if (at == 0 || !is_any(words, at, {"from", "on", "with", "through"})) return;
  ++at;
  while (is_any(words, at, {"the", "our", "all"})) ++at;
  if (at >= words.size()) return;
  const std::string amount = phrases.own_amount(plain(words, at));
  if (amount.empty()) return;
  WordSequence by{"what", "is", "the", "total"};
  append(by, words_of(amount));
  by.end_with(end_mark(words[at]));
  replace(words, 0, at + 1, by);
}

}  // namespace ask::engine
