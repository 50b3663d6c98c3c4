#include "agent/engine/parse/rules/completions.h"

#include "agent/engine/link/adjacent_units.h"
#include "agent/engine/parse/rules/arc_predicates.h"
#include "agent/engine/parse/rules/boolean_columns.h"
#include "agent/engine/parse/rules/column_comparisons.h"
#include "agent/engine/parse/rules/columns.h"
#include "agent/engine/parse/rules/filters.h"
#include "agent/engine/parse/rules/numbers.h"
#include "agent/engine/parse/rules/rule_table.h"
#include "agent/engine/parse/rules/superlatives.h"
#include "agent/engine/parse/rules/values.h"

namespace ask::engine {
namespace {

// "contains 'x' in the <column>"
void column_of_search(const RuleContext& context, const ParserState& state, ArcId id) {
  ParserState next = consume(context, state, id);
  next.sketch.filters.back().column = id;
  next.pending = Pending::kNothing;
  context.emit(std::move(next), RuleFeature::kFilterRight);
}

// "'Red' <column>", "has 'x' in its <column>". False: the column may be an output as well.
bool column_of_value(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  ParserState next = consume(context, state, id);
  next.sketch.filters.back().column = id;
  next.pending = Pending::kNothing;
  const bool its =
      arcs.is(state.last_end + 1U, kOwnPronoun) ||
      (arcs.token(state.last_end - 1U).quoted && arcs.is(state.last_end + 1U, kArticle));
  if (token_before_owner(arcs, arcs[id].begin) == state.last_end &&
      arcs.token(state.last_end).folded == "in" && its && !is_quantity(context, id)) {
    ParserState like = next;
    like.sketch.filters.back().op = Op::kLike;
    context.emit(std::move(like), RuleFeature::kPatternFilter);
  }
  if (state.position - state.last_end > 1 ||
      !stores_value(context, id, arcs[state.sketch.filters.back().value]))
    return false;
  context.emit(std::move(next), RuleFeature::kFilterValueRight);
  return false;
}

bool column_of_number(const RuleContext& context, const ParserState& state, ArcId id) {
  if (state.position - state.last_end > 1) return false;
  const bool measured = is_quantity(context, id);
  if (state.clause == Clause::kSelect && state.sketch.outputs.empty() && !measured) {
    ParserState limited = consume(context, state, id);  // "which 3 <column> ..."
    limited.sketch.limit = state.pending_number;
    limited.pending_number = kNoArc;
    limited.pending = Pending::kNothing;
    add_output(limited, id, Aggregate::kPlain, false);
    context.emit(std::move(limited), RuleFeature::kLimitOutput);
  }
  if (state.clause != Clause::kModifier || !measured) return false;
  ParserState next = consume(context, state, id);  // "with 3 <column>"
  Filter filter = new_filter(next);
  filter.value = state.pending_number;
  filter.column = id;
  add_filter(next, filter);
  next.pending_number = kNoArc;
  next.pending = Pending::kNothing;
  context.emit(std::move(next), RuleFeature::kFilterRight);
  return true;
}

// "sorted by the number of <arc>"
void order_by_count(const RuleContext& context, ParserState&& next, ArcId id) {
  next.sketch.orders.push({.arc = id, .fn = Aggregate::kCount});
  next.pending = Pending::kNothing;
  context.emit(std::move(next), RuleFeature::kOrderKey);
}

// "... whose number of <arc> is more than 3": a HAVING condition waits for its comparison.
void await_having_count(const RuleContext& context, const ParserState& next, ArcId id) {
  ParserState having = next;
  having.sketch.having = {.distinct = having.distinct, .arc = id};
  having.pending = Pending::kHaving;
  context.emit(std::move(having));
}

bool column_of_count(const RuleContext& context, const ParserState& state, ArcId id) {
  if (is_flag(context.arcs, context.column_facts, id) && !state.distinct)
    return false;  // "how many premium users"
  ParserState next = consume(context, state, id);
  if (state.clause == Clause::kOrder) return order_by_count(context, std::move(next), id), true;
  Sketch& sketch = next.sketch;
  if (state.clause == Clause::kModifier && !sketch.outputs.empty())
    await_having_count(context, next, id);
  sketch.outputs.push({.arc = id,
                       .owner = state.next_owner,
                       .kind = OutputKind::kCount,
                       .fn = Aggregate::kCount,
                       .distinct = next.distinct});
  next.distinct = false;
  next.pending = Pending::kNothing;
  if (next.clause == Clause::kModifier || next.clause == Clause::kGroup)
    next.clause = Clause::kSelect;
  open_column(next, id, false);
  context.emit(std::move(next), RuleFeature::kCountColumn);
  return true;
}

// "more than 3 <table>"
bool table_of_bound(const RuleContext& context, const ParserState& state, ArcId id) {
  const Filter filter = state.sketch.filters.back();
  if (filter.hint != kNoArc || filter.column != kNoArc || state.position - state.last_end > 2)
    return false;
  ParserState next = consume(context, state, id);
  Sketch& sketch = next.sketch;
  sketch.filters.pop();
  sketch.having = {.set = true,
                   .distinct = next.distinct,
                   .arc = id,
                   .value = filter.value,
                   .high = filter.high,
                   .op = filter.op};
  sketch.tables.push(id);
  next.distinct = false;
  next.pending = Pending::kNothing;
  next.clause = Clause::kModifier;
  context.emit(std::move(next), RuleFeature::kHavingTable);
  return true;
}

bool table_of_number(const RuleContext& context, const ParserState& state, ArcId id) {
  if (state.position - state.last_end > 1) return false;
  const uint16_t begin = context.arcs[id].begin;
  if (begin > 0 && context.arcs.is(begin - 1, kAndWord | kOrWord))
    return false;  // "joined in 2023 and hired a mower"
  ParserState next = consume(context, state, id);
  Sketch& sketch = next.sketch;
  next.pending = Pending::kNothing;
  next.pending_number = kNoArc;
  if (state.clause == Clause::kSelect && sketch.outputs.empty()) {  // "the 3 <table> with the ..."
    sketch.limit = state.pending_number;
    sketch.outputs.push({.arc = id, .kind = OutputKind::kTable, .distinct = next.distinct});
    sketch.tables.push(id);
    next.distinct = false;
    context.emit(std::move(next), RuleFeature::kLimitOutput);
    return true;
  }
  const Mention& number = context.arcs.mention(context.arcs[state.pending_number]);
  if (number.ordinal) return false;              // "the first <table>"
  if (measures_size(number.unit)) return false;  // "a 14 metre <table>"
  if (state.clause != Clause::kModifier && sketch.outputs.empty())
    return false;  // nothing to count by
  sketch.having = {.set = true, .arc = id, .value = state.pending_number};
  sketch.tables.push(id);
  context.emit(std::move(next), RuleFeature::kHavingTable);
  return true;
}

void table_of_count(const RuleContext& context, const ParserState& state, ArcId id) {
  ParserState next = consume(context, state, id);
  Sketch& sketch = next.sketch;
  sketch.tables.push(id);
  if (state.clause == Clause::kOrder) return order_by_count(context, std::move(next), id);
  if (state.clause == Clause::kModifier && !sketch.outputs.empty())
    await_having_count(context, next, id);
  sketch.outputs.push(
      {.arc = id, .kind = OutputKind::kCount, .fn = Aggregate::kCount, .distinct = next.distinct});
  next.distinct = false;
  next.pending = Pending::kNothing;
  if (next.clause == Clause::kModifier || next.clause == Clause::kGroup)
    next.clause = Clause::kSelect;
  context.emit(std::move(next), RuleFeature::kCountOutput);
}

// A rule after which no other is tried.
template <RuleFunction apply>
bool alone(const RuleContext& context, const ParserState& state, ArcId id) {
  apply(context, state, id);
  return true;
}

// `apply` returns true if it emitted every successor, false if the other rules of the arc shall be
// tried too.
struct Completion {
  MentionKind kind;
  Pending pending;
  bool (*apply)(const RuleContext&, const ParserState&, ArcId);
};

// clang-format off
constexpr Completion kCompletions[] = {
    {MentionKind::kColumn, Pending::kSuperlative, alone<column_of_superlative>},
    {MentionKind::kColumn, Pending::kCompared, column_of_bound},
    {MentionKind::kColumn, Pending::kCompare, alone<column_of_comparison>},
    {MentionKind::kColumn, Pending::kLikeIn, alone<column_of_search>},
    {MentionKind::kColumn, Pending::kValue, column_of_value},
    {MentionKind::kColumn, Pending::kNumber, column_of_number},
    {MentionKind::kColumn, Pending::kCount, column_of_count},
    {MentionKind::kTable, Pending::kSuperlative, alone<table_of_superlative>},
    {MentionKind::kTable, Pending::kCompared, table_of_bound},
    {MentionKind::kTable, Pending::kNumber, table_of_number},
    {MentionKind::kTable, Pending::kCount, alone<table_of_count>},
    {MentionKind::kNumber, Pending::kCompare, number_of_comparison},
    {MentionKind::kNumber, Pending::kBetween, alone<number_of_range>},
    {MentionKind::kNumber, Pending::kHaving, alone<number_of_having>},
    {MentionKind::kNumber, Pending::kLike, alone<apply_value>},
    {MentionKind::kNumber, Pending::kSuperlative, number_of_superlative},
};
// clang-format on
static_assert(!has_key_twice(kCompletions, [](const Completion& a, const Completion& b) {
  return a.kind == b.kind && a.pending == b.pending;
}));

}  // namespace

bool complete_pending(const RuleContext& context, const ParserState& state, ArcId id) {
  if (state.pending == Pending::kNothing) return false;
  const MentionKind own = context.arcs[id].kind;
  const MentionKind kind = own == MentionKind::kDate ? MentionKind::kNumber : own;
  for (const Completion& row : kCompletions)
    if (row.kind == kind && row.pending == state.pending) return row.apply(context, state, id);
  return false;
}

}  // namespace ask::engine
