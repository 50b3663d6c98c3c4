#include "agent/engine/rank/coverage_features.h"

#include <algorithm>
#include <span>

#include "agent/common/text.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/rank/coverage_context.h"
#include "agent/engine/rank/coverage_implied_words.h"
#include "agent/engine/rank/coverage_losses.h"
#include "agent/engine/rank/coverage_lost_columns.h"
#include "agent/engine/rank/coverage_lost_mentions.h"
#include "agent/engine/rank/coverage_lost_tables.h"
#include "agent/engine/rank/coverage_lost_tellings.h"
#include "agent/engine/rank/coverage_lost_words.h"
#include "agent/engine/rank/coverage_units.h"

namespace ask::engine {
namespace {

void set(FeatureVector& out, Feature feature, bool yes) { out[feature] = yes ? 1.0F : 0.0F; }

float rule_count(const CoverageContext& context, RuleFeature rule) {
  return context.candidate.rule_counts[static_cast<size_t>(rule)];
}

// True for a parenthesis from `open` to `close` that states a condition of the query: "(balance
// below zero)".
bool states_condition(const CoverageContext& context, size_t open, size_t close) {
  return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& arc) {
    if (arc.begin <= open || arc.end > close || !context.explained(arc.begin)) return false;
    if (arc.kind != MentionKind::kValue && arc.kind != MentionKind::kNumber &&
        arc.kind != MentionKind::kDate)
      return false;
    for (size_t i = 0; i < arc.count; ++i)
      if (is_in_query(context, context.arcs.mention(arc, i))) return true;
    return false;
  });
}

// Removes the word that the following parenthesis paraphrases: "accounts in the red (balance below
// zero)". Several are more than it says. Returns how many are removed.
size_t drop_paraphrased(const CoverageContext& context, UncoveredWords& uncovered) {
  constexpr size_t kParaphraseReach = 4;  // tokens before the parenthesis
  if (uncovered.unexplained.size() != 1) return 0;
  const size_t word = uncovered.unexplained[0];
  size_t open = word + 1;
  while (open < context.arcs.tokens() && !context.arcs.token(open).punctuation) ++open;
  if (open >= context.arcs.tokens() || open - word > kParaphraseReach ||
      context.arcs.token(open).text != "(")
    return 0;
  size_t close = open + 1;
  while (close < context.arcs.tokens() && context.arcs.token(close).text != ")") ++close;
  if (!states_condition(context, open, close)) return 0;
  uncovered.unexplained.clear();
  return 1;
}

// Content words that no arc of the candidate's parse covers.
void add_word_features(const CoverageContext& context, UncoveredWords& uncovered,
                       FeatureVector& out) {
  constexpr float kLostKey = 3;  // a group that is named weighs more than "each"
  float unknown = 0;
  out[Feature::kLostGroup] = 0;
  for (size_t t = 0; t < context.arcs.tokens(); ++t) {
    const bool group = lost_grouping(context, t);
    if (group) out[Feature::kLostGroup] = kLostKey;
    if (lost_word(context, t)) {
      unknown += 1;
      uncovered.unexplained.push_back(static_cast<uint16_t>(t));
      continue;
    }
    const bool companion = lost_companion(context, t),
               name = lost_name(context, t) || lost_proper_noun(context, t),
               by = group || lost_second_key(context, t), noted = lost_noted(context, t);
    if (context.arcs.token(t).punctuation ||
        (context.arcs.filler[t] >= 0.4F && !lost_people(context, t) && !lost_sameness(context, t) &&
         !companion && !by && !noted && !lost_participle(context, t) && !lost_counted(context, t) &&
         !name && !lost_noun(context, t)))
      continue;
    if (context.explained(t) && !companion && !name && !by && !noted) continue;
    if (context.operations.combined && is_percentage_word(context.arcs.token(t).folded)) continue;
    const Naming named = naming(context, t);
    if (!by && (named == Naming::kUsed || classifies_column(context, t))) continue;
    if (named == Naming::kNothing && !by &&
        (plays_role(context, t) || names_kind_column(context, t) || names_used_part(context, t) ||
         is_unit_of_compared(context, t)))
      continue;
    if (!companion && !by && !name && !noted &&
        (named == Naming::kNothing ? implied_word(context, t) : repeats_shown(context, t)))
      continue;
    unknown += 1;
    (named == Naming::kUnused || by || noted ? uncovered.unplaced : uncovered.unexplained)
        .push_back(static_cast<uint16_t>(t));
  }
  for (size_t t = 0; t < context.arcs.tokens() && unknown == 0; ++t)
    if (context.arcs.filler[t] >= 0.4F && !context.explained(t) &&
        (lost_predicate(context, t) || loses_role(context, t))) {
      uncovered.unexplained.push_back(static_cast<uint16_t>(t));
      unknown = 1;
    }
  unknown -= static_cast<float>(drop_paraphrased(context, uncovered));
  const auto n = static_cast<float>(context.arcs.tokens());
  out[Feature::kUnknownWords] = std::min(4.0F, unknown);
  out[Feature::kUnknownShare] = unknown / std::max(6.0F, n);
  set(out, Feature::kAllKnown, unknown == 0);
  out[Feature::kLong] = std::max(0.0F, n - 14) / 10;
  set(out, Feature::kSameWords, context.checks.concern(WordCheck::kSameWord));
}

// True if columns of several tables match the arc about equally well.
bool of_several_tables(const CoverageContext& context, const Arc& u) {
  for (size_t i = 1; i < u.count; ++i)
    if (context.arcs.mention(u, i).table != context.arcs.mention(u).table &&
        context.arcs.mention(u, i).score > u.score - 0.05F)
      return true;
  return false;
}

void add_link_features(const CoverageContext& context, UncoveredWords& uncovered,
                       FeatureVector& out) {
  float linked = 0, unfound = 0, ambiguous = 0;
  bool named = false;
  for (const Arc& u : context.arcs.all) {
    const bool used = context.explained(u.begin);
    if (!used) continue;
    named |= u.kind == MentionKind::kTable || u.kind == MentionKind::kValue ||
             (u.kind == MentionKind::kColumn && (u.score > 0.8F || !of_several_tables(context, u)));
    linked += u.kind == MentionKind::kTable || u.kind == MentionKind::kColumn ||
              u.kind == MentionKind::kValue;
    if (u.kind != MentionKind::kValue) continue;
    unfound += !context.arcs.mention(u).found;
    ambiguous += u.count > 1;
  }
  const auto& sketch = context.state.sketch;
  const auto weak = [&](ArcId id) {
    if (id == kNoArc) return;
    const float score = context.arcs[id].score;
    if (score < 0.8F) out[Feature::kWeakLinks] += 1;
    if (score < 0.65F) out[Feature::kVeryWeakLinks] += 1;
  };
  for (const Output& o : sketch.outputs) weak(o.arc);
  for (const ArcId t : sketch.tables) weak(t);
  for (const Filter& f : sketch.filters) weak(f.column);
  for (const ArcId g : sketch.groups) weak(g);
  if (linked > 0 && !named)  // "list all labels" in a schema where every table has a name
    for (const Output& o : sketch.outputs)
      if (o.arc != kNoArc && context.arcs[o.arc].kind == MentionKind::kColumn)
        uncovered.unexplained.push_back(context.arcs[o.arc].begin);
  if (uncovered.unplaced.empty()) uncovered.unplaced = lost_columns(context);
  set(out, Feature::kNothingLinked, linked == 0);
  out[Feature::kValueUnfound] = unfound;
  out[Feature::kAmbiguousValue] = std::min(3.0F, ambiguous);
}

// True if the query aggregates the column, orders by it or joins by it: "longest route in miles" is
// ordered by the miles, "who has a boss" goes by the key of the boss. That it is shown does not say
// that it plays its part: "who get the newsletter".
bool goes_by(const CoverageContext& context, const Mention& m) {
  const QueryBlock& block = context.block();
  const auto same = [&](const ColumnExpr& c) { return c.table == m.table && c.column == m.column; };
  return std::any_of(
             block.select.begin(), block.select.end(),
             [&](const ValueExpr& t) { return t.fn != Aggregate::kPlain && same(t.column); }) ||
         std::any_of(block.order.begin(), block.order.end(),
                     [&](const Ordering& o) { return same(o.term.column); }) ||
         std::any_of(joins(context).begin(), joins(context).end(), [&](const JoinStep& step) {
           const JoinEdge& key = context.graph.edges()[step.edge];
           return key.child == m.table && key.child_columns.size() == 1 &&
                  key.child_columns[0] == m.column;
         });
}

// Columns that the parse has read and given no place, and by which the query does not go either.
// One that is asked for beside others is to be shown: "driver and the date".
size_t unused_columns(const CoverageContext& context) {
  const auto& open = context.state.sketch.open_columns;
  size_t unused = 0;
  for (size_t i = 0; i < open.size(); ++i) {
    const Arc& u = context.arcs[open[i]];
    size_t before = u.begin;
    while (before > 0 && context.arcs.is(before - 1, kArticle)) --before;
    const bool beside = before > 0 && context.arcs.is(before - 1, kComma | kAndWord);
    if (beside || !goes_by(context, context.arcs.mention(u))) ++unused;
  }
  return unused;
}

void add_shape_features(const CoverageContext& context, bool lost_part, FeatureVector& out) {
  out[Feature::kDanglingNegation] = std::min(1.0F, out[Feature::kDanglingNegation]);
  out[Feature::kUnusedColumn] = static_cast<float>(unused_columns(context));
  if (lost_part || (context.yes_no && !context.form().yes_no))
    set(out, Feature::kUnsupported, true);
  set(out, Feature::kSubquery,
      context.blocks >
          1 + static_cast<int>(context.form().right.size() + context.form().beside.size()));
  out[Feature::kMixedSelect] = rule_count(context, RuleFeature::kMixedSelect);
  out[Feature::kSkippedNames] = rule_count(context, RuleFeature::kSkipNamed);
  out[Feature::kSkippedPhrases] = rule_count(context, RuleFeature::kSkipCue);
  out[Feature::kFarOutput] = rule_count(context, RuleFeature::kFarOutput);
  out[Feature::kFarFilter] = rule_count(context, RuleFeature::kFarFilter);
  out[Feature::kUnusedTable] = rule_count(context, RuleFeature::kUnusedChild) +
                               rule_count(context, RuleFeature::kUnusedParent);
  out[Feature::kBridge] = rule_count(context, RuleFeature::kBridgeTable);
  out[Feature::kGroupUnasked] = rule_count(context, RuleFeature::kGroupUnasked);
}

}  // namespace

UncoveredWords add_coverage_features(const Arcs& arcs, const WordChecks& checks,
                                     const ColumnFacts& column_facts, const SchemaGraph& graph,
                                     const Candidate& candidate, bool yes_no, FeatureVector& out) {
  const CoverageContext context =
      coverage_context(arcs, checks, column_facts, graph, candidate, yes_no);
  UncoveredWords uncovered;
  add_word_features(context, uncovered, out);
  add_link_features(context, uncovered, out);
  add_lost_literals(context, out);
  const bool lost_part = add_lost_cues(context, out) || loses_table(context) ||
                         loses_final_participle(context) || loses_last_event(context) ||
                         loses_rank(context) || loses_act(context) || loses_telling(context);
  add_shape_features(context, lost_part, out);
  return uncovered;
}

}  // namespace ask::engine
