#include "agent/engine/rewrite/rewrite_amount_nouns.h"

#include <algorithm>

#include "agent/engine/lexicon/extreme_words.h"
#include "agent/engine/lexicon/implied_words.h"
#include "agent/engine/lexicon/kind_words.h"
#include "agent/engine/lexicon/stuff_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_sums.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/sum_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kMostClauseWords = 7;

// An amount that words name, and the end of those words.
struct NamedAmount {
  std::string text;  // in words of the schema; empty if there is none
  size_t end = 0;
};

class AmountNouns {
 public:
  AmountNouns(WordSequence& words, const SchemaPhrases& phrases)
      : words_(words), phrases_(phrases) {}

  void run() {
    for (size_t i = 0; i < words_.size(); ++i)
      if (is_any(words_, i, kNoSumWords) || is_any(words_, i, kFactAdverbs) ||
          is_negation(words_, i))
        return;
    if (words_.has(Trigger::kAverage)) return ask_average();
    if (ask_how_much() || ask_most() || ask_bill() || ask_total() || ask_bare() || ask_number())
      return;
    rank_by();
  }

 private:
  // The table of the last noun of words [from, to), in one word; "" if none of them names one.
  std::string rows_in(size_t from, size_t to) const {
    for (size_t i = to; i-- > from;)
      if (phrases_.names_row(plain(words_, i))) return plain(words_, i);
    return {};
  }

  NamedAmount amount_at(size_t i, const std::string& rows) const {
    NamedAmount out{"", i + 1};
    const std::string noun = plain(words_, i);
    if (noun.size() < 2) return out;
    if (end_mark(words_[i]).empty() && is_any(words_, i + 1, kAreaNouns)) {
      const bool own = phrases_.names_row(noun);  // "plot size"
      if (!own && !text::is_one_of(noun, kAreaAdjectives)) return out;
      return {phrases_.amount_of(kAreaNouns[0], own ? noun : rows), i + 2};
    }
    if (phrases_.names_row(noun)) return out;
    out.text = phrases_.amount_of(noun, rows);
    if (end_mark(words_[i]).empty() && is_any(words_, i + 1, kYieldNouns)) ++out.end;
    return out;
  }

  // The end of "us", "with us", "in total", "altogether" at `at`.
  size_t after_filling(size_t at) const {
    at = after_receiver(words_, at);
    if (is_any(words_, at, {"in"}) && is_any(words_, at + 1, kAfterIn)) return at + 2;
    return is_any(words_, at, kSumEndings) ? at + 1 : at;
  }

  bool ends_amount(size_t at) const {
    return at >= words_.size() || !end_mark(words_[at - 1]).empty() ||
           is_any(words_, at, kAfterAmountNoun);
  }

  void put(size_t from, size_t to, WordSequence lead, std::string_view amount,
           const WordSequence& more = {}) {
    append(lead, words_of(amount));
    append(lead, more);
    if (to > from) {
      if (const std::string mark = end_mark(words_[to - 1]);
          !mark.empty() && !lead.back().ends_with(mark))
        lead.end_with(mark);
    }
    replace(words_, from, to - from, std::move(lead));
  }

  // True for a verb that says no more than that there is the amount. One that is stored or names
  // something is a state: "billed", "delivered".
  bool may_drop(size_t i) const {
    const std::string verb = plain(words_, i);
    return (is_any(words_, i, kYieldingVerbForms) || is_any(words_, i, kAmountParticiples)) &&
           !phrases_.is_value(verb) && !phrases_.is_name(verb);
  }
  bool is_participle(size_t i) const {
    return is_any(words_, i, kAmountParticiples) && may_drop(i);
  }

  // "of leccino", of what is measured: words [from, to), if they are not the stuff or the rows.
  WordSequence restricting(size_t from, size_t to) const {
    const std::string what = plain(words_, from);
    if (to == from + 1 && !phrases_.is_value(what) &&
        (phrases_.names_row(what) || phrases_.is_name(what)))
      return {};
    WordSequence out{"of"};
    append(out, words_.part(from, to));
    return out;
  }

  // "treatment dose ml" of "ml" and what words [of, to) name, where others have the unit, too.
  std::string amount_used(size_t noun, size_t of, size_t to) const {
    const UnitId unit = unit_named(plain(words_, noun));
    const std::string used = phrases_.quantity_of_value(plain_text(words_, of, to));
    if (unit == kNoUnit || used.empty()) return {};
    return unit_stored(used.substr(used.find_last_of(' ') + 1)) == unit ? used : std::string();
  }

  // "did each instructor teach": the subject, the verb after it, and the end of both.
  struct Clause {
    size_t from = 0, verb = 0, end = 0;
    bool passive = false;
  };
  bool read_clause(size_t at, Clause& out) const;
  bool ask_how_much();
  bool ask_most();
  bool may_yield(size_t i) const;
  bool ask_bill();
  bool ask_total();
  bool ask_bare();
  bool ask_number();
  void ask_average();
  void rank_by();

  WordSequence& words_;
  const SchemaPhrases& phrases_;
};

bool AmountNouns::read_clause(size_t at, Clause& out) const {
  out.passive = (is_any(words_, at, {"was", "were"}) && may_be_past_form(plain(words_, at + 1))) ||
                (is_any(words_, at, {"has", "have"}) && is_any(words_, at + 1, {"been"}));
  if (!helping_word(words_, at) && !out.passive) return false;
  size_t tail = at + 1, verb = 0;
  bool marked = false;
  while (tail < words_.size() && tail <= at + kMostClauseWords && !marked) {
    if (verb > 0 && (is_any(words_, tail, kAfterMoneyVerb) || is_any(words_, tail, {"of"}))) break;
    marked = !end_mark(words_[tail]).empty();
    verb = tail++;
  }
  if (verb == 0 || (tail < words_.size() && tail > at + kMostClauseWords)) return false;
  out.end = marked ? tail : after_filling(tail);
  if (is_any(words_, verb, {"us", "me"})) --verb;
  out.from = at + 1, out.verb = verb;
  if (is_any(words_, verb, kPropertyVerbs) && !is_any(words_, out.from, kUsers)) return false;
  return out.passive || verb > out.from;
}

// "how much honey did we take in 2025", "how many hours did each instructor teach in May", "how
// much honey was taken in 2025", "how many hours per instructor"
bool AmountNouns::ask_how_much() {
  if (!is_any(words_, 0, {"how"}) || !is_any(words_, 1, {"much", "many"})) return false;
  const bool kind = !phrases_.is_name(plain(words_, 2)) && phrases_.is_value(plain(words_, 2)) &&
                    end_mark(words_[2]).empty();
  const size_t noun = kind ? 3 : 2;  // "how much heather honey"
  size_t at = noun + 1, of = 0;
  if (is_any(words_, at, kYieldNouns)) ++at;
  if (is_any(words_, at, {"of"})) {
    of = ++at;
    while (at < words_.size() && at < of + 4 && !helping_word(words_, at) &&
           !is_any(words_, at, {"was", "were", "is", "are"}))
      ++at;
  }
  const WordSequence lead{"what", "is", "the", "total"};
  Clause clause;
  if (!read_clause(at, clause)) {
    const NamedAmount amount = amount_at(noun, "");
    if (amount.text.empty() || of > 0 || kind || !ends_amount(amount.end)) return false;
    return put(0, amount.end, lead, amount.text), true;
  }
  const bool kept = clause.passive && !may_drop(clause.verb);  // "were given", of a state
  if (!kept && !may_drop(clause.verb)) return false;
  const std::string rows = clause.passive ? "" : rows_in(clause.from, clause.verb);
  NamedAmount amount = amount_at(noun, rows);
  if (amount.text.empty() && of > 0) amount.text = amount_used(noun, of, at);
  if (amount.text.empty() || (kept && of == 0)) return false;
  WordSequence more;
  if (of > 0) more = restricting(of, at);
  if (kept) more.push_back(words_.plain_word(clause.verb));
  if (kind) append(more, {"of", words_.word(2)});
  if (!clause.passive && !is_any(words_, clause.from, kUsers)) {
    more.push_back("of");
    append(more, words_.part(clause.from, clause.verb));
  }
  const bool each = is_any(words_, clause.from, {"each", "every"});
  put(0, clause.end, each ? WordSequence{"total"} : lead, amount.text, more);
  return true;
}

// The word after "the most", "most" or "the greatest number of" at word `at`; `at` if there is
// none.
size_t most_end(const WordSequence& words, size_t at) {
  const size_t how = is_any(words, at, {"the"}) ? at + 1 : at;
  if (is_any(words, how, {"most"})) return how + 1;
  const bool upper = is_any(words, how, kUpperEnds) && is_any(words, how + 1, kAmountOfNouns) &&
                     is_any(words, how + 2, {"of"});
  return upper ? how + 3 : at;
}

// A verb of having or coming to have an amount, or any other that is not known to the schema and
// does not say what became of it.
bool AmountNouns::may_yield(size_t i) const {
  const std::string& verb = plain(words_, i);
  if (is_any(words_, i, kYieldingVerbForms)) return true;
  const std::string base = lemma(verb);
  return verb.size() > 2 && end_mark(words_[i]).empty() && !phrases_.is_name(verb) &&
         !phrases_.is_name(base) && !phrases_.is_value(verb) &&
         !text::is_one_of(base, kChangingVerbs) && (base != verb || has_past_suffix(verb)) &&
         !has_progressive_suffix(verb) &&
         !is_any(words_, i, {"is", "are", "was", "were", "has"});
}

// "which hive gave us the most honey", "who rowed the most kilometres", "sponsor that put in most
// money"
bool AmountNouns::ask_most() {
  const bool asks = is_any(words_, 0, {"which", "what", "who"});
  if (!asks && !phrases_.names_row(plain(words_, 0))) return false;
  for (size_t i = 2; i + 1 < words_.size(); ++i) {
    const size_t noun = most_end(words_, i);
    if (noun == i || noun >= words_.size()) continue;
    size_t verb = i - 1;
    while (verb > 0 && is_any(words_, verb, kYieldingParticles)) --verb;
    if (verb == 0 || !may_yield(verb)) return false;
    while (verb > 1 && is_any(words_, verb - 1, kBeforeYielding)) --verb;
    if (!asks && !is_any(words_, verb, kBeforeYielding)) return false;
    const std::string rows = rows_in(0, verb);
    if (rows.empty() && (verb > 1 || !is_any(words_, 0, {"who"}))) return false;
    NamedAmount amount = amount_at(noun, rows);
    if (amount.text.empty() && is_any(words_, noun, kCashNouns))
      amount = {phrases_.money_of(rows), noun + 1};
    if (amount.text.empty() || !ends_amount(amount.end)) return false;
    size_t end = amount.end;
    if (is_any(words_, end, {"of"}) && phrases_.names_row(plain(words_, end + 1)) &&
        !phrases_.is_value(plain(words_, end + 1)))
      end += 2;  // "kilos of cheese"
    end = end_mark(words_[end - 1]).empty() ? after_filling(end) : end;
    put(verb, end, WordSequence{"has", "the", "highest", "total"}, amount.text);
    if (!asks) replace(words_, 0, 0, {"which"});
    return true;
  }
  return false;
}

// "which boat has run up the biggest repair bill": all of them together.
bool AmountNouns::ask_bill() {
  for (size_t i = 2; i + 2 < words_.size(); ++i) {
    if (!is_any(words_, i, kUpperEnds) || !is_any(words_, i + 2, kOwedTotalNouns)) continue;
    size_t verb = is_any(words_, i - 1, {"the"}) ? i - 2 : i - 1;
    const size_t last = verb;
    while (verb > 0 && is_any(words_, verb, kYieldingParticles)) --verb;
    if (verb == 0 || verb == last ||
        !text::is_one_of(lemma(plain(words_, verb)), kGainingVerbs))
      return false;
    while (verb > 1 && is_any(words_, verb - 1, kBeforeYielding)) --verb;
    const std::string rows = rows_in(0, verb), bills = plain(words_, i + 1);
    if (rows.empty() || rows == bills) return false;
    std::string amount = phrases_.own_amount(bills);
    if (amount.empty()) amount = phrases_.own_amount(lemma(bills));
    if (amount.empty()) return false;
    const bool asks = is_any(words_, 0, {"which", "what", "who"});
    put(verb, i + 3, WordSequence{"has", "the", "highest", "total"}, amount);
    if (!asks) replace(words_, 0, 0, {"which"});
    return true;
  }
  return false;
}

// "total honey for each year", "honey total per year"
bool AmountNouns::ask_total() {
  for (size_t i = 0; i + 1 < words_.size() && i < 5; ++i) {
    const bool before = is_any(words_, i, kSumWords);
    const bool after = is_any(words_, i + 1, kSumWords);
    if ((!before && !after) || phrases_.is_amount(plain(words_, before ? i + 1 : i))) continue;
    const NamedAmount amount = amount_at(before ? i + 1 : i, rows_in(i + 1, words_.size()));
    const size_t end = before ? amount.end : i + 2;
    if (amount.text.empty() || !ends_amount(end) || is_any(words_, end, {"of"})) continue;
    return put(i, end, {"total"}, amount.text), true;
  }
  return false;
}

// "kg of citra used in 2024", "hours put in by each worker", "litres of milk per month"
bool AmountNouns::ask_bare() {
  const NamedAmount amount = amount_at(0, rows_in(1, words_.size()));
  size_t end = amount.end;
  const std::string participle = plain(words_, 0) + " " + plain(words_, 1);
  if (phrases_.is_amount(plain(words_, 0)) || phrases_.is_amount(participle)) {
    if (is_any(words_, 1, kBeforeKind) || is_any(words_, 2, kBeforeKind)) return false;
  }
  const bool unit = unit_named(plain(words_, 0)) != kNoUnit && !is_any(words_, 0, kPeriodUnits);
  WordSequence more;
  if (end_mark(words_[end - 1]).empty() && is_any(words_, end, {"of"})) {
    const size_t of = end++;
    while (end < words_.size() && end < of + 4 && !is_participle(end) &&
           !is_any(words_, end, kAfterAmountNoun))
      ++end;
    append(more, restricting(of + 1, end));
  }
  if (end_mark(words_[end - 1]).empty() && is_participle(end)) {
    ++end;
    if (is_any(words_, end, kYieldingParticles) && is_any(words_, end + 1, kAfterAmountNoun)) ++end;
  }
  if (end >= words_.size() || !ends_amount(end)) return false;
  if (amount.text
          .empty()) {  // "miles done in each van", of a column that is called so by a synonym
    if (unit && end > amount.end) replace(words_, 0, 0, {"total"});
    return unit && end > amount.end;
  }
  put(0, end, {"total"}, amount.text, more);
  return true;
}

// "number of casualties on Helvellyn", "how many casualties were there in 2024", of a column that
// counts them
bool AmountNouns::ask_number() {
  const bool number = is_any(words_, 0, kRowCountNouns) && is_any(words_, 1, {"of"});
  if (!number && !(is_any(words_, 0, {"how"}) && is_any(words_, 1, {"many"}))) return false;
  const std::string noun = plain(words_, 2);
  if (noun.empty() || lemma(noun) == noun || phrases_.names_row(noun) || !phrases_.is_amount(noun))
    return false;
  size_t end = 3;
  if (is_any(words_, end, {"were", "are"}) && is_any(words_, end + 1, {"there"})) end += 2;
  if (end >= words_.size() || !is_any(words_, end, kAfterAmountNoun) ||
      is_any(words_, end, {"of", "with"}))
    return false;
  return replace(words_, 0, end, {"total", words_.plain_word(2)}), true;
}

// "average plot size per site"
void AmountNouns::ask_average() {
  for (size_t i = 0; i + 1 < words_.size(); ++i) {
    if (!is_any(words_, i, kAverageWords)) continue;
    const NamedAmount amount = amount_at(i + 1, rows_in(i + 2, words_.size()));
    if (amount.text.empty() || amount.end < i + 3 || !ends_amount(amount.end)) return;
    return put(i + 1, amount.end, {}, amount.text);
  }
}

// "top 3 apiaries by honey yield in 2024", "top 3 sites by litres collected"
void AmountNouns::rank_by() {
  if (!is_any(words_, 0, kRankingOpenings) && !is_any(words_, 0, kLeadingAdjectives)) return;
  for (size_t i = 1; i + 1 < words_.size(); ++i) {
    if (!is_any(words_, i, {"by"}) || phrases_.is_amount(plain(words_, i + 1))) continue;
    if (unit_named(plain(words_, i + 1)) == kHours) continue;  // of minutes, in another unit
    const NamedAmount amount = amount_at(i + 1, rows_in(0, i));
    size_t end = amount.end;
    if (end_mark(words_[end - 1]).empty() && is_any(words_, end, kAmountParticiples)) ++end;
    if (amount.text.empty() || !ends_amount(end)) continue;
    return put(i + 1, end, {"total"}, amount.text);
  }
}

}  // namespace

void rewrite_amount_nouns(WordSequence& words, const SchemaPhrases& phrases) {
  if (words.size() > 2) AmountNouns(words, phrases).run();
}

}  // namespace ask::engine
