#include "agent/engine/rewrite/rewrite_unpaid_rows.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/debt_words.h"
#include "agent/engine/lexicon/schema_phrase_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_sums.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/debt_phrases.h"
#include "agent/engine/rewrite/present_phrases.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// "invoices not paid in full", "which bookings are only partly paid"
bool rewrite_part_paid(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 2; i < words.size(); ++i) {
    if (!is_any(words, i, kSettledForms)) continue;
    size_t from = i, end = i + 1;
    const bool part = is_any(words, from - 1, kPartAdverbs);
    bool whole = is_any(words, from - 1, kWholeAdverbs);
    if (part || whole) --from;
    if (is_any(words, end, {"in"}) && is_any(words, end + 1, {"full"})) whole = true, end += 2;
    if (!part && !whole) continue;
    while (from > 1 && is_any(words, from - 1, {"been", "yet"})) --from;
    const bool denied = is_any(words, from - 1, {"not"});
    const bool joined = is_any(words, from - 1, kDeniedAuxiliaries);
    if (whole && !denied && !joined) return false;
    if (denied || joined) --from;
    while (from > 1 && is_any(words, from - 1, kBeforeNotPaid)) --from;
    if (from == 0) return false;
    const bool who = from == 1 && is_any(words, 0, {"who"});
    const Debts debts = phrases.debts(who ? "" : plain(words, from - 1));
    const size_t much = how_much_owed(words, end);
    if (!debts.rest) {
      if (part || debts.rows.empty() || much > 0 || end < words.size()) return false;
      WordSequence by = who ? WordSequence{"has"} : WordSequence{};
      append(by, unpaid(debts, false));
      by.end_with(end_mark(words.back()));
      replace(words, from - (who ? 0 : 1), words.size() - from + (who ? 0 : 1), std::move(by));
      return true;
    }
    WordSequence by = words_of(part ? "with payments and with more than 0 outstanding amount"
                                    : "with more than 0 outstanding amount");
    if (much > 0) append(by, words_of("and " + std::string(kOwedAmount)));
    by.end_with(end_mark(words[end + much - 1]));
    replace(words, from, end + much - from, std::move(by));
    return true;
  }
  return false;
}

// "unpaid invoices per client - total please", "unpaid dues total"
bool rewrite_unpaid_total(WordSequence& words, const SchemaPhrases& phrases) {
  if (words.size() < 3 || !is_any(words, 0, kOwedStates)) return false;
  size_t end = words.size();
  while (end > 2 && is_any(words, end - 1, kAfterTotal)) --end;
  if (!is_any(words, end - 1, kFinalTotals)) return false;
  do --end;
  while (end > 2 && is_any(words, end - 1, {"-", "in", "the", "", "and"}));
  const Debts debts = phrases.debts(plain(words, 1));
  if (debts.amount.empty()) return false;
  WordSequence by = unpaid(debts, true);
  append(by, words.part(2, end));
  replace(words, 0, words.size(), std::move(by));
  return true;
}

// "unpaid fees per customer", "box money still unpaid by customer" -> "total fee of unpaid jobs per
// customer"
bool rewrite_unpaid_by(WordSequence& words, const SchemaPhrases& phrases) {
  constexpr size_t kMostBeforeNoun = 4;
  size_t noun = 0;
  while (noun < kMostBeforeNoun && !text::is_one_of(lemma(plain(words, noun)), kDebtNouns)) ++noun;
  if (noun == kMostBeforeNoun || noun + 2 >= words.size() ||
      is_any(words, 0, kSentenceOpenings) || phrases.names_row(plain(words, noun)))
    return false;
  bool open = false;
  for (size_t i = 0; i < noun; ++i) open |= is_any(words, i, kOwedStates);
  size_t end = noun + 1;
  if (!open) {
    while (is_any(words, end, kPresentAdverbs)) ++end;
    if (!is_any(words, end++, kOwedStates)) return false;
  }
  if (!is_any(words, end, {"per", "by", "for", "each", "from"})) return false;
  Debts debts = phrases.debts(plain(words, noun));
  if (debts.rows.empty()) debts = phrases.debts("");
  if (debts.amount.empty()) return false;
  WordSequence by = unpaid(debts, true);
  replace(words, 0, end, std::move(by));
  return true;
}

// "unpaid invoices of Ann" -> "invoices with more than 0 outstanding amount of Ann", where what is
// left of a row has to be calculated.
bool rewrite_open_rows(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, kOpenStates) || !end_mark(words[i]).empty()) continue;
    const std::string noun = plain(words, i + 1);
    if (!phrases.names_row(noun) || phrases.is_value(plain(words, i)) ||
        phrases.is_name(plain(words, i)))
      continue;
    const Debts debts = phrases.debts(noun);
    if (!debts.rest && debts.paid.empty()) continue;
    const bool counted = i > 0 && is_any(words, i - 1, kBeforeCountedDebts);
    const bool how_many = i == 2 && is_any(words, 0, {"how"}) && is_any(words, 1, {"many"});
    const bool total = i + 2 == words.size() - 1 && is_any(words, i + 2, kFinalTotals);
    if ((counted && !how_many) || total || (i > 1 && is_digits(plain(words, i - 1)))) return false;
    WordSequence by{words.plain_word(i + 1)};
    append(by, words_of("with more than 0 " + std::string(kOwedAmount)));
    by.end_with(end_mark(words[i + 1]));
    replace(words, i, 2, std::move(by));
    return true;
  }
  return false;
}

// "who hasn't paid their bill", "members who have not paid for autumn 2023"
bool rewrite_not_paid(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    const bool apart = is_any(words, i, {"has", "have", "did"}) && is_any(words, i + 1, {"not"});
    if (!apart && !is_any(words, i, kDeniedAuxiliaries)) continue;
    const size_t paid = i + (apart ? 2 : 1);
    if (!is_any(words, paid, kPayingForms)) continue;
    const size_t any = is_any(words, paid + 1, {"for"}) ? paid + 2 : paid + 1;
    if (is_any(words, any, {"any"}) && is_any(words, any + 1, {"of"})) return false;  // for none
    size_t from = i;
    while (from > 1 && is_any(words, from - 1, {"who", "that", "still"})) --from;
    const bool who = from == 1 && is_any(words, 0, {"who"});
    if (!who && !phrases.names_row(plain(words, from - 1))) return false;
    Debts debts;
    if (is_any(words, paid + 1, {"us"}) && end_mark(words[paid]).empty())
      words.erase(paid + 1, paid + 2);
    const size_t end = named_debts(words, phrases, paid + 1, debts);
    if (end == paid + 1 && (end == words.size() || is_any(words, end, {"yet"})))
      debts = phrases.debts("");
    if (debts.rows.empty()) return false;
    WordSequence by{who ? "has" : "with"};
    append(by, unpaid(debts, false));
    by.end_with(end_mark(words[end - 1]));
    replace(words, from, end - from, std::move(by));
    if (who && debts.other_people) replace(words, 0, 1, words_of("which " + debts.debtor));
    return true;
  }
  return false;
}

}  // namespace

bool rewrite_owed_rows(WordSequence& words, const SchemaPhrases& phrases, size_t state) {
  const bool owed = is_any(words, state, kOwedStates);
  if (!owed && !is_any(words, state, kOpenStates)) return false;
  size_t noun = state - 1;
  while (noun > 0 && is_any(words, noun, kPresentAdverbs)) --noun;
  const bool apart = is_any(words, noun, {"are", "is", "that"});
  while (noun > 0 && is_any(words, noun, {"are", "is", "that", "which"})) --noun;
  if (!end_mark(words[noun]).empty() || is_any(words, noun, kOwedNouns)) return false;
  const Debts debts = phrases.debts(plain(words, noun));
  if (debts.rows.empty() || ((apart || !owed) && !debts.rest)) return false;
  bool sum = false;
  for (size_t i = state + 1; i < words.size(); ++i) sum |= is_any(words, i, {"per", "by", "each"});
  if (sum && debts.amount.empty()) return false;
  WordSequence by = unpaid(debts, sum);
  by.end_with(end_mark(words[state]));
  replace(words, noun, state + 1 - noun, std::move(by));
  return true;
}

bool take_unpaid(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    const bool apart = is_any(words, i, {"has", "have", "did"}) && is_any(words, i + 1, {"not"});
    if (!apart && !is_any(words, i, kDeniedAuxiliaries)) continue;
    const size_t paid = i + (apart ? 2 : 1);
    if (!is_any(words, paid, kPayingForms)) continue;
    size_t from = i;
    while (from > 1 && is_any(words, from - 1, {"who", "that", "still"})) --from;
    const bool who = from == 1 && is_any(words, 0, {"who"});
    const std::string people = who ? "" : plain(words, from - 1);
    if (!who && !phrases.names_row(people)) return false;
    size_t end = paid + 1;
    while (is_any(words, end, {"us", "yet"})) ++end;
    const size_t object = end;
    while (is_any(words, end, kBeforeUnpaid)) ++end;
    std::string noun;
    if (end < words.size() && end > object) noun = plain(words, end++);
    while (is_any(words, end, {"us", "yet"})) ++end;
    if (end < words.size() || (!noun.empty() && !phrases.names_row(noun))) return false;
    if (!phrases.debts(noun).amount.empty()) return false;  // see rewrite_debts()
    const RowCondition unpaid = phrases.unpaid_by(people, noun);
    if (!unpaid.known()) return false;
    shape.states.push_back(unpaid);
    if (!who) {
      take_state_out(words, from, end);
      return true;
    }
    WordSequence by{"which"};
    append(by, words_of(phrases.plural_of(unpaid.table)));
    append(by, {"are", "there"});
    by.end_with(end_mark(words.back()));
    replace(words, 0, words.size(), std::move(by));
    return true;
  }
  return false;
}

bool rewrite_unpaid(WordSequence& words, const SchemaPhrases& phrases) {
  return rewrite_part_paid(words, phrases) || rewrite_unpaid_total(words, phrases) ||
         rewrite_unpaid_by(words, phrases) || rewrite_not_paid(words, phrases) ||
         rewrite_open_rows(words, phrases);
}

}  // namespace ask::engine
