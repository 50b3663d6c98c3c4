#include "agent/engine/rewrite/rewrite_value_sums.h"

#include <algorithm>
#include <string>

#include "agent/engine/lexicon/stuff_words.h"
#include "agent/engine/lexicon/value_sum_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_sums.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/rewrite_total_bounds.h"
#include "agent/engine/rewrite/sum_words.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

constexpr size_t kMostRowWords = 6;  // before the noun of the rows

bool says_figure(const WordSequence& words) {
  for (size_t i = 0; i < words.size(); ++i)
    if (is_any(words, i, kSumWords) || is_any(words, i, kAverageWords)) return true;
  return false;
}

// The word after "what's", "what is the" at the beginning of a question, or of a noun phrase.
size_t after_opening(const WordSequence& words) {
  size_t at = 0;
  if (is_any(words, 0, {"what's", "whats"}))
    at = 1;
  else if (is_any(words, 0, {"what"}) && is_any(words, 1, {"is", "was", "are", "were"}))
    at = 2;
  if (is_any(words, 0, kListOpenings)) at = 1;
  while (is_any(words, at, kBeforeSumNoun)) ++at;
  return at;
}

// The money of what words [from, to) name: of the first noun of rows among them, or of those that
// have a stored value; "" if that is not clear.
std::string money_named(const WordSequence& words, size_t from, size_t to,
                        const SchemaPhrases& phrases) {
  to = std::min({to, words.size(), from + kMostRowWords});
  for (size_t i = from; i < to; ++i) {
    const std::string noun = plain(words, i);
    if (phrases.names_row(noun)) {
      const std::string own = phrases.own_money(noun);
      return own.empty() ? phrases.money_of(noun) : own;
    }
    if (i > from && is_any(words, i, kAfterMoneyVerb)) break;
    if (!end_mark(words[i]).empty()) break;
  }
  for (size_t end = to; end > from; --end) {
    std::string text = plain_text(words, from, end);
    if (!phrases.is_value(text)) text = with_last_lemma(text);
    if (phrases.is_value(text)) return phrases.own_money_of_value(text);
  }
  return {};
}

// "wage bill per branch" -> "total salary per branch"
bool rewrite_pay_bill(WordSequence& words, size_t at, const SchemaPhrases& phrases) {
  const size_t begin = at - 1;
  const bool roll = is_any(words, at, kRollNouns) && is_any(words, begin, kRollAmounts);
  if (roll) {
    if (!phrases.is_name(plain(words, begin))) return false;
    size_t from = begin;
    if (from > 0 && phrases.is_name(plain(words, from - 1))) --from;  // "weekly"
    const std::string mark = end_mark(words[at]);
    words.erase(at, at + 1);
    words.add(begin, mark);
    return replace(words, from, 0, {"total"}), true;
  }
  if (!is_any(words, at, kBillNouns) || !is_any(words, begin, kPayBills)) return false;
  const std::string pay = phrases.pay_of("");
  if (pay.empty()) return false;
  WordSequence by{"total"};
  append(by, words_of(pay));
  by.end_with(end_mark(words[at]));
  return replace(words, begin, 2, by), true;
}

// "diesel bill by month", "repair bill for each article", "vet bill for hoof trims"
bool rewrite_bill(WordSequence& words, size_t at, const SchemaPhrases& phrases) {
  std::string noun = plain(words, at - 1);
  if (has_genitive_suffix(noun)) noun.resize(noun.size() - 2);
  const std::string mark = end_mark(words[at]);
  if (phrases.names_row("bill") || !end_mark(words[at - 1]).empty()) return false;
  for (const std::string& called : {noun, lemma(noun)}) {
    if (phrases.is_amount(called + " bill")) return replace(words, at - 1, 0, {"total"}), true;
    for (const std::string_view amount : kKindAmounts)
      if (phrases.is_amount(called + " " + std::string(amount)))
        return replace(words, at - 1, 2, {"total", called, std::string(amount) + mark}), true;
  }
  WordSequence by{"total"};
  if (phrases.names_row(noun)) {
    std::string amount = phrases.unit_price_of(noun);
    const bool pieces = !amount.empty();
    if (!pieces) amount = phrases.own_money(noun);
    if (amount.empty()) return false;
    append(by, words_of(amount));
    if (pieces) append(by, {"of", words.plain_word(at - 1)});
    by.end_with(mark);
    return replace(words, at - 1, 2, by), true;
  }
  const bool value = phrases.is_value(noun);
  const std::string amount = value ? phrases.own_money_of_value(noun) : std::string();
  if (amount.empty()) {
    if (!phrases.is_name(noun)) noun = lemma(noun);
    if (!phrases.is_name(noun) || !phrases.is_name(kCostNames[0])) return false;
    append(by, {noun, "cost"});
  } else {
    append(by, words_of(amount));
    append(by, {"of", words.plain_word(at - 1)});
  }
  by.end_with(mark);
  return replace(words, at - 1, 2, by), true;
}

// "which farm has the biggest treatment bill" -> "which farm has the highest total treatment cost"
bool rewrite_biggest_bill(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 2; i < words.size(); ++i) {
    if (!is_any(words, i, kBillNouns)) continue;
    const bool biggest = is_any(words, i - 2, kLargestWords);
    if ((!biggest && !is_any(words, i - 2, kSmallestWords)) || is_any(words, i - 1, kSumWords))
      return false;
    WordSequence tried = words;
    if (!rewrite_bill(tried, i, phrases)) return false;
    words = std::move(tried);
    words.set(i - 2, std::string(biggest ? kHighestWord : kLowestWord));
    return true;
  }
  return false;
}

bool rewrite_bill_of_kind(WordSequence& words, const SchemaPhrases& phrases) {
  const size_t from = after_opening(words);
  if (words.has(Trigger::kAverage)) return false;
  for (size_t i = from + 1; i < words.size() && i < from + 4; ++i) {
    if (is_any(words, i, kTagNouns) && is_any(words, i - 1, {"price"})) {
      words.set(i - 1, (phrases.is_name("price") || !phrases.is_name("cost") ? "price" : "cost") +
                           end_mark(words[i]));
      return words.erase(i, i + 1), true;
    }
    if (rewrite_pay_bill(words, i, phrases)) return true;
    if (is_any(words, i, kBillNouns)) return rewrite_bill(words, i, phrases);
  }
  return false;
}

// "money lost on thefts", "how much have we spent on repairs", "money refunded on bookings"
bool rewrite_money_fate(WordSequence& words, const SchemaPhrases& phrases) {
  size_t at = 0;
  const bool much = asks_how_much(words), what = is_any(words, 0, {"what"});
  if (much || what) {
    at = much ? 2 : 1;
    if (much && is_any(words, at, kMoneyOpenings)) ++at;
    if (!is_any(words, at, {"did", "have", "has", "do", "was", "were"})) return false;
    const bool passive = is_any(words, at, {"was", "were", "has"});
    ++at;
    if (passive && is_any(words, at, {"been"})) ++at;
    if (!passive && !is_ours(words, at++)) return false;
  } else {
    while (is_any(words, at, kBeforeMoneyOpening)) ++at;
    if (!is_any(words, at, kMoneyOpenings)) return false;
    ++at;
    while (is_any(words, at, {"we", "we've", "that", "was", "have", "has", "been"})) ++at;
  }
  const bool of_some = is_any(words, at, kMoneyFatesOfSome) ||
                       is_any(words, at + 1, kReturningParticles);
  if (!of_some && !is_any(words, at, kMoneyFates)) return false;
  const std::string fate = plain(words, at);
  const std::string payments =
      is_any(words, at, kPayingForms) ? phrases.own_amount(kPaymentNoun) : "";
  if (payments.empty() && phrases.is_name(fate)) return false;  // a state of its own
  size_t end = at + 1;
  if (is_any(words, end, kAfterMoneyFate)) ++end;
  if (!is_any(words, end, kBeforeMoneyObject)) return false;
  const bool place = is_any(words, end, {"at", "with"});
  size_t rows = end + 1;
  while (is_any(words, rows, kBeforePaidRows)) ++rows;
  if (rows >= words.size()) return false;
  const std::string amount =
      payments.empty() ? money_named(words, rows, words.size(), phrases) : payments;
  if (amount.empty()) return false;
  const bool stored = phrases.is_value(fate) && phrases.own_money_of_value(fate) == amount;
  const bool of_stored =  // "lost on failed missions"
      is_any(words, at, kLosingForms) && phrases.is_value(plain(words, rows));
  if (of_some && !stored && !of_stored) return false;
  WordSequence by{"total"};
  append(by, words_of(amount));
  by.push_back(place ? words.word(end) : QuestionWord("of"));
  if (stored) by.push_back(words.word(at));  // "refunded"
  return replace(words, 0, rows, by), true;
}

// "what did leather albums come to" -> "what is the total price of leather albums"
bool rewrite_come_to(WordSequence& words, const SchemaPhrases& phrases) {
  const bool much = asks_how_much(words);
  if (!much && !is_any(words, 0, {"what"})) return false;
  const size_t help = much ? 2 : 1;
  if (!helping_word(words, help) && !is_any(words, help, {"will", "would"})) return false;
  for (size_t i = help + 2; i < words.size() && i < help + 10; ++i) {
    if (!is_any(words, i, kSumVerbs) || !is_any(words, i + 1, kAfterSumVerb)) continue;
    size_t end = i + 2;
    if (is_any(words, end, {"to"})) ++end;
    size_t from = help + 1;
    while (is_any(words, from, kBeforePaidRows)) ++from;
    const std::string last = plain(words, i - 1);
    if (is_any(words, i - 1, kRevenueNouns) || last == "sales") return false;
    WordSequence by{"what", "is", "the", "total"};
    if (!phrases.is_amount(last) && !phrases.is_amount(lemma(last))) {
      const std::string amount = money_named(words, from, i, phrases);
      if (amount.empty()) return false;
      append(by, words_of(amount));
      by.push_back("of");
    }
    append(by, words.part(from, i));
    by.end_with(end_mark(words[end - 1]));
    return replace(words, 0, end, by), true;
  }
  return false;
}

// "kg of pale malt used" -> "total kg of pale malt"
bool rewrite_used_amount(WordSequence& words, size_t unit, const SchemaPhrases& phrases) {
  if (unit_named(plain(words, unit)) == kNoUnit || is_any(words, unit, kPeriodUnits) ||
      !is_any(words, words.size() - 1, kAmountParticiples) ||
      !phrases.is_value(plain_text(words, unit + 2, words.size() - 1)))
    return false;
  drop_end(words, words.size() - 1);
  return replace(words, unit, 0, {"total"}), true;
}

// "insured value of everything that is on display", "value of all the paintings"
bool rewrite_of_everything(WordSequence& words, const SchemaPhrases& phrases) {
  const size_t from = after_opening(words);
  for (size_t i = from; i + 2 < words.size() && i < from + 3; ++i) {
    if (!is_any(words, i + 1, {"of"}) || !end_mark(words[i]).empty()) continue;
    const bool everything = is_any(words, i + 2, {"everything"});
    const std::string noun = plain(words, i);
    const bool sum = is_any(words, i, kGatheredAmounts) &&
                     is_any(words, i + 2, {"all"}) && from == 0;
    if (!everything && !sum) return rewrite_used_amount(words, i, phrases);
    if (!phrases.is_amount(noun) && !phrases.is_amount(plain_text(words, from, i + 1)))
      return false;
    return replace(words, from, 0, {"total"}), true;
  }
  return false;
}

// "the stock of parts, each part" -> "the stock of parts per part"
void rewrite_each_at_end(WordSequence& words, const SchemaPhrases& phrases) {
  const size_t size = words.size();
  if (size < 4 || !is_any(words, size - 2, {"each"}) || !words[size - 3].ends_with(',') ||
      !phrases.names_row(plain(words, size - 1)))
    return;
  words.cut_last(size - 3);
  words.set(size - 2, "per");
}

// "labour cost per job (hours x hourly rate)" -> "total hours x hourly rate per job"
void rewrite_product_at_end(WordSequence& words) {
  size_t joint = words.size();
  for (size_t i = 3; i + 1 < words.size(); ++i)
    if (is_any(words, i, kProductJoints)) joint = i;
  if (joint == words.size() || words.size() - joint > 6) return;
  size_t from = joint;
  const auto opens = [&](size_t at) { return words[at].starts_with('('); };
  while (from > 1 && joint - from < 4 && !opens(from) && !words[from - 1].ends_with(',') &&
         !words[from - 1].ends_with(':'))
    --from;
  if (!opens(from) && !words[from - 1].ends_with(',')) return;
  const size_t begin = after_opening(words);
  size_t end = begin;
  while (end < from && !is_any(words, end, kAfterAmountNoun)) ++end;
  if (end == begin || end - begin > 4) return;
  WordSequence by{"total"};
  for (size_t i = from; i < words.size(); ++i)
    by.push_back({unbracketed(words, i), words.word(i).source});
  const std::string mark = end_mark(words.back());
  words.resize(from);
  while (words.back().ends_with(',')) words.cut_last(words.size() - 1);
  words.end_with(mark);
  replace(words, begin, end - begin, by);
}

// "everything added together", "all nights together" -> "altogether" at the end of a question.
void rewrite_gathered(WordSequence& words) {
  const size_t size = words.size();
  if (size > 5 && words[size - 4].ends_with(',') && is_any(words, size - 3, {"all"}) &&
      is_any(words, size - 2, {"of"}) && is_any(words, size - 1, {"them", "it"})) {
    words.cut_last(size - 4);
    return replace(words, size - 3, 3, {"altogether" + end_mark(words.back())});
  }
  if (size < 4 || !is_any(words, size - 1, kGatheringEnds)) return;
  size_t from = size - 1;
  if (is_any(words, from - 1, kGatheredForms)) --from;
  const bool said = from < size - 1;
  constexpr size_t kMostGathered = 5;
  for (size_t at = from; at > 1 && from - at < kMostGathered; --at) {
    if (!is_any(words, at, {"all", "everything"})) {
      if (words[at - 1].ends_with(',')) break;
      continue;
    }
    // not "price of all leather albums put together"
    const bool apart = words[at - 1].ends_with(',') ||
                       (!said && at + 2 >= from && !is_any(words, at - 1, {"of", "for"}));
    if (apart || at + 1 == from) from = at;
    break;
  }
  if (!said && from == size - 1) return;
  if (words[from - 1].ends_with(',')) words.cut_last(from - 1);
  replace(words, from, size - from, {"altogether" + end_mark(words.back())});
}

// "donations by type of donor, how much each", "payments per member altogether" -> "total donations
// by type of donor"
void rewrite_rows_of_money(WordSequence& words) {
  const size_t size = words.size();
  if (!text::is_one_of(lemma(plain(words, 0)), kMoneyNouns) || size < 5 ||
      lemma(plain(words, 0)) == plain(words, 0))
    return;
  size_t end = size;
  if (is_any(words, end - 1, kSumEndings)) {
    --end;
  } else if (is_any(words, end - 2, {"all", "in"}) &&
             is_any(words, end - 1, kAfterSumOpening)) {
    end -= 2;
  } else {
    if (is_any(words, end - 1, {"each"})) --end;
    if (!is_any(words, end - 1, {"much"}) || !is_any(words, end - 2, {"how"})) return;
    end -= 2;
    if (is_any(words, end - 1, {"and"})) --end;
  }
  if (end < 3) return;
  if (words[end - 1].ends_with(',')) words.cut_last(end - 1);
  drop_end(words, end);
  replace(words, 0, 0, {"total"});
}

// "repair costs by boat, worst first" -> "highest first"
void rewrite_worst_first(WordSequence& words) {
  bool bad = false;
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    bad |= is_any(words, i, kCostlyNouns);
    if (is_any(words, i, {kWorstWord}) && is_any(words, i + 1, {"first", "at", "on"}) && bad)
      words.set(i, "highest");
    if (is_any(words, i, kMostInList) &&
        is_any(words, i + 1, kListedPayers) &&
        is_any(words, i + 2, {"first", "on", "at"}))
      return replace(words, i, words.size() - i, {"highest", "first" + end_mark(words.back())});
  }
}

// "which client brings in the most" -> "which client has the highest total job price"
bool rewrite_brings_most(WordSequence& words, const SchemaPhrases& phrases) {
  if (!is_any(words, 0, {"which", "what", "who"})) return false;
  for (size_t i = 2; i + 1 < words.size() && i < 8; ++i) {
    const bool in = is_any(words, i, kBringsForms) &&
                    is_any(words, i + 1, {"in", "us"});
    const bool earns = is_any(words, i, kEarnsUsForms) &&
                       is_any(words, i + 1, {"us"});
    if (!in && !earns) continue;
    size_t at = i + 2;
    while (is_any(words, at, {"in", "us", "the"})) ++at;
    if (!is_any(words, at, {"most", "least"})) return false;
    size_t end = at + 1;
    if (is_any(words, end, kMoneyOpenings) || is_any(words, end, kRevenueNouns)) ++end;
    if (end < words.size() && !is_any(words, end, {"in", "this", "last", "during", "since"}))
      return false;
    size_t noun = i - 1;
    if (is_any(words, noun, {"has", "have"})) --noun;
    if (!phrases.names_row(plain(words, noun))) return false;
    const std::string amount = phrases.money_of(plain(words, noun));
    if (amount.empty()) return false;
    const bool least = is_any(words, at, {"least"});
    WordSequence by{"has", "the", least ? "lowest" : "highest", "total"};
    append(by, words_of(amount));
    by.end_with(end_mark(words[end - 1]));
    return replace(words, noun + 1, end - noun - 1, by), true;
  }
  return false;
}

// "child seat income", "cash taken in May", "money from lift outs" -> "total price of child seat"
bool rewrite_income_of_kind(WordSequence& words, const SchemaPhrases& phrases) {
  const size_t from = after_opening(words);
  if (is_any(words, from, kMoneyOpenings) && is_any(words, from + 1, {"from"})) {
    size_t rows = from + 2;
    while (is_any(words, rows, kBeforePaidRows)) ++rows;
    const std::string amount = money_named(words, rows, words.size(), phrases);
    if (amount.empty()) return false;
    WordSequence by{"total"};
    append(by, words_of(amount));
    by.push_back("of");
    return replace(words, from, rows - from, by), true;
  }
  for (size_t i = from + 1; i < words.size() && i < from + 4; ++i) {
    const bool income = is_any(words, i, kRevenueNouns) || is_any(words, i, kIncomeOfKind);
    const bool taken = is_any(words, i, kCollectedForms);
    if (!income && !taken) continue;
    if (i + 1 < words.size() && end_mark(words[i]).empty() &&
        !is_any(words, i + 1, kAfterMoneyVerb))
      return false;
    const std::string kind = plain_text(words, from, i);
    if (phrases.names_row(plain(words, i - 1)) || !phrases.is_value(kind)) return false;
    const std::string amount = phrases.own_money_of_value(kind);
    if (amount.empty() || phrases.is_amount(plain_text(words, from, i + 1))) return false;
    WordSequence by{"total"};
    append(by, words_of(amount));
    by.push_back("of");
    append(by, words.part(from, i));
    by.end_with(end_mark(words[i]));
    return replace(words, from, i + 1 - from, by), true;
  }
  return false;
}

// "takings per room, played games only", of games that the schema does not know, and "cancelled
// lessons excluded" -> "excluding cancelled lessons"
void rewrite_kind_at_end(WordSequence& words, const SchemaPhrases& phrases) {
  const size_t size = words.size();
  if (size < 5) return;
  const bool only = is_any(words, size - 1, {"only"});
  if (!only && !is_any(words, size - 1, kLeftOutForms)) return;
  size_t from = size - 1;
  while (from > 2 && size - from < 5 && !words[from - 1].ends_with(',')) --from;
  if (!words[from - 1].ends_with(',') || from + 1 >= size) return;
  const std::string noun = plain(words, size - 2);
  const bool unknown = from + 3 == size && !phrases.names_row(noun) && !phrases.is_name(noun) &&
                       phrases.is_value(plain(words, from)) && lemma(noun) != noun;
  if (!only) {
    const std::string mark = end_mark(words.back());
    words.resize(size - 1);
    words.end_with(mark);
    words.cut_last(from - 1);
    replace(words, from, 0, {"excluding"});
  } else if (unknown) {
    words.erase(size - 2, size - 1);
  }
}

}  // namespace

void rewrite_value_sums(WordSequence& words, const SchemaPhrases& phrases) {
  if (words.size() < 3) return;
  rewrite_gathered(words);
  rewrite_kind_at_end(words, phrases);
  rewrite_rows_of_money(words);
  rewrite_worst_first(words);
  rewrite_each_at_end(words, phrases);
  rewrite_product_at_end(words);
  if (words.has(Trigger::kDigits) && rewrite_total_bounds(words, phrases)) return;
  if (rewrite_come_to(words, phrases) || rewrite_money_fate(words, phrases) ||
      rewrite_brings_most(words, phrases) || rewrite_biggest_bill(words, phrases) ||
      rewrite_bill_of_kind(words, phrases)) {
    for (size_t i = 1; i < words.size(); ++i)
      if (is_any(words, i, kSumWords) && is_any(words, i - 1, kSumWords))
        return words.erase(i - 1, i);
    return;
  }
  if (!says_figure(words) && !rewrite_income_of_kind(words, phrases))
    rewrite_of_everything(words, phrases);
}

}  // namespace ask::engine
