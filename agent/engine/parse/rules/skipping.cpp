#include "agent/engine/parse/rules/skipping.h"

#include <algorithm>

#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/parse/rules/arc_predicates.h"
#include "agent/engine/parse/rules/defaults.h"
#include "agent/engine/parse/rules/filters.h"
#include "agent/engine/parse/rules/output_list.h"
#include "agent/engine/parse/rules/tables.h"

namespace ask::engine {
namespace {

// True if a column arc covers the token: "pages per minute".
bool is_inside_column(const Arcs& arcs, size_t token) {
  for (size_t i = 0; i < arcs.all.size(); ++i) {
    const Arc& arc = arcs.all[i];
    if (arc.begin <= token && token < arc.end && arc.kind == MentionKind::kColumn) return true;
    if (arc.begin > token) break;
  }
  return false;
}

void charge_skipped(const RuleContext& context, ParserState& state, size_t t) {
  const Arcs& arcs = context.arcs;
  const float filler = arcs.filler[t];
  if (filler < 0.4F)
    context.charge(state, RuleFeature::kSkipUnknown);
  else if (filler < 0.65F)
    context.charge(state, RuleFeature::kSkipLight);
  float named = 0, table = 0;
  bool opens = false, superlative = false;
  for (const Arc& arc : arcs.beginning_at(t)) {
    if (arc.kind == MentionKind::kTable || arc.kind == MentionKind::kColumn)
      named = std::max(named, arc.score);
    if (arc.kind == MentionKind::kTable) table = std::max(table, arc.score);
    if (arc.kind == MentionKind::kCue && arc.score >= 0.8F) opens = true;
    if (arc.is_cue(Cue::kSuperlative) && arc.score > 0.85F && !arcs.is(t, kArticle) &&
        !is_inside_column(arcs, t))
      superlative = true;
  }
  if (superlative) context.charge(state, RuleFeature::kSkipExtreme);
  if (named > 0.6F && filler < 0.65F && !is_main_verb(arcs, t))
    context.charge(state, RuleFeature::kSkipNamed, named);
  if (opens && filler < 0.65F) context.charge(state, RuleFeature::kSkipCue);
  if (table > 0.7F && loses_group(context, state, t)) {
    state.sketch.note(Feature::kUnsupported);
    context.charge(state, RuleFeature::kUnusedBy);
  }
  const std::string_view previous = arcs.word(t - 1);
  if ((previous == "by" || previous == "per" || previous == "each" || previous == "every") &&
      period_named(arcs.token(t).lemma) != Period::kWhole)
    context.charge(state, RuleFeature::kUnusedBy, 1.6F);
  if (arcs.token(t).folded == "per" && !is_inside_column(arcs, t))
    context.charge(state, RuleFeature::kSkipPer);
}

// Updates the clause for the tokens that follow the skipped word.
void update_clause(const Arcs& arcs, ParserState& state, size_t t) {
  Sketch& sketch = state.sketch;
  if (arcs.is(t, kBe | kDo)) {
    if (state.clause == Clause::kSelect && !sketch.outputs.empty())
      state.clause = Clause::kModifier;
    return;
  }
  if (arcs.is(t, kRequest) && t > 0 && has_begun(state)) {
    if (t + 1 < arcs.tokens() && arcs.token(t + 1).folded == "only" && !sketch.outputs.empty()) {
      state.clause = Clause::kModifier;  // "Show only those with ...": filters the previous outputs
      return;
    }
    state.clause = Clause::kSelect;
    if (arcs.is(t - 1, kStop)) state.second_sentence = static_cast<int8_t>(sketch.outputs.size());
    return;
  }
  if (arcs.is(t, kQuestionWord) && t > 0 && arcs.is(t - 1, kStop) && has_begun(state)) {
    state.clause = Clause::kSelect;
    state.second_sentence = static_cast<int8_t>(sketch.outputs.size());
    return;
  }
  if (arcs.is(t, kRelation)) {
    const std::string& word = arcs.token(t).folded;
    if ((word == "who" || word == "which" || word == "that" || word == "whose") && t > 0 &&
        !arcs.is(t - 1, kOrWord))
      state.is_or = false;  // "from A or B who ..."
    const bool opening = state.clause == Clause::kSelect && !has_begun(state);
    if (!opening && state.clause != Clause::kOrder) {
      if (state.clause == Clause::kGroup && (arcs.is(t, kBe) || arcs.token(t).lemma == "have"))
        return;
      state.clause = Clause::kModifier;
    }
    return;
  }
  if (arcs.is(t, kComma) && state.clause == Clause::kGroup) state.clause = Clause::kSelect;
  if (arcs.is(t, kOrWord)) state.is_or = true;
  if (arcs.is(t, kAndWord)) state.is_or = false;
}

// Ends the pending construction where the skipped word separates it from what follows.
void settle_before_word(const RuleContext& context, ParserState& next, size_t t) {
  const Arcs& arcs = context.arcs;
  const std::string& word = arcs.token(t).folded;
  if (arcs.filler[t] < 0.4F && next.pending != Pending::kCompare &&
      next.pending != Pending::kNothing && next.pending != Pending::kLike &&
      next.pending != Pending::kHaving)
    settle(context, next);
  if (next.pending == Pending::kCompared && arcs.is(t, kAndWord | kOrWord | kComma | kStop))
    settle(context, next);
  if (next.pending == Pending::kCompared && is_occasion_noun(word) &&
      next.sketch.filters.back().column == kNoArc && next.sketch.filters.back().hint == kNoArc) {
    const Filter filter = next.sketch.filters.back();  // "more than 5 times"
    next.sketch.filters.pop();
    next.sketch.having = {.set = true, .value = filter.value, .high = filter.high, .op = filter.op};
    next.pending = Pending::kNothing;
  }
  if (arcs.is(t, kStop)) {
    settle(context, next);
    next.open = kNoArc;
    leave_subqueries(next);
  }
}

// Words without an arc that are an order key or an output: "by popularity", "details of".
void take_unlinked_noun(const RuleContext& context, ParserState& next, size_t t) {
  const std::string& word = context.arcs.token(t).folded;
  if (next.clause == Clause::kOrder && next.sketch.orders.empty() && is_frequency_noun(word))
    next.sketch.orders.push({.fn = Aggregate::kCount});
  if (next.clause == Clause::kSelect && next.sketch.outputs.empty() && is_whole_row_noun(word))
    next.sketch.star = true, context.charge(next, RuleFeature::kStarOutput);
}

// "<figure> by ..." opens a group, "top 5 by ..." an order.
void branch_at_by(const RuleContext& context, const ParserState& state, ParserState& next,
                  size_t t) {
  const Arcs& arcs = context.arcs;
  const Sketch& sketch = state.sketch;
  const bool figure =
      !sketch.outputs.empty() &&
      (sketch.outputs.back().kind == OutputKind::kCount ||
       sketch.outputs.back().fn != Aggregate::kPlain || is_summed(context, sketch.outputs.back()));
  if (state.clause == Clause::kSelect && figure) {
    ParserState group = next;
    group.clause = Clause::kGroup;
    context.emit(std::move(group), RuleFeature::kByGroups);
    bool grouped = false;  // "average rating by product"
    for (const Arc& other : arcs.beginning_at(t + 1))
      grouped |= (other.kind == MentionKind::kTable || other.kind == MentionKind::kColumn) &&
                 other.score >= 0.7F && groups_aggregate(context, state, other);
    if (grouped) context.charge(next, RuleFeature::kUnusedBy, 2);
  }
  if ((sketch.limit != kNoArc || sketch.first_only) && sketch.orders.empty()) {
    ParserState order = next;
    order.clause = Clause::kOrder;
    order.sketch.directed = order.sketch.descending = true;
    context.emit(std::move(order), RuleFeature::kByOrders);
  }
}

}  // namespace

void skip_word(const RuleContext& context, const ParserState& state) {
  const Arcs& arcs = context.arcs;
  const size_t t = state.position;
  ParserState next = state;
  next.position = static_cast<uint16_t>(t + 1);
  charge_skipped(context, next, t);
  settle_before_word(context, next, t);
  take_unlinked_noun(context, next, t);
  if (arcs.token(t).folded == "by") branch_at_by(context, state, next, t);
  if (context.layout.output_list.contains(t)) {
    ParserState repeated = next;
    if (repeat_aggregate(context, state, repeated)) {
      context.emit(std::move(repeated), RuleFeature::kRepeatedFigure);
      context.charge(next, RuleFeature::kDanglingAggregate);
    }
  } else {
    update_clause(arcs, next, t);
  }
  if (t + 1 == context.layout.output_list.begin) open_output_list(context, next);
  if (arcs.is(t, kAndWord) && state.in_negation) {
    ParserState left = next;
    left.in_negation = false;
    context.emit(std::move(left), RuleFeature::kLeaveNegation);
    context.emit(std::move(next), RuleFeature::kStayInNegation);
    return;
  }
  context.emit(std::move(next));
}

}  // namespace ask::engine
