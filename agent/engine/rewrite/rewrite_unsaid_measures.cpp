#include "agent/engine/rewrite/rewrite_unsaid_measures.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/scales.h"
#include "agent/engine/lexicon/value_sum_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/sum_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// Writes that the rows of the noun with the highest total quantity are asked for.
bool ask_for_most(WordSequence& words, size_t noun, size_t from, size_t end,
                  const SchemaPhrases& phrases) {
  const std::string rows = plain(words, noun), quantity = phrases.quantity_of(rows);
  if (quantity.empty()) return false;
  WordSequence by{"which", {rows, words.word(noun).source}, "has", "the", "highest", "total"};
  append(by, words_of(quantity));
  by.end_with(end_mark(words[end - 1]));
  return replace(words, from, end - from, by), true;
}

// "the part we use most of", "which part do we use most", "most used part"
void rewrite_used_most(WordSequence& words, const SchemaPhrases& phrases) {
  size_t noun = 0;
  while (is_any(words, noun, {"which", "what", "the", "is", "what's", "whats"})) ++noun;
  if (is_any(words, noun, {"most"}) && is_any(words, noun + 1, kUsingForms)) {
    if (phrases.names_row(plain(words, noun + 2)))
      ask_for_most(words, noun + 2, 0, noun + 3, phrases);
    return;
  }
  if (!phrases.names_row(plain(words, noun))) return;
  size_t at = noun + 1;
  if (is_any(words, at, {"that", "which"})) ++at;
  const bool be = is_any(words, at, {"is", "was", "are", "has", "have"}) && !is_ours(words, at + 1);
  if (be || helping_word(words, at)) ++at;
  if (is_any(words, at, {"been"})) ++at;
  if (!be && !is_ours(words, at)) return;
  if (!be) ++at;
  const bool through = is_any(words, at, kConsumingForms) && is_any(words, at + 1, {"through"});
  if (!through && !is_any(words, at, kUsingForms)) return;
  at += through ? 2 : 1;
  if (is_any(words, at, {"the"})) ++at;
  if (!is_any(words, at, {"most"})) return;
  ++at;
  if (is_any(words, at, {"of"}) && at + 1 == words.size()) ++at;
  if (at == words.size() || is_any(words, at, {"in", "this", "last", "since", "during"}))
    ask_for_most(words, noun, 0, at, phrases);
}

// "what does an average repair cost us", "what does an average hire bring in"
void rewrite_average_row(WordSequence& words, const SchemaPhrases& phrases) {
  if (!is_any(words, 0, {"what"}) || !is_any(words, 1, {"does", "do", "did"}) ||
      !is_any(words, 2, {"an", "the", "your", "our", "a"}) || !is_any(words, 3, kTypicalWords))
    return;
  for (size_t i = 5; i < words.size() && i < 8; ++i) {
    if (!is_any(words, i, kAverageMoneyVerbs)) continue;
    const std::string noun = plain(words, i - 1);
    size_t end = is_any(words, i + 1, {"in", "to"}) ? i + 2 : i + 1;
    end = after_receiver(words, end);
    if (!phrases.names_row(noun)) return;
    const bool cost = is_any(words, i, {"cost"}) && phrases.has_measure(noun, "cost");
    const std::string amount = cost ? "cost" : phrases.money_of(noun);
    if (amount.empty()) return;
    WordSequence by{"what", "is", "the", "average"};
    append(by, words_of(amount));
    by.push_back("of");
    append(by, words.part(4, i));
    if (end == words.size()) by.end_with(end_mark(words.back()));
    return replace(words, 0, end, by);
  }
}

// "average rating per host" -> "average stars per host", where the ratings have nothing but stars
void rewrite_average_score(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i < words.size(); ++i) {
    if (!is_any(words, i - 1, kAverageWords) || !end_mark(words[i - 1]).empty()) continue;
    const std::string noun = plain(words, i);
    if (!phrases.names_row(noun) || phrases.is_amount(lemma(noun)) || phrases.is_amount(noun))
      return;
    if (!text::is_one_of(lemma(noun), scales::kJudgingRows)) return;
    if (i + 1 < words.size() && end_mark(words[i]).empty() &&
        !is_any(words, i + 1, scales::kAfterAverageScore))
      return;
    const std::string score = phrases.score_of(noun);
    if (score.empty()) return;
    return replace(words, i, 1, words_of(score + end_mark(words[i])));
  }
}

// "what do I charge for a tuning on average" -> "what is the average fee for a tuning"
void rewrite_charge_on_average(WordSequence& words, const SchemaPhrases& phrases) {
  const bool much = asks_how_much(words);
  const size_t at = much ? 2 : 1, size = words.size();
  if ((!much && !is_any(words, 0, {"what"})) || !helping_word(words, at) ||
      !is_ours(words, at + 1) || !is_any(words, at + 2, kChargingForms) ||
      !is_any(words, at + 3, {"for"}) || size < at + 7 || !is_any(words, size - 2, {"on"}) ||
      !is_any(words, size - 1, {"average"}))
    return;
  const std::string amount = phrases.charged();
  if (amount.empty()) return;
  drop_end(words, size - 2);
  WordSequence by{"what", "is", "the", "average"};
  append(by, words_of(amount));
  replace(words, 0, at + 3, by);
}

// "average time for each kind of performance", whose length is stored in minutes
void rewrite_average_time(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 3 < words.size(); ++i) {
    if (!is_any(words, i, kAverageWords) || !is_any(words, i + 1, {"time"})) continue;
    if (!is_any(words, i + 2, {"for", "per", "by", "of", "on"})) return;
    for (size_t k = i + 3; k < words.size(); ++k) {
      const std::string time =
          phrases.names_row(plain(words, k)) ? phrases.time_of(plain(words, k)) : std::string();
      if (!time.empty()) return replace(words, i + 1, 1, words_of(time));
    }
    return;
  }
}

// "how many impellers have we fitted", "how much cobalt blue did we use"
void rewrite_used_quantity(WordSequence& words, const SchemaPhrases& phrases) {
  if (!is_any(words, 0, {"how"}) || !is_any(words, 1, {"many", "much"})) return;
  for (size_t i = 3; i + 2 < words.size() && i < 7; ++i) {
    if (!is_any(words, i, {"have", "did", "do", "has"}) || !is_ours(words, i + 1)) continue;
    const bool through = is_any(words, i + 2, kConsumingForms) && is_any(words, i + 3, {"through"});
    if (!through && !is_any(words, i + 2, kUsingForms)) return;
    const size_t end = i + (through ? 4 : 3);
    if (end < words.size() && !is_any(words, end, kAfterMoneyVerb)) return;
    const std::string quantity = phrases.quantity_of_value(plain_text(words, 2, i));
    if (quantity.empty()) return;
    WordSequence by{"what", "is", "the", "total"};
    append(by, words_of(quantity));
    by.push_back("of");
    append(by, words.part(2, i));
    if (const std::string one = lemma(plain(words, i - 1));
        !phrases.is_value(plain(words, i - 1)) && phrases.is_value(one))
      by.set(by.size() - 1, one);  // "impellers"
    by.end_with(end_mark(words[end - 1]));
    return replace(words, 0, end, by);
  }
}

// Drops "on the shelf" after `at` from what is worth what its stock is.
void drop_place(WordSequence& words, size_t at) {
  for (size_t i = at; i + 1 < words.size() && i < at + 3; ++i) {
    if (!is_any(words, i, {"on", "in"})) continue;
    size_t place = i + 1;
    while (is_any(words, place, {"the", "our"})) ++place;
    if (!is_any(words, place, kKeepingPlaces)) return;
    const std::string mark = end_mark(words[place]);
    words.erase(i, place + 1);
    words.add(i - 1, mark);
    return;
  }
}

// The end of "worth", "worth altogether" at `at`; 0 if something else follows.
size_t worth_end(const WordSequence& words, size_t at) {
  size_t end = at + 1;
  if (is_any(words, end, {"in", "all"}) && is_any(words, end + 1, kAfterSumOpening))
    end += is_any(words, end + 1, {"in"}) && is_any(words, end + 2, {"all"}) ? 3 : 2;
  else if (is_any(words, end, kSumEndings))
    ++end;
  const bool grouped = is_any(words, end, {"per", "by", "for"});
  return end == words.size() || grouped ? end : 0;
}

// "what is all our kit worth", "value of the kit in the loft" -> "total stock value of the kit"
void rewrite_worth(WordSequence& words, const SchemaPhrases& phrases) {
  constexpr size_t kMostBeforeNoun = 4, kMostBetween = 9;
  const bool much = asks_how_much(words) && is_any(words, 2, {"is", "are"});
  const bool what = is_any(words, 0, {"what"}) && is_any(words, 1, {"is", "are"});
  const bool contracted = is_any(words, 0, {"what's", "whats"});
  size_t from = much ? 3 : what ? 2 : contracted ? 1 : 0;
  size_t worth = 0, end = 0;
  for (size_t i = from + 1; from > 0 && i < words.size() && i < from + kMostBetween; ++i)
    if (is_any(words, i, {"worth"})) worth = i, end = worth_end(words, i);
  if (worth > 0 && end == 0) return;
  bool named = worth > 0;
  if (worth == 0) {
    while (is_any(words, from, kBeforeSumNoun) || is_any(words, from, kSumWords)) ++from;
    named = is_any(words, from, {"worth"});
    if (!is_any(words, from, kWorthNouns) || !is_any(words, from + 1, {"of"})) return;
    from += 2;
  }
  while (is_any(words, from, kBeforeWorthRows)) ++from;
  if (is_any(words, from, {"stock"}) && is_any(words, from + 1, {"of"})) from += 2;
  size_t noun = from;
  const size_t last = std::min(worth > 0 ? worth : words.size(), from + kMostBeforeNoun);
  while (noun < last && !phrases.names_row(plain(words, noun)) &&
         !is_any(words, noun, kAfterMoneyVerb) && end_mark(words[noun]).empty())
    ++noun;
  if (noun >= last || !phrases.names_row(plain(words, noun))) return;
  std::string value = phrases.value_of(plain(words, noun));
  const bool stock = value == kStockValue;
  if (value.empty() && named) value = phrases.own_money(plain(words, noun));
  if (value.empty()) return;
  if (worth > 0) {
    const std::string mark = end_mark(words[end - 1]);
    words.erase(worth, end);
    words.add(worth - 1, mark);
  }
  if (stock) drop_place(words, noun + 1);
  const bool each = is_any(words, from, {"each", "every"});
  WordSequence by{"what", "is", "the", "total"};
  if (each) by = {"total"};
  append(by, words_of(value));
  by.push_back(each ? "per" : "of");
  replace(words, 0, each ? from + 1 : from, by);
}

}  // namespace

void rewrite_unsaid_measures(WordSequence& words, const SchemaPhrases& phrases) {
  if (words.size() < 2) return;
  if (words.has(Trigger::kAverage)) {
    rewrite_average_score(words, phrases);
    rewrite_average_row(words, phrases);
    rewrite_charge_on_average(words, phrases);
    rewrite_average_time(words, phrases);
  }
  if (words.has(Trigger::kStockValue)) rewrite_worth(words, phrases);
  if (words.has(Trigger::kDirection)) rewrite_used_most(words, phrases);
  if (is_any(words, 0, {"how"})) rewrite_used_quantity(words, phrases);
}

}  // namespace ask::engine
