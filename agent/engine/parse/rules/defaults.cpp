#include "agent/engine/parse/rules/defaults.h"

#include "agent/engine/parse/rules/arc_predicates.h"
#include "agent/engine/parse/rules/filters.h"
#include "agent/engine/parse/rules/output_list.h"
#include "agent/engine/parse/rules/rule_table.h"

namespace ask::engine {
namespace {

void settle_having(const RuleContext& context, ParserState& state) {
  state.sketch.having = {};
  context.charge(state, RuleFeature::kDanglingComparison);
}

// A number that no rule used becomes an equality filter; a number word is dropped.
void settle_number(const RuleContext& context, ParserState& state) {
  const ArcId id = state.pending_number;
  state.pending_number = kNoArc;
  const Arc& arc = context.arcs[id];
  const std::string& text = context.arcs.token(arc.begin).folded;
  const bool digits = !text.empty() && text[0] >= '0' && text[0] <= '9';
  if (!digits && arc.kind == MentionKind::kNumber) {
    context.charge(state, RuleFeature::kSkipLight);
    return;
  }
  Filter filter = new_filter(state);
  filter.value = id;
  add_filter(state, filter);
  context.charge(
      state, arc.kind == MentionKind::kDate ? RuleFeature::kFilterHint : RuleFeature::kNumberAlone);
  if (state.clause == Clause::kSelect && !state.sketch.outputs.empty())
    state.clause = Clause::kModifier;
}

// "the number of users of each country that has at least two": a HAVING condition on the count.
bool restricts_group_count(const Arcs& arcs, const ParserState& state) {
  const Sketch& sketch = state.sketch;
  const Filter& filter = sketch.filters.back();
  return filter.column == kNoArc && filter.hint == kNoArc && filter.op != Op::kEqual &&
         !sketch.having.set && !sketch.groups.empty() && sketch.outputs.size() > 0 &&
         sketch.outputs.back().kind == OutputKind::kCount &&
         arcs.mention(arcs[filter.value]).unit.empty();
}

void settle_count(const RuleContext& context, ParserState& state) {
  Sketch& sketch = state.sketch;
  bool fits = true;
  if (state.clause == Clause::kOrder) {
    fits = sketch.orders.push({.fn = Aggregate::kCount});
  } else {
    fits = sketch.outputs.push(
        {.kind = OutputKind::kCount, .fn = Aggregate::kCount, .distinct = state.distinct});
    state.distinct = false;
  }
  if (!fits) sketch.note(Feature::kUnsupported);
  context.charge(state, RuleFeature::kCountAlone);
}

void note_dangling_comparison(const RuleContext& context, ParserState& state) {
  state.sketch.note(Feature::kDanglingComparison);
  context.charge(state, RuleFeature::kDanglingComparison);
}

// "above average": the average of the compared column.
void settle_comparison(const RuleContext& context, ParserState& state) {
  const Arcs& arcs = context.arcs;
  if (state.aggregates.empty()) {
    if (state.pending_op != Op::kEqual) note_dangling_comparison(context, state);
    return;
  }
  Filter filter = new_filter(state);
  filter.right = RightOperand::kAggregate;
  filter.scalar = state.aggregates[0];
  filter.op = state.pending_op;
  filter.hint = state.pending_arc;
  // "the names of the ports that are deeper than average": the adjective implies the column.
  const bool has_scale = !arcs.mention(arcs[filter.hint]).scale.word.empty();
  if (state.open != kNoArc && (is_quantity(context, state.open) || !has_scale)) {
    filter.column = state.open;
    use_left_column(context, state, state.open, arcs[filter.hint].begin);
  }
  state.aggregates.clear();
  add_filter(state, filter);
  enter_subquery(state);
  if (filter.column == kNoArc) context.charge(state, RuleFeature::kFilterImplied);
}

void settle_compared(const RuleContext& context, ParserState& state) {
  const Arcs& arcs = context.arcs;
  Sketch& sketch = state.sketch;
  const Filter filter = sketch.filters.back();
  if (restricts_group_count(arcs, state)) {
    sketch.filters.pop();
    sketch.having = {.set = true, .value = filter.value, .high = filter.high, .op = filter.op};
    return context.charge(state, RuleFeature::kHavingAlone);
  }
  const bool hinted = filter.hint != kNoArc || !arcs.mention(arcs[filter.value]).unit.empty();
  context.charge(state, hinted ? RuleFeature::kFilterHint : RuleFeature::kFilterImplied);
}

// The aggregates that no column completed.
void settle_aggregates(const RuleContext& context, ParserState& state) {
  Sketch& sketch = state.sketch;
  if (state.aggregates.empty()) return;
  bool used = false;
  for (const Output& o : sketch.outputs)
    used |= o.fn != Aggregate::kPlain && o.fn != Aggregate::kCount;
  if (!used && sketch.outer == Aggregate::kPlain && state.aggregates[0] == Aggregate::kAverage &&
      sketch.outputs.size() == 1 && sketch.outputs[0].kind == OutputKind::kCount &&
      sketch.outputs[0].arc != kNoArc) {
    sketch.outer = Aggregate::kAverage;  // "how many <table> does a <table> have on average"
  } else if (!used && state.aggregates[0] == Aggregate::kAverage &&
             sketch.superlative.kind == SuperlativeKind::kColumn &&
             sketch.superlative.fn == Aggregate::kPlain) {
    sketch.superlative.fn = Aggregate::kAverage;  // "has the best paid <table> on average"
  } else if (!used && state.clause != Clause::kOrder) {
    sketch.note(Feature::kDanglingAggregate);
    context.charge(state, RuleFeature::kDanglingAggregate);
  }
}

template <RuleFeature kRule>
void charge_default(const RuleContext& context, ParserState& state) {
  context.charge(state, kRule);
}

// What becomes of a construction that no arc completed. Those that are not in the table are
// dropped.
struct Default {
  Pending pending;
  void (*apply)(const RuleContext&, ParserState&);
};

constexpr Default kDefaults[] = {
    {Pending::kCount, settle_count},
    {Pending::kSuperlative, settle_superlative},
    {Pending::kCompare, settle_comparison},
    {Pending::kBetween, note_dangling_comparison},
    {Pending::kCompared, settle_compared},
    {Pending::kLike, charge_default<RuleFeature::kSkipLight>},
    {Pending::kLikeIn, charge_default<RuleFeature::kFilterImplied>},
    {Pending::kHaving, settle_having},
    {Pending::kNumber, settle_number},
};

static_assert(!has_key_twice(kDefaults, [](const Default& a, const Default& b) {
  return a.pending == b.pending;
}));

void settle_pending(const RuleContext& context, ParserState& state) {
  const Pending pending = state.pending;
  state.pending = Pending::kNothing;
  for (const Default& row : kDefaults)
    if (row.pending == pending) row.apply(context, state);
  state.pending_arc = kNoArc;
}

}  // namespace

void close_superlative(ParserState& state) {
  Sketch& sketch = state.sketch;
  sketch.superlative = state.pending_superlative;
  if (state.pending_number != kNoArc) sketch.limit = state.pending_number;
  state.pending = Pending::kNothing;
  state.pending_number = kNoArc;
  state.pending_superlative = {};
  if (!sketch.outputs.empty() || !sketch.tables.empty()) state.clause = Clause::kModifier;
}

void settle_superlative(const RuleContext& context, ParserState& state) {
  const Superlative& superlative = state.pending_superlative;
  if (superlative.kind == SuperlativeKind::kColumn && superlative.arc == kNoArc) {
    const Arc& arc = context.arcs[superlative.hint];
    const bool known = !context.arcs.mention(arc).scale.word.empty();
    context.charge(state, known ? RuleFeature::kSuperlativeImplied : RuleFeature::kSuperlativeBare);
  } else {
    context.charge(state, RuleFeature::kMostAlone);
  }
  close_superlative(state);
}

void settle(const RuleContext& context, ParserState& state) {
  if (state.pending == Pending::kNothing || state.cues.empty())
    return settle_pending(context, state);
  const Sketch before = state.sketch;
  settle_pending(context, state);
  place_cues(before, state.sketch, state.cues, repeated_cues(state), state.cues);
}

void finish(const RuleContext& context, ParserState& state) {
  const Arcs& arcs = context.arcs;
  settle(context, state);
  const Sketch settled = state.sketch;
  settle_aggregates(context, state);
  place_cues(settled, state.sketch, state.cues, {}, state.cues);
  Sketch& sketch = state.sketch;
  if (state.negated) {
    sketch.note(Feature::kDanglingNegation);
    context.charge(state, RuleFeature::kDanglingNegation);
  }
  if (state.only) sketch.note(Feature::kUnsupported);
  if (state.clause == Clause::kGroup && sketch.groups.empty())
    context.charge(state, RuleFeature::kEmptyGroup);
  for (size_t i = 0; i < sketch.open_columns.size(); ++i) {
    context.charge(state, RuleFeature::kUnusedColumn);
    const std::string_view word =
        arcs.word(previous_content_token(arcs, arcs[sketch.open_columns[i]].begin));
    if (word == "by" || word == "per") context.charge(state, RuleFeature::kUnusedBy);
  }
  close_output_list(context, state);
}

}  // namespace ask::engine
