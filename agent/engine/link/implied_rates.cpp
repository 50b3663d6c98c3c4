#include "agent/engine/link/implied_rates.h"

#include <algorithm>
#include <string_view>

#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/value_sum_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_rates.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/unit_prices.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr float kBoth = 0.97F;         // score if both measures are named exactly
constexpr float kNamesMeasure = 0.6F;  // least score of a mention that names a measure
constexpr float kOwnRows = 0.9F;       // of a table that the words after "per" name
constexpr uint32_t kMostWords = 3;     // between a measure and what it is related to

class RateLinker {
 public:
  RateLinker(std::span<const Token> tokens, const db::Catalog& catalog, const SchemaIndex& index,
             std::vector<Mention>& mentions)
      : tokens_(tokens),
        catalog_(catalog),
        index_(index),
        mentions_(mentions),
        known_(mentions.size()) {}

  void run() {
    for (uint32_t i = 0; i < tokens_.size(); ++i) {
      if (tokens_[i].quoted || tokens_[i].punctuation) continue;
      per(i);
      percentage_of(i);
      margin(i);
      difference(i);
      product(i);
    }
    // What something is related to one of is no group: "per copy"
    std::erase_if(mentions_, [&](const Mention& m) {
      return m.kind == MentionKind::kColumn && !m.noted &&
             std::any_of(divisors_.begin(), divisors_.end(), [&](const Mention& of) {
               return m.begin == of.begin && m.end <= of.end && m.table == of.table &&
                      m.column == of.column && m.adjust == ColumnExpr::Adjust::kAsIs;
             });
    });
  }

 private:
  std::string_view word(size_t i) const {
    return i < tokens_.size() && !tokens_[i].quoted ? std::string_view(tokens_[i].folded)
                                                    : std::string_view{};
  }
  bool is(size_t i, std::span<const std::string_view> words) const {
    return text::is_one_of(word(i), words);
  }
  bool is_measure(const Mention& m) const {
    return m.kind == MentionKind::kColumn && m.adjust == ColumnExpr::Adjust::kAsIs &&
           m.score >= kNamesMeasure && m.period == Period::kWhole && m.rest_column == kNone &&
           index_.column_roles(m.table, m.column).measure;
  }
  bool counts_things(uint32_t table, uint32_t column) const;
  bool divides(const Mention& m) const;
  bool names_rows(uint32_t begin, uint32_t end, float score) const;
  bool says_nothing(uint32_t from, uint32_t to) const;
  uint32_t before_payers(uint32_t verb) const;
  void add(uint32_t begin, uint32_t end, const Mention& part, const Mention& of,
           ColumnExpr::Adjust how);
  void per(uint32_t at);
  void percentage_of(uint32_t at);
  void percentage_done(uint32_t at, uint32_t noun);
  void margin(uint32_t at);
  void difference(uint32_t at);
  void subtract(uint32_t begin, uint32_t first, uint32_t joint, uint32_t second);
  void product(uint32_t at);
  void multiply(uint32_t first, uint32_t joint, uint32_t second);
  bool refers(uint32_t from, uint32_t to) const {
    return from == to || catalog_.refers(catalog_.tables[from], catalog_.tables[to]);
  }

  std::span<const Token> tokens_;
  const db::Catalog& catalog_;
  const SchemaIndex& index_;
  std::vector<Mention>& mentions_;
  const size_t known_;  // mentions of the schema
  std::vector<Mention> divisors_;
};

// True for a number of things, by its name in the plural: copies, sheets_in.
bool RateLinker::counts_things(uint32_t table, uint32_t column) const {
  const auto& words = index_.column(table, column).words;
  return std::any_of(words.begin(), words.end(), [&](uint32_t w) {
    const SchemaWord& own = index_.word(w);
    return has_plural_suffix(own.text) && own.text != own.lemma;
  });
}

// True for an amount that something may be related to one of: litres, copies, hours; not for a
// rating or a price.
bool RateLinker::divides(const Mention& m) const {
  const SchemaItem& item = index_.column(m.table, m.column);
  const UnitId unit = index_.column_roles(m.table, m.column).unit;
  if (index_.has_any_word(item, kIntensiveColumns) || index_.has_any_word(item, kRatePartWords) ||
      unit_info(unit).dimension == UnitDimension::kMoney)
    return false;
  return unit != kNoUnit || unit_named(word(m.begin)) != kNoUnit ||
         index_.has_any_word(item, kQuantityColumns) || index_.has_any_word(item, kDividingUnits) ||
         counts_things(m.table, m.column);
}

// True if the words are the name of a table at least as much as that of the column.
bool RateLinker::names_rows(uint32_t begin, uint32_t end, float score) const {
  return std::any_of(mentions_.begin(), mentions_.begin() + static_cast<std::ptrdiff_t>(known_),
                     [&](const Mention& m) {
                       return m.kind == MentionKind::kTable && m.begin == begin && m.end >= end &&
                              m.score >= std::min(score, kOwnRows);
                     });
}

// True for words between a measure and "per" that name nothing of their own: "we paid".
bool RateLinker::says_nothing(uint32_t from, uint32_t to) const {
  if (to - from > kMostWords) return false;
  for (uint32_t i = from; i < to; ++i)
    if (!is(i, kAmountParticiples) && !is(i, kPayers)) return false;
  return true;
}

void RateLinker::add(uint32_t begin, uint32_t end, const Mention& part, const Mention& of,
                     ColumnExpr::Adjust how) {
  const float score = kBoth * (0.8F + 0.1F * part.score + 0.1F * of.score);
  Mention rate = column_mention(begin, end, MatchKind::kUnit, score, part.table, part.column);
  rate.adjust = how;
  rate.less_table = of.table;
  rate.less = of.column;
  rate.factor_table = part.table;  // of several rows that of their sums
  mentions_.push_back(std::move(rate));
}

// The place of the noun of money in "the price we quote", where the verb names the amount.
uint32_t RateLinker::before_payers(uint32_t verb) const {
  if (verb < 2 || !is(verb - 1, kPayingSubjects)) return verb;
  const bool money = is(verb - 2, kPriceColumns) || is(verb - 2, kOwedNouns);
  return money ? verb - 2 : verb;
}

// "fuel cost per litre", "tips per hour worked"
void RateLinker::per(uint32_t at) {
  if (word(at) != "per" || at == 0) return;
  uint32_t noun = at + 1;
  if (is(noun, kSingleOnes)) ++noun;
  if (is(noun, kCalendarPeriods) || word(noun) == kCardinalityNoun) return;
  for (size_t b = 0; b < known_; ++b) {
    const Mention of = mentions_[b];
    if (of.begin != noun || !is_measure(of) || of.factor != kNone || !divides(of) ||
        names_rows(of.begin, of.end, of.score))
      continue;
    uint32_t end = of.end;
    if (is(end, kAmountParticiples)) ++end;
    for (size_t a = 0; a < known_; ++a) {
      const Mention part = mentions_[a];
      if (part.end > at || !is_measure(part) || part.table != of.table || part.factor != kNone ||
          part.column == of.column || is_unit_price(index_, part.table, part.column) ||
          (counts_things(of.table, of.column) &&
           index_.has_word(index_.column(part.table, part.column), kSalesPrice)) ||
          !says_nothing(part.end, at))
        continue;
      add(before_payers(part.begin), end, part, of, ColumnExpr::Adjust::kPer);
      divisors_.push_back(of);
    }
  }
}

// "returns as a percentage of units", "sheets wasted in percent of those put in", "what percentage
// of the units were returned"
void RateLinker::percentage_of(uint32_t at) {
  if (!is(at, kShareWords) || word(at + 1) != "of") return;
  uint32_t noun = at + 2;
  while (is(noun, kBeforeRatioNoun)) ++noun;
  percentage_done(at, noun);
  uint32_t before = at;
  if (before > 0 && is(before - 1, kBeforePercent)) --before;
  if (before > 0 && word(before - 1) == "as") --before;
  if (before == 0 || before == at) return;
  for (size_t b = 0; b < known_; ++b) {
    const Mention of = mentions_[b];
    if (of.begin != noun || !is_measure(of) || of.factor != kNone) continue;
    for (size_t a = 0; a < known_; ++a) {
      const Mention part = mentions_[a];
      if (part.end > before || !is_measure(part) || part.table != of.table ||
          part.factor != kNone || part.column == of.column || !says_nothing(part.end, before))
        continue;
      add(part.begin, of.end, part, of, ColumnExpr::Adjust::kPercentOf);
    }
    // "kilos ordered minus kilos delivered in percent of kilos ordered"
    for (size_t a = known_; a < mentions_.size(); ++a) {
      const Mention gap = mentions_[a];
      if (gap.adjust != ColumnExpr::Adjust::kMinus || gap.end != before || gap.table != of.table ||
          gap.column != of.column || gap.factor != kNone || gap.less_table != of.table)
        continue;
      Mention less = of;
      less.column = gap.less;
      add(gap.begin, of.end, of, less, ColumnExpr::Adjust::kMarginShare);
    }
  }
}

// "percentage of the units were returned": the verb names the other measure.
void RateLinker::percentage_done(uint32_t at, uint32_t noun) {
  for (size_t b = 0; b < known_; ++b) {
    const Mention of = mentions_[b];
    if (of.begin != noun || !is_measure(of) || of.factor != kNone || !divides(of) ||
        names_rows(of.begin, of.end, of.score))
      continue;
    uint32_t verb = of.end;
    while (is(verb, kBecameForms)) ++verb;
    if (verb == of.end) continue;
    for (size_t a = 0; a < known_; ++a) {
      const Mention part = mentions_[a];
      if (part.begin != verb || !is_measure(part) || part.table != of.table ||
          part.factor != kNone || part.column == of.column)
        continue;
      add(at, part.end, part, of, ColumnExpr::Adjust::kPercentOf);
    }
  }
}

// "profit margin over 60 percent", "margin in percent", "markup"
void RateLinker::margin(uint32_t at) {
  const bool markup = tokens_[at].lemma == kGainOnCost;
  uint32_t begin = at, end = at + 1;
  if (!markup && tokens_[at].lemma != kGainOnOne) return;
  if (!markup && at > 0 && tokens_[at - 1].lemma == kGainNoun) --begin;
  bool percent = markup;
  for (uint32_t t = 0; t < tokens_.size(); ++t) percent |= is(t, kShareWords);
  if (!percent) return;
  if (word(end) == "in" && is(end + 1, kShareWords))
    end += word(end + 2) == "of" ? 3 : 2;  // "in percent of the products"
  else if (is(end, kShareWords))
    ++end;
  else if (begin > 0 && is(begin - 1, kShareWords))
    --begin;
  for (const Margin& m : margins(index_)) {
    Mention price, cost;
    price.table = cost.table = m.table;
    price.column = m.price;
    cost.column = m.cost;
    price.score = cost.score = 1;
    add(begin, end, price, cost,
        markup ? ColumnExpr::Adjust::kMarkup : ColumnExpr::Adjust::kMarginShare);
    mentions_.back().factor_table = kNone;
  }
}

// The measure at token `first` that ends before `joint`, minus the one at `second`.
void RateLinker::subtract(uint32_t begin, uint32_t first, uint32_t joint, uint32_t second) {
  for (size_t a = 0; a < known_; ++a) {
    const Mention whole = mentions_[a];
    if (whole.begin != first || !is_measure(whole) || whole.factor != kNone || whole.end > joint ||
        !says_nothing(whole.end, joint))
      continue;
    for (size_t b = 0; b < known_; ++b) {
      const Mention less = mentions_[b];
      const bool apart = less.table != whole.table;
      if (less.begin != second || !is_measure(less) || !refers(whole.table, less.table) ||
          less.factor != kNone || (!apart && less.column == whole.column) ||
          index_.column_roles(less.table, less.column).unit !=
              index_.column_roles(whole.table, whole.column).unit)
        continue;
      add(begin, less.end, whole, less, ColumnExpr::Adjust::kMinus);
      const auto adds_up = [&](uint32_t column) {
        return !index_.has_any_word(index_.column(whole.table, column), kIntensiveColumns);
      };
      if (apart || !adds_up(whole.column) || !adds_up(less.column))
        mentions_.back().factor_table = kNone;
    }
  }
}

// "the difference between list price and cost", "kilos ordered minus kilos delivered"
void RateLinker::difference(uint32_t at) {
  if (word(at) == kSubtractionNoun && word(at + 1) == "between") {
    uint32_t first = at + 2;
    while (is(first, kBeforeRatioNoun)) ++first;
    for (uint32_t joint = first + 1; joint < first + 5; ++joint) {
      if (word(joint) != "and") continue;
      uint32_t second = joint + 1;
      while (is(second, kBeforeRatioNoun)) ++second;
      return subtract(at, first, joint, second);
    }
  }
  const bool less = word(at) == kTakingOff && word(at + 1) != "than";
  if (word(at) != kSubtracting && !less) return;
  uint32_t second = at + 1;
  while (is(second, kBeforeRatioNoun)) ++second;
  for (uint32_t first = at - std::min(at, 4U); first < at; ++first)
    subtract(first, first, at, second);
}

// The measure at token `first` that ends before `joint` times the one at `second`, of its own rows
// or of what they refer to.
void RateLinker::multiply(uint32_t first, uint32_t joint, uint32_t second) {
  for (size_t a = 0; a < known_; ++a) {
    const Mention one = mentions_[a];
    if (one.begin != first || !is_measure(one) || one.factor != kNone || one.end > joint ||
        !says_nothing(one.end, joint))
      continue;
    for (size_t b = 0; b < known_; ++b) {
      const Mention other = mentions_[b];
      if (other.begin != second || !is_measure(other) || other.factor != kNone ||
          (other.table == one.table && other.column == one.column))
        continue;
      const bool down = refers(one.table, other.table);
      if (!down && !refers(other.table, one.table)) continue;
      const Mention& rows = down ? one : other;
      const Mention& factor = down ? other : one;
      add(first, other.end, rows, rows, ColumnExpr::Adjust::kAsIs);
      Mention& product = mentions_.back();
      product.less_table = product.less = kNone;
      product.factor_table = factor.table;
      product.factor = factor.column;
      product.score = kBoth * (0.8F + 0.1F * one.score + 0.1F * other.score);
    }
  }
}

// "hours worked times hourly rate", "quantity x price"
void RateLinker::product(uint32_t at) {
  if (at == 0 || !is(at, kProductJoints)) return;
  uint32_t second = at + 1;
  if (word(second) == "by") ++second;
  while (is(second, kBeforeRatioNoun)) ++second;
  for (uint32_t first = at - std::min(at, 4U); first < at; ++first) multiply(first, at, second);
}

}  // namespace

void add_rates(std::span<const Token> tokens, const db::Catalog& catalog,
               const SchemaIndex& index, std::vector<Mention>& mentions) {
  RateLinker(tokens, catalog, index, mentions).run();
}

}  // namespace ask::engine
