#include "agent/engine/rewrite/rewrite_debts.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/schema_phrase_words.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

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
  return words_of("total " + (debts.paid.empty() ? debts.amount : std::string(kOwedAmount)));
}

WordSequence unpaid(const Debts& debts, bool amount) {
  if (!debts.paid.empty())
    return amount ? owed_amount(debts)
                  : words_of(debts.rows + " where " + debts.paid + " is less than " + debts.amount);
  WordSequence out;
  if (amount) out = words_of("total " + debts.amount + " of");
  append(out, words_of("unpaid " + debts.rows));
  return out;
}

// "who owes us money", "patients that still owe us anything and how much"
bool rewrite_debtors(WordSequence& words, const SchemaPhrases& phrases, size_t verb,
                     const Debts& debts) {
  size_t from = verb;
  while (from > 0 && is_empty_word(words, from - 1) && !(from == 1 && is_any(words, 0, {"who"})))
    --from;
  const bool who = from == 1 && is_any(words, 0, {"who"});
  const bool which = from == 2 && is_any(words, 0, {"which", "what"});
  if (from == 0 || (!who && !phrases.names_row(plain(words, from - 1)))) return false;
  const Tail tail = tail_of(words, verb);
  if (tail.most && !who && !which) return false;
  size_t end = tail.end;
  bool amount = false;
  if (is_any(words, end, {"and"}) && is_any(words, end + 1, {"how"}) &&
      is_any(words, end + 2, {"much"})) {
    amount = true;
    end += 3;
  }
  if (end != words.size()) return false;
  WordSequence by{who || which ? "has" : "with"};
  if (tail.most) append(by, words_of("the highest"));
  append(by, unpaid(debts, tail.most));
  if (amount) {
    by.push_back("and");
    append(by, owed_amount(debts));
  }
  by.end_with(end_mark(words[end - 1]));
  replace(words, from, end - from, by);
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

// "how much is still outstanding", "how much are we owed in total"
bool rewrite_outstanding(WordSequence& words, size_t state, const Debts& debts) {
  if (!is_any(words, state, kOwedStates) || !is_any(words, 0, {"how"}) ||
      !is_any(words, 1, {"much"}))
    return false;
  size_t at = is_any(words, 2, {"money"}) ? 3 : 2;
  while (at < state && is_any(words, at, kBeforeOwed)) ++at;
  const size_t end = tail_of(words, state).end;
  if (at != state || end != words.size()) return false;
  WordSequence by = unpaid(debts, true);
  by.end_with(end_mark(words.back()));
  replace(words, 0, words.size(), by);
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
  for (size_t i = 1; i < words.size(); ++i) {
    if (!owes(words, i) && !is_any(words, i, kOwedStates)) continue;
    if (phrases.is_name("owed") || phrases.is_name("owing") || phrases.is_name("balance")) return;
    const Debts debts = phrases.debts();
    if (debts.rows.empty()) return;
    if (rewrite_outstanding(words, i, debts)) return;
    if (!owes(words, i)) continue;
    if (!rewrite_debt(words, phrases, i, debts)) rewrite_debtors(words, phrases, i, debts);
    return;
  }
}

}  // namespace ask::engine
