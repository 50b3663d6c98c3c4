#include "agent/engine/rewrite/rewrite_total_bounds.h"

#include <span>
#include <string>

#include "agent/common/text.h"
#include "agent/engine/lexicon/extreme_words.h"
#include "agent/engine/lexicon/value_sum_words.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/sum_words.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

// "more than 200": words [from, number], and the number.
struct NumberBound {
  size_t from = 0, number = 0;
};

NumberBound number_bound_at(const WordSequence& words, size_t i) {
  const auto number = [&](size_t at) {
    return at < words.size() && plain(words, at).find_first_of("0123456789") <= 3 ? at : 0;
  };
  if (is_any(words, i, kAmountBounds)) return {i, number(i + 1)};
  if (is_any(words, i, kBoundComparatives) && is_any(words, i + 1, {"than"}))
    return {i, number(i + 2)};
  if (is_any(words, i, {"at"}) && is_any(words, i + 1, {"least", "most"}))
    return {i, number(i + 2)};
  return {};
}

// The number of words at `at` that say that all is added up: "in total", "altogether".
size_t total_words(const WordSequence& words, size_t at) {
  if (is_any(words, at, {"in"}) && is_any(words, at + 1, kAfterIn)) {
    const bool all = is_any(words, at + 2, {"all"}) && is_any(words, at + 1, {"all"});
    return all ? 3 : 2;
  }
  if (is_any(words, at, {"all"}) && is_any(words, at + 1, kAfterAll)) return 2;
  return is_any(words, at, kSumEndings) || is_any(words, at, {"combined"}) ? 1 : 0;
}

bool all_words_of(const WordSequence& words, std::span<const std::string_view> list) {
  for (size_t i = 0; i < words.size(); ++i)
    if (!is_any(words, i, list)) return false;
  return true;
}

class TotalBound {
 public:
  TotalBound(WordSequence& words, const SchemaPhrases& phrases, NumberBound bound)
      : words_(words), phrases_(phrases), bound_(bound) {}

  bool run() {
    if (!find_total() || !find_rows() || !find_amount()) return false;
    find_givers();
    WordSequence by = rows_;
    append(by, {"with", "total"});
    append(by, words_of(amount_));
    append(by, words_.part(bound_.from, bound_.number));
    by.push_back(words_.plain_word(bound_.number));
    size_t end = after_;
    if (end == total_) end += total_size_;
    const std::string mark = end_mark(words_.back());
    WordSequence rest;
    if (total_ > end) {
      rest = words_.part(end, total_);
      append(rest, words_.part(total_ + total_size_, words_.size()));
    } else {
      rest = words_.part(end, words_.size());
    }
    if (asked_ && all_words_of(rest, kWhoElse)) rest = {};
    append(by, rest);
    if (rest.empty()) by.end_with(mark);
    return replace(words_, 0, words_.size(), by), true;
  }

 private:
  bool find_total();
  bool find_rows();
  void find_givers();
  bool find_amount();
  // The rows of "cost us more than 200 in repairs in total"; "" if there are none.
  std::string rows_after() const {
    const bool object = is_any(words_, after_, {"in", "on", "for"}) && after_ + 2 == total_;
    return object && phrases_.names_row(plain(words_, after_ + 1)) ? plain(words_, after_ + 1)
                                                                  : std::string();
  }
  // A verb beside the bound that restricts the rows no further: "goats that gave".
  bool tells_nothing(const std::string& word) const {
    const std::string verb = lemma(word);
    return (text::is_one_of(verb, kBoundedDeeds) || text::is_one_of(verb, kGainingVerbs)) &&
           !phrases_.is_value(word) && !phrases_.is_flag(word);
  }
  std::string money_of(const std::string& noun) const {
    const std::string own = phrases_.own_money(noun);
    return own.empty() ? phrases_.money_of(noun) : own;
  }

  WordSequence& words_;
  const SchemaPhrases& phrases_;
  const NumberBound bound_;
  size_t after_ = 0;                   // the word after the number and its noun
  size_t total_ = 0, total_size_ = 0;  // "in total"
  size_t verb_ = 0;                    // of "add up to" before the bound; 0 if it is not there
  WordSequence rows_;                  // "goats", "who"
  size_t clause_ = 0;                  // the first word after them
  bool asked_ = false;                 // whether there are any: "has anyone given over 20"
  std::string amount_;
};

// "in total" after the number, or "add up to" before it.
bool TotalBound::find_total() {
  constexpr size_t kMostBetween = 6;
  after_ = bound_.number + 1;
  for (size_t i = after_; i < words_.size() && i <= after_ + kMostBetween; ++i) {
    total_size_ = total_words(words_, i);
    if (total_size_ == 0) continue;
    total_ = i;
    return true;
  }
  for (size_t i = bound_.from > 3 ? bound_.from - 3 : 1; i < bound_.from; ++i)
    if (is_any(words_, i, kSumVerbs) && is_any(words_, i + 1, kAfterSumVerb)) {
      verb_ = i;
      total_ = after_;
      return true;
    }
  return false;
}

// Who or what is asked for: the first noun of rows before the bound, with what restricts it.
bool TotalBound::find_rows() {
  size_t noun = 0;
  const bool any = is_any(words_, 0, kAnyOpenings);
  while (noun < bound_.from && !phrases_.names_row(plain(words_, noun)) &&
         !is_any(words_, noun, {"who"}) && !is_any(words_, noun, kUnknownPeople))
    ++noun;
  if (noun == bound_.from || noun > 4) return false;
  if (any) {
    if (is_any(words_, noun, kUnknownPeople))
      rows_ = {"who"};
    else
      rows_ = {"which", words_.plain_word(noun)};
    asked_ = true;
    clause_ = noun + 1;
    return true;
  }
  clause_ = noun + 1;
  for (size_t i = clause_; i < bound_.from; ++i)  // "customers from Leeds who"
    if (is_any(words_, i, {"who", "that", "which", "whose", "with", "have", "has"})) {
      if (i <= clause_ + 4) clause_ = i;
      break;
    }
  rows_ = words_.part(0, clause_);
  if (is_any(words_, noun, {"who"}) && noun > 0) rows_ = words_.part(noun, clause_);
  return true;
}

// "who gave over 20" of gifts with a column "donor": those that are called so, and nobody else.
void TotalBound::find_givers() {
  if (rows_.size() != 1 || !is_any(rows_, 0, {"who"}) || !phrases_.is_name(kGiverNoun)) return;
  for (size_t i = clause_; i < bound_.from; ++i)
    if (is_any(words_, i, kGivingForms)) rows_ = {"which", std::string(kGiverNoun)};
}

// What is added up: what the unit measures, what the rows between are worth, or money of them.
bool TotalBound::find_amount() {
  size_t verbs = 0;
  std::string between;
  for (size_t i = clause_; i < (verb_ > 0 ? verb_ : bound_.from); ++i) {
    const std::string word = plain(words_, i);
    if (phrases_.names_row(word) && between.empty())
      between = word;
    else if (!is_any(words_, i, kBoundClauseWords) && (!tells_nothing(word) || ++verbs > 1))
      return false;
  }
  const std::string rows = plain(words_, clause_ - 1);
  const bool marked = !end_mark(words_[bound_.number]).empty();
  const std::string unit = marked ? std::string() : plain(words_, after_);
  const bool named = after_ < total_ && !unit.empty() && !is_any(words_, after_, kAfterMoneyVerb);
  if (named) {
    amount_ = phrases_.amount_of(unit, between.empty() ? rows : between);
    if (amount_.empty()) amount_ = phrases_.amount_of(unit, "");
    const bool money = unit_info(unit_named(unit)).dimension == UnitDimension::kMoney;
    for (size_t i = clause_; money && i < bound_.from && amount_.empty(); ++i)
      if (is_any(words_, i, kGivingForms)) amount_ = phrases_.own_amount("donate");
    if (amount_.empty() && money) amount_ = money_of(between.empty() ? rows : between);
    if (amount_.empty()) return false;
    ++after_;
    if (is_any(words_, after_, {"of"}) && after_ + 1 < total_ &&
        !phrases_.is_value(plain(words_, after_ + 1)))
      after_ += 2;
    return true;
  }
  for (size_t i = clause_; i < bound_.from; ++i)
    if (phrases_.is_amount(plain(words_, i)) && lemma(plain(words_, i)) == plain(words_, i)) {
      amount_ = plain(words_, i);  // "have cost us over 300"
      return true;
    }
  if (between.empty()) {
    for (size_t i = clause_; i < bound_.from && amount_.empty(); ++i)
      if (is_any(words_, i, kGivingForms)) amount_ = phrases_.own_amount("donate");
    if (!amount_.empty()) return true;
    between = rows_after();
    if (between.empty()) return false;
  }
  amount_ = money_of(between);
  return !amount_.empty();
}

}  // namespace

bool rewrite_total_bounds(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 1 < words.size(); ++i)
    if (const NumberBound bound = number_bound_at(words, i); bound.number > 0)
      return TotalBound(words, phrases, bound).run();
  return false;
}

}  // namespace ask::engine
