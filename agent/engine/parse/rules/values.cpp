// Transitions of value arcs (stored values and quoted text): equality and LIKE filters, and the
// column that they restrict.
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/parse/parser.h"

namespace ask::engine {

// True if a mention of the column, or a column of the table, stores the value. A self-referencing
// key stores the names of its own table.
bool Parser::holds(ArcId column, const Arc& value) const {
  const Arc& c = arcs_[column];
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
    if (may_happen(column) && best_column(arcs_, arcs_[column]).table == arcs_.mention(value).table)
      return true;
  }
  return false;
}

// "orders that contain books", a category: what they hold, and no part of their names.
bool Parser::contained(const ParserState& state, const Arc& u) const {
  if (state.pending != Pending::kLike || !found(u) || arcs_.token(u.begin).quoted ||
      arcs_.mention(u).partial || state.pending_superlative.arc != 0 || state.open != kNoArc ||
      !arcs_.says(arcs_[state.pending_arc], {kContainmentVerb}))
    return false;
  for (const ArcId t : state.sketch.tables)
    if (arcs_.mention(arcs_[t]).table == arcs_.mention(u).table) return false;
  return true;
}

// True for a stored value that is the name of one row.
bool Parser::names_row(const Arc& u) const {
  const Mention& m = arcs_.mention(u);
  return found(u) && !m.inside && m.null_test == NullTest::kNotTested && m.expression == kNone &&
         column_facts_.calls_one_row({m.table, m.column}, m.rest_column);
}

bool Parser::found(const Arc& u) const {
  return u.kind == MentionKind::kValue && arcs_.mention(u).found;
}

void Parser::value_searched(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  Filter f = filter(next);
  f.op = Op::kLike;
  f.like = static_cast<int8_t>(state.pending_superlative.arc);
  f.value = id;
  f.column = left_of(state, arcs_[state.pending_arc].begin, kNoArc, false);
  take_left(next, f.column);
  push(next, f);
  next.pending = f.column == kNoArc ? Pending::kLikeIn : Pending::kNothing;
  if (next.clause == Clause::kSelect) next.clause = Clause::kModifier;
  emit(std::move(next), RuleFeature::kLike);
}

// "<column> ... <value>": equality with the column before it.
void Parser::value_of_left(const ParserState& state, const ParserState& next, Filter f) {
  const Arc& u = arcs_[f.value];
  const ArcId left = state.open;
  if (left == kNoArc || u.begin - state.open_end > 7 ||
      (u.begin - state.open_end > 4 && !state.open_is_modifier))
    return;
  const bool known = found(u), held = known && holds(left, u);
  if (!held && known && !state.open_is_modifier) return;
  ParserState with_left = next;
  f.column = left;
  take_left(with_left, left);
  push(with_left, f);
  close_with_value(with_left);
  if (!state.open_is_modifier && between(state.open_end, u.begin, kOfWord | kRelation))
    charge(with_left, RuleFeature::kKeepSelected);
  emit(std::move(with_left),
       held || !known ? RuleFeature::kFilterValueLeft : RuleFeature::kFilterUnheld);
}

void Parser::close_with_value(ParserState& s) const {
  if (s.clause == Clause::kGroup || (s.clause == Clause::kSelect && !s.sketch.outputs.empty()))
    s.clause = Clause::kModifier;
}

void Parser::value(const ParserState& state, ArcId id) {
  const Arc& u = arcs_[id];
  if (has_not_happened(state, u)) return;
  const bool inside = contained(state, u);
  if (state.pending == Pending::kLike && !inside) return value_searched(state, id);
  if (state.pending == Pending::kCompare && state.aggregates.empty() &&
      u.kind == MentionKind::kValue &&
      (state.pending_op == Op::kEqual || !found(u) || arcs_.token(u.begin).quoted))
    return number_compared(state, id);
  if (state.pending == Pending::kBetween && u.kind == MentionKind::kValue)
    return number_between(state, id);
  if (state.pending == Pending::kCompare && state.aggregates.empty() && names_row(u))
    number_compared(state, id);  // "taller than Bo Hay"
  ParserState next = after(state, id);
  if (inside) next.pending = Pending::kNothing;
  settle(next);
  if (!found(u)) charge(next, RuleFeature::kValueNotFound);
  Filter f = filter(next);
  f.value = id;
  f.chained = chains(state);
  if (f.chained) f.is_or = between(state.last_end, u.begin, kOrWord);
  if (state.last != kNoArc && arcs_[state.last].kind == MentionKind::kTable &&
      u.begin - state.last_end <= 2)
    f.near_table = state.last;
  value_of_left(state, next, f);
  push(next, f);
  close_with_value(next);
  next.pending = Pending::kValue;
  const RuleFeature plain = f.negated ? RuleFeature::kNegatedFilter : RuleFeature::kFilterValue;
  emit(std::move(next), f.chained ? RuleFeature::kFilterChain : plain);
}

}  // namespace ask::engine
