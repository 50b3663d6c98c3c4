#include "agent/engine/rewrite/rewrite_goods_cost.h"

#include <algorithm>
#include <string>

#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_sums.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/sum_words.h"

namespace ask::engine {
namespace {

constexpr size_t kMostWords = 9;  // of the goods and what they were used for

// The words of the price of the goods that word `at` names; "" if there is none.
std::string price_of(const WordSequence& words, size_t at, const SchemaPhrases& phrases) {
  return at < words.size() ? phrases.unit_price_of(plain(words, at)) : std::string();
}

size_t after_determiners(const WordSequence& words, size_t at) {
  while (is_any(words, at, kBeforeWorthRows)) ++at;
  return at;
}

// "how much did the parts for job 12 cost us", "what did the parts for job 12 cost", "how much were
// the parts for job 12"
bool rewrite_asked_cost(WordSequence& words, const SchemaPhrases& phrases) {
  const bool much = asks_how_much(words);
  const size_t help = much ? 2 : 1;
  if (!much && !is_any(words, 0, {"what"})) return false;
  const bool be = much && is_any(words, help, {"were", "was"});
  if (!be && !helping_word(words, help)) return false;
  const size_t goods = after_determiners(words, help + 1);
  const std::string price = price_of(words, goods, phrases);
  if (price.empty()) return false;
  size_t cost = goods + 1;
  const size_t last = std::min(words.size(), goods + kMostWords);
  while (!be && cost < last && !is_any(words, cost, kCostForms)) ++cost;
  if (!be && !is_any(words, cost, kCostForms)) return false;
  size_t end = be ? words.size() : cost + 1;
  if (!be && is_any(words, end, {"us", "me", "them"})) ++end;
  if (is_any(words, end, {"in"}) && is_any(words, end + 1, kTotalAdverbs)) ++end;
  if (is_any(words, end, kTotalAdverbs)) ++end;
  if (end < words.size()) return false;  // "in 2024", "per customer"
  WordSequence by{"what", "is", "the", "total"};
  append(by, words_of(price));
  append(by, {"of", "the"});
  if (be) return replace(words, 0, goods, by), true;
  const std::string mark = end_mark(words.back());
  append(by, words.part(goods, cost));
  by.end_with(mark);
  replace(words, 0, words.size(), by);
  return true;
}

// "total cost of the parts for job 12", "total cost of parts per job"
bool rewrite_total_cost(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, kCostForms) || !is_any(words, i - 1, kSumWords) ||
        !is_any(words, i + 1, {"of"}))
      continue;
    const std::string price = price_of(words, after_determiners(words, i + 2), phrases);
    if (price.empty()) return false;
    replace(words, i, 1, words_of(price));
    return true;
  }
  return false;
}

// "parts cost per job" -> "total unit cost of parts per job"
bool rewrite_cost_per(WordSequence& words, const SchemaPhrases& phrases) {
  const size_t at = is_any(words, 0, kSumWords) ? 1 : 0;
  if (!is_any(words, at + 1, kCostForms) || !is_any(words, at + 2, {"per", "for", "by", "each"}))
    return false;
  const std::string price = price_of(words, at, phrases);
  if (price.empty()) return false;
  WordSequence by{"total"};
  append(by, words_of(price));
  append(by, {"of", words.plain_word(at)});
  replace(words, 0, at + 2, by);
  return true;
}

}  // namespace

void rewrite_goods_cost(WordSequence& words, const SchemaPhrases& phrases) {
  if (words.size() < 4) return;
  if (!rewrite_asked_cost(words, phrases) && !rewrite_total_cost(words, phrases))
    rewrite_cost_per(words, phrases);
}

}  // namespace ask::engine
