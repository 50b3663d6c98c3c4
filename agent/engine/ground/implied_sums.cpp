#include "agent/engine/ground/implied_sums.h"

#include <algorithm>

#include "agent/engine/ground/said_amounts.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes.h"
#include "agent/engine/lexicon/word_classes_amounts.h"

namespace ask::engine {
namespace {

// True for a measure whose values add up over rows: seats, days, costs; not prices or ratings.
bool additive(const ColumnFacts& facts, ColumnExpr column) {
  const auto has = [&](std::string_view word) { return facts.has_word(column, word); };
  return !facts.intensive(column) &&
         std::any_of(std::begin(kAdditiveColumns), std::end(kAdditiveColumns), has);
}

// True if each group has many rows of the column's table, or the question gives no table.
bool groups_many_rows(const GroundingInput& in, ColumnExpr c) {
  const Arc& group = in.arcs[in.sketch.groups[0]];
  if (group.kind == MentionKind::kCue) return true;
  if (group.kind == MentionKind::kTable) {
    const uint32_t t = in.table_of(in.sketch.groups[0]);
    return t != c.table && in.graph.to_one(c.table, t);
  }
  const ColumnExpr key = best_column(in.arcs, group);
  return !key.valid() || key.table != c.table || !in.facts.unique(key);
}

// True for an additive amount that is grouped: "tickets sold by quarter", "total amount by status".
bool adds_up_by_group(const GroundingInput& in, ColumnExpr c) {
  if (in.sketch.groups.empty() || in.sketch.outputs.size() != 1 || !in.facts.measure(c) ||
      !groups_many_rows(in, c))
    return false;
  if (in.arcs[in.sketch.groups[0]].kind != MentionKind::kCue) {
    bool total = false;
    const Output& only = in.sketch.outputs[0];
    if (only.arc != kNoArc) total = in.arcs.says(in.arcs[only.arc], kSumLemmas);
    const size_t group = in.arcs[in.sketch.groups[0]].begin;
    const bool each = group > 0 && (in.arcs.token(group - 1).folded == "each" ||
                                    in.arcs.token(group - 1).folded == "every");
    if (!total && !each && !says_per_group(in)) return false;
  }
  return additive(in.facts, c);
}

// True for amounts of a period that nothing else is said of: "vet costs this year".
bool adds_up_in_period(const GroundingInput& in, ColumnExpr c) {
  if (in.sketch.outputs.size() != 1 || !in.sketch.groups.empty() || in.sketch.filters.empty() ||
      in.sketch.limit != kNoArc || !in.sketch.orders.empty() || in.sketch.having.set ||
      in.sketch.superlative.kind != SuperlativeKind::kUnset || !in.facts.measure(c))
    return false;
  const Output& only = in.sketch.outputs[0];
  if (only.arc == kNoArc || in.arcs[only.arc].begin > 1 || in.arcs.is(0, kQuestionWord | kRequest))
    return false;
  const Token& noun = in.arcs.token(in.arcs[only.arc].end - 1U);
  if (handed_over(in.arcs, in.arcs[only.arc].end)) return additive(in.facts, c);
  if (noun.folded == noun.lemma) return false;
  for (const Filter& f : in.sketch.filters)
    if (f.value == kNoArc || in.arcs[f.value].kind != MentionKind::kDate) return false;
  return additive(in.facts, c);
}

}  // namespace

Aggregate implied_aggregate(const GroundingInput& in, const Grounding& g, ColumnExpr c,
                            Aggregate fn) {
  if (!c.valid() || fn != Aggregate::kPlain) return fn;
  if (!c.adds_up())
    return adds_up_by_group(in, c) || adds_up_in_period(in, c) ? Aggregate::kSum : fn;
  const bool own = g.entity == c.table && c.factor_table == c.table && in.sketch.groups.empty() &&
                   !g.mentioned.empty() && g.mentioned[0] == c.table;
  return own ? fn : Aggregate::kSum;
}

bool adds_up_over_children(const GroundingInput& in, const Grounding& g, ColumnExpr c) {
  return in.sketch.limit != kNoArc && in.sketch.groups.empty() && c.valid() && !c.whole() &&
         c.table != g.entity && !in.graph.to_one(g.entity, c.table) &&
         in.graph.to_one(c.table, g.entity) && in.facts.measure(c) && additive(in.facts, c);
}

bool adds_up_over_rows(const GroundingInput& in, const Grounding& g, ColumnExpr c) {
  if (!c.valid() || c.whole() || c.table == g.entity || !in.facts.measure(c) ||
      in.sketch.superlative.hint == kNoArc || !in.sketch.groups.empty() ||
      in.graph.to_one(g.entity, c.table) || !in.graph.to_one(c.table, g.entity))
    return false;
  bool total = false, amounts = false;
  for (size_t t = 0; t < in.arcs.tokens(); ++t) {
    const std::string& word = in.arcs.token(t).folded;
    total |= is_overall_word(word) ||
             (word == "over" && t + 1 < in.arcs.tokens() && in.arcs.token(t + 1).folded == "all");
  }
  for (const std::string_view word : kSoldColumns) amounts |= in.facts.has_word(c, word);
  const Arc& how = in.arcs[in.sketch.superlative.hint];
  const bool most =
      how.cue == Cue::kMost || how.cue == Cue::kLeast || in.arcs.says(how, {kUnscaledSuperlative});
  return total || (most && amounts);
}

bool says_per_group(const GroundingInput& in) {
  const Arc& u = in.arcs[in.sketch.groups[0]];
  if (u.kind == MentionKind::kCue) return true;
  for (size_t t = u.begin; t-- > 0;)
    if (!in.arcs.is(t, kArticle))
      return in.arcs.token(t).folded == "per" || (in.arcs.token(t).folded == "by" && t > 0 &&
                                                  in.arcs.token(t - 1).lemma != kGroupingVerb);
  return false;
}

}  // namespace ask::engine
