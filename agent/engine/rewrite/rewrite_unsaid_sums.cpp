#include "agent/engine/rewrite/rewrite_unsaid_sums.h"

#include <algorithm>

#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/rewrite_amount_nouns.h"
#include "agent/engine/rewrite/rewrite_named_income.h"
#include "agent/engine/rewrite/sum_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kMostSubjectWords = 8;  // of those who pay

// Where "altogether", "in all", "so far" at the end of the question begins; the size if nothing is
// there.
size_t sum_ending(const WordSequence& words) {
  const size_t size = words.size();
  if (size > 2 && is_any(words, size - 2, {"in"}) && is_any(words, size - 1, kAfterIn))
    return size - 2;
  if (size > 2 && is_any(words, size - 2, {"all"}) && is_any(words, size - 1, kAfterAll))
    return size - 2;
  return size > 1 && is_any(words, size - 1, kSumEndings) ? size - 1 : size;
}

// How many words from `i` on are a verb of money that somebody else, or we, paid or brought; 0 if
// none.
size_t money_verb(const WordSequence& words, size_t i, bool ours) {
  const bool in = is_any(words, i, kBringingForms) && is_any(words, i + 1, {"in"});
  const size_t after = after_receiver(words, i + 2);
  // not "taken in subs"
  if (in && (after >= sum_ending(words) || is_any(words, after, kAfterMoneyVerb))) return 2;
  return ours ? is_any(words, i, kOwnMoneyVerbs) : is_any(words, i, kMoneyObjectVerbs);
}

// "what has Ann paid us altogether" -> "how much has Ann paid", and not what she paid for
void rewrite_what_paid(WordSequence& words) {
  const bool contracted = is_any(words, 0, {"what's", "whats"});
  if (!contracted && (!is_any(words, 0, {"what"}) || !helping_word(words, 1))) return;
  const size_t who = contracted ? 1 : 2;
  if (contracted && is_any(words, who, kNoPayers)) return;
  const bool ours = is_ours(words, who);
  for (size_t i = who + 1; i < words.size() && i <= who + kMostSubjectWords; ++i) {
    const size_t n = money_verb(words, i, ours);
    if (n == 0 || (ours && i != who + 1)) continue;
    const size_t end = after_receiver(words, i + n);
    const bool whole = end == words.size() || sum_ending(words) == end;
    if (!whole && !is_any(words, end, kAfterMoneyVerb)) return;
    if (whole && ours && sum_ending(words) == words.size()) return;  // "what did we make"
    if (const size_t ending = sum_ending(words); ending < words.size()) {
      drop_end(words, ending);
      words.append({"in", "total"});
    }
    words.erase(i + n, std::min(end, words.size()));
    if (contracted) return replace(words, 0, 1, {"how", "much", "has"});
    return replace(words, 0, 1, {"how", "much"});
  }
}

// The words of the amounts that the rows of the subject brought in, or that it gave: of "each
// camp", of the name of a row. "" if that is not clear.
std::string amount_of_subject(const WordSequence& words, size_t from, size_t verb,
                              const SchemaPhrases& phrases) {
  if (is_any(words, verb, kGivingForms)) return phrases.own_amount("donate");
  size_t noun = from;
  while (is_any(words, noun, kBeforeEarningRows)) ++noun;
  if (noun + 1 == verb && phrases.names_row(plain(words, noun)))
    return phrases.money_of(plain(words, noun));
  return phrases.money_of_value(plain_text(words, from, verb));
}

// "how much did we raise this year" -> "what is the total donations amount this year"
void rewrite_raised(WordSequence& words, const SchemaPhrases& phrases) {
  const std::string given = is_any(words, 4, kRaisingForms) ? phrases.own_amount("donate") : "";
  if (given.empty()) return;
  WordSequence by{"what", "is", "the", "total"};
  append(by, words_of(given));
  by.end_with(end_mark(words[4]));
  replace(words, 0, 5, by);
}

// "how much did each camp bring in" -> "what is the total camp place paid of each camp"
void rewrite_brought(WordSequence& words, const SchemaPhrases& phrases) {
  if (!asks_how_much(words) || !helping_word(words, 2)) return;
  if (is_ours(words, 3)) return rewrite_raised(words, phrases);
  for (size_t i = 4; i < words.size() && i <= 3 + kMostSubjectWords; ++i) {
    const bool in = is_any(words, i, kBringingForms) && is_any(words, i + 1, {"in"});
    if (!in && !is_any(words, i, kYieldingForms) && !is_any(words, i, kGivingForms)) continue;
    const size_t end = after_receiver(words, in ? i + 2 : i + 1);
    if (end < words.size() && !is_any(words, end, kAfterMoneyVerb)) return;
    const std::string amount = amount_of_subject(words, 3, i, phrases);
    if (amount.empty()) return;
    WordSequence by{"what", "is", "the", "total"};
    append(by, words_of(amount));
    by.push_back("of");
    append(by, words.part(3, i));
    by.end_with(end_mark(words[end - 1]));
    return replace(words, 0, end, by);
  }
}

// "how much did the casks from Ales cost us" -> "what is the total cost of the casks from Ales"
void rewrite_cost_of_rows(WordSequence& words, const SchemaPhrases& phrases) {
  if (!asks_how_much(words) || !is_any(words, 2, {"did", "have", "has"})) return;
  for (size_t i = 4; i < words.size() && i <= 3 + kMostSubjectWords; ++i) {
    if (!is_any(words, i, {"cost"})) continue;
    const size_t end = after_receiver(words, i + 1);
    if (end < words.size() && !is_any(words, end, kAfterMoneyVerb)) return;
    size_t noun = 3;
    while (noun < i && !phrases.names_row(plain(words, noun))) ++noun;
    if (noun == i || lemma(plain(words, noun)) == plain(words, noun) ||
        !phrases.has_measure(plain(words, noun), "cost"))
      return;
    WordSequence by{"what", "is", "the", "total", "cost", "of"};
    append(by, words.part(3, i));
    by.end_with(end_mark(words[end - 1]));
    return replace(words, 0, end, by);
  }
}

// "online donations altogether", "cash donations total" -> "total online donations"
bool rewrite_total_at_end(WordSequence& words) {
  size_t from = sum_ending(words);
  if (from == words.size() && is_any(words, words.size() - 1, {"total"})) from = words.size() - 1;
  if (from == words.size()) return false;
  for (size_t i = 0; i < from; ++i)
    if (words[i].ends_with(',') || is_any(words, i, {"and", "per", "each", "by"})) return false;
  drop_end(words, from);
  replace(words, 0, 0, {"total"});
  return true;
}

// "subs collected each term", "rent taken each year": what was paid of the rows of the noun, or of
// the kind that is stored.
void rewrite_collected(WordSequence& words, const SchemaPhrases& phrases) {
  if (!is_any(words, 1, kCollectedForms) || words.size() < 3 || words[0].ends_with(',')) return;
  const size_t end = is_any(words, 1, kBringingForms) && is_any(words, 2, {"in"}) ? 3 : 2;
  if (!is_any(words, end, kAfterMoneyVerb)) return;
  const std::string noun = plain(words, 0);
  if (phrases.has_measure(noun, kPaymentVerb.past))
    return replace(words, 0, end, {"total", words.plain_word(0), kPaymentVerb.past});
  if (phrases.names_row(noun) || !phrases.is_value(noun)) return;
  const std::string amount = phrases.money_of_value(noun);
  if (amount.empty()) return;
  WordSequence by{"total"};
  append(by, words_of(amount));
  append(by, {"of", words.plain_word(0)});
  replace(words, 0, end, by);
}

// "milk sold per month": how much of what is stored.
bool rewrite_sold_value(WordSequence& words, const SchemaPhrases& phrases) {
  size_t at = 1;
  while (at < 4 && at < words.size() && !is_any(words, at, kAmountParticiples)) ++at;
  if (!is_any(words, at, kAmountParticiples) || !is_any(words, at + 1, kAfterMoneyVerb))
    return false;
  const std::string what = plain_text(words, 0, at);
  if (phrases.names_row(plain(words, at - 1)) || !phrases.is_value(what)) return false;
  const std::string quantity = phrases.quantity_of_value(what);
  if (quantity.empty()) return false;
  WordSequence by{"total"};
  append(by, words_of(quantity));
  by.push_back("of");
  replace(words, 0, 0, by);
  return true;
}

// The words of the amount of money of what is named before "money": "call out fee", or what is paid
// for the rows; "" if that is not clear.
std::string amount_of_kind(const WordSequence& words, size_t end, const SchemaPhrases& phrases) {
  std::string kind;
  for (size_t i = 0; i < end; ++i) kind += plain(words, i) + " ";
  for (const std::string_view amount : kKindAmounts)
    if (phrases.is_amount(kind + std::string(amount))) return kind + std::string(amount);
  return phrases.money_of(plain(words, end - 1));
}

// "camp money taken from Alfie" -> "total camp place paid from Alfie", "call out money each vet
// brought in" -> "total call out fee for each vet"
void rewrite_money_of_kind(WordSequence& words, const SchemaPhrases& phrases) {
  size_t money = 1;
  while (money < 3 && !is_any(words, money, {"money"})) ++money;
  if (!is_any(words, money, {"money"}) || money + 1 >= words.size() || phrases.is_name("money"))
    return;
  size_t end = money + 1;
  const bool taken = is_any(words, end, kCollectedForms);
  if (taken) end += is_any(words, end + 1, {"in"}) && is_any(words, end, kBringingForms) ? 2 : 1;
  if (is_ours(words, end) && is_any(words, end + 1, kGettingMoneyForms)) end += 2;
  if (is_any(words, end, {"a"}) && is_any(words, end + 1, kFeePeriods)) end += 2;
  if (!is_any(words, end, kAfterMoneyVerb)) return;
  const std::string amount = amount_of_kind(words, money, phrases);
  if (amount.empty()) return;
  WordSequence by{"total"};
  append(by, words_of(amount));
  const size_t size = words.size();
  if (is_any(words, end, {"each", "every"}) && size == end + 4 &&
      is_any(words, size - 2, kBringingForms) && is_any(words, size - 1, {"in"})) {
    drop_end(words, size - 2);
    by.push_back("for");
  }
  replace(words, 0, end, by);
}

// "raised by each campaign" -> "money raised by each campaign"
void rewrite_bare_participle(WordSequence& words) {
  if (is_any(words, 0, kBareParticiples) && is_any(words, 1, {"by", "per", "for", "in", "from"}))
    replace(words, 0, 0, {"money"});
}

// "kilos handed out in 2024", where the date is called given_date
void rewrite_handed_out(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 1 < words.size() && i < 4; ++i)
    if (is_any(words, i, {"handed"}) && is_any(words, i + 1, {"out"}) && phrases.is_name("given"))
      return replace(words, i, 2, {"given" + end_mark(words[i + 1])});
}

// "shop takings per month", "how much did we take in the shop" -> without the shop, of which
// nothing is stored
void drop_shop(WordSequence& words, const SchemaPhrases& phrases) {
  if (phrases.sold.empty()) return;
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, kShopNouns) || phrases.is_name(plain(words, i)) ||
        phrases.is_value(plain(words, i)))
      continue;
    if (end_mark(words[i]).empty() && is_any(words, i + 1, kTakingsNouns))
      return words.erase(i, i + 1);
    if (i < 3 || !is_any(words, i - 1, {"the", "our"}) || !is_any(words, i - 2, {"in", "of"}))
      continue;
    if (!is_any(words, i - 3, kTakingsNouns) && !is_any(words, i - 3, kOwnMoneyVerbs)) continue;
    const std::string mark = end_mark(words[i]);
    words.erase(i - 2, i + 1);
    return words.add(i - 3, mark);
  }
}

void rewrite_money_sums(WordSequence& words, const SchemaPhrases& phrases) {
  rewrite_named_income(words, phrases);
  drop_shop(words, phrases);
  if (!is_any(words, 0, kSentenceOpenings) && !rewrite_total_at_end(words) &&
      !rewrite_sold_value(words, phrases))
    rewrite_money_of_kind(words, phrases);
  rewrite_handed_out(words, phrases);
  if (!words.has(Trigger::kMoneyVerb) && !words.has(Trigger::kGiving) &&
      !words.has(Trigger::kLookUp))
    return;
  rewrite_bare_participle(words);
  rewrite_collected(words, phrases);
  rewrite_what_paid(words);
  if (!asks_how_much(words)) return;
  rewrite_brought(words, phrases);
  rewrite_cost_of_rows(words, phrases);
}

}  // namespace

void rewrite_unsaid_sums(WordSequence& words, const SchemaPhrases& phrases) {
  if (words.size() < 2) return;
  rewrite_money_sums(words, phrases);
  rewrite_amount_nouns(words, phrases);
}

}  // namespace ask::engine
