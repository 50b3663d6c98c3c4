#include "agent/engine/parse/rules/numbers.h"

#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/parse/rules/arc_predicates.h"
#include "agent/engine/parse/rules/boolean_columns.h"
#include "agent/engine/parse/rules/completions.h"
#include "agent/engine/parse/rules/defaults.h"
#include "agent/engine/parse/rules/filters.h"
#include "agent/engine/parse/rules/values.h"

namespace ask::engine {
namespace {

// With a BETWEEN condition, which waits for its column if there was none before it.
void emit_range(const RuleContext& context, ParserState&& next, const Filter& range) {
  use_left_column(context, next, range.column);
  add_filter(next, range);
  next.pending_number = kNoArc;
  next.pending = range.column == kNoArc ? Pending::kCompared : Pending::kNothing;
  if (next.clause == Clause::kSelect) next.clause = Clause::kModifier;
  context.emit(std::move(next),
               range.column == kNoArc ? RuleFeature::kFilterRight : RuleFeature::kFilterLeft);
}

// "from 10 to 20", "10-20"
void apply_number_range(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arc& arc = context.arcs[id];
  ParserState next = consume(context, state, id);
  const bool awaited = state.pending == Pending::kBetween || state.pending == Pending::kCompare;
  const size_t begin = awaited ? context.arcs[state.pending_arc].begin : arc.begin;
  if (awaited)
    next.pending = Pending::kNothing;
  else
    settle(context, next);
  Filter filter = new_filter(next);
  filter.op = Op::kBetween;
  filter.value = filter.high = id;
  filter.column = left_column(context, state, begin, kNoArc, true);
  next.pending_arc = kNoArc;
  emit_range(context, std::move(next), filter);
}

bool is_open_range(const Arcs& arcs, const Arc& arc) {
  if (arc.begin == 0 || arc.end >= arcs.tokens() || arcs.token(arc.begin - 1U).folded != "from")
    return false;
  return is_onward_adverb(arcs.token(arc.end).folded);
}

// "in 2022 or 2023": equality with the column of the filter before.
void chain_number(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  const Sketch& sketch = state.sketch;
  if (!is_chained(arcs, state) || sketch.filters.back().op != Op::kEqual ||
      sketch.filters.back().value == kNoArc ||
      arcs[sketch.filters.back().value].kind != arcs[id].kind)
    return;
  ParserState chain = consume(context, state, id);
  settle(context, chain);
  Filter filter = sketch.filters.back();
  filter.value = id;
  filter.is_or = true;
  add_filter(chain, filter);
  context.emit(std::move(chain), RuleFeature::kFilterChain);
}

// "from 2024 on"
void apply_open_range(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arc& arc = context.arcs[id];
  ParserState next = consume(context, state, id);
  settle(context, next);
  Filter filter = new_filter(next);
  filter.op = Op::kGreaterEqual;
  filter.value = id;
  filter.column =
      left_column(context, state, arc.begin - 1U, kNoArc, arc.kind == MentionKind::kNumber);
  use_left_column(context, next, filter.column);
  add_filter(next, filter);
  next.position = static_cast<uint16_t>(arc.end + 1U);
  next.clause = Clause::kModifier;
  context.emit(std::move(next),
               filter.column == kNoArc ? RuleFeature::kFilterHint : RuleFeature::kFilterLeft);
}

// True if the column before the number may be equal to it. False for "revenue 2023", where the
// number is a year, and for "with an audio guide in 2023".
bool may_equal_left(const RuleContext& context, const ParserState& state, const Arc& arc,
                    ArcId left) {
  const Arcs& arcs = context.arcs;
  if (left == kNoArc || arc.begin - state.open_end > 4) return false;
  const Mention& mention = arcs.mention(arc);
  if (arc.kind == MentionKind::kNumber && mention.ordinal) return false;
  const bool when =
      arc.kind == MentionKind::kDate ||
      (arc.kind == MentionKind::kNumber && mention.number > 1900 && mention.number < 2100);
  const ColumnExpr open = best_column(arcs, arcs[left]);
  if (!when || !open.valid()) return true;
  const bool amount = !state.open_is_modifier && context.column_facts.quantity(open) &&
                      !context.column_facts.temporal(open);
  return !amount && !context.column_facts.flag(open);
}

}  // namespace

void number_of_range(const RuleContext& context, const ParserState& state, ArcId id) {
  ParserState next = consume(context, state, id);
  if (state.pending_number == kNoArc) {
    next.pending_number = id;
    return context.emit(std::move(next));
  }
  Filter filter = new_filter(next);
  filter.op = Op::kBetween;
  filter.value = state.pending_number;
  filter.high = id;
  filter.column = left_column(context, state, context.arcs[state.pending_arc].begin, kNoArc, true);
  emit_range(context, std::move(next), filter);
}

void take_compared_number(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  ParserState next = consume(context, state, id);
  const std::string& number_word = arcs.token(arcs[id].begin).folded;
  if (number_word == "once" || number_word == "twice") {  // "more than once"
    next.sketch.having = {.set = true, .value = id, .op = state.pending_op};
    next.pending = Pending::kNothing;
    return context.emit(std::move(next), RuleFeature::kHavingTable);
  }
  Filter filter = new_filter(next);
  filter.op = state.pending_op;
  filter.value = id;
  const Arc& word = arcs[state.pending_arc];
  const bool in_time = word.cue == Cue::kAfter || word.cue == Cue::kBefore;
  if (in_time || !arcs.mention(word).scale.word.empty()) filter.hint = state.pending_arc;
  if (state.pending_op == Op::kEqual && state.negated) filter.negated = true;
  next.pending_arc = kNoArc;
  if (next.clause == Clause::kSelect) next.clause = Clause::kModifier;
  ArcId left = left_column(context, state, word.begin, filter.hint, true);
  if (left == kNoArc && filter.hint == kNoArc && !state.sketch.filters.empty() &&
      arcs.is(previous_content_token(arcs, word.begin), kAndWord | kOrWord | kComma))
    left = state.sketch.filters.back().column;  // "above 50 or below 20"
  if (left == kNoArc && word.end - word.begin > 1 && arcs.is(word.begin, kOrWord) &&
      !state.sketch.filters.empty())
    left = state.sketch.filters.back().column;
  if (left != kNoArc) {
    ParserState with_left = next;
    filter.column = left;
    use_left_column(context, with_left, left);
    add_filter(with_left, filter);
    with_left.pending = Pending::kNothing;
    context.emit(std::move(with_left), RuleFeature::kFilterLeft);
    filter.column = kNoArc;
  }
  add_filter(next, filter);
  next.pending = Pending::kCompared;
  context.emit(std::move(next));
}

bool number_of_comparison(const RuleContext& context, const ParserState& state, ArcId id) {
  if (!state.aggregates.empty()) return false;
  take_compared_number(context, state, id);
  return true;
}

void number_of_having(const RuleContext& context, const ParserState& state, ArcId id) {
  ParserState next = consume(context, state, id);
  HavingPart& having = next.sketch.having;
  having.set = true;
  having.op = state.pending_op;
  having.value = id;
  next.pending = Pending::kNothing;
  context.emit(std::move(next), state.sketch.having.fn == Aggregate::kCount
                                    ? RuleFeature::kHavingTable
                                    : RuleFeature::kHavingAggregate);
}

bool number_of_superlative(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  const Arc& arc = arcs[id];
  if (arc.kind != MentionKind::kNumber || state.pending_number != kNoArc) return false;
  if (arc.begin > 0 && arcs.token(arc.begin - 1U).folded == "to")
    return true;  // "the price that is nearest to 20": no number of rows
  ParserState next = consume(context, state, id);
  next.pending_number = id;
  context.emit(std::move(next), RuleFeature::kLimitOutput);
  return true;
}

void apply_number(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  const Arc& arc = arcs[id];
  if (arc.kind == MentionKind::kNumber && arcs.mention(arc).range)
    return apply_number_range(context, state, id);
  if (arc.kind == MentionKind::kDate && arcs.mention(arc).period == Period::kWeekday)
    for (const Arc& other : arcs.beginning_at(arc.begin))
      if (is_flag(arcs, context.column_facts, arcs.id_of(other)) && other.score > 0.8F)
        return;  // is_weekend
  if (complete_pending(context, state, id)) return;
  chain_number(context, state, id);
  if (is_open_range(arcs, arc)) return apply_open_range(context, state, id);
  ParserState next = consume(context, state, id);
  settle(context, next);
  const ArcId left =
      left_column(context, state, arc.begin, kNoArc, arc.kind == MentionKind::kNumber);
  if (may_equal_left(context, state, arc, left)) {
    ParserState equal = next;
    Filter filter = new_filter(equal);
    filter.value = id;
    filter.column = left;
    use_left_column(context, equal, left);
    add_filter(equal, filter);
    context.emit(std::move(equal), RuleFeature::kFilterLeft);
  }
  next.pending = Pending::kNumber;
  next.pending_number = id;
  context.emit(std::move(next));
}

}  // namespace ask::engine
