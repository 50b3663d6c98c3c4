// Coverage features for phrases at the end of a question that ask for more, or restrict it, with
// words that are mostly without weight: "and by whom", "and how often", "since they joined", "the
// day before", "two at a time", "every day".
#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/rank/coverage_extractor.h"

namespace ask::engine {

// True if the query groups, orders or compares by a date.
bool CoverageFeatureExtractor::uses_dates() const {
  const QueryBlock& block = reading_.logical_form.block;
  const auto dated = [&](const ColumnExpr& c) {
    return c.valid() && !c.whole() && (c.period != Period::kWhole || column_facts_.temporal(c));
  };
  for (const auto& any : block.where)
    for (const Condition& c : any)
      if (dated(c.column)) return true;
  return std::any_of(block.group.begin(), block.group.end(), dated) ||
         std::any_of(block.order.begin(), block.order.end(),
                     [&](const Ordering& o) { return dated(o.term.column); }) ||
         std::any_of(block.select.begin(), block.select.end(),
                     [&](const ValueExpr& t) { return dated(t.column); });
}

// True for "whom" of "and by whom" and "often" of "and how often", which nothing answers.
bool CoverageFeatureExtractor::lost_fragment(size_t token) const {
  if (token < 2 || !arcs_.ends_at(token + 1) || arcs_.token(token).quoted) return false;
  if (says(token, {"whom"})) return !stands_for_part(token);
  if (!says(token, kHowOften) || !says(token - 1, {"how"})) return false;
  const auto& select = reading_.logical_form.block.select;
  return std::none_of(select.begin(), select.end(),
                      [](const ValueExpr& t) { return t.fn == Aggregate::kCount; });
}

// True for the conjunction of a clause with a pronoun of which the query knows nothing: "since they
// joined", "when it rained".
bool CoverageFeatureExtractor::lost_clause(size_t token) const {
  if (token < 2 || token + 2 >= arcs_.tokens() || !says(token, kClauseConjunctions) ||
      !says(token + 1, {"they", "it", "he", "she", "we", "i", "you"}))
    return false;
  for (size_t t = token; t < arcs_.tokens(); ++t)
    if (t != token + 1 && (stands_for_part(t) || naming(t) == Naming::kUsed)) return false;
  return !uses_dates();
}

// True for "before" of "the day before", and for "time" of "two at a time", "at the same time".
bool CoverageFeatureExtractor::lost_closing_time(size_t token) const {
  if (token < 2 || !arcs_.ends_at(token + 1) || arcs_.token(token).quoted) return false;
  if (says(token, {"before", "after"}))
    return text::is_one_of(arcs_.token(token - 1).folded, kPeriodNouns) && !uses_dates();
  if (arcs_.token(token).folded == kTemporalNoun && says(token - 2, {"at"}))
    return says(token - 1, {"a"}) && !stands_for_part(token);
  return text::is_one_of(arcs_.token(token).folded, kPeriodNouns) && says(token - 1, {"every"}) &&
         !uses_dates();
}

// True for "per person" where no column or table is found for the word.
bool CoverageFeatureExtractor::lost_per(size_t token) const {
  return token >= 2 && arcs_.ends_at(token + 1) && says(token - 1, {"per"}) &&
         arcs_.token(token).folded.size() >= 3 && naming(token) == Naming::kNothing &&
         !stands_for_part(token) && !names_used_part(token);
}

bool CoverageFeatureExtractor::lost_ending(size_t token) const {
  return lost_fragment(token) || lost_clause(token) || lost_closing_time(token) || lost_per(token);
}

}  // namespace ask::engine
