#include "agent/engine/parse/rules/values.h"

#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/parse/rules/arc_predicates.h"
#include "agent/engine/parse/rules/date_columns.h"
#include "agent/engine/parse/rules/defaults.h"
#include "agent/engine/parse/rules/filters.h"
#include "agent/engine/parse/rules/numbers.h"

namespace ask::engine {
namespace {

bool is_stored_value(const Arcs& arcs, const Arc& arc) {
  return arc.kind == MentionKind::kValue && arcs.mention(arc).found;
}

// True for a stored value that is the name of one row.
bool names_one_row(const RuleContext& context, const Arc& arc) {
  const Mention& m = context.arcs.mention(arc);
  return is_stored_value(context.arcs, arc) && !m.inside && m.null_test == NullTest::kNotTested &&
         m.expression == kNone &&
         context.column_facts.calls_one_row({m.table, m.column}, m.rest_column);
}

// "not shipped yet": prefer a NULL event date to a value of the same table that is spelled alike.
bool names_missing_event(const RuleContext& context, const ParserState& state, const Arc& value) {
  const Arcs& arcs = context.arcs;
  if (!state.negated || value.end - value.begin != 1 || arcs.token(value.begin).quoted)
    return false;
  for (const Arc& other : arcs.beginning_at(value.begin)) {
    const ArcId column = arcs.id_of(other);
    if (is_event_date(context, column) &&
        best_column(arcs, arcs[column]).table == arcs.mention(value).table)
      return true;
  }
  return false;
}

// "orders that contain books", a category: what they hold, and no part of their names.
bool is_contained_category(const Arcs& arcs, const ParserState& state, const Arc& arc) {
  if (state.pending != Pending::kLike || !is_stored_value(arcs, arc) ||
      arcs.token(arc.begin).quoted || arcs.mention(arc).partial ||
      state.pending_superlative.arc != 0 || state.open != kNoArc ||
      !arcs.says(arcs[state.pending_arc], {kContainmentVerb}))
    return false;
  for (const ArcId t : state.sketch.tables)
    if (arcs.mention(arcs[t]).table == arcs.mention(arc).table) return false;
  return true;
}

void enter_modifier(ParserState& state) {
  if (state.clause == Clause::kGroup ||
      (state.clause == Clause::kSelect && !state.sketch.outputs.empty()))
    state.clause = Clause::kModifier;
}

void search_value(const RuleContext& context, const ParserState& state, ArcId id) {
  ParserState next = consume(context, state, id);
  Filter filter = new_filter(next);
  filter.op = Op::kLike;
  filter.like = static_cast<int8_t>(state.pending_superlative.arc);
  filter.value = id;
  filter.column = left_column(context, state, context.arcs[state.pending_arc].begin, kNoArc, false);
  use_left_column(context, next, filter.column);
  add_filter(next, filter);
  next.pending = filter.column == kNoArc ? Pending::kLikeIn : Pending::kNothing;
  if (next.clause == Clause::kSelect) next.clause = Clause::kModifier;
  context.emit(std::move(next), RuleFeature::kPatternFilter);
}

// "<column> ... <value>": equality with the column before it.
void filter_left_column(const RuleContext& context, const ParserState& state,
                        const ParserState& next, Filter filter) {
  const Arcs& arcs = context.arcs;
  const Arc& arc = arcs[filter.value];
  const ArcId left = state.open;
  if (left == kNoArc || arc.begin - state.open_end > 7 ||
      (arc.begin - state.open_end > 4 && !state.open_is_modifier))
    return;
  const bool known = is_stored_value(arcs, arc), held = known && stores_value(context, left, arc);
  if (!held && known && !state.open_is_modifier) return;
  ParserState with_left = next;
  filter.column = left;
  use_left_column(context, with_left, left);
  add_filter(with_left, filter);
  enter_modifier(with_left);
  if (!state.open_is_modifier &&
      has_class_between(arcs, state.open_end, arc.begin, kOfWord | kRelation))
    context.charge(with_left, RuleFeature::kKeepSelected);
  context.emit(std::move(with_left),
               held || !known ? RuleFeature::kFilterValueLeft : RuleFeature::kFilterUnheld);
}

}  // namespace

bool stores_value(const RuleContext& context, ArcId column, const Arc& value) {
  const Arcs& arcs = context.arcs;
  const Arc& c = arcs[column];
  for (size_t i = 0; i < value.count; ++i) {
    const Mention& v = arcs.mention(value, i);
    if (!v.found) continue;
    for (size_t j = 0; j < c.count; ++j) {
      const Mention& m = arcs.mention(c, j);
      if (m.table == v.table && (c.kind == MentionKind::kTable || m.column == v.column))
        return true;
      if (m.table == v.table && context.column_facts.own_reference({m.table, m.column}) &&
          context.column_facts.name_of(v.table) == ColumnExpr{v.table, v.column})
        return true;
    }
  }
  return false;
}

bool is_chained(const Arcs& arcs, const ParserState& state) {
  if (state.sketch.filters.empty() || state.last == kNoArc) return false;
  if (state.sketch.filters.back().value != state.last) return false;
  return state.position - state.last_end <= 3 && state.position > state.last_end &&
         has_class_between(arcs, state.last_end, state.position, kAndWord | kOrWord | kComma);
}

void apply_value(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  const Arc& arc = arcs[id];
  if (names_missing_event(context, state, arc)) return;
  const bool inside = is_contained_category(arcs, state, arc);
  if (state.pending == Pending::kLike && !inside) return search_value(context, state, id);
  if (state.pending == Pending::kCompare && state.aggregates.empty() &&
      arc.kind == MentionKind::kValue &&
      (state.pending_op == Op::kEqual || !is_stored_value(arcs, arc) ||
       arcs.token(arc.begin).quoted))
    return take_compared_number(context, state, id);
  if (state.pending == Pending::kBetween && arc.kind == MentionKind::kValue)
    return number_of_range(context, state, id);
  if (state.pending == Pending::kCompare && state.aggregates.empty() && names_one_row(context, arc))
    take_compared_number(context, state, id);  // "taller than Bo Hay"
  ParserState next = consume(context, state, id);
  if (inside) next.pending = Pending::kNothing;
  settle(context, next);
  if (!is_stored_value(arcs, arc)) context.charge(next, RuleFeature::kValueNotFound);
  Filter filter = new_filter(next);
  filter.value = id;
  filter.chained = is_chained(arcs, state);
  if (filter.chained) filter.is_or = has_class_between(arcs, state.last_end, arc.begin, kOrWord);
  if (state.last != kNoArc && arcs[state.last].kind == MentionKind::kTable &&
      arc.begin - state.last_end <= 2)
    filter.near_table = state.last;
  filter_left_column(context, state, next, filter);
  add_filter(next, filter);
  enter_modifier(next);
  next.pending = Pending::kValue;
  const RuleFeature plain =
      filter.negated ? RuleFeature::kNegatedFilter : RuleFeature::kFilterValue;
  context.emit(std::move(next), filter.chained ? RuleFeature::kFilterChain : plain);
}

}  // namespace ask::engine
