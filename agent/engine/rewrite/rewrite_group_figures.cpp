#include "agent/engine/rewrite/rewrite_group_figures.h"

#include <algorithm>

#include "agent/engine/lexicon/group_words.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_sums.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestOfGroups = 16;  // words
constexpr size_t kMostBeforeOpeningRows = 2;  // words that describe the rows
constexpr std::string_view kAnyAmount = "amount";  // where the rows have none of their own

// The number of words from `at` on that say what the rows are split by: "per", "by", "of each",
// "split by"; 0 if they do not.
size_t splitting_words(const WordSequence& words, size_t at) {
  if (is_any(words, at, {"per"})) return is_any(words, at + 1, kEachOfGroups) ? 2 : 1;
  if (is_any(words, at, kBeforeEachOfGroups) && is_any(words, at + 1, kEachOfGroups)) return 2;
  if (is_any(words, at, {"by"})) return 1;
  if (!is_any(words, at, kGroupedParticiples)) return 0;
  const size_t by = is_any(words, at + 1, kAfterSplit) ? at + 2 : at + 1;
  return is_any(words, by, {"by"}) ? by + 1 - at : 0;
}

bool says_each(const WordSequence& words, size_t at, size_t count) {
  return count == 2 && is_any(words, at + 1, kEachOfGroups);
}

bool is_plural_of_row(const std::string& word, const SchemaPhrases& phrases) {
  return !word.empty() && lemma(word) != word && phrases.names_row(word) &&
         unit_named(word) == kNoUnit;
}

// The place of the noun of the rows that the question opens with, from word `from` on, after what
// describes them: "domestic customers"; words.size() if it opens otherwise.
size_t opening_rows(const WordSequence& words, size_t from, const SchemaPhrases& phrases) {
  for (size_t i = from; i < words.size() && i <= from + kMostBeforeOpeningRows; ++i) {
    const std::string& word = plain(words, i);
    if (is_plural_of_row(word, phrases)) return i;
    if (!end_mark(words[i]).empty() || is_any(words, i, kSentenceOpenings) ||
        !(phrases.is_value(word) || may_be_past_form(word) || phrases.names_row(word)))
      break;
  }
  return words.size();
}

// "debates held at every venue", "animals of each breed in every location" -> "number of ..."
void count_rows_of_each(WordSequence& words, const SchemaPhrases& phrases) {
  const size_t rows = opening_rows(words, 0, phrases);
  if (rows + 2 >= words.size() || !end_mark(words[rows]).empty() ||
      text::is_one_of(lemma(plain(words, rows)), kMoneyNouns))
    return;
  size_t at = rows + 1;
  const std::string& next = plain(words, at);
  const bool deed = is_any(words, at, kPlainDeeds) && !phrases.is_value(next);
  const bool participle = deed || (may_be_past_form(next) && !phrases.is_amount(next) &&
                                   !text::is_one_of(lemma(next), kMoneyNouns));
  if (participle) ++at;
  if (deed && is_any(words, at, {"out"})) ++at;
  const size_t split = splitting_words(words, at);
  const bool by = participle && !is_any(words, rows + 1, kOrderedForms) &&
                  (is_any(words, at, {"per"}) || phrases.is_name(plain(words, at + split)));
  const bool by_all = is_any(words, at, {"by"}) && is_any(words, at + 1, {"every"});
  if (split == 0 || by_all || (!says_each(words, at, split) && !by)) return;
  size_t splits = 0;
  for (size_t i = at; i < words.size(); ++i) {
    if (is_any(words, i, kMoreThanCounts) && !is_any(words, i, kBeforeEachOfGroups)) return;
    if (i + 1 < words.size() && !end_mark(words[i]).empty()) return;
    splits += splitting_words(words, i) > 0;
  }
  if (splits == 0) return;
  if (deed) words.erase(rows + 1, at);
  replace(words, 0, 0, {"number", "of"});
}

// The two figures of rows from word `at` on: "number and amount", "how many and how much".
struct TwoFigures {
  size_t end = 0;        // after them; 0 if there are none
  std::string amount;    // as it is called
};

// "count", "the number", "how many" at `at`: where it ends, else `at`.
size_t after_tally(const WordSequence& words, size_t at) {
  if (is_any(words, at, {"the", "their"})) ++at;
  if (is_any(words, at, {"how"}) && is_any(words, at + 1, {"many"})) return at + 2;
  return is_any(words, at, kTallyNames) ? at + 1 : at;
}

// "amount", "the total value", "how much", "total" at `at`; `called` gets its own name.
size_t after_total(const WordSequence& words, size_t at, const SchemaPhrases& phrases,
                   std::string& called) {
  const size_t from = at;
  if (is_any(words, at, {"the", "their"})) ++at;
  if (is_any(words, at, {"how"}) && is_any(words, at + 1, {"much"}))
    return is_any(words, at + 2, {"money"}) ? at + 3 : at + 2;
  bool total = false;
  while (is_any(words, at, kTotalNames) &&
         !(text::is_one_of(plain(words, at), kIncomeNames) && phrases.is_amount(plain(words, at))))
    ++at, total = true;
  if (at < words.size() && !(total && !end_mark(words[at - 1]).empty())) {
    for (size_t end = std::min(at + 2, words.size()); end > at; --end) {
      const std::string noun = plain_text(words, at, end);
      if (!phrases.is_amount(noun) || is_any(words, at, {"by", "per", "of", "for"})) continue;
      called = noun;
      return end;
    }
  }
  return total ? at : from;
}

TwoFigures two_figures(const WordSequence& words, size_t at, const SchemaPhrases& phrases) {
  TwoFigures out;
  const auto joint = [&](size_t end) {
    if (is_any(words, end, kFigureJoints)) return end + 1;
    return words[end - 1].ends_with(',') ? end : size_t{0};
  };
  if (size_t first = after_tally(words, at); first > at && first < words.size()) {
    const size_t second = joint(first);
    if (second == 0) return out;
    const size_t end = after_total(words, second, phrases, out.amount);
    if (end > second) out.end = end;
    return out;
  }
  const size_t first = after_total(words, at, phrases, out.amount);
  if (first == at || first >= words.size()) return out;
  const size_t second = joint(first);
  if (second == 0) return out;
  const size_t end = after_tally(words, second);
  if (end > second && out.amount.empty()) out.end = end;  // else it is named in this order
  return out;
}

// "number of fines and total amount by reason": of the rows in words [from, rows], and of what is
// said of them from word `rest` to `end`.
void ask_for_both(WordSequence& words, size_t from, size_t rows, size_t end,
                  const std::string& called, const SchemaPhrases& phrases) {
  std::string own = called.empty() ? phrases.own_amount(plain(words, rows)) : called;
  if (own.empty()) own = phrases.own_money(plain(words, rows));
  if (own.empty()) own = phrases.money_of(plain(words, rows));
  if (own.empty()) own = kAnyAmount;
  WordSequence out{"number", "of"};
  append(out, words.part(from, rows + 1));
  append(out, {"and", "total"});
  append(out, words_of(own));
  append(out, words.part(rows + 1, end));
  while (out.size() > 1 && !end_mark(out.back()).empty())
    out.cut_last(out.size() - 1, end_mark(out.back()).size());
  replace(words, 0, words.size(), std::move(out));
}

// True if words [from, to) split the rows into groups.
bool splits_rows(const WordSequence& words, size_t from, size_t to) {
  for (size_t i = from; i + 1 < to; ++i)
    if (splitting_words(words, i) > 0) return true;
  return false;
}

// "fines by reason, number and total", "payments per method: how many and how much"
bool take_figures_at_end(WordSequence& words, const SchemaPhrases& phrases) {
  const size_t rows = opening_rows(words, 0, phrases);
  if (rows >= words.size()) return false;
  for (size_t i = rows + 3; i + 1 < words.size(); ++i) {
    const TwoFigures figures = two_figures(words, i, phrases);
    if (figures.end != words.size()) continue;
    size_t end = i;
    while (end > rows + 1 && is_any(words, end - 1, {"-", "\xE2\x80\x93", "by", "with", "in", ""}))
      --end;
    if (!splits_rows(words, rows + 1, end)) return false;
    ask_for_both(words, 0, rows, end, figures.amount, phrases);
    return true;
  }
  return false;
}

// "number and value of invoices per method", "how many and how much payments"
bool take_figures_first(WordSequence& words, const SchemaPhrases& phrases) {
  const TwoFigures figures = two_figures(words, 0, phrases);
  if (figures.end == 0 || !is_any(words, figures.end, {"of", "for"})) return false;
  const size_t from = is_any(words, figures.end + 1, {"the", "all", "our"}) ? figures.end + 2
                                                                             : figures.end + 1;
  const size_t rows = opening_rows(words, from, phrases);
  if (rows >= words.size() || !splits_rows(words, rows + 1, words.size())) return false;
  ask_for_both(words, from, rows, words.size(), figures.amount, phrases);
  return true;
}

// "how many payments and how much per method" -> "number of payments and total amount per method"
bool take_figures_apart(WordSequence& words, const SchemaPhrases& phrases) {
  const size_t begin = after_tally(words, 0);
  if (begin == 0) return false;
  const size_t from = is_any(words, begin, {"of"}) ? begin + 1 : begin;
  const size_t rows = opening_rows(words, from, phrases);
  if (rows + 2 >= words.size() || !is_any(words, rows + 1, kFigureJoints)) return false;
  std::string called;
  const size_t end = after_total(words, rows + 2, phrases, called);
  if (end == rows + 2 || !called.empty() || end >= words.size() ||
      splitting_words(words, end) == 0)
    return false;
  words.erase(rows + 1, end);
  ask_for_both(words, from, rows, words.size(), called, phrases);
  return true;
}

}  // namespace

void rewrite_group_figures(WordSequence& words, const SchemaPhrases& phrases) {
  if (words.size() < 4 || words.size() > kLongestOfGroups) return;
  if (take_figures_at_end(words, phrases) || take_figures_first(words, phrases) ||
      take_figures_apart(words, phrases))
    return;
  count_rows_of_each(words, phrases);
}

}  // namespace ask::engine
