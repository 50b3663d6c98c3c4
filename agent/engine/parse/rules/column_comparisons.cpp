#include "agent/engine/parse/rules/column_comparisons.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/parse/rules/arc_predicates.h"
#include "agent/engine/parse/rules/columns.h"
#include "agent/engine/parse/rules/filters.h"

namespace ask::engine {
namespace {

// "shipped after the required date", "spent more than their budget": a column against a column of
// the same row. True if nothing can follow that it is compared with instead.
bool compare_with_column(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  const ColumnExpr right = best_column(arcs, arcs[id]);
  if (!right.valid() || (!is_quantity(context, id) && !context.column_facts.temporal(right)))
    return false;
  const size_t end = arcs[id].end;
  if (end < arcs.tokens() && !arcs.is(end, kAndWord | kOrWord | kComma | kStop | kRelation))
    return false;
  const size_t begin = arcs[state.pending_arc].begin;
  ArcId left = state.open;
  if (left != kNoArc && state.open_end > begin) return false;  // "after the required date"
  if (left != kNoArc) {
    const ColumnExpr c = best_column(arcs, arcs[left]);
    const bool fits = c.valid() && !(c == right) &&
                      context.column_facts.temporal(c) == context.column_facts.temporal(right) &&
                      (is_quantity(context, left) || context.column_facts.temporal(c));
    if (!fits || (!state.open_is_modifier && begin - state.open_end > 3)) left = kNoArc;
  }
  ParserState next = consume(context, state, id);
  Filter filter = new_filter(next);
  filter.column = left;
  filter.other = id;
  filter.op = state.pending_op;
  use_left_column(context, next, left, begin);
  add_filter(next, filter);
  next.pending = Pending::kNothing;
  if (next.clause == Clause::kSelect) next.clause = Clause::kModifier;
  context.emit(std::move(next),
               left != kNoArc ? RuleFeature::kFilterLeft : RuleFeature::kFilterImplied);
  return left != kNoArc;
}

bool is_self_reference(const RuleContext& context, ArcId column) {
  return context.column_facts.own_reference(best_column(context.arcs, context.arcs[column]));
}

// "hired before their manager"
void compare_with_parent(const RuleContext& context, const ParserState& state, ArcId id) {
  ParserState next = consume(context, state, id);
  Filter filter = new_filter(next);
  filter.op = state.pending_op;
  filter.hint = state.pending_arc;
  filter.own = id;
  filter.column =
      left_column(context, state, context.arcs[state.pending_arc].begin, filter.hint, false);
  use_left_column(context, next, filter.column);
  add_filter(next, filter);
  next.pending = Pending::kNothing;
  next.clause = Clause::kModifier;
  context.emit(std::move(next), RuleFeature::kOwnReference);
}

void compare_with_aggregate(const RuleContext& context, const ParserState& state, ArcId id) {
  ParserState next = consume(context, state, id);
  Filter filter = new_filter(next);
  filter.right = RightOperand::kAggregate;
  filter.scalar = state.aggregates[0];
  filter.scalar_column = id;
  filter.op = state.pending_op;
  filter.hint = state.pending_arc;
  filter.column = left_column(context, state, context.arcs[state.pending_arc].begin, kNoArc, true);
  if (filter.column == kNoArc) filter.column = id;
  use_left_column(context, next, filter.column, context.arcs[filter.hint].begin);
  next.aggregates.clear();
  add_filter(next, filter);
  enter_subquery(next);
  next.pending = Pending::kNothing;
  next.clause = Clause::kModifier;
  context.emit(std::move(next),
               is_quantity(context, id) ? RuleFeature::kFilterLeft : RuleFeature::kCompareText);
}

// "less than 40 a year": for which time the number is, and no year.
bool is_rate_unit(const Arcs& arcs, const Arc& arc) {
  if (arc.begin == 0 || arc.end != arc.begin + 1) return false;
  return text::is_one_of(arcs.token(arc.begin - 1U).folded, {"a", "an", "per", "each", "every"}) &&
         text::is_one_of(arcs.token(arc.begin).folded, kPricePeriods);
}

}  // namespace

bool column_of_bound(const RuleContext& context, const ParserState& state, ArcId id) {
  if (state.position - state.last_end > 2 || is_rate_unit(context.arcs, context.arcs[id]))
    return false;
  const Filter filter = state.sketch.filters.back();
  const bool measured = is_quantity(context, id);
  if (!measured && filter.hint != kNoArc) return false;
  ParserState next = consume(context, state, id);
  Sketch& sketch = next.sketch;
  next.pending = Pending::kNothing;
  if (measured) {
    sketch.filters.back().column = id;
    sketch.filters.back().hint = kNoArc;
    context.emit(std::move(next), RuleFeature::kFilterRight);
    return true;
  }
  sketch.filters.pop();
  sketch.having = {.set = true,
                   .distinct = next.distinct,
                   .arc = id,
                   .value = filter.value,
                   .high = filter.high,
                   .op = filter.op};
  next.distinct = false;
  context.emit(std::move(next), RuleFeature::kHavingColumn);
  return true;
}

void column_of_comparison(const RuleContext& context, const ParserState& state, ArcId id) {
  if (!state.aggregates.empty()) return compare_with_aggregate(context, state, id);
  if (is_self_reference(context, id)) return compare_with_parent(context, state, id);
  if (compare_with_column(context, state, id)) return;
  ParserState next = consume(context, state, id);
  open_column(next, id, true);
  context.emit(std::move(next), RuleFeature::kOpenColumn);
}

}  // namespace ask::engine
