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

// "which stylist has brought in the most money from appointments" -> "... has the highest total
// appointment price"
bool rewrite_most_money_from(WordSequence& words, const SchemaPhrases& phrases) {
  if (!is_any(words, 0, {"who", "which", "what"})) return false;
  for (size_t i = 1; i + 4 < words.size(); ++i) {
    if (!is_any(words, i, kEarnedForms)) continue;
    size_t at = i + 1;
    while (is_any(words, at, {"in", "us"})) ++at;
    if (!is_any(words, at, {"the"}) || !is_any(words, at + 1, {"most", "least"}) ||
        !is_any(words, at + 2, {"money"}) || !is_any(words, at + 3, {"from", "with", "on", "in"}))
      continue;
    const bool least = is_any(words, at + 1, {"least"});
    size_t noun = at + 4;
    while (is_any(words, noun, {"the", "our", "all", "their"})) ++noun;
    if (noun >= words.size() || !phrases.names_row(plain(words, noun))) return false;
    std::string amount = phrases.own_amount(plain(words, noun));
    if (amount.empty()) amount = phrases.money_of(plain(words, noun));
    if (amount.empty()) return false;
    size_t from = i;
    if (from > 1 && is_any(words, from - 1, {"has", "have", "had"})) --from;
    WordSequence by{"has", "the", least ? "lowest" : "highest", "total"};
    append(by, words_of(amount));
    by.end_with(end_mark(words[noun]));
    return replace(words, from, noun + 1 - from, by), true;
  }
  return false;
}

}  // namespace

void rewrite_income_of_rows(WordSequence& words, const SchemaPhrases& phrases) {
  if (rewrite_most_money_from(words, phrases)) return;
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
