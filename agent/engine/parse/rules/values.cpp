// Transitions of value arcs (stored values and quoted text): equality and LIKE filters, and the
// column that they restrict.
#include "agent/engine/parse/parser.h"

namespace ask::engine {

// True if a mention of the column, or a column of the table, stores the value. A self-referencing
// key stores the names of its own table.
bool Parser::holds(ArcId column, const Arc& value) const {
  const Arc& c = unit(column);
  for (size_t i = 0; i < value.count; ++i) {
    const Mention& v = arcs_.mention(value, i);
    if (!v.found) continue;
    for (size_t j = 0; j < c.count; ++j) {
      const Mention& m = arcs_.mention(c, j);
      if (m.table == v.table && (c.kind == MentionKind::kTable || m.column == v.column))
        return true;
      if (m.table == v.table && column_facts_.own_reference({m.table, m.column}) &&
          column_facts_.name_of(v.table) == ColumnExpr{v.table, v.column})
        return true;
    }
  }
  return false;
}

// True if "and", "or" or a comma connects the position with the value of the last filter.
bool Parser::chains(const ParserState& s) const {
  if (s.sketch.filters.empty() || s.last == kNoArc) return false;
  if (s.sketch.filters.back().value != s.last) return false;
  return s.position - s.last_end <= 3 && s.position > s.last_end &&
         between(s.last_end, s.position, kAndWord | kOrWord | kComma);
}

// "not shipped yet": prefer a NULL event date to a value of the same table that is spelled alike.
bool Parser::has_not_happened(const ParserState& state, const Arc& value) const {
  if (!state.negated || value.end - value.begin != 1 || arcs_.token(value.begin).quoted)
    return false;
  for (size_t i = arcs_.first_at[value.begin]; i < arcs_.first_at[value.begin + 1U]; ++i) {
    const auto column = static_cast<ArcId>(i);
    if (may_happen(column) && best_column(arcs_, unit(column)).table == arcs_.mention(value).table)
      return true;
  }
  return false;
}

void Parser::value(const ParserState& state, ArcId id) {
  const Arc& u = unit(id);
  if (has_not_happened(state, u)) return;
  const bool found = u.kind == MentionKind::kValue && arcs_.mention(u).found;
  ParserState next = after(state, id);
  // "orders that contain books", a category: what they hold, and no part of their names
  bool inside = found && state.pending == Pending::kLike && !arcs_.token(u.begin).quoted &&
                !arcs_.mention(u).partial && state.pending_superlative.unit == 0 &&
                state.open == kNoArc && arcs_.says(unit(state.pending_unit), {"contain"});
  for (const ArcId t : state.sketch.tables)
    inside &= arcs_.mention(unit(t)).table != arcs_.mention(u).table;
  if (inside) next.pending = Pending::kNothing;
  if (state.pending == Pending::kLike && !inside) {
    Filter f = filter(next);
    f.op = Op::kLike;
    f.like = static_cast<int8_t>(state.pending_superlative.unit);
    f.value = id;
    f.column = left_of(state, unit(state.pending_unit).begin, kNoArc, false);
    take_left(next, f.column);
    push(next, f);
    next.pending = f.column == kNoArc ? Pending::kLikeIn : Pending::kNothing;
    if (next.role == Role::kSelect) next.role = Role::kModifier;
    return emit(std::move(next), RuleFeature::kLike);
  }
  if (state.pending == Pending::kCompare && state.aggregates.empty() &&
      u.kind == MentionKind::kValue &&
      (state.pending_op == Op::kEqual || !found || arcs_.token(u.begin).quoted))
    return number_compared(state, id);
  if (state.pending == Pending::kBetween && u.kind == MentionKind::kValue)
    return number_between(state, id);
  settle(next);
  if (!found) charge(next, RuleFeature::kValueNotFound);
  Filter f = filter(next);
  f.value = id;
  f.chained = chains(state);
  if (f.chained) f.is_or = between(state.last_end, u.begin, kOrWord);
  const int previous = before(u.begin);
  if (state.last != kNoArc && unit(state.last).kind == MentionKind::kTable &&
      u.begin - state.last_end <= 2)
    f.near_table = state.last;
  (void)previous;
  const auto close = [&](ParserState& s) {
    if (s.role == Role::kGroup || (s.role == Role::kSelect && !s.sketch.outputs.empty()))
      s.role = Role::kModifier;
  };
  const RuleFeature plain = f.negated ? RuleFeature::kNegatedFilter : RuleFeature::kFilterValue;
  const ArcId left = state.open;
  const bool near = left != kNoArc && (u.begin - state.open_end <= 4 || state.open_is_modifier) &&
                    u.begin - state.open_end <= 7;
  if (near) {
    const bool held = found && holds(left, u);
    const bool apart =
        !state.open_is_modifier && between(state.open_end, u.begin, kOfWord | kRelation);
    if (held || !found || state.open_is_modifier) {
      ParserState with_left = next;
      Filter g = f;
      g.column = left;
      take_left(with_left, left);
      push(with_left, g);
      close(with_left);
      if (apart) charge(with_left, RuleFeature::kKeepSelected);
      emit(std::move(with_left),
           held || !found ? RuleFeature::kFilterValueLeft : RuleFeature::kFilterUnheld);
    }
  }
  push(next, f);
  close(next);
  next.pending = Pending::kValue;
  emit(std::move(next), f.chained ? RuleFeature::kFilterChain : plain);
}

}  // namespace ask::engine
