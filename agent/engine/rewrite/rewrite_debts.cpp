#include "agent/engine/rewrite/rewrite_debts.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/debt_words.h"
#include "agent/engine/lexicon/schema_phrase_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_sums.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/debt_phrases.h"
#include "agent/engine/rewrite/rewrite_unpaid_rows.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// "jobs where they still owe us" -> "jobs with more than 0 outstanding amount"
bool rewrite_debt_clause(WordSequence& words, const SchemaPhrases& phrases, size_t verb) {
  size_t from = verb;
  while (from > 0 && is_any(words, from - 1, kPresentAdverbs)) --from;
  if (from < 3) return false;
  const bool they = is_any(words, from - 1, kUnnamedDebtors);
  const bool rows = phrases.names_row(plain(words, from - 1)) && is_any(words, from - 2, {"the"});
  if (!they && !rows) return false;
  from -= they ? 1 : 2;
  if (from < 2 || !is_any(words, from - 1, {"where"})) return false;
  --from;
  const Debts debts = phrases.debts("");
  const OwedTail tail = owed_tail(words, verb);
  if (!debts.rest || !tail.bare()) return false;
  bool known = false;
  for (size_t i = 0; i < from && !known; ++i) {
    const Debts of = phrases.debts(plain(words, i));
    known = !of.rows.empty() && of.rows == debts.rows;
  }
  if (!known) return false;
  const size_t much = how_much_owed(words, tail.end);
  if (tail.end + much != words.size()) return false;
  const std::string mark = end_mark(words.back());
  WordSequence by{"with", "more", "than", "0"};
  append(by, words_of(kOwedAmount));
  if (much > 0) append(by, words_of("and " + std::string(kOwedAmount)));
  by.end_with(mark);
  replace(words, from, words.size() - from, std::move(by));
  return true;
}

// "who owes us money", "patients that still owe us anything and how much", "who owes subs for
// autumn 2023"
bool rewrite_debtors(WordSequence& words, const SchemaPhrases& phrases, size_t verb) {
  size_t from = verb;
  while (from > 0 && is_before_owing(words, from - 1) && !(from == 1 && is_any(words, 0, {"who"})))
    --from;
  const bool who = from == 1 && is_any(words, 0, {"who"});
  const bool which = from == 2 && is_any(words, 0, {"which", "what"});
  if (from == 0) return false;
  const bool of_rows = phrases.names_row(plain(words, from - 1)) ||
                       (is_any(words, 0, {"which", "what"}) && is_any(words, 2, {"with"}) &&
                        phrases.names_row(plain(words, 1)));
  if (!who && !of_rows) return false;
  const OwedTail tail = owed_tail(words, verb);
  const bool ranked = tail.most || tail.least;
  if (ranked && ((!who && !which && from > 1) || !tail.bound.empty())) return false;
  Debts debts;
  size_t end = named_debts(words, phrases, tail.end, debts);
  if (end == tail.end) debts = phrases.debts("");
  if (debts.rows.empty() || debts.ours) return false;
  size_t rest = end;
  if (is_any(words, end, kAfterDebtNoun))
    while (rest < words.size() && how_much_owed(words, rest) == 0) ++rest;
  const size_t much = how_much_owed(words, rest);
  const bool amount = much > 0;
  if (rest + much != words.size()) return false;
  if ((amount || ranked || !tail.bound.empty()) && debts.amount.empty()) return false;
  const bool whole = debts.paid.empty() && !debts.rest;  // a row is paid or not
  if (tail.least && !whole) return false;
  WordSequence by{who || which ? "has" : "with"};
  if (ranked) append(by, words_of(tail.most ? "the highest" : "the lowest"));
  append(by, unpaid(debts, ranked, words.part(end, rest), tail.bound));
  if (amount) {
    by.push_back("and");
    append(by, owed_amount_in(words, debts));
  }
  const std::string mark = end_mark(words.back());
  if (end_mark(by.back()).empty()) by.end_with(mark);
  replace(words, from, words.size() - from, by);
  if (who && debts.other_people) replace(words, 0, 1, words_of("which " + debts.debtor));
  return true;
}

// "how much does each member owe", "what do Ann and Ben still owe us", "how much are they owing"
bool rewrite_debt(WordSequence& words, const SchemaPhrases& phrases, size_t verb,
                  const Debts& debts) {
  const bool owing = is_any(words, verb, {"owing"});
  if (debts.amount.empty() || (!owing && !is_any(words, verb, {"owe"}))) return false;
  size_t from = verb;
  const auto helps = [&](size_t i) {
    return owing ? is_any(words, i, {"are", "is"}) : is_any(words, i, {"do", "does"});
  };
  while (from > 0 && !helps(from - 1)) --from;
  if (from < 2) return false;
  size_t begin = from - 1;
  if (is_any(words, begin - 1, {"money"})) --begin;
  const bool much =
      begin >= 2 && is_any(words, begin - 1, {"much"}) && is_any(words, begin - 2, {"how"});
  if (!much && !is_any(words, begin - 1, {"what"})) return false;
  begin -= much ? 2 : 1;
  size_t to = verb;
  while (to > from && is_any(words, to - 1, kPresentAdverbs)) --to;
  if (to == from) return false;
  const OwedTail tail = owed_tail(words, verb);
  if (!tail.bare()) return false;
  const bool they = to == from + 1 && is_any(words, from, {"they"});
  if (begin > 0 && !(they && is_any(words, begin - 1, {"and"}))) return false;
  WordSequence by;
  if (they) {
    by = owed_amount(debts);
  } else {
    by = unpaid(debts, true);
    const bool each = is_any(words, from, {"each", "every"});
    const bool all = to == from + 1 && phrases.names_row(plain(words, from));
    if (each) ++from;
    if (!all) {
      append(by, WordSequence{each ? "per" : "of"});
      for (size_t i = from; i < to; ++i) by.push_back(words[i]);
    }
  }
  by.end_with(end_mark(words[tail.end - 1]));
  replace(words, begin, tail.end - begin, by);
  return true;
}

// "how much is still outstanding", "how much are we owed in total", "total fines outstanding per
// team", "money owed"
bool rewrite_outstanding(WordSequence& words, const SchemaPhrases& phrases, size_t state) {
  if (!is_any(words, state, kOwedStates)) return false;
  const bool much = is_any(words, 0, {"how"}) && is_any(words, 1, {"much"});
  size_t at = much ? 2 : 0;
  while (!much && is_any(words, at, kBeforeOwedSum)) ++at;
  bool sum = much || at > 0;
  Debts debts;
  while (at < state && !is_any(words, at, kBeforeOwed)) {
    const bool money = is_any(words, at, kOwedNouns);
    if (!money) debts = phrases.debts(plain(words, at));
    if (!money && debts.rows.empty()) return false;
    sum |= money;
    ++at;
  }
  while (at < state && is_any(words, at, kBeforeOwed)) ++at;
  if (at != state || !sum) return false;
  if (debts.rows.empty()) debts = phrases.debts("");
  if (debts.amount.empty()) return false;
  const size_t end = owed_tail(words, state).end;
  if (end < words.size() && !is_any(words, end, kAfterDebtNoun)) return false;
  WordSequence by = unpaid(debts, true);
  append(by, words.part(end, words.size()));
  if (end_mark(by.back()).empty()) by.end_with(end_mark(words.back()));
  replace(words, 0, words.size(), by);
  return true;
}

// "total outstanding amount", "outstanding rent for 2025 in pounds"
bool rewrite_outstanding_amount(WordSequence& words, const SchemaPhrases& phrases) {
  size_t state = 0;
  while (is_any(words, state, kBeforeOwedSum)) ++state;
  const size_t noun = state + 1, end = state + 2;
  if (!is_any(words, state, kOwedStates) || noun >= words.size()) return false;
  const std::string& owed = plain(words, noun);
  const bool mass = text::is_one_of(owed, kOwedMasses);
  if (!mass && (!text::is_one_of(owed, kOwedNouns) || phrases.names_row(owed))) return false;
  if (end < words.size() &&
      (!end_mark(words[noun]).empty() || !is_any(words, end, kAfterDebtNoun)))
    return false;
  const Debts debts = phrases.debts(mass ? owed : "");
  if (debts.amount.empty()) return false;
  WordSequence by = unpaid(debts, true, words.part(end, words.size()));
  if (end_mark(by.back()).empty()) by.end_with(end_mark(words.back()));
  replace(words, 0, words.size(), std::move(by));
  return true;
}

// "give me a list of everybody who owes us money" -> "who owes us money"
void drop_everybody(WordSequence& words, const SchemaPhrases& phrases) {
  size_t all = 0;
  while (is_any(words, all, kBeforeAnyDebtors)) ++all;
  if (!is_any(words, all, kAnyDebtors) || !end_mark(words[all]).empty() ||
      !is_any(words, all + 1, {"who", "that"}) || phrases.names_row(plain(words, all)))
    return;
  size_t verb = all + 2;
  while (is_before_owing(words, verb)) ++verb;
  if (owes(words, verb)) replace(words, 0, all + 2, {"who"});
}

// "tenants in arrears", "who is behind with the rent" -> "tenants that owe us money", "who owes the
// rent"; "biggest debtor" -> "who owes us the most"
void rewrite_arrears(WordSequence& words) {
  for (size_t i = 0; i < words.size(); ++i) {
    const bool behind = is_any(words, i, {"behind"}) && is_any(words, i + 1, {"with", "on", "in"});
    const bool arrears = is_any(words, i, {"in"}) && is_any(words, i + 1, {"arrears"});
    if (is_any(words, i, kDebtorForms) && i > 0 && i + 1 == words.size() &&
        is_any(words, i - 1, kWorstDebtors))
      return replace(words, 0, words.size(), words_of("who owes us the most" + end_mark(words[i])));
    if (i == 0 || (!behind && !arrears)) continue;
    const std::string mark = end_mark(words[i + 1]);
    size_t from = i;
    while (from > 1 && is_any(words, from - 1, kBeforeBehind)) --from;
    const bool who = from == 1 && is_any(words, 0, {"who"});
    WordSequence by;
    if (!who) by.push_back("that");
    by.push_back(who ? "owes" : "owe");
    if (arrears) append(by, {"us", "money"});
    by.end_with(mark);
    return replace(words, from, i + 2 - from, std::move(by));
  }
}

// "top 3 debtors", "our biggest debtors" -> "top 3 customers by total amount of unpaid invoices"
bool rewrite_top_debtors(WordSequence& words, const SchemaPhrases& phrases) {
  size_t at = 0;
  bool top = false;
  std::string number;
  for (; at < words.size(); ++at) {
    if (is_any(words, at, kWorstDebtors) || is_any(words, at, {"top"}))
      top = true;
    else if (number.empty() && is_digits(plain(words, at)))
      number = plain(words, at);
    else if (!is_any(words, at, kBeforeTopDebtors))
      break;
  }
  if (!top || number.empty() || !is_any(words, at, kDebtorForms)) return false;
  size_t amounts = at + 2;
  if (is_any(words, amounts, {"their", "the"})) ++amounts;
  const bool shown =
      is_any(words, at + 1, {"with", "and"}) && is_any(words, amounts, kAmountsOfDebtors);
  if (!shown && how_much_owed(words, at + 1) == 0 && at + 1 != words.size()) return false;
  const Debts debts = phrases.debts("");
  if (debts.amount.empty() || debts.debtor.empty()) return false;
  WordSequence by = words_of("top " + number + " " + debts.debtor + " by");
  append(by, unpaid(debts, true));
  replace(words, 0, words.size(), std::move(by));
  return true;
}

// "who has not paid yet and how much do they owe" -> "who owes us money and how much"
void rewrite_debts_unpaid(WordSequence& words) {
  for (size_t i = 1; i + 3 < words.size(); ++i) {
    const bool apart =
        is_any(words, i, {"has", "have", "did"}) && is_any(words, i + 1, {"not", "n't"});
    if (!apart && !is_any(words, i, kDeniedAuxiliaries)) continue;
    const size_t paid = i + (apart ? 2 : 1);
    if (!is_any(words, paid, kPayingForms)) return;
    for (size_t owe = paid + 2; owe < words.size(); ++owe) {
      if (!owes(words, owe)) continue;
      size_t from = owe;
      while (from > paid && !is_any(words, from, {"and"})) --from;
      if (is_any(words, from, {"and"}) && is_any(words, from + 1, {"how"}) &&
          is_any(words, from + 2, {"much"}) &&
          is_any(words, owe - 1, {"they", "each", "he", "she"}))
        replace(words, i, owe - i, {"owes", "us", "money", "and", "how", "much"});
      else
        return;
      const size_t left = i + 6;
      const std::string mark = end_mark(words[left]);
      words.erase(left, left + 1);
      words.add(left - 1, mark);
      return;
    }
    return;
  }
}

}  // namespace

void rewrite_debts(WordSequence& words, const SchemaPhrases& phrases) {
  rewrite_debts_unpaid(words);
  rewrite_arrears(words);
  drop_everybody(words, phrases);
  if (rewrite_top_debtors(words, phrases) || rewrite_outstanding_amount(words, phrases) ||
      rewrite_unpaid(words, phrases))
    return;
  for (size_t i = 1; i < words.size(); ++i) {
    if (!owes(words, i) && !is_any(words, i, kOwedStates) && !is_any(words, i, kOpenStates))
      continue;
    if (phrases.is_name("owed") || phrases.is_name("owing") || phrases.is_name("balance")) return;
    if (rewrite_outstanding(words, phrases, i) || rewrite_owed_rows(words, phrases, i)) return;
    if (!owes(words, i)) continue;
    if (rewrite_debt_clause(words, phrases, i)) return;
    const Debts debts = phrases.debts("");
    if (debts.rows.empty() || !rewrite_debt(words, phrases, i, debts))
      rewrite_debtors(words, phrases, i);
    return;
  }
}

}  // namespace ask::engine
