#include "agent/engine/rewrite/rewrite_income_of_rows.h"

#include "agent/engine/lexicon/extreme_words.h"
#include "agent/engine/lexicon/paid_words.h"
#include "agent/engine/lexicon/value_sum_words.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_sums.h"
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

// "brought in the most money from appointments": where the verb is, and the words after "most", or
// after "money" behind it.
struct MostMoney {
  size_t verb = 0, after = 0;  // after is 0 if there is no such phrase
  bool least = false, money = false, received = false;  // received: "in", "us" after the verb
};

MostMoney most_money(const WordSequence& words) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, kEarnedForms) && !is_any(words, i, kMostMoneyForms)) continue;
    size_t at = i + 1;
    while (is_any(words, at, {"in", "us", "out"})) ++at;
    const bool received = at > i + 1;
    const bool clear = received || is_any(words, i, kMostMoneyForms) ||
                       is_any(words, i, kPlainEarnedForms);
    if (is_any(words, at, {"the"})) ++at;
    if (!is_any(words, at, {"most", "least"})) continue;
    MostMoney out{i, at + 1, is_any(words, at, {"least"}), false, received};
    if (end_mark(words[at]).empty() && is_any(words, at + 1, kCashNouns))
      out.money = true, ++out.after;
    if (!clear && !out.money) continue;  // "which badge do they get most"
    return out;
  }
  return {};
}

// The amount that those whom the noun before the verb names paid or brought in, if no rows are
// named: "which donor gave the most"; "" if that is not clear.
std::string amount_of_verb(const WordSequence& words, const MostMoney& most,
                           const SchemaPhrases& phrases) {
  if (is_any(words, most.verb, kGivingForms)) return phrases.own_amount("donate");
  if (is_any(words, most.verb, kSpendingForms))
    if (std::string paid = phrases.own_amount(kPaymentNoun); !paid.empty()) return paid;
  if (!most.received) return "";  // "which dog earned the most": it may be a rate
  size_t noun = most.verb - 1;
  while (noun > 0 && is_any(words, noun, {"has", "have", "had", "that", "who", "which"})) --noun;
  if (!phrases.names_row(plain(words, noun))) return "";
  const std::string amount = phrases.money_of(plain(words, noun));
  for (const std::string_view period : kPeriodicWords)  // each pays it: "monthly fee" of a plan
    if (amount.starts_with(period)) return "";
  return amount;
}

// "who paid the most in total" -> "which customer has the highest total payment amount", of those
// whom the payments belong to. True if it did.
bool rewrite_most_paid(WordSequence& words, const MostMoney& most, const SchemaPhrases& phrases) {
  if (!is_any(words, 0, {"who"}) || most.received || !is_any(words, most.verb, kSpendingForms) ||
      (most.verb > 1 && !is_any(words, 1, {"has", "have"})))
    return false;
  size_t end = most.after;
  while (is_any(words, end, kInAllWords)) ++end;
  if (end < words.size()) return false;
  const std::string owner = phrases.owner_of(kPaymentNoun);
  const std::string amount = phrases.own_amount(kPaymentNoun);
  if (owner.empty() || amount.empty()) return false;
  WordSequence by{"which"};
  append(by, words_of(owner));
  append(by, {"has", "the", most.least ? "lowest" : "highest", "total"});
  append(by, words_of(amount));
  by.end_with(end_mark(words.back()));
  replace(words, 0, words.size(), std::move(by));
  return true;
}

// "how much has Ann Lee paid this year", "what did each member pay us in 2026", "total paid by each
// member" -> "what is the total payment amount of Ann Lee this year", of those whom the payments
// belong to.
bool rewrite_paid_by(WordSequence& words, const SchemaPhrases& phrases) {
  constexpr size_t kMostSubjectWords = 4;
  const bool much = is_any(words, 0, {"how"}) && is_any(words, 1, {"much"});
  size_t begin = 0, end = 0, rest = 0;
  if (much || is_any(words, 0, {"what"})) {
    size_t help = much ? 2 : 1;
    if (much && is_any(words, help, kCashNouns)) ++help;
    const bool past = is_any(words, help, {"has", "have"});
    if (!past && !is_any(words, help, {"did", "does"})) return false;
    begin = help + 1;
    while (end == 0 && begin + rest < words.size() && rest <= kMostSubjectWords) {
      if (rest > 0 && is_any(words, begin + rest, {past ? "paid" : "pay"})) end = begin + rest;
      ++rest;
    }
    rest = end + 1;
    if (end == 0 || is_any(words, begin, {"we", "you", "i", "they", "it"})) return false;
  } else {
    size_t at = is_any(words, 0, {"the"}) ? 1 : 0;
    if (!is_any(words, at, kSumNouns)) return false;
    while (is_any(words, at, kSumNouns)) ++at;
    if (!is_any(words, at, {"paid"}) || !is_any(words, at + 1, {"by"})) return false;
    begin = at + 2, end = begin + 1;
    while (end < words.size() && end < begin + kMostSubjectWords &&
           !is_any(words, end, kTimesAndGroups))
      ++end;
    rest = end;
  }
  if (end <= begin || end > words.size()) return false;
  if (rest > end && is_any(words, rest, {"us"})) ++rest;
  if (is_any(words, rest, {"so"}) && is_any(words, rest + 1, {"far"})) rest += 2;
  // "paid for a class"
  if (rest < words.size() && !is_any(words, rest, kTimesAndGroups)) return false;
  const std::string owner = phrases.owner_of(kPaymentNoun);
  const std::string amount = phrases.own_amount(kPaymentNoun);
  if (owner.empty() || amount.empty()) return false;
  const std::string mark = end_mark(words.back());
  WordSequence by = words_of("what is the total " + amount);
  if (end > begin + 1 || !phrases.names_row(plain(words, begin))) {  // not all of them
    by.push_back("of");
    append(by, words.part(begin, end));
  }
  by.cut_last(by.size() - 1, end_mark(by.back()).size());
  if (rest < words.size()) append(by, words.part(rest, words.size()));
  if (end_mark(by.back()).empty()) by.end_with(mark);
  replace(words, 0, words.size(), std::move(by));
  return true;
}

// "which stylist has brought in the most money from appointments" -> "... has the highest total
// appointment price", "which customer paid the most" -> "... has the highest total payment amount"
bool rewrite_most_money(WordSequence& words, const SchemaPhrases& phrases) {
  if (!is_any(words, 0, {"who", "which", "what"})) return false;
  const MostMoney most = most_money(words);
  if (most.after == 0) return false;
  if (rewrite_most_paid(words, most, phrases)) return true;
  // "who spent the most on tickets": the verb tells who they are.
  if (is_any(words, 0, {"who"}) && !most.money) return false;
  size_t end = most.after;
  std::string amount;
  if (end < words.size() && end_mark(words[end - 1]).empty()) {
    if (!is_any(words, end, kAfterMoneyVerb)) return false;  // "the most reports"
    size_t noun = end + 1;
    while (is_any(words, noun, {"the", "our", "all", "their"})) ++noun;
    if (phrases.names_row(plain(words, noun)) && is_any(words, end, kBeforeMoneyObject)) {
      amount = phrases.own_amount(plain(words, noun));
      if (amount.empty()) amount = phrases.own_money(plain(words, noun));
      if (amount.empty()) amount = phrases.money_of(plain(words, noun));
      end = noun + 1;
    }
  }
  if (amount.empty() && end == most.after) amount = amount_of_verb(words, most, phrases);
  if (amount.empty()) return false;
  size_t from = most.verb;
  if (from > 1 && is_any(words, from - 1, {"has", "have", "had"})) --from;
  WordSequence by{"has", "the", most.least ? "lowest" : "highest", "total"};
  append(by, words_of(amount));
  by.end_with(end_mark(words[end - 1]));
  return replace(words, from, end - from, by), true;
}

}  // namespace

void rewrite_income_of_rows(WordSequence& words, const SchemaPhrases& phrases) {
  if (!words.has(Trigger::kMoneyVerb) && !words.has(Trigger::kGiving) &&
      !words.has(Trigger::kPaid) && !words.has(Trigger::kLookUp))
    return;
  if (rewrite_most_money(words, phrases) || rewrite_paid_by(words, phrases)) return;
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
