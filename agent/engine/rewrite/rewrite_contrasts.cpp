#include "agent/engine/rewrite/rewrite_contrasts.h"

#include "agent/engine/lexicon/cause_words.h"
#include "agent/engine/lexicon/contrast_words.h"
#include "agent/engine/lexicon/irregular_forms.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/rewrite/rewrite_bounded_counts.h"
#include "agent/engine/rewrite/rewrite_group_figures.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

constexpr size_t kMostBeforeMore = 6;  // words

// The word after "vs", "compared with" at `at`, or after "and" of "compare A and B"; `at` if there
// is no such joint.
size_t after_joint(const WordSequence& words, size_t at) {
  if (is_any(words, at, kContrastJoints)) return at + 1;
  if (is_any(words, at, {"compared"}) && is_any(words, at + 1, {"to", "with"})) return at + 2;
  const bool compare = is_any(words, 0, {"compare"});
  return compare && is_any(words, at, {"and", "with", "to"}) ? at + 1 : at;
}

// A stored value of one or two words, also in the plural.
bool is_side(const WordSequence& words, size_t i, const SchemaPhrases& phrases) {
  const std::string word = plain(words, i);
  if (word.size() < 2 || is_digits(word)) return false;
  if (phrases.is_value(word) || phrases.is_value(lemma(word))) return true;
  const std::string pair = word + " " + plain(words, i + 1);
  return i + 1 < words.size() && end_mark(words[i]).empty() &&
         (phrases.is_value(pair) || phrases.is_value(word + " " + lemma(plain(words, i + 1))));
}

bool has_side(const WordSequence& words, size_t from, size_t to, const SchemaPhrases& phrases) {
  for (size_t i = from; i < to; ++i)
    if (is_side(words, i, phrases)) return true;
  return false;
}

// "average gift 2024 against 2025", "compare the number of loans in 2023 and in 2024"
bool rewrite_years(WordSequence& words, QueryShape& shape) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (!may_be_year(plain(words, i - 1))) continue;
    size_t after = after_joint(words, i);
    if (after == i) continue;
    if (is_any(words, after, {"in", "for"})) ++after;
    if (!may_be_year(plain(words, after)) || plain(words, after) == plain(words, i - 1)) continue;
    const bool in = i > 1 && is_any(words, i - 2, {"in", "for", "of", "between"});
    WordSequence by;
    if (!in) by.push_back("in");
    append(by, {words.plain_word(i - 1), "and", words.word(after)});
    replace(words, i - 1, after + 2 - i, by);
    if (is_any(words, 0, {"compare"})) words.erase(0, 1);
    return shape.side_by_side = true;
  }
  return false;
}

// "how many automatic learners do we have against manual", "takings against budget"
void rewrite_against(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, {"against"})) continue;
    if (phrases.is_amount(plain(words, i - 1)) && phrases.is_amount(plain(words, i + 1)))
      return words.set(i, "and");
    if (is_side(words, i + 1, phrases) && has_side(words, 0, i, phrases) &&
        !phrases.is_name(plain(words, i - 1)))
      words.set(i, "vs");
    return;
  }
}

// "2024", "June 2025"
bool is_period(const WordSequence& words, size_t i) {
  return may_be_year(plain(words, i)) || is_month(plain(words, i));
}

bool has_period(const WordSequence& words, size_t from, size_t to) {
  for (size_t i = from; i < to; ++i)
    if (is_period(words, i)) return true;
  return false;
}

// The place of the second of two after the joint at `at`: "because of work", "more in 2025".
size_t second_side(const WordSequence& words, size_t at) {
  if (is_any(words, at, {"more"})) ++at;
  if (is_any(words, at, kCauseOpenings)) ++at;
  return is_any(words, at, kRepeatedPrepositions) ? at + 1 : at;
}

// "sell" of "did we sell more in 2024", "total sales": of an amount, unlike "has Ann come more".
bool says_amount(const WordSequence& words, size_t more, const SchemaPhrases& phrases) {
  for (size_t i = 1; i < more; ++i) {
    const std::string& word = plain(words, i);
    const std::string_view irregular = irregular_base(word);
    const std::string base = irregular.empty() ? lemma(word) : std::string(irregular);
    if (text::is_one_of(base, kMoneyVerbs) || text::is_one_of(base, kTakingVerbs) ||
        text::is_one_of(base, kSellingVerbs) || text::is_one_of(base, kSpendingVerbs) ||
        text::is_one_of(base, kGivingVerbs) || (!word.empty() && phrases.is_amount(word)))
      return true;
  }
  return false;
}

// "did we sell more in 2024 than in 2025": an amount of no rows that are named, or how often it
// was, by the verb. `more` is the place of the word, `joint` that of "than", and the second period
// begins at `second`.
void compare_amounts(WordSequence& words, size_t more, size_t joint, size_t second,
                     const SchemaPhrases& phrases) {
  WordSequence by{"how", says_amount(words, more, phrases) ? "much" : "often"};
  append(by, words.part(0, more));
  append(by, words.part(more + 1, joint));
  by.push_back("and");
  append(by, words.part(second, words.size()));
  by.set(2, plain(words, 0));
  replace(words, 0, words.size(), by);
}

// "have we got more Herdwicks or Swaledales", "were there more complaints of rudeness or of
// overcharging in May", "has Ann rung in more peals or more quarter peals", "did we have more
// guests in 2024 than in 2025"
bool rewrite_more_or(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  size_t more = is_any(words, 0, {"more"}) ? 0 : 1;
  if (more > 0 && !is_any(words, 0, kMoreOpenings)) return false;
  while (more < words.size() && more <= kMostBeforeMore && !is_any(words, more, {"more"})) ++more;
  if (!is_any(words, more, {"more"}) || is_any(words, more + 1, {"than"})) return false;
  size_t joint = more + 2;
  while (joint < words.size() && !is_any(words, joint, {"or", "than"})) ++joint;
  if (more == 0 && !is_any(words, joint, {"or"})) return false;
  const size_t second = second_side(words, joint + 1);
  const bool periods = is_period(words, second) && has_period(words, more + 1, joint);
  if (second >= words.size() ||
      !(periods || (is_side(words, second, phrases) && has_side(words, more + 1, joint, phrases))))
    return false;
  if (periods && is_any(words, more + 1, kRepeatedPrepositions)) {
    if (more < 3) return false;
    compare_amounts(words, more, joint, second, phrases);
    return shape.side_by_side = shape.most_first = true;
  }
  WordSequence by{"how", "many"};
  append(by, words.part(more + 1, joint));
  by.push_back("and");
  append(by, words.part(second, words.size()));
  const bool nobody = more < 2 || (is_any(words, 1, kNobodyInParticular) &&
                                    (more == 2 || (more == 3 && is_any(words, 2, kPlainHaving))));
  if (!nobody) {
    const std::string mark = end_mark(by.back());
    by.cut_last(by.size() - 1, mark.size());
    const size_t clause = by.size();
    append(by, words.part(0, more));
    by.set(clause, plain(words, 0));
    by.end_with(mark);
  }
  replace(words, 0, words.size(), by);
  return shape.side_by_side = shape.most_first = true;
}

// "carbon boats vs the rest", "total donations with gift aid and without"
void rewrite_both_states(WordSequence& words, QueryShape& shape) {
  for (size_t i = 2; i < words.size(); ++i) {
    size_t end = i;
    if (is_any(words, i, {"and"}) && is_any(words, i + 1, {"without"})) {
      bool with = false;
      for (size_t k = 0; k < i; ++k) with |= is_any(words, k, {"with"});
      if (!with) continue;
      end = is_any(words, i + 2, {"it", "them"}) ? i + 3 : i + 2;
    } else if (is_any(words, i, {"vs", "versus", "against"}) && is_any(words, i + 1, {"the"}) &&
               is_any(words, i + 2, kRestNouns)) {
      end = i + 3;
    }
    if (end == i || (end < words.size() && end_mark(words[end - 1]).empty())) continue;
    const std::string mark = end_mark(words[end - 1]);
    words.erase(i, end);
    words.add(i - 1, mark);
    shape.both_states = true;
    return;
  }
}

// "petrol, diesel etc", "for motor, home and so on"
void rewrite_and_so_on(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  for (size_t i = 1; i < words.size(); ++i) {
    const bool so_on = is_any(words, i, {"and"}) && is_any(words, i + 1, {"so"}) &&
                       is_any(words, i + 2, kSoOn);
    if (!so_on && !is_any(words, i, kEtCetera)) continue;
    if (!has_side(words, 0, i, phrases)) continue;
    const size_t end = so_on ? i + 3 : i + 1;
    const std::string mark = end_mark(words[end - 1]);
    words.erase(i, end);
    if (end_mark(words[i - 1]).empty()) words.add(i - 1, mark == "." ? "" : mark);
    shape.and_so_on = true;
    return;
  }
}

// "cost" of "parts cost per job"
bool is_amount_noun(const std::string& word, const SchemaPhrases& phrases) {
  const std::string base = lemma(word);
  return phrases.is_amount(word) || text::is_one_of(base, kAmountColumns) ||
         text::is_one_of(base, kMoneyNouns) || text::is_one_of(base, kSummedNouns);
}

// "number of copies at each branch", "parcels delivered per driver", "objects never shown, per
// category"
void rewrite_counts_of_groups(WordSequence& words, const SchemaPhrases& phrases) {
  const bool number = is_any(words, 0, kRowCountNouns) && is_any(words, 1, {"of"});
  const size_t noun = number ? 2 : 0;
  const std::string rows = plain(words, noun);
  if (rows.empty() || lemma(rows) == rows || !phrases.names_row(rows) ||
      unit_named(rows) != kNoUnit)  // "hours worked on each project"
    return;
  for (size_t i = noun + 1; i + 1 < words.size(); ++i) {
    if (is_any(words, i, kBeforeEachGroup) && is_any(words, i + 1, {"each"}) &&
        phrases.names_row(plain(words, i + 2)) && i == noun + 1) {
      replace(words, i, 2, {"per"});
      if (!number) replace(words, 0, 0, {"number", "of"});
      return;
    }
    if (number || i == noun + 1 || !is_any(words, i, {"per"})) continue;
    if (i + 2 == words.size() && !is_amount_noun(plain(words, i - 1), phrases) &&
        (phrases.is_name(plain(words, i + 1)) || phrases.names_row(plain(words, i + 1))) &&
        !text::is_one_of(lemma(rows), kMoneyNouns) && phrases.own_amount(rows).empty())
      replace(words, 0, 0, {"number", "of"});
    return;
  }
}

}  // namespace

void rewrite_contrasts(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  if (words.size() < 4) return;
  if (!rewrite_years(words, shape) && !rewrite_more_or(words, phrases, shape))
    rewrite_against(words, phrases);
  rewrite_both_states(words, shape);
  rewrite_and_so_on(words, phrases, shape);
  rewrite_counts_of_groups(words, phrases);
  rewrite_group_figures(words, phrases);
  rewrite_bounded_counts(words, phrases);
}

}  // namespace ask::engine
