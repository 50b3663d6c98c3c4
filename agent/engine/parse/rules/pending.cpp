// Arcs that complete a pending comparison, superlative, count, value or number.
#include "agent/engine/parse/parser.h"

namespace ask::engine {

// clang-format off
constexpr Parser::Completion Parser::kCompletions[] = {
    {MentionKind::kColumn, Pending::kSuperlative, &Parser::extreme_takes_column},
    {MentionKind::kColumn, Pending::kCompared, &Parser::column_compared},
    {MentionKind::kColumn, Pending::kCompare, &Parser::column_against},
    {MentionKind::kColumn, Pending::kLikeIn, &Parser::column_searched},
    {MentionKind::kColumn, Pending::kValue, &Parser::column_of_value},
    {MentionKind::kColumn, Pending::kNumber, &Parser::column_of_number},
    {MentionKind::kColumn, Pending::kCount, &Parser::column_counted},
    {MentionKind::kTable, Pending::kSuperlative, &Parser::extreme_takes_table},
    {MentionKind::kTable, Pending::kCompared, &Parser::table_compared},
    {MentionKind::kTable, Pending::kNumber, &Parser::table_of_number},
    {MentionKind::kTable, Pending::kCount, &Parser::table_counted},
    {MentionKind::kNumber, Pending::kCompare, &Parser::number_against},
    {MentionKind::kNumber, Pending::kBetween, &Parser::number_in_range},
    {MentionKind::kNumber, Pending::kHaving, &Parser::number_having},
    {MentionKind::kNumber, Pending::kLike, &Parser::number_searched},
    {MentionKind::kNumber, Pending::kSuperlative, &Parser::number_limits},
};
// clang-format on

bool Parser::completes(const ParserState& state, ArcId id) {
  if (state.pending == Pending::kNothing) return false;
  const MentionKind own = arcs_[id].kind;
  const MentionKind kind = own == MentionKind::kDate ? MentionKind::kNumber : own;
  for (const Completion& row : kCompletions)
    if (row.kind == kind && row.pending == state.pending) return (this->*row.apply)(state, id);
  return false;
}

// "more than 5 <column>"
bool Parser::column_compared(const ParserState& state, ArcId id) {
  if (state.position - state.last_end > 2) return false;
  const Filter f = state.sketch.filters.back();
  const bool measured = quantity(id);
  if (!measured && f.hint != kNoArc) return false;
  ParserState next = after(state, id);
  Sketch& k = next.sketch;
  next.pending = Pending::kNothing;
  if (measured) {
    k.filters.back().column = id;
    k.filters.back().hint = kNoArc;
    emit(std::move(next), RuleFeature::kFilterRight);
    return true;
  }
  k.filters.pop();
  k.having = {true, next.distinct, id, f.value, f.high, Aggregate::kCount, f.op};
  next.distinct = false;
  emit(std::move(next), RuleFeature::kHavingColumn);
  return true;
}

// "more than the average <column>", "more than their <column>", "after the year 2000"
bool Parser::column_against(const ParserState& state, ArcId id) {
  if (!state.aggregates.empty()) return column_against_aggregate(state, id);
  if (own_reference(id)) return compared_with_own(state, id), true;
  if (against_column(state, id)) return true;
  ParserState next = after(state, id);
  next.open = id;
  next.open_is_modifier = true;
  next.open_end = next.position;
  emit(std::move(next), RuleFeature::kOpenColumn);
  return true;
}

bool Parser::column_against_aggregate(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  Filter f = filter(next);
  f.against = Against::kAggregate;
  f.scalar = state.aggregates[0];
  f.scalar_column = id;
  f.op = state.pending_op;
  f.hint = state.pending_arc;
  f.column = left_of(state, arcs_[state.pending_arc].begin, kNoArc, true);
  if (f.column == kNoArc) f.column = id;
  take_left(next, f.column, arcs_[f.hint].begin);
  next.aggregates.clear();
  push(next, f);
  next.inside = static_cast<int8_t>(next.sketch.filters.size()) - 1;
  next.pending = Pending::kNothing;
  next.clause = Clause::kModifier;
  emit(std::move(next), quantity(id) ? RuleFeature::kFilterLeft : RuleFeature::kCompareText);
  return true;
}

// "contains 'x' in the <column>"
bool Parser::column_searched(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  next.sketch.filters.back().column = id;
  next.pending = Pending::kNothing;
  emit(std::move(next), RuleFeature::kFilterRight);
  return true;
}

// "'Red' <column>", "has 'x' in its <column>". False: the column may be an output as well.
bool Parser::column_of_value(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  next.sketch.filters.back().column = id;
  next.pending = Pending::kNothing;
  int word = previous_content_token(arcs_[id].begin);
  if (word >= 0 && arcs_.is(static_cast<size_t>(word), kOwnPronoun))
    word = previous_content_token(static_cast<size_t>(word));
  const bool its =
      arcs_.is(state.last_end + 1U, kOwnPronoun) ||
      (arcs_.token(state.last_end - 1U).quoted && arcs_.is(state.last_end + 1U, kArticle));
  if (word == static_cast<int>(state.last_end) && arcs_.token(state.last_end).folded == "in" &&
      its && !quantity(id)) {
    ParserState like = next;
    like.sketch.filters.back().op = Op::kLike;
    emit(std::move(like), RuleFeature::kLike);
  }
  if (state.position - state.last_end > 1 || !holds(id, arcs_[state.sketch.filters.back().value]))
    return false;
  emit(std::move(next), RuleFeature::kFilterValueRight);
  return false;
}

bool Parser::column_of_number(const ParserState& state, ArcId id) {
  if (state.position - state.last_end > 1) return false;
  const bool measured = quantity(id);
  if (state.clause == Clause::kSelect && state.sketch.outputs.empty() && !measured) {
    ParserState limited = after(state, id);  // "which 3 <column> ..."
    limited.sketch.limit = state.pending_number;
    limited.pending_number = kNoArc;
    limited.pending = Pending::kNothing;
    output(limited, id, Aggregate::kPlain, false);
    emit(std::move(limited), RuleFeature::kLimitOutput);
  }
  if (state.clause != Clause::kModifier || !measured) return false;
  ParserState next = after(state, id);  // "with 3 <column>"
  Filter f = filter(next);
  f.value = state.pending_number;
  f.column = id;
  push(next, f);
  next.pending_number = kNoArc;
  next.pending = Pending::kNothing;
  emit(std::move(next), RuleFeature::kFilterRight);
  return true;
}

// "sorted by the number of <arc>"
void Parser::order_by_count(ParserState&& next, ArcId id) {
  next.sketch.orders.push({id, Aggregate::kCount, false, false});
  next.pending = Pending::kNothing;
  emit(std::move(next), RuleFeature::kOrderKey);
}

// "... whose number of <arc> is more than 3": a HAVING condition waits for its comparison.
void Parser::await_having_count(const ParserState& next, ArcId id) {
  ParserState having = next;
  having.sketch.having = {false,  having.distinct,   id,        kNoArc,
                          kNoArc, Aggregate::kCount, Op::kEqual};
  having.pending = Pending::kHaving;
  emit(std::move(having));
}

bool Parser::column_counted(const ParserState& state, ArcId id) {
  if (flag(id) && !state.distinct) return false;  // "how many premium users"
  ParserState next = after(state, id);
  if (state.clause == Clause::kOrder) return order_by_count(std::move(next), id), true;
  Sketch& k = next.sketch;
  if (state.clause == Clause::kModifier && !k.outputs.empty()) await_having_count(next, id);
  k.outputs.push(
      {id, state.next_owner, OutputKind::kCount, Aggregate::kCount, next.distinct, false});
  next.distinct = false;
  next.pending = Pending::kNothing;
  if (next.clause == Clause::kModifier || next.clause == Clause::kGroup)
    next.clause = Clause::kSelect;
  next.open = id;
  next.open_is_modifier = false;
  next.open_end = next.position;
  emit(std::move(next), RuleFeature::kCountColumn);
  return true;
}

// "more than 3 <table>"
bool Parser::table_compared(const ParserState& state, ArcId id) {
  const Filter f = state.sketch.filters.back();
  if (f.hint != kNoArc || f.column != kNoArc || state.position - state.last_end > 2) return false;
  ParserState next = after(state, id);
  Sketch& k = next.sketch;
  k.filters.pop();
  k.having = {true, next.distinct, id, f.value, f.high, Aggregate::kCount, f.op};
  k.tables.push(id);
  next.distinct = false;
  next.pending = Pending::kNothing;
  next.clause = Clause::kModifier;
  emit(std::move(next), RuleFeature::kHavingTable);
  return true;
}

bool Parser::table_of_number(const ParserState& state, ArcId id) {
  if (state.position - state.last_end > 1) return false;
  ParserState next = after(state, id);
  Sketch& k = next.sketch;
  next.pending = Pending::kNothing;
  next.pending_number = kNoArc;
  if (state.clause == Clause::kSelect && k.outputs.empty()) {  // "the 3 <table> with the ..."
    k.limit = state.pending_number;
    k.outputs.push({id, kNoArc, OutputKind::kTable, Aggregate::kPlain, next.distinct, false});
    k.tables.push(id);
    next.distinct = false;
    emit(std::move(next), RuleFeature::kLimitOutput);
    return true;
  }
  if (arcs_.mention(arcs_[state.pending_number]).ordinal) return false;      // "the first <table>"
  if (state.clause != Clause::kModifier && k.outputs.empty()) return false;  // nothing to count by
  k.having = {true, false, id, state.pending_number, kNoArc, Aggregate::kCount, Op::kEqual};
  k.tables.push(id);
  emit(std::move(next), RuleFeature::kHavingTable);
  return true;
}

bool Parser::table_counted(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  Sketch& k = next.sketch;
  k.tables.push(id);
  if (state.clause == Clause::kOrder) return order_by_count(std::move(next), id), true;
  if (state.clause == Clause::kModifier && !k.outputs.empty()) await_having_count(next, id);
  k.outputs.push({id, kNoArc, OutputKind::kCount, Aggregate::kCount, next.distinct, false});
  next.distinct = false;
  next.pending = Pending::kNothing;
  if (next.clause == Clause::kModifier || next.clause == Clause::kGroup)
    next.clause = Clause::kSelect;
  emit(std::move(next), RuleFeature::kCountOutput);
  return true;
}

}  // namespace ask::engine
