// Transitions of number and date arcs: comparisons, BETWEEN, HAVING, limits, or pending until the
// next arc shows what they count.
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/parse/parser.h"

namespace ask::engine {

void Parser::number_between(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  if (state.pending_number == kNoArc) {
    next.pending_number = id;
    return emit(std::move(next));
  }
  Filter f = filter(next);
  f.op = Op::kBetween;
  f.value = state.pending_number;
  f.high = id;
  f.column = left_of(state, arcs_[state.pending_arc].begin, kNoArc, true);
  take_left(next, f.column);
  push(next, f);
  next.pending_number = kNoArc;
  next.pending = f.column == kNoArc ? Pending::kCompared : Pending::kNothing;
  if (next.clause == Clause::kSelect) next.clause = Clause::kModifier;
  emit(std::move(next), f.column == kNoArc ? RuleFeature::kFilterRight : RuleFeature::kFilterLeft);
}

void Parser::number_compared(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  const std::string& said = arcs_.token(arcs_[id].begin).folded;
  if (said == "once" || said == "twice") {  // "more than once"
    next.sketch.having = {true, false, kNoArc, id, kNoArc, Aggregate::kCount, state.pending_op};
    next.pending = Pending::kNothing;
    return emit(std::move(next), RuleFeature::kHavingTable);
  }
  Filter f = filter(next);
  f.op = state.pending_op;
  f.value = id;
  const Arc& word = arcs_[state.pending_arc];
  const bool in_time = word.cue == Cue::kAfter || word.cue == Cue::kBefore;
  if (in_time || !arcs_.mention(word).scale.word.empty()) f.hint = state.pending_arc;
  if (state.pending_op == Op::kEqual && state.negated) f.negated = true;
  next.pending_arc = kNoArc;
  if (next.clause == Clause::kSelect) next.clause = Clause::kModifier;
  ArcId left = left_of(state, word.begin, f.hint, true);
  const int joint = previous_content_token(word.begin);
  if (left == kNoArc && f.hint == kNoArc && !state.sketch.filters.empty() && joint >= 0 &&
      arcs_.is(static_cast<size_t>(joint), kAndWord | kOrWord | kComma))
    left = state.sketch.filters.back().column;  // "above 50 or below 20"
  if (left == kNoArc && word.end - word.begin > 1 && arcs_.is(word.begin, kOrWord) &&
      !state.sketch.filters.empty())
    left = state.sketch.filters.back().column;
  if (left != kNoArc) {
    ParserState with_left = next;
    f.column = left;
    take_left(with_left, left);
    push(with_left, f);
    with_left.pending = Pending::kNothing;
    emit(std::move(with_left), RuleFeature::kFilterLeft);
    f.column = kNoArc;
  }
  push(next, f);
  next.pending = Pending::kCompared;
  emit(std::move(next));
}

// "from 10 to 20", "10-20"
void Parser::number_range(const ParserState& state, ArcId id) {
  const Arc& u = arcs_[id];
  ParserState next = after(state, id);
  const bool led = state.pending == Pending::kBetween || state.pending == Pending::kCompare;
  const size_t begin = led ? arcs_[state.pending_arc].begin : u.begin;
  if (led)
    next.pending = Pending::kNothing;
  else
    settle(next);
  Filter f = filter(next);
  f.op = Op::kBetween;
  f.value = f.high = id;
  f.column = left_of(state, begin, kNoArc, true);
  take_left(next, f.column);
  push(next, f);
  next.pending_number = kNoArc;
  next.pending_arc = kNoArc;
  next.pending = f.column == kNoArc ? Pending::kCompared : Pending::kNothing;
  if (next.clause == Clause::kSelect) next.clause = Clause::kModifier;
  emit(std::move(next), f.column == kNoArc ? RuleFeature::kFilterRight : RuleFeature::kFilterLeft);
}

bool Parser::onward(const Arc& u) const {
  if (u.begin == 0 || u.end >= arcs_.tokens() || arcs_.token(u.begin - 1U).folded != "from")
    return false;
  return is_onward_adverb(arcs_.token(u.end).folded);
}

bool Parser::number_against(const ParserState& state, ArcId id) {
  if (!state.aggregates.empty()) return false;
  number_compared(state, id);
  return true;
}

bool Parser::number_in_range(const ParserState& state, ArcId id) {
  number_between(state, id);
  return true;
}

bool Parser::number_having(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  HavingPart& having = next.sketch.having;
  having.set = true;
  having.op = state.pending_op;
  having.value = id;
  next.pending = Pending::kNothing;
  emit(std::move(next), state.sketch.having.fn == Aggregate::kCount
                            ? RuleFeature::kHavingTable
                            : RuleFeature::kHavingAggregate);
  return true;
}

bool Parser::number_searched(const ParserState& state, ArcId id) {
  value(state, id);
  return true;
}

// "the oldest 3 ..."
bool Parser::number_limits(const ParserState& state, ArcId id) {
  if (arcs_[id].kind != MentionKind::kNumber || state.pending_number != kNoArc) return false;
  ParserState next = after(state, id);
  next.pending_number = id;
  emit(std::move(next), RuleFeature::kLimitOutput);
  return true;
}

// "in 2022 or 2023": equality with the column of the filter before.
void Parser::number_chained(const ParserState& state, ArcId id) {
  const Sketch& k = state.sketch;
  if (!chains(state) || k.filters.back().op != Op::kEqual || k.filters.back().value == kNoArc ||
      arcs_[k.filters.back().value].kind != arcs_[id].kind)
    return;
  ParserState chain = after(state, id);
  settle(chain);
  Filter f = k.filters.back();
  f.value = id;
  f.is_or = true;
  push(chain, f);
  emit(std::move(chain), RuleFeature::kFilterChain);
}

// "from 2024 on"
void Parser::number_onward(const ParserState& state, ArcId id) {
  const Arc& u = arcs_[id];
  ParserState next = after(state, id);
  settle(next);
  Filter f = filter(next);
  f.op = Op::kGreaterEqual;
  f.value = id;
  f.column = left_of(state, u.begin - 1U, kNoArc, u.kind == MentionKind::kNumber);
  take_left(next, f.column);
  push(next, f);
  next.position = static_cast<uint16_t>(u.end + 1U);
  next.clause = Clause::kModifier;
  emit(std::move(next), f.column == kNoArc ? RuleFeature::kFilterHint : RuleFeature::kFilterLeft);
}

// True if the column before the number may be equal to it. False for "revenue 2023", where the
// number is a year, and for "with an audio guide in 2023".
bool Parser::fits_left(const ParserState& state, const Arc& u, ArcId left) const {
  if (left == kNoArc || u.begin - state.open_end > 4) return false;
  const Mention& said = arcs_.mention(u);
  if (u.kind == MentionKind::kNumber && said.ordinal) return false;
  const bool when = u.kind == MentionKind::kDate ||
                    (u.kind == MentionKind::kNumber && said.number > 1900 && said.number < 2100);
  const ColumnExpr open = best_column(arcs_, arcs_[left]);
  if (!when || !open.valid()) return true;
  const bool amount =
      !state.open_is_modifier && column_facts_.quantity(open) && !column_facts_.temporal(open);
  return !amount && !column_facts_.flag(open);
}

void Parser::number(const ParserState& state, ArcId id) {
  const Arc& u = arcs_[id];
  if (u.kind == MentionKind::kNumber && arcs_.mention(u).range) return number_range(state, id);
  if (u.kind == MentionKind::kDate && arcs_.mention(u).period == Period::kWeekday)
    for (size_t i = arcs_.first_at[u.begin]; i < arcs_.first_at[u.begin + 1U]; ++i)
      if (flag(static_cast<ArcId>(i)) && arcs_.all[i].score > 0.8F) return;  // is_weekend
  if (completes(state, id)) return;
  number_chained(state, id);
  if (onward(u)) return number_onward(state, id);
  ParserState next = after(state, id);
  settle(next);
  const ArcId left = left_of(state, u.begin, kNoArc, u.kind == MentionKind::kNumber);
  if (fits_left(state, u, left)) {
    ParserState equal = next;
    Filter f = filter(equal);
    f.value = id;
    f.column = left;
    take_left(equal, left);
    push(equal, f);
    emit(std::move(equal), RuleFeature::kFilterLeft);
  }
  next.pending = Pending::kNumber;
  next.pending_number = id;
  emit(std::move(next));
}

}  // namespace ask::engine
