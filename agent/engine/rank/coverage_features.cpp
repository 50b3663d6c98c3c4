#include "agent/engine/rank/coverage_features.h"

#include <algorithm>
#include <span>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/rank/coverage_extractor.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// True for the false value of a flag: "which requests were not played".
bool denies_flag(const Condition& c) {
  if (c.op != Op::kEqual || !c.sub.empty()) return false;
  if (const auto* number = std::get_if<int64_t>(&c.value)) return *number == 0;
  const auto* word = std::get_if<std::string>(&c.value);
  return word != nullptr && text::is_one_of(text::lower(*word), kFalseValues);
}

}  // namespace

void CoverageFeatureExtractor::use(ColumnExpr column) {
  if (column.valid()) used_.push_back({column.table, column.column});
  if (column.product()) used_.push_back({column.factor_table, column.factor});
  if (column.via != kNone) used_.push_back({column.via_table, column.via});
}

// What the word by itself names in the schema.
CoverageFeatureExtractor::Naming CoverageFeatureExtractor::naming(size_t token) const {
  Naming out = Naming::kNothing;
  for (const Arc& u : arcs_.all) {
    if (u.begin > token) break;
    if (u.begin != token || u.end != token + 1U) continue;
    if (u.kind != MentionKind::kTable && u.kind != MentionKind::kColumn) continue;
    for (size_t i = 0; i < u.count; ++i) {
      const Mention& m = arcs_.mention(u, i);
      if (m.score < kSameWord) break;
      out = Naming::kUnused;
      for (const ColumnExpr& c : used_)
        if (c.table == m.table && (m.kind == MentionKind::kTable || c.column == m.column))
          return Naming::kUsed;
    }
  }
  return out;
}

// True for a word in the name of a column or table of the query: "200 sqm" of area_sqm, "who has a
// mentor" of mentor_id, "ticket income" of tickets_sold.
bool CoverageFeatureExtractor::names_used_part(size_t token) const {
  const Token& word = arcs_.token(token);
  if (word.quoted || word.folded.size() < 3) return false;
  return std::any_of(used_.begin(), used_.end(), [&](const ColumnExpr& c) {
    const SchemaItem& item = c.whole() ? index_.table(c.table) : index_.column(c.table, c.column);
    return item.words.size() > 1 && index_.has_word(item, word.lemma);
  });
}

void CoverageFeatureExtractor::collect(const QueryBlock& block) {
  ++blocks_;
  use({block.entity, kNone});
  for (const uint32_t t : block.tables) use({t, kNone});
  for (const ColumnExpr& g : block.group) use(g);
  const auto term = [&](const ValueExpr& t) {
    use(t.column);
    average_ |= t.fn == Aggregate::kAverage;
    sum_ |= t.fn == Aggregate::kSum;
    count_ |= t.fn == Aggregate::kCount;
    extreme_ |= t.fn == Aggregate::kMinimum || t.fn == Aggregate::kMaximum;
    for (const Condition& c : t.only) {
      use(c.column);
      negated_ |= c.negated || c.op == Op::kIsNull || denies_flag(c);
      literals_.push_back(c.value);
      literals_.push_back(c.high);
      compared_ |= (c.op != Op::kEqual && c.op != Op::kIn) || !c.sub.empty();
    }
  };
  average_ |= block.outer == Aggregate::kAverage;
  // "average order value per country": average_by_further_key() of ground/nesting.cpp
  average_ |= block.combine == Combine::kRatio && block.select.back().distinct;
  count_ |= block.outer == Aggregate::kCount;
  grouped_ |= !block.best_of.empty();
  combined_ |= block.combine != Combine::kApart;
  for (const ValueExpr& t : block.select) term(t);
  for (const Ordering& o : block.order) term(o.term);
  extreme_ |= block.limit.has_value() && !block.order.empty();
  grouped_ |= !block.group.empty();
  // "the average amount per payment": average_over_rows() of ground/group_having.cpp
  if (&block == &reading_.logical_form.block) grouped_ |= average_ && !state_.sketch.groups.empty();
  if (block.limit) literals_.emplace_back(*block.limit + block.offset.value_or(0));
  if (block.having) {
    term(block.having->term);
    compared_ = true;
    literals_.push_back(block.having->value);
    literals_.push_back(block.having->high);
    for (const QueryBlock& sub : block.having->sub) collect(sub);
  }
  for (const auto& any : block.where) {
    for (const Condition& c : any) use(c.column);
    either_ |= any.size() > 1;
    for (const Condition& c : any) {
      negated_ |= c.negated || c.op == Op::kIsNull || denies_flag(c);
      compared_ |= (c.op != Op::kEqual && c.op != Op::kIn) || !c.sub.empty();
      either_ |= c.op == Op::kGreaterEqual || c.op == Op::kLessEqual;
      likes_ |= c.op == Op::kLike && !column_facts_.temporal(c.column);
      literals_.push_back(c.value);
      literals_.push_back(c.high);
      for (const QueryBlock& sub : c.sub) collect(sub);
    }
  }
}

// True for a state or quality right before the table or behind "are" that the query leaves out:
// "available films", "which films are out".
bool CoverageFeatureExtractor::qualifies_rows(size_t token) const {
  if (!checks_.concern(token, WordCheck::kQualifier) || naming(token) != Naming::kNothing)
    return false;
  const size_t next = token + 1;
  const bool ends = arcs_.ends_at(next);
  if (ends) return token > 0 && text::is_one_of(arcs_.token(token - 1).folded, kBeforeState);
  for (size_t i = arcs_.first_at[next]; i < arcs_.first_at[next + 1]; ++i)
    if (arcs_.all[i].kind == MentionKind::kTable && arcs_.all[i].score >= 0.9F) return true;
  return false;
}

// True for a verb that says of the rows what the query does not: "which players are injured", "what
// do drivers earn", all rows of one table. A verb may be left out where a join or condition stands
// for it, or if it only says that the rows exist: "the orders that we received".
bool CoverageFeatureExtractor::lost_predicate(size_t token) const {
  const bool verb = checks_.concern(token, WordCheck::kVerb);
  if (!verb && !checks_.concern(token, WordCheck::kQualifier)) return false;
  const QueryBlock& block = reading_.logical_form.block;
  if (block.tables.size() > 1 || !block.where.empty() || !block.order.empty() ||
      !block.group.empty() || block.having || reading_.logical_form.op != SetOperator::kAlone ||
      !reading_.logical_form.beside.empty() || block.combine != Combine::kApart)
    return false;
  const Token& word = arcs_.token(token);
  if (qualifies_rows(token)) return true;
  if (!verb || naming(token) != Naming::kNothing) return false;
  const bool be = text::is_one_of(arcs_.token(token - 1).folded, {"is", "are", "was", "were"});
  const bool ends = token + 1 == arcs_.tokens() || arcs_.token(token + 1).punctuation ||
                    arcs_.token(token + 1).folded == kPresentAdverb;
  if (be && ends && has_past_suffix(word.folded)) return true;
  const bool plain = std::all_of(block.select.begin(), block.select.end(), [](const ValueExpr& t) {
    return t.fn == Aggregate::kPlain || (t.fn == Aggregate::kCount && t.column.whole());
  });
  return plain && !text::is_one_of(word.lemma, kExistenceVerbs);
}

// True for the people of "how many people work in the warehouse" where rows of something else are
// counted.
bool CoverageFeatureExtractor::lost_people(size_t token) const {
  if (!checks_.concern(token, WordCheck::kPeople)) return false;
  const QueryBlock& block = reading_.logical_form.block;
  if (block.select.empty() || block.select.back().fn != Aggregate::kCount ||
      !block.select.back().column.valid() || block.outer != Aggregate::kPlain ||
      (block.select.size() > 1 && block.group.empty()))
    return false;
  return !keeps_people(index_, block.select.back().column.table) &&
         naming(token) == Naming::kNothing;
}

// True for "same" where the query compares no two rows or columns: "resolved on the same day".
bool CoverageFeatureExtractor::lost_sameness(size_t token) const {
  if (!checks_.concern(token, WordCheck::kSameness)) return false;
  const LogicalForm& form = reading_.logical_form;
  const bool grouped = !form.block.group.empty() && token + 1 < arcs_.tokens() &&
                       (naming(token + 1) == Naming::kUsed || names_used_part(token + 1) ||
                        stands_for_part(token + 1));
  bool compares = form.op != SetOperator::kAlone || grouped ||
                  form.block.combine != Combine::kApart || !form.beside.empty();
  for (const auto& any : form.block.where)
    for (const Condition& c : any) compares |= c.other.valid() || !c.sub.empty();
  for (const ValueExpr& t : form.block.select) compares |= t.column.via != kNone;
  return !compares;
}

// True for a column that is to be shown beside the rows and is not: "planned events with dates".
bool CoverageFeatureExtractor::lost_companion(size_t token) const {
  return checks_.concern(token, WordCheck::kCompanion) && naming(token) == Naming::kUnused;
}

// True for what an amount is to be told by, where the query has no groups: "distance by make". A
// single number has no order.
bool CoverageFeatureExtractor::lost_grouping(size_t token) const {
  const QueryBlock& block = reading_.logical_form.block;
  if (!checks_.concern(token, WordCheck::kGrouping) || !block.group.empty() || block.limit ||
      block.outer != Aggregate::kPlain || block.select.size() != 1 ||
      block.select[0].fn == Aggregate::kPlain)
    return false;
  const auto told = [&](const Mention& m) {
    return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
      return std::any_of(any.begin(), any.end(), [&](const Condition& c) {
        return c.column.table == m.table &&
               (m.kind == MentionKind::kTable || c.column.column == m.column || !c.sub.empty());
      });
    });
  };
  return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
    if (u.begin != token || u.kind != MentionKind::kColumn || u.score < kSameWord) return false;
    for (size_t i = 0; i < u.count; ++i)
      if (told(arcs_.mention(u, i))) return false;
    return true;
  });
}

// True for the second key of "orders by product and state", if the query does not use it.
bool CoverageFeatureExtractor::lost_second_key(size_t token) const {
  return checks_.concern(token, WordCheck::kSecondKey) && naming(token) == Naming::kUnused;
}

// True for the first word of what a note calls a table or column that the query does not use: "the
// average claim for their type of insurance".
bool CoverageFeatureExtractor::lost_noted(size_t token) const {
  if (!checks_.concern(token, WordCheck::kNoted)) return false;
  bool noted = false;
  for (const Arc& u : arcs_.all) {
    if (u.begin > token) break;
    if (u.begin != token || u.end < token + 2U) continue;
    for (size_t i = 0; i < u.count; ++i) {
      const Mention& m = arcs_.mention(u, i);
      if (!m.noted || (m.kind != MentionKind::kTable && m.kind != MentionKind::kColumn))
        return false;  // or it is a value
      noted = true;
      for (const ColumnExpr& c : used_)
        if (c.table == m.table && (m.kind == MentionKind::kTable || c.column == m.column))
          return false;
    }
  }
  return noted;
}

// True for a participle before the rows that it restricts: "returning customers". One that only
// says which rows are meant may be left out: "existing customers".
bool CoverageFeatureExtractor::lost_participle(size_t token) const {
  return checks_.concern(token, WordCheck::kParticiple) && naming(token) == Naming::kNothing;
}

// True for a thing that is counted beside another and that the schema does not have, though its
// word could be a verb: "how many customers and visits", "number of orders and number of visits".
bool CoverageFeatureExtractor::lost_counted(size_t token) const {
  if (!checks_.concern(token, WordCheck::kCounted)) return false;
  const auto said_of = [&](size_t t, std::span<const std::string_view> words) {
    return t < arcs_.tokens() && !arcs_.token(t).quoted &&
           text::is_one_of(arcs_.token(t).folded, words);
  };
  const auto said = [&](size_t t, std::initializer_list<std::string_view> words) {
    return said_of(t, std::span(words.begin(), words.size()));
  };
  // The first token of "how many" or "number of" that ends before t, or t.
  const auto counting = [&](size_t t) {
    if (t == 1 && said(0, {kCountingVerb})) return size_t{0};
    const bool counts = t >= 2 && ((said(t - 1, {"many"}) && said(t - 2, {"how"})) ||
                                   (said(t - 1, {"of"}) && said_of(t - 2, kRowCountNouns)));
    return counts ? t - 2 : t;
  };
  if (naming(token) == Naming::kUsed) return false;
  const size_t next = token + 1;
  const bool per = said(next, {"per", "by"}) || (said(next, {"for"}) && said(next + 1, {"each"}));
  const bool noun = per || arcs_.ends_at(next) || said_of(next, kAfterCountedNoun);
  if (!noun) return false;
  // Nothing but "are there" follows.
  const auto ends_count = [&](size_t t) {
    if (said(t, {"are", "were"}) && said(t + 1, {"there"})) t += 2;
    return t >= arcs_.tokens() || said(t, {"?", ".", ";", "!"});
  };
  size_t at = token;
  while (at > 0 && said(at - 1, {"the", "all"})) --at;
  const size_t phrase = counting(at);
  const bool counted = phrase != at;
  // "how many visits and customers", "how many visits are there"
  if (counted && (said(next, {"and", ",", "per"}) || ends_count(next))) return true;
  at = phrase;
  while (at > 0 && said(at - 1, {"the"})) --at;
  if (at == 0 || !said(at - 1, {"and", ","})) return false;
  if (counted) return true;  // "... and how many visits"
  for (size_t t = at - 1, nouns = 0; t > 0 && nouns <= 8; --t, ++nouns) {
    if (counting(t) != t) return true;
    const bool link = said(t - 1, {"and", ",", "the"}) || (per && said(t - 1, {"per", "by"}));
    if (!link && (arcs_.token(t - 1).punctuation || arcs_.is(t - 1, kRelation | kOfWord | kBe) ||
                  said(t - 1, {"with", "without", "from", "to", "per", "by", "have", "has", "had",
                               "do", "does", "did", "not", "each", "that", "who", "in", "than"})))
      return false;
  }
  return false;
}

// Content words that no arc of the candidate's parse covers.
void CoverageFeatureExtractor::words() {
  float unknown = 0;
  for (size_t t = 0; t < arcs_.tokens(); ++t) {
    if (lost_word(t)) {
      unknown += 1;
      words_.unexplained.push_back(static_cast<uint16_t>(t));
      continue;
    }
    const bool companion = lost_companion(t), name = lost_name(t),
               by = lost_grouping(t) || lost_second_key(t), noted = lost_noted(t);
    if (arcs_.token(t).punctuation ||
        (arcs_.filler[t] >= 0.4F && !lost_people(t) && !lost_sameness(t) && !companion && !by &&
         !noted && !lost_participle(t) && !lost_counted(t) && !name && !lost_noun(t)))
      continue;
    if (t < 128 && state_.explained.test(t) && !companion && !name && !by && !noted) continue;
    if (combined_ && is_percentage_word(arcs_.token(t).folded)) continue;
    const Naming named = naming(t);
    if (named == Naming::kUsed && !by) continue;
    if (named == Naming::kNothing && (plays_role(t) || tells_kind(t) || names_used_part(t)))
      continue;
    unknown += 1;
    (named == Naming::kUnused || by || noted ? words_.unplaced : words_.unexplained)
        .push_back(static_cast<uint16_t>(t));
  }
  for (size_t t = 0; t < arcs_.tokens() && unknown == 0; ++t)
    if (arcs_.filler[t] >= 0.4F && !(t < 128 && state_.explained.test(t)) && lost_predicate(t)) {
      words_.unexplained.push_back(static_cast<uint16_t>(t));
      unknown = 1;
    }
  const auto n = static_cast<float>(arcs_.tokens());
  set(Feature::kUnknownWords) = std::min(4.0F, unknown);
  set(Feature::kUnknownShare) = unknown / std::max(6.0F, n);
  set(Feature::kAllKnown, unknown == 0);
  set(Feature::kLong) = std::max(0.0F, n - 14) / 10;
  set(Feature::kSameWords, checks_.concern(WordCheck::kSameWord));
}

// True if columns of several tables match the arc about equally well.
bool CoverageFeatureExtractor::of_several_tables(const Arc& u) const {
  for (size_t i = 1; i < u.count; ++i)
    if (arcs_.mention(u, i).table != arcs_.mention(u).table &&
        arcs_.mention(u, i).score > u.score - 0.05F)
      return true;
  return false;
}

void CoverageFeatureExtractor::links() {
  float linked = 0, unfound = 0, ambiguous = 0;
  bool named = false;
  for (const Arc& u : arcs_.all) {
    const bool used = u.begin < 128 && state_.explained.test(u.begin);
    if (!used) continue;
    named |= u.kind == MentionKind::kTable || u.kind == MentionKind::kValue ||
             (u.kind == MentionKind::kColumn && (u.score > 0.8F || !of_several_tables(u)));
    linked += u.kind == MentionKind::kTable || u.kind == MentionKind::kColumn ||
              u.kind == MentionKind::kValue;
    if (u.kind != MentionKind::kValue) continue;
    unfound += !arcs_.mention(u).found;
    ambiguous += u.count > 1;
  }
  const auto& sketch = state_.sketch;
  const auto weak = [&](ArcId id) {
    if (id == kNoArc) return;
    const float score = arcs_[id].score;
    if (score < 0.8F) set(Feature::kWeakLinks) += 1;
    if (score < 0.65F) set(Feature::kVeryWeakLinks) += 1;
  };
  for (const Output& o : sketch.outputs) weak(o.arc);
  for (const ArcId t : sketch.tables) weak(t);
  for (const Filter& f : sketch.filters) weak(f.column);
  for (const ArcId g : sketch.groups) weak(g);
  if (linked > 0 && !named)  // "list all labels" in a schema where every table has a name
    for (const Output& o : sketch.outputs)
      if (o.arc != kNoArc && arcs_[o.arc].kind == MentionKind::kColumn)
        words_.unexplained.push_back(arcs_[o.arc].begin);
  set(Feature::kNothingLinked, linked == 0);
  set(Feature::kValueUnfound) = unfound;
  set(Feature::kAmbiguousValue) = std::min(3.0F, ambiguous);
}

void CoverageFeatureExtractor::shape() {
  set(Feature::kDanglingNegation) = std::min(1.0F, out_[Feature::kDanglingNegation]);
  set(Feature::kUnusedColumn) = static_cast<float>(state_.sketch.open_columns.size());
  if (lost_part_ || (yes_no_ && !reading_.logical_form.yes_no)) set(Feature::kUnsupported, true);
  set(Feature::kSubquery, blocks_ > 1 + static_cast<int>(reading_.logical_form.right.size() +
                                                         reading_.logical_form.beside.size()));
  set(Feature::kMixedSelect) = rule_counts(RuleFeature::kMixedSelect);
  set(Feature::kSkippedNames) = rule_counts(RuleFeature::kSkipNamed);
  set(Feature::kSkippedPhrases) = rule_counts(RuleFeature::kSkipKeyword);
  set(Feature::kFarOutput) = rule_counts(RuleFeature::kFarOutput);
  set(Feature::kFarFilter) = rule_counts(RuleFeature::kFarFilter);
  set(Feature::kUnusedTable) =
      rule_counts(RuleFeature::kUnusedChild) + rule_counts(RuleFeature::kUnusedParent);
  set(Feature::kBridge) = rule_counts(RuleFeature::kBridgeTable);
  set(Feature::kGroupUnasked) = rule_counts(RuleFeature::kGroupUnasked);
}

UncoveredWords CoverageFeatureExtractor::run() {
  collect(reading_.logical_form.block);
  for (const QueryBlock& right : reading_.logical_form.right) collect(right);
  for (const QueryBlock& other : reading_.logical_form.beside) collect(other);
  words();
  links();
  losses();
  phrases();
  shape();
  return std::move(words_);
}

UncoveredWords add_coverage_features(const Arcs& arcs, const WordChecks& checks,
                                     const ColumnFacts& column_facts, const SchemaGraph& graph,
                                     const Candidate& candidate, bool yes_no, FeatureVector& out) {
  return CoverageFeatureExtractor(arcs, checks, column_facts, graph, candidate, yes_no, out).run();
}

}  // namespace ask::engine
