#include "agent/engine/rewrite/rewrite_money.h"

#include <algorithm>
#include <string_view>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/month_names.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_sums.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// Word i without punctuation and brackets.
std::string unmarked(const WordSequence& words, size_t i) {
  std::string out = plain(words, i);
  while (!out.empty() && (out.front() == '(' || out.front() == ',')) out.erase(0, 1);
  while (!out.empty() && (out.back() == ')' || out.back() == ':')) out.pop_back();
  return out;
}

// True if a name of the schema has the word, which then means what it names.
bool in_schema(const SalesWords& sales, std::string_view lemma_of) {
  return contains(sales.taken, lemma_of);
}

bool is_subject(const std::string& word) { return text::is_one_of(word, {"we", "i", "us", "our"}); }

// True for "the most money", "money", from word `i` on.
bool names_money(const WordSequence& words, size_t i) {
  constexpr size_t kReach = 3;
  for (size_t at = i; at < i + kReach; ++at)
    if (is_any(words, at, kCashNouns)) return true;
  return false;
}

// How many words from `i` on are a verb of money that comes in or is spent; 0 if none. `past`: only
// participles, as in "money spent".
size_t money_verb(const WordSequence& words, size_t i, const SalesWords& sales, bool past) {
  if (i >= words.size() || !words.has(i, Trigger::kMoneyVerb)) return 0;
  const std::string verb = plain(words, i), next = plain(words, i + 1);
  const auto free = [&](std::string_view word) { return !in_schema(sales, word); };
  if (verb == kSpendingVerb.past || (!past && kSpendingVerb.is_present(verb)))
    return free(kSpendingVerb.base) ? 1 : 0;
  if (verb == kPaymentVerb.past || (!past && kPaymentVerb.is_present(verb)))
    return free(kPaymentVerb.base) && !sales.wages ? 1 : 0;
  if (verb == kEarningVerb.past || (!past && kEarningVerb.is_present(verb)))
    return free(kEarningVerb.base) && !sales.wages ? 1 : 0;
  if (text::is_one_of(verb, kIncomeParticiples) ||
      (!past && text::is_one_of(lemma(verb), kIncomeVerbs)))
    return free(lemma(verb)) ? 1 : 0;
  if (next == "in" &&
      (text::is_one_of(verb, kPastVerbsWithIn) || (!past && text::is_one_of(verb, kVerbsWithIn))))
    return 2;
  if (verb == "made" || (!past && text::equals_any(verb, "make", "makes")))
    return sales.wages ? 0 : 1;
  if (kMoneyGivingVerb.has(verb) && next == "us" && names_money(words, i + 2)) return 2;
  return 0;
}

// The amount that the verb at word `i` refers to.
WordSequence amount_words(const WordSequence& words, size_t i, const SalesWords& sales) {
  const bool paid = !sales.paid.empty() && kPaymentVerb.has(plain(words, i));
  return words_of(paid ? sales.paid : "revenue");
}

// The same of a sum: "money received per year" is what came in, and not what was charged.
WordSequence summed_words(const WordSequence& words, size_t i, const SalesWords& sales) {
  const bool received = is_any(words, i, kReceivedForms) && !sales.received.empty();
  return received ? words_of(sales.received) : amount_words(words, i, sales);
}

// "after discounts", "net of discounts", "discounts taken off"; the number of words, 0 if none.
size_t after_discount(const WordSequence& words, size_t i) {
  const std::string first = unmarked(words, i);
  size_t at = i;
  if (text::is_one_of(first, kDeductionPrepositions)) {
    ++at;
    while (text::is_one_of(unmarked(words, at), kBeforeDiscount)) ++at;
    return text::is_one_of(unmarked(words, at), kDiscountForms) ? at + 1 - i : 0;
  }
  if (!text::is_one_of(first, kDiscountForms)) return 0;
  if (!text::is_one_of(unmarked(words, ++at), kDeductionParticiples)) return 0;
  return text::is_one_of(unmarked(words, at + 1), {"off", "out"}) ? at + 2 - i : at + 1 - i;
}

// "income per month" is the revenue, unless the schema has incomes or wages.
void rewrite_income(WordSequence& words, const SalesWords& sales) {
  if (sales.wages || in_schema(sales, "income") || in_schema(sales, kEarningVerb.base)) return;
  for (size_t i = 0; i < words.size(); ++i) {
    if (!is_any(words, i, kEarningsNouns)) continue;
    const std::string tail = words[i].substr(std::min(words[i].size(), plain(words, i).size()));
    const bool ours = i > 0 && is_subject(plain(words, i - 1));
    const bool money = i > 0 && is_any(words, i - 1, kPersonalIncomeAdjectives);
    if (money) return;
    return replace(words, ours ? i - 1 : i, ours ? 2 : 1, {"revenue" + tail});
  }
}

bool income_word(const std::string& word) { return text::is_one_of(word, kRevenueWords); }

// "fees that actually came in, per term" -> "money received, per term", where others may not have
// come yet
void rewrite_came_in(WordSequence& words, const SalesWords& sales) {
  if (sales.received.empty()) return;
  for (size_t i = 0; i + 3 < words.size() && i < 4; ++i) {
    if (!is_any(words, i, kFeeNouns) || !end_mark(words[i]).empty()) continue;
    if (i > 0 && !is_any(words, i - 1, {"the", "what", "all", "our"})) return;  // of a kind
    size_t at = i + 1;
    while (is_any(words, at, kBeforeCameIn)) ++at;
    if (is_any(words, i, {kFeeNouns[0]}) && is_any(words, at, kReceivedForms) &&
        end_mark(words[at]).empty() && is_any(words, at + 1, kAfterCash))
      return replace(words, i, at + 1 - i, {"money", "received"});
    const bool in = is_any(words, at, kCameForms) && is_any(words, at + 1, {"in"});
    if (!in || (at + 2 < words.size() && end_mark(words[at + 1]).empty() &&
                !is_any(words, at + 2, kAfterCash)))
      return;
    return replace(words, i, at + 2 - i, {"money", "received" + end_mark(words[at + 1])});
  }
}

// "total paid takings": what follows the participle is the noun that it belongs to.
bool before_noun(const WordSequence& words, size_t at) {
  if (at >= words.size() || !end_mark(words[at - 1]).empty()) return false;
  return filler(plain(words, at)) == 0 && !is_relational_verb(lemma(plain(words, at)));
}

// "money spent per customer", "total spent by each client", "sales brought in by each rep"
void rewrite_amounts(WordSequence& words, const SalesWords& sales) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    const std::string noun = plain(words, i);
    if (!income_word(noun) && !text::is_one_of(noun, kMoneyWords)) continue;
    const size_t n = money_verb(words, i + 1, sales, true);
    if (contains(sales.taken, plain(words, i + 1))) continue;  // a stored state: 'paid'
    if (n == 0 || (noun == "total" && before_noun(words, i + 1 + n))) continue;
    const std::string last = words[i + n];
    const size_t tail = last.find_first_of("?.,!");
    size_t from = i;
    if (noun == "money" && from > 1 && plain(words, from - 1) == "of" &&
        is_any(words, from - 2, kSumNouns))
      from -= 2;
    if (from > 0 && plain(words, from - 1) == "total") --from;
    const bool ranks = from > 0 && plain(words, from - 1) == "by";
    WordSequence by;
    if (!ranks) by.push_back("total");
    append(by, ranks ? amount_words(words, i + 1, sales) : summed_words(words, i + 1, sales));
    if (tail != std::string::npos) by.end_with(last.substr(tail));
    return replace(words, from, i + n + 1 - from, by);
  }
}

bool digits(const std::string& word) {
  return !word.empty() && word.find_first_not_of("0123456789,.") == std::string::npos;
}

// True if what follows the quantity does not say what is counted: "more than 100 in total", not
// "more than 3 orders".
bool compares_money(const WordSequence& words, size_t at) {
  while (is_any(words, at, kBeforeBoundAmount)) ++at;
  const std::string number = plain(words, at);
  if (number.starts_with('$') || number.starts_with("\xE2\x82\xAC") ||
      number.starts_with("\xC2\xA3"))
    return true;
  if (digits(number)) ++at;
  return text::is_one_of(plain(words, at), kAfterMoneyAmount);
}

// "who spent the most money", "customers who have paid more than 100 in total"
void rewrite_totals_of(WordSequence& words, const SalesWords& sales) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    const size_t n = money_verb(words, i, sales, false);
    if (n == 0) continue;
    size_t next = i + n;
    while (is_any(words, next, kBeforeMoneyAmount) && next < i + n + 4) ++next;
    const std::string how = plain(words, next);
    if (!text::is_one_of(how, {"most", "least", "more", "less", "over", "under", "at", "above",
                               "below", "between"}))
      continue;
    if (!compares_money(words, next + 1)) continue;
    size_t from = i;
    if (from > 0 && is_any(words, from - 1, {"have", "has", "had"})) --from;
    if (from > 1 && is_any(words, from - 1, {"who", "that", "which"})) --from;
    if (how == "most" || how == "least") {
      const size_t end = is_any(words, next + 1, kCashNouns) ? next + 2 : next + 1;
      if (is_any(words, end, {"on"}) && end_mark(words[end - 1]).empty())
        return;  // "the most on repairs": no revenue
      const size_t tail = words[end - 1].find_first_of("?.,!");
      const std::string stop = tail == std::string::npos ? "" : words[end - 1].substr(tail);
      WordSequence by{"with", "the", how};
      append(by, amount_words(words, i, sales));
      by.end_with(stop);
      return replace(words, from, end - from, by);
    }
    for (size_t k = next; k < words.size() && k < next + 6; ++k) {  // it is a sum anyway
      const size_t n_words = plain(words, k) == "in" && plain(words, k + 1) == "total" ? 2
                             : is_any(words, k, kSumAdverbs)                           ? 1
                                                                                       : 0;
      if (n_words > 0) replace(words, k, n_words, {});
    }
    WordSequence by{"with"};
    const WordSequence amount = amount_words(words, i, sales);
    if (amount.size() > 1) by.push_back("total");
    append(by, amount);
    return replace(words, from, next - from, by);
  }
}

// "spent on bookings", whose amounts are stored
bool spent_on_rows(const WordSequence& words, size_t i, const SalesWords& sales) {
  if (!kSpendingVerb.has(plain(words, i)) || !is_any(words, i + 1, {"on"})) return false;
  const std::string rows = lemma(plain(words, i + 2));
  return std::any_of(sales.amounts.begin(), sales.amounts.end(),
                     [&](const SalesWords::Amount& amount) { return amount.rows == rows; });
}

// "how much did each customer spend", "how much money came in during July"
void rewrite_sum(WordSequence& words, const SalesWords& sales) {
  const bool what = plain(words, 0) == "what" && is_any(words, 1, {"did", "has", "have"});
  if (!what && (plain(words, 0) != "how" || plain(words, 1) != "much")) return;
  size_t from = what ? 1 : 2;
  while (is_any(words, from, kAfterHowMuch)) ++from;
  for (size_t i = from; i < words.size(); ++i) {
    size_t n = money_verb(words, i, sales, false);
    const bool takes = n == 0 && is_any(words, i, kTakingsForms);
    if (takes) n = 1;
    if (n == 0) continue;
    if (n == 2 && is_any(words, i + 1, {"in"}) && is_any(words, i + 2, kMonthNames)) n = 1;
    if (!spent_on_rows(words, i, sales) && is_any(words, i + n, kAfterOtherTaking)) return;
    size_t of = from;
    if (is_any(words, of, {"did", "has", "have", "does", "do", "was", "is", "were"})) ++of;
    const bool ours = is_subject(plain(words, of)) || plain(words, of) == "they";
    if (takes && !ours) continue;  // "how much time does it take"
    const std::string verb = plain(words, i);
    const bool spent =  // "what has Ann spent in total"
        !ours && text::equals_any(verb, kSpendingVerb.base, kSpendingVerb.past) &&
        (i + n == words.size() || is_any(words, i + n, {"in", "so"}));
    if (what && !spent &&
        (!ours || !text::is_one_of(verb, kOurIncomeVerbs) ||
         !text::is_one_of(plain(words, i + n), {"", "from", "with", "for", "on", "in", "per", "by",
                                                "last", "this", "during", "at"})))
      return;                                                   // "what did we make", of things
    if (ours && text::is_one_of(verb, kSpendingForms)) return;  // money out
    const size_t far = i - of;
    if (far > 8) return;
    if (verb.starts_with(kEarningVerb.base) && far > 0 && !ours &&
        is_person_word(lemma(plain(words, i - 1))))
      return;  // wages are not revenue
    WordSequence by{"total"};
    append(by, summed_words(words, i, sales));
    size_t head = far > 0 && ours ? of + 1 : of;
    if (head == i)
      head += n;
    else
      words.erase(i, i + n);
    if (far > 0 && !ours) by.push_back("of");
    bool less = false;  // "at each concert after the hall fee"
    for (size_t k = head; k < words.size(); ++k) less |= is_any(words, k, kDeductionPrepositions);
    if (ours && !less && is_any(words, head, kBeforeEachPayer) &&
        is_any(words, head + 1, {"each", "every"}))
      replace(words, head, 1, {"of"});
    return replace(words, 0, head, by);
  }
}

// "top 5 customers by how much they have spent with us" -> "top 5 customers by revenue"
void rewrite_order_by_amount(WordSequence& words, const SalesWords& sales) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (plain(words, i - 1) != "by" || plain(words, i) != "how" || plain(words, i + 1) != "much")
      continue;
    size_t at = i + 2;
    if (is_any(words, at, kCashNouns)) ++at;
    if (!is_any(words, at, kSpendingSubjects)) return;
    ++at;
    while (is_any(words, at, kBeforeSpendingVerb)) ++at;
    size_t n = money_verb(words, at, sales, false);
    if (n == 0 && is_any(words, at, kChargedParticiples)) n = 1;
    if (n == 0) return;
    std::string mark = end_mark(words[at + n - 1]);
    while (mark.empty() && is_any(words, at + n, kAfterSpending))
      mark = end_mark(words[at + n]), ++n;
    return replace(words, i, at + n - i, {"revenue" + mark});
  }
}

// "best trade customer by revenue" -> "trade customer with the most revenue"
void rank_best(WordSequence& words, size_t by) {
  constexpr size_t kFar = 4;
  for (size_t i = by; i-- > 0 && by - i <= kFar;)
    if (is_any(words, i, {"best"})) {
      if (digits(plain(words, i + 1))) return words.set(i, "top");
      replace(words, by, 1, {"with", "the", "most"});
      return words.erase(i, i + 1);
    }
}

// "top 5 customers by spend", "by total spend": the noun, and not the verb.
void rewrite_order_by_spend(WordSequence& words, const SalesWords& sales) {
  if (in_schema(sales, kSpendingVerb.base)) return;
  for (size_t i = 1; i < words.size(); ++i) {
    if (plain(words, i) != kSpendingVerb.base) continue;
    size_t from = i;
    while (from > 0 && is_any(words, from - 1, kBeforeSpendNoun)) --from;
    if (from == 0 || plain(words, from - 1) != "by") continue;
    replace(words, from, i + 1 - from, {"revenue" + end_mark(words[i])});
    return rank_best(words, from - 1);
  }
}

// "top 3 customers by money", "hires by size: how many, and total money"
void rewrite_money_noun(WordSequence& words, const SalesWords& sales) {
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string noun = plain(words, i);
    if (noun != kCashNouns[0] || in_schema(sales, noun)) continue;
    if (i > 0 && !is_any(words, i - 1, kBeforeCash)) continue;
    size_t end = i + 1;
    if (end_mark(words[i]).empty() && is_any(words, end, kCashParticiples)) {
      if (contains(sales.taken, plain(words, end))) continue;
      end += is_any(words, end, kPastVerbsWithIn) && is_any(words, end + 1, {"in"}) ? 2 : 1;
    }
    if (end < words.size() && end_mark(words[end - 1]).empty() && !is_any(words, end, kAfterCash))
      continue;
    WordSequence by;
    if (i == 0 || is_any(words, i - 1, {"and"})) by.push_back("total");
    by.push_back("revenue");
    by.end_with(end_mark(words[end - 1]));
    replace(words, i, end - i, std::move(by));
    if (i > 0 && is_any(words, i - 1, {"by"})) rank_best(words, i - 1);
    return;
  }
}

bool is_buyer(const std::string& word, const SalesWords& sales) {
  if (word.empty() || sales.buyers.empty()) return false;
  const std::string base = lemma(word);
  return contains(sales.buyers, base) || text::is_one_of(base, kBuyers);
}

// "our biggest customer", "top 5 customers", "the biggest spenders": by what they spent.
void rewrite_best_buyers(WordSequence& words, const SalesWords& sales) {
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string how = plain(words, i);
    const bool most = text::is_one_of(how, kHighestAdjectives);
    if (!most && !text::is_one_of(how, kWorstBuyerAdjectives)) continue;
    const bool number = digits(plain(words, i + 1));
    const size_t at = number ? i + 2 : i + 1;
    const std::string noun = plain(words, at);
    const bool spender = text::is_one_of(noun, kSpenderWords);
    size_t end = at + 1;
    if (spender && text::is_one_of(noun, kSpendingParticiples) &&
        is_buyer(plain(words, end), sales))
      ++end;
    if (!spender && !is_buyer(noun, sales)) continue;
    if (spender && sales.buyers.empty()) continue;
    std::string who = spender && end == at + 1
                          ? sales.buyers[0] + (has_plural_suffix(noun) ? "s" : "")
                          : plain(words, end - 1);
    if (plain(words, end) == "by" && income_word(plain(words, end + 1))) end += 2;
    const std::string next = plain(words, end);
    if (!next.empty() && !text::is_one_of(next, kAfterBestBuyers)) return;
    if (number && most)
      return replace(words, i, end - i, {"top", plain(words, i + 1), who, "by", "revenue"});
    if (number) {
      const QuestionWord count = words.plain_word(i + 1);
      const size_t from = i > 0 && is_any(words, i - 1, {"the", "our"}) ? i - 1 : i;
      return replace(words, from, end - from,
                     {"the", count, who, "with", "the", "least", "revenue"});
    }
    return replace(words, i, end - i, {who, "with", "the", most ? "most" : "least", "revenue"});
  }
}

}  // namespace

void rewrite_money(WordSequence& words, const SalesWords& sales) {
  if (!sales.money) return;
  const WordSequence before = words;
  bool net = false;
  if (sales.discount)
    for (size_t i = 0; i < words.size() && !net; ++i)
      if (const size_t n = after_discount(words, i); n > 0) {
        replace(words, i, n, {});
        if (i > 0 && words[i - 1].ends_with(',')) words.cut_last(i - 1);
        net = true;
      }
  rewrite_came_in(words, sales);
  rewrite_income(words, sales);
  rewrite_order_by_amount(words, sales);
  rewrite_order_by_spend(words, sales);
  rewrite_sum(words, sales);
  rewrite_amounts(words, sales);
  rewrite_totals_of(words, sales);
  rewrite_money_noun(words, sales);
  rewrite_best_buyers(words, sales);
  if (!net) return;
  for (size_t i = 0; i < words.size(); ++i)
    if (const std::string word = text::lower(words[i]);
        income_word(word) || word.starts_with(kRevenueNoun)) {
      if (i == 0 || plain(words, i - 1) != "net") replace(words, i, 1, {"net", words.word(i)});
      return;
    }
  words = before;
}

}  // namespace ask::engine
