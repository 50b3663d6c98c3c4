#include "agent/engine/rewrite/rewrite_debts.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/schema_phrase_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_sums.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/present_phrases.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

bool owes(const WordSequence& words, size_t i) { return is_any(words, i, kOwingForms); }

// After the verb: "us", "the most money", "altogether".
struct Tail {
  size_t end = 0;
  bool most = false;
};

Tail tail_of(const WordSequence& words, size_t verb) {
  Tail out{verb + 1, false};
  while (end_mark(words[out.end - 1]).empty() && is_any(words, out.end, kAfterOwing)) {
    out.most |= is_any(words, out.end, {"most"});
    ++out.end;
  }
  return out;
}

bool is_empty_word(const WordSequence& words, size_t i) { return is_any(words, i, kBeforeOwing); }

// What is owed in total, as the linker reads it (link/implied_debts.h) if a part may be paid.
WordSequence owed_amount(const Debts& debts) {
  const bool part = debts.rest || !debts.paid.empty();
  return words_of("total " + (part ? std::string(kOwedAmount) : debts.amount));
}

WordSequence unpaid(const Debts& debts, bool amount) {
  if (!debts.paid.empty())
    return amount ? owed_amount(debts)
                  : words_of(debts.rows + " where " + debts.paid + " is less than " + debts.amount);
  if (debts.rest)
    return amount ? owed_amount(debts)
                  : words_of(debts.rows + " with more than 0 " + std::string(kOwedAmount));
  WordSequence out;
  if (amount) out = words_of("total " + debts.amount + " of");
  append(out, words_of(debts.open.empty() ? "unpaid " + debts.rows
                                          : debts.rows + " whose " + debts.open + " is null"));
  return out;
}

// "and how much", "and how much each": the words that it takes, 0 if it is not there.
size_t how_much_at(const WordSequence& words, size_t at) {
  if (!is_any(words, at, {"and"}) || !is_any(words, at + 1, {"how"}) ||
      !is_any(words, at + 2, {"much"}))
    return 0;
  size_t end = at + 3;
  while (is_any(words, end, kAfterHowMuchOwed)) ++end;
  return end == words.size() ? end - at : 0;
}

// What is owed, named after the verb: "subs for autumn 2023". Sets `debts` to those rows, and
// returns the place after the noun.
size_t named_debts(const WordSequence& words, const SchemaPhrases& phrases, size_t at,
                   Debts& debts) {
  size_t noun = at;
  while (is_any(words, noun, kBeforeDebtNoun)) ++noun;
  if (noun >= words.size()) return at;
  Debts found = phrases.debts(plain(words, noun));
  if (found.rows.empty() && end_mark(words[noun]).empty() && noun + 1 < words.size()) {
    const std::string state = plain(words, noun);
    found = phrases.debts(plain(words, noun + 1));  // "owes on a finished job"
    const bool adjective = may_be_past_form(state) || phrases.is_value(state);
    if (found.rows.empty() || !adjective) return at;
    found.rows = state + " " + found.rows;
    ++noun;
  }
  if (found.rows.empty() || (noun > at && !end_mark(words[noun - 1]).empty())) return at;
  debts = std::move(found);
  return noun + 1;
}

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
  const Tail tail = tail_of(words, verb);
  if (!debts.rest || tail.most) return false;
  bool known = false;
  for (size_t i = 0; i < from && !known; ++i) {
    const Debts of = phrases.debts(plain(words, i));
    known = !of.rows.empty() && of.rows == debts.rows;
  }
  if (!known) return false;
  const size_t much = how_much_at(words, tail.end);
  if (tail.end + much != words.size()) return false;
  const std::string mark = end_mark(words.back());
  WordSequence by{"with", "more", "than", "0"};
  append(by, words_of(kOwedAmount));
  if (much > 0) append(by, words_of("and " + std::string(kOwedAmount)));
  by.end_with(mark);
  replace(words, from, words.size() - from, std::move(by));
  return true;
}

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
    const Debts debts = phrases.debts(plain(words, from - 1));
    if (!debts.rest) return false;
    const size_t much = how_much_at(words, end);
    WordSequence by = words_of(part ? "with payments and with more than 0 outstanding amount"
                                    : "with more than 0 outstanding amount");
    if (much > 0) append(by, words_of("and " + std::string(kOwedAmount)));
    by.end_with(end_mark(words[end + much - 1]));
    replace(words, from, end + much - from, std::move(by));
    return true;
  }
  return false;
}

// "who owes us money", "patients that still owe us anything and how much", "who owes subs for
// autumn 2023"
bool rewrite_debtors(WordSequence& words, const SchemaPhrases& phrases, size_t verb) {
  size_t from = verb;
  while (from > 0 && is_empty_word(words, from - 1) && !(from == 1 && is_any(words, 0, {"who"})))
    --from;
  const bool who = from == 1 && is_any(words, 0, {"who"});
  const bool which = from == 2 && is_any(words, 0, {"which", "what"});
  if (from == 0) return false;
  const bool of_rows = phrases.names_row(plain(words, from - 1)) ||
                       (is_any(words, 0, {"which", "what"}) && is_any(words, 2, {"with"}) &&
                        phrases.names_row(plain(words, 1)));
  if (!who && !of_rows) return false;
  const Tail tail = tail_of(words, verb);
  if (tail.most && !who && !which && from > 1) return false;
  Debts debts;
  size_t end = named_debts(words, phrases, tail.end, debts);
  if (end == tail.end) debts = phrases.debts("");
  if (debts.rows.empty()) return false;
  size_t rest = end;
  if (is_any(words, end, kAfterDebtNoun))
    while (rest < words.size() && how_much_at(words, rest) == 0) ++rest;
  const size_t much = how_much_at(words, rest);
  const bool amount = much > 0;
  if (rest + much != words.size()) return false;
  WordSequence by{who || which ? "has" : "with"};
  if (tail.most) append(by, words_of("the highest"));
  append(by, unpaid(debts, tail.most));
  if (rest > end) append(by, words.part(end, rest));
  if (amount) {
    by.push_back("and");
    append(by, owed_amount(debts));
  }
  const std::string mark = end_mark(words.back());
  if (end_mark(by.back()).empty()) by.end_with(mark);
  replace(words, from, words.size() - from, by);
  if (who && !debts.debtor.empty()) replace(words, 0, 1, words_of("which " + debts.debtor));
  return true;
}

// "how much does each member owe", "what do Ann and Ben still owe us"
bool rewrite_debt(WordSequence& words, const SchemaPhrases& phrases, size_t verb,
                  const Debts& debts) {
  if (!is_any(words, verb, {"owe"})) return false;
  size_t from = verb;
  while (from > 0 && !is_any(words, from - 1, {"do", "does"})) --from;
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
  const Tail tail = tail_of(words, verb);
  if (tail.most) return false;
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
  if (debts.rows.empty()) return false;
  const size_t end = tail_of(words, state).end;
  if (end < words.size() && !is_any(words, end, kAfterDebtNoun)) return false;
  WordSequence by = unpaid(debts, true);
  append(by, words.part(end, words.size()));
  if (end_mark(by.back()).empty()) by.end_with(end_mark(words.back()));
  replace(words, 0, words.size(), by);
  return true;
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
  if (debts.rows.empty()) return false;
  WordSequence by = unpaid(debts, true);
  append(by, words.part(2, end));
  replace(words, 0, words.size(), std::move(by));
  return true;
}

// "unpaid fees per customer", "box money still unpaid by customer" -> "total fee of unpaid jobs per
// customer"
bool rewrite_unpaid_by(WordSequence& words, const SchemaPhrases& phrases) {
  constexpr size_t kMostBefore = 4;
  size_t noun = 0;
  while (noun < kMostBefore && !text::is_one_of(lemma(plain(words, noun)), kDebtNouns)) ++noun;
  if (noun == kMostBefore || noun + 2 >= words.size() ||
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
  if (debts.rows.empty()) return false;
  WordSequence by = unpaid(debts, true);
  replace(words, 0, end, std::move(by));
  return true;
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

// "families with fines outstanding" -> "families with unpaid fines"; "rent still owing by holder"
// is a sum
bool rewrite_owed_rows(WordSequence& words, const SchemaPhrases& phrases, size_t state) {
  if (!is_any(words, state, kOwedStates)) return false;
  size_t noun = state - 1;
  while (noun > 0 && is_any(words, noun, kPresentAdverbs)) --noun;
  if (!end_mark(words[noun]).empty() || is_any(words, noun, kOwedNouns)) return false;
  const Debts debts = phrases.debts(plain(words, noun));
  if (debts.rows.empty()) return false;
  bool sum = false;
  for (size_t i = state + 1; i < words.size(); ++i) sum |= is_any(words, i, {"per", "by", "each"});
  WordSequence by = unpaid(debts, sum);
  by.end_with(end_mark(words[state]));
  replace(words, noun, state + 1 - noun, std::move(by));
  return true;
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
    if (who && !debts.debtor.empty()) replace(words, 0, 1, words_of("which " + debts.debtor));
    return true;
  }
  return false;
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
    if (!phrases.debts(noun).rows.empty()) return false;  // see rewrite_debts()
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

void rewrite_debts(WordSequence& words, const SchemaPhrases& phrases) {
  rewrite_debts_unpaid(words);
  rewrite_arrears(words);
  if (rewrite_part_paid(words, phrases) || rewrite_unpaid_total(words, phrases) ||
      rewrite_unpaid_by(words, phrases) || rewrite_not_paid(words, phrases)) return;
  for (size_t i = 1; i < words.size(); ++i) {
    if (!owes(words, i) && !is_any(words, i, kOwedStates)) continue;
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
