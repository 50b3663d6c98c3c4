#include "agent/engine/rewrite/rewrite_debt_forms.h"

#include "agent/engine/lexicon/debt_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {
namespace {

// "how much does Ann still have to pay", "what do they need to pay" -> "... owe"
void rewrite_to_pay(WordSequence& words) {
  const bool much = is_any(words, 0, {"how"}) && is_any(words, 1, {"much"});
  const size_t help = much ? 2 : 1;
  if ((!much && !is_any(words, 0, {"what"})) || !is_any(words, help, {"do", "does"})) return;
  for (size_t to = help + 2; to + 1 < words.size(); ++to) {
    if (!is_any(words, to, {"to"}) || !is_any(words, to + 1, {"pay"})) continue;
    if (to + 2 < words.size() && !is_any(words, to + 2, {"us"})) return;  // "to pay for a table"
    size_t from = to;
    while (from > help + 2 && is_any(words, from - 1, kHavingToPay)) --from;
    if (from == to) return;
    const std::string mark = end_mark(words.back());
    return replace(words, from, words.size() - from, {"owe" + mark});
  }
}

// "customers with an outstanding balance", "who has debts" -> "customers that owe us money"
void rewrite_with_debts(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    const bool has = is_any(words, i, {"has", "have"});
    if (!has && !is_any(words, i, {"with", "in"})) continue;
    size_t noun = i + 1;
    bool open = false;
    for (; is_any(words, noun, kBeforeOwedNoun) || is_any(words, noun, kOwedStates); ++noun)
      open |= is_any(words, noun, kOwedStates);
    const bool debts = is_any(words, noun, kDebtSums);
    if (!debts && (!open || !is_any(words, noun, kOwedNouns))) continue;
    if (phrases.names_row(plain(words, noun)) || (i + 1 == noun && !debts)) continue;
    if (is_any(words, i, {"in"}) && (noun != i + 1 || !debts)) continue;
    const bool who = is_any(words, i - 1, {"who"});
    const bool all = i == 2 && is_any(words, 0, {"which", "what"});
    if (!who && !all && !phrases.names_row(plain(words, i - 1))) continue;
    const std::string mark = end_mark(words[noun]);
    WordSequence by{who || all ? "owe" : "that", who || all ? "us" : "owe"};
    append(by, who || all ? WordSequence{"money"} : WordSequence{"us", "money"});
    by.end_with(mark);
    return replace(words, i, noun + 1 - i, std::move(by));
  }
}

// "does Ann Lee still owe us anything?" -> "how much does Ann Lee owe?"
void rewrite_whether_owed(WordSequence& words) {
  if (!is_any(words, 0, {"does", "do"})) return;
  for (size_t i = 2; i < words.size(); ++i) {
    if (!is_any(words, i, {"owe"})) continue;
    size_t end = i + 1;
    while (is_any(words, end, kOwedAtAll)) ++end;
    if (end != words.size()) return;
    const std::string mark = end_mark(words.back());
    words.resize(i + 1);
    words.end_with(mark);
    return replace(words, 0, 1, {"how", "much", words.plain_word(0)});
  }
}

// "which customers don't owe us anything", "who owes us nothing" -> "which customers have no unpaid
// invoices", where a row is paid as a whole.
void rewrite_nothing_owed(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i < words.size(); ++i) {
    if (!is_any(words, i, kOwingForms)) continue;
    size_t from = i;
    bool nothing = false;
    if (is_any(words, i - 1, kDeniedPresent)) nothing = true, from = i - 1;
    if (i > 2 && is_any(words, i - 1, {"not"}) && is_any(words, i - 2, {"do", "does"}))
      nothing = true, from = i - 2;
    size_t end = i + 1;
    for (; is_any(words, end, kOwedAtAll) || is_any(words, end, {"nothing"}); ++end)
      nothing |= is_any(words, end, {"nothing"});
    if (!nothing || end != words.size()) return;
    while (from > 1 && is_any(words, from - 1, kBeforeNotOwing)) --from;
    const bool who = from == 1 && is_any(words, 0, {"who"});
    const Debts debts = phrases.debts("");
    if (debts.rows.empty() || debts.rest || !debts.paid.empty() || !debts.open.empty() ||
        (who ? debts.debtor.empty() : !phrases.names_row(plain(words, from - 1))))
      return;
    const std::string mark = end_mark(words.back());
    if (who) {
      replace(words, 0, 1, words_of("which " + debts.debtor));
      from = words.size() - (end - 1);
    }
    WordSequence by = words_of("without unpaid " + debts.rows + mark);
    return replace(words, from, words.size() - from, std::move(by));
  }
}

// "what's the total debt", "debts per city", "outstanding by city" -> "outstanding amount by city"
void rewrite_debt_sums(WordSequence& words, const SchemaPhrases& phrases) {
  size_t at = 0;
  bool total = false;
  for (; is_any(words, at, kBeforeDebtSum); ++at) total |= is_any(words, at, {"total"});
  if (at >= words.size()) return;
  const bool debt = is_any(words, at, kDebtSums) && !phrases.names_row(plain(words, at));
  if (!debt && (total || !is_any(words, at, {"outstanding"}))) return;
  const bool by = end_mark(words[at]).empty() && is_any(words, at + 1, kGroupsOfDebts);
  if (!by && (!total || at + 1 != words.size())) return;
  const std::string mark = end_mark(words[at]);
  replace(words, 0, at + 1, words_of("total outstanding amount" + mark));
}

// "who has not settled their bill" -> "who has not paid their bill"
void rewrite_settled(WordSequence& words, const SchemaPhrases& phrases) {
  if (phrases.is_name("settled")) return;
  for (size_t i = 1; i < words.size(); ++i) {
    if (!is_any(words, i, {"settled"})) continue;
    size_t before = i - 1;
    while (before > 0 && is_any(words, before, kBeforeSettled)) --before;
    const bool apart = before > 0 && is_any(words, before, {"not"}) &&
                       is_any(words, before - 1, {"has", "have"});
    if (!apart && !is_any(words, before, kDeniedAuxiliaries)) continue;
    const bool up = is_any(words, i + 1, {"up"}) && end_mark(words[i]).empty();
    const std::string mark = end_mark(words[up ? i + 1 : i]);
    return replace(words, i, up ? 2 : 1, {"paid" + mark});
  }
}

}  // namespace

void rewrite_debt_forms(WordSequence& words, const SchemaPhrases& phrases) {
  rewrite_settled(words, phrases);
  rewrite_to_pay(words);
  rewrite_with_debts(words, phrases);
  rewrite_whether_owed(words);
  rewrite_nothing_owed(words, phrases);
  rewrite_debt_sums(words, phrases);
}

}  // namespace ask::engine
