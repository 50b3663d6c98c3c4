#include "agent/engine/schema/named_bounds.h"

#include <algorithm>
#include <vector>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/bound_words.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

class NumberComparison {
 public:
  NumberComparison(const ColumnFacts& facts, const SchemaGraph& graph,
                   std::span<const std::string> bound, std::span<const std::string> said)
      : facts_(facts), graph_(graph), index_(facts.index()), bound_(bound), said_(said) {
    for (const std::string& word : said) {
      const std::string base = lemma(word);
      for (const SchemaIndex::Similar& like : index_.similar(word, base, base))
        if (like.score >= kLike) alike_.push_back(like.word);
    }
  }

  // Of rows of the table itself.
  ComparedNumbers of_rows(uint32_t table) const {
    const ColumnExpr bound = is_extreme() ? ColumnExpr{} : bound_of(table);
    if (!bound.valid()) return {};
    const ColumnExpr measure = measure_of(table, bound);
    return measure.valid() ? ComparedNumbers{measure, bound} : ComparedNumbers{};
  }

 private:
  static constexpr float kLike = 0.75F;  // of words of one meaning: "children" and "kids"

  bool is_number(ColumnExpr c) const {
    return facts_.measure(c) && !facts_.flag(c) && !facts_.of(c).reference;
  }
  const SchemaItem& item(ColumnExpr c) const { return index_.column(c.table, c.column); }

  // How many words of the column the phrase leaves out; SIZE_MAX if it has others.
  size_t unsaid(ColumnExpr c) const {
    for (const std::string& word : bound_)
      if (!index_.has_word(item(c), word) && !index_.has_word(item(c), lemma(word)))
        return SIZE_MAX;
    const size_t words = item(c).words.size();
    return words < bound_.size() ? SIZE_MAX : words - bound_.size();
  }

  // True for "the minimum", which may also be that of all rows.
  bool is_extreme() const {
    return std::all_of(bound_.begin(), bound_.end(), [](const std::string& word) {
      return text::is_one_of(word, kUpperBoundWords) || text::is_one_of(word, kLowerBoundWords);
    });
  }

  // The number that the phrase names, in the table or in one that its rows belong to.
  ColumnExpr bound_of(uint32_t table) const {
    ColumnExpr found;
    size_t best = SIZE_MAX;
    bool several = false;
    for (uint32_t t = 0; t < index_.tables(); ++t) {
      if (index_.is_view(t) || (t != table && !graph_.to_one(table, t))) continue;
      for (const uint32_t c : index_.measures(t)) {
        if (!is_number({t, c})) continue;
        const size_t left = unsaid({t, c});
        if (left == SIZE_MAX || left > best) continue;
        several = left == best;
        best = left;
        found = {t, c};
      }
    }
    return several ? ColumnExpr{} : found;
  }

  bool is_money(ColumnExpr c) const {
    return unit_info(facts_.of(c).unit).dimension == UnitDimension::kMoney ||
           index_.has_any_word(item(c), kMoneyNouns) ||
           index_.has_any_word(item(c), kComparedMoney);
  }

  bool alike(ColumnExpr a, ColumnExpr b) const {
    const UnitDimension one = unit_info(facts_.of(a).unit).dimension;
    const UnitDimension other = unit_info(facts_.of(b).unit).dimension;
    if (one != UnitDimension::kNone && other != UnitDimension::kNone) return one == other;
    return is_money(a) == is_money(b);
  }

  bool in_one_unit(ColumnExpr a, ColumnExpr b) const {
    return a.valid() && facts_.of(a).unit != kNoUnit && facts_.of(a).unit == facts_.of(b).unit;
  }

  // How well the column fits what is said, and the name of the other number.
  int fit(ColumnExpr c, ColumnExpr bound) const {
    constexpr int kSaid = 4, kVerb = 3, kFinal = 3, kShared = 2;
    static const Stemmer kStemmer;
    int out = 0;
    for (const std::string& word : said_) {
      if (index_.has_word(item(c), word) || index_.has_word(item(c), lemma(word)))
        out = std::max(out, kSaid) + 1;  // of two words, both
      const std::string stem = kStemmer.stem(word);
      for (const uint32_t w : item(c).words)
        if (index_.word(w).stem == stem) out = std::max(out, kVerb);
    }
    const bool billing = std::any_of(said_.begin(), said_.end(), [](const std::string& word) {
      return text::is_one_of(word, kBillingVerbs);
    });
    if (billing && index_.has_any_word(item(c), kBilledColumns)) return kVerb;
    if (out > 0) return out;
    for (const uint32_t w : item(c).words)
      if (contains(alike_, w)) return kShared;
    if (said_.empty() && index_.has_any_word(item(c), kFinalColumns)) return kFinal;
    for (const uint32_t w : item(c).words)
      if (contains(item(bound).words, w) &&
          !text::is_one_of(index_.word(w).text, kUpperBoundWords))
        return kShared;
    return 0;
  }

  ColumnExpr measure_of(uint32_t table, ColumnExpr bound) const {
    ColumnExpr found;
    int best = -1;
    bool several = false;
    for (const uint32_t c : index_.measures(table)) {
      const ColumnExpr column{table, c};
      if (column == bound || !is_number(column) || !alike(column, bound) ||
          index_.has_any_word(item(column), kUpperBoundWords) ||
          index_.has_any_word(item(column), kLowerBoundWords))
        continue;
      const int own = fit(column, bound);
      if (own < best) continue;
      several = own == best;
      best = own;
      found = column;
    }
    // Of a number that nothing but its kind speaks for, money or time must be meant.
    if (several || (best == 0 && !is_money(bound) && !in_one_unit(found, bound))) return {};
    return found;
  }

  const ColumnFacts& facts_;
  const SchemaGraph& graph_;
  const SchemaIndex& index_;
  const std::span<const std::string> bound_, said_;
  std::vector<uint32_t> alike_;  // words of the schema that mean what is said
};

bool belongs_to(const SchemaGraph& graph, uint32_t child, uint32_t parent) {
  const auto edges = graph.between(child, parent);
  return std::any_of(edges.begin(), edges.end(),
                     [&](uint32_t e) { return graph.edges()[e].child == child; });
}

}  // namespace

ComparedNumbers numbers_compared(const ColumnFacts& column_facts, const SchemaGraph& graph,
                                 uint32_t rows, std::span<const std::string> bound,
                                 std::span<const std::string> said) {
  const NumberComparison comparison(column_facts, graph, bound, said);
  const ComparedNumbers own = comparison.of_rows(rows);
  if (own.measure.valid()) return own;
  for (const bool near : {true, false}) {  // of the rows that refer to these themselves, first
    ComparedNumbers found;
    for (uint32_t t = 0; t < column_facts.index().tables(); ++t) {
      if (t == rows || column_facts.index().is_view(t) || !graph.to_one(t, rows) ||
          belongs_to(graph, t, rows) != near)
        continue;
      const ComparedNumbers other = comparison.of_rows(t);
      if (!other.measure.valid()) continue;
      if (found.measure.valid()) return {};
      found = other;
    }
    if (found.measure.valid()) return found;
  }
  return {};
}

}  // namespace ask::engine
