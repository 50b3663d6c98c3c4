#include "agent/engine/parse/rules/filters.h"

#include <algorithm>

#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/scales.h"
#include "agent/engine/parse/rules/arc_predicates.h"
#include "agent/engine/parse/rules/defaults.h"

namespace ask::engine {
namespace {

bool begins_number(const Arcs& arcs, size_t token) {
  const auto found = arcs.beginning_at(token);
  return std::any_of(found.begin(), found.end(),
                     [](const Arc& arc) { return arc.kind == MentionKind::kNumber; });
}

// True if a mention of the column measures the scale of the adjective ("older": age, birth date).
bool is_on_scale(const RuleContext& context, ArcId column, ArcId hint) {
  const Arcs& arcs = context.arcs;
  const std::string_view scale = arcs.mention(arcs[hint]).scale.word;
  if (scale.empty()) return true;
  const Arc& arc = arcs[column];
  for (size_t i = 0; i < arc.count; ++i) {
    const Mention& m = arcs.mention(arc, i);
    const ColumnExpr c{m.table, m.column};
    if (scale == scales::kDate && context.column_facts.temporal(c)) return true;
    for (const ScaleWord& word : scale_words(scale))
      if (context.column_facts.has_word(c, word.word)) return true;
  }
  return false;
}

// True if a new clause or phrase begins in [begin, end): "the salary of doctors who ..."
bool phrase_begins_between(const Arcs& arcs, size_t begin, size_t end) {
  for (size_t i = begin; i < end; ++i) {
    const std::string& w = arcs.token(i).folded;
    if (w == "that" || w == "which" || w == "who" || w == "in" || w == "with" || w == "for" ||
        w == "of" || w == "from")
      return true;
  }
  return false;
}

}  // namespace

Filter new_filter(const ParserState& state) {
  Filter filter;
  filter.negated = state.negated;
  filter.is_or = state.is_or;
  filter.in_negation = state.in_negation;
  filter.inside = state.inside;
  filter.only = state.only;
  return filter;
}

void add_filter(ParserState& state, const Filter& filter) {
  if (!state.sketch.filters.push(filter)) {
    state.sketch.note(Feature::kUnsupported);
    state.sketch.filters.back() = filter;  // the following tokens refer to the last filter
  }
  state.negated = false;
  state.only = false;
  state.is_or = false;  // "in Germany or France with a rating above 3": the last one holds of both
}

void enter_subquery(ParserState& state) {
  state.inside = static_cast<int8_t>(state.sketch.filters.size()) - 1;
}

void leave_subqueries(ParserState& state) {
  state.in_negation = false;
  state.inside = -1;
}

ArcId left_column(const RuleContext& context, const ParserState& state, size_t begin, ArcId hint,
                  bool number) {
  if (state.open == kNoArc) return kNoArc;
  const Arc& arc = context.arcs[state.open];
  if (hint != kNoArc && arc.kind == MentionKind::kColumn && !is_on_scale(context, state.open, hint))
    return kNoArc;
  if (state.open_is_modifier) return state.open;
  if (begin - state.open_end > 6 || phrase_begins_between(context.arcs, state.open_end, begin))
    return kNoArc;
  if (arc.kind == MentionKind::kColumn && number && !is_quantity(context, state.open))
    return kNoArc;
  return state.open;
}

void use_left_column(const RuleContext& context, ParserState& state, ArcId left, size_t begin) {
  if (left == kNoArc) return;
  Sketch& sketch = state.sketch;
  for (size_t i = 0; i < sketch.open_columns.size(); ++i)
    if (sketch.open_columns[i] == left) {
      sketch.open_columns.erase(i);
      break;
    }
  if (state.open_is_modifier) {
    state.open = kNoArc;
    return;
  }
  const bool kept =
      left == state.open && phrase_begins_between(context.arcs, state.open_end, begin);
  for (size_t i = kept ? 0 : sketch.outputs.size(); i-- > 0;)
    if (sketch.outputs[i].arc == left && (sketch.outputs.size() > 1 || !sketch.tables.empty())) {
      sketch.outputs.erase(i);
      context.charge(state, RuleFeature::kFilterSelected);
    }
  state.open = kNoArc;
}

void apply_comparison(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  const Arc& arc = arcs[id];
  Op op = comparison_operator(arc.cue);
  ParserState next = consume(context, state, id);
  const bool between = arc.cue == Cue::kBetween;
  if (arc.cue == Cue::kAfter && arcs.says(arc, {"since"})) op = Op::kGreaterEqual;
  if (state.pending == Pending::kHaving && !between) {
    next.pending_op = op;
    return context.emit(std::move(next));
  }
  if (state.pending == Pending::kNumber && !between) {
    // "3 or more", "30 years old"
    const std::string& first = arcs.token(arc.begin).folded;
    if (first != "or" && first != "and" && !is_year_noun(first)) {
      settle(context, next);
    } else {
      Filter filter = new_filter(next);
      filter.op = op;
      filter.value = next.pending_number;
      if (!arcs.mention(arc).scale.word.empty()) filter.hint = id;
      filter.column =
          filter.hint == kNoArc ? left_column(context, state, arc.begin, kNoArc, true) : kNoArc;
      use_left_column(context, next, filter.column);
      add_filter(next, filter);
      next.pending_number = kNoArc;
      next.pending = filter.column == kNoArc ? Pending::kCompared : Pending::kNothing;
      return context.emit(std::move(next), filter.column == kNoArc ? RuleFeature::kFilterRight
                                                                   : RuleFeature::kFilterLeft);
    }
  } else if (state.pending == Pending::kCompare && !between) {
    next.pending_op = op;  // "is equal to or more than"
    next.pending_arc = id;
    return context.emit(std::move(next));
  } else {
    settle(context, next);
    if (arcs.is(arc.begin, kOrWord) && arc.end - arc.begin == 2 && !next.sketch.filters.empty() &&
        begins_number(arcs, arc.end)) {
      next.is_or = true;  // "above 50 or below 20"
      op = op == Op::kLessEqual ? Op::kLess : op == Op::kGreaterEqual ? Op::kGreater : op;
    }
  }
  next.pending = between ? Pending::kBetween : Pending::kCompare;
  next.pending_arc = id;
  next.pending_op = op;
  next.pending_number = kNoArc;
  if (arc.cue == Cue::kNotEqual) next.negated = true;
  context.emit(std::move(next));
}

void apply_average_comparison(const RuleContext& context, const ParserState& state, ArcId id,
                              bool above) {
  ParserState next = consume(context, state, id);
  settle(context, next);
  next.pending = Pending::kCompare;
  next.pending_op = above ? Op::kGreater : Op::kLess;
  next.pending_arc = id;
  next.aggregates.clear();
  next.aggregates.push(Aggregate::kAverage);
  if (next.clause == Clause::kSelect) next.clause = Clause::kModifier;
  context.emit(std::move(next), RuleFeature::kCompareAverage);
}

void apply_quantified_comparison(const RuleContext& context, const ParserState& state, ArcId id,
                                 bool all) {
  if (state.pending != Pending::kCompare || !state.aggregates.empty()) return;
  ParserState next = consume(context, state, id);
  const bool greater = state.pending_op == Op::kGreater || state.pending_op == Op::kGreaterEqual;
  Filter filter = new_filter(next);
  filter.right = RightOperand::kAggregate;
  filter.op = state.pending_op;
  filter.scalar = greater == all ? Aggregate::kMaximum : Aggregate::kMinimum;
  filter.hint = state.pending_arc;
  filter.column = left_column(context, state, context.arcs[id].begin, filter.hint, true);
  use_left_column(context, next, filter.column);
  add_filter(next, filter);
  enter_subquery(next);
  next.pending = Pending::kNothing;
  next.clause = Clause::kModifier;
  context.emit(std::move(next), RuleFeature::kCompareAverage);
}

void apply_like(const RuleContext& context, const ParserState& state, ArcId id, int8_t where) {
  const Arcs& arcs = context.arcs;
  if (context.layout.ordering.test(arcs[id].end - 1U) ||
      (arcs[id].end < kMostTokens && context.layout.ordering.test(arcs[id].end)))
    return;  // "starting with the oldest"
  size_t text = arcs[id].end;
  while (text < arcs.tokens() && arcs.is(text, kArticle)) ++text;
  for (const Arc& arc : arcs.beginning_at(text))
    if (where != 0 && arc.kind == MentionKind::kDate) return;  // "leases ending in 2026"
  ParserState next = consume(context, state, id);
  settle(context, next);
  next.pending = Pending::kLike;
  next.pending_arc = id;
  next.pending_op = Op::kLike;
  next.pending_superlative = {};
  next.pending_superlative.arc = where;
  context.emit(std::move(next));
}

}  // namespace ask::engine
