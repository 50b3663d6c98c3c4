// Numbers and dates: compared, between two ends, counted, or left to what follows.
#include "agent/engine/parse/parser.h"

namespace ask::engine {

void Reader::number_between(const State& state, UnitId id) {
  State next = after(state, id);
  if (state.pending_number == kNoUnit) {
    next.pending_number = id;
    return emit(std::move(next));
  }
  Filter f = filter(next);
  f.op = Op::kBetween;
  f.value = state.pending_number;
  f.high = id;
  f.column = left_of(state, unit(state.pending_unit).begin, kNoUnit, true);
  take_left(next, f.column);
  push(next, f);
  next.pending_number = kNoUnit;
  next.pending = f.column == kNoUnit ? Pending::kCompared : Pending::kNothing;
  if (next.role == Role::kSelect) next.role = Role::kModifier;
  emit(std::move(next), f.column == kNoUnit ? Rule::kFilterRight : Rule::kFilterLeft);
}

void Reader::number_compared(const State& state, UnitId id) {
  State next = after(state, id);
  const std::string& said = units_.token(unit(id).begin).folded;
  if (said == "once" || said == "twice") {  // "more than once"
    next.sketch.having = {true, false, kNoUnit, id, kNoUnit, Aggregate::kCount, state.pending_op};
    next.pending = Pending::kNothing;
    return emit(std::move(next), Rule::kHavingTable);
  }
  Filter f = filter(next);
  f.op = state.pending_op;
  f.value = id;
  const Unit& word = unit(state.pending_unit);
  const bool in_time = word.keyword == Keyword::kAfter || word.keyword == Keyword::kBefore;
  if (in_time || !units_.mention(word).dimension.word.empty()) f.hint = state.pending_unit;
  if (state.pending_op == Op::kEqual && state.negated) f.negated = true;
  next.pending_unit = kNoUnit;
  if (next.role == Role::kSelect) next.role = Role::kModifier;
  UnitId left = left_of(state, word.begin, f.hint, true);
  const int joint = before(word.begin);
  if (left == kNoUnit && f.hint == kNoUnit && !state.sketch.filters.empty() && joint >= 0 &&
      units_.is(static_cast<size_t>(joint), kAndWord | kOrWord | kComma))
    left = state.sketch.filters.back().column;  // "above 50 or below 20"
  if (left == kNoUnit && word.end - word.begin > 1 && units_.is(word.begin, kOrWord) &&
      !state.sketch.filters.empty())
    left = state.sketch.filters.back().column;
  if (left != kNoUnit) {
    State with_left = next;
    f.column = left;
    take_left(with_left, left);
    push(with_left, f);
    with_left.pending = Pending::kNothing;
    emit(std::move(with_left), Rule::kFilterLeft);
    f.column = kNoUnit;
  }
  push(next, f);
  next.pending = Pending::kCompared;
  emit(std::move(next));
}

bool Reader::onward(const Unit& u) const {
  if (u.begin == 0 || u.end >= units_.tokens() || units_.token(u.begin - 1U).folded != "from")
    return false;
  const std::string& word = units_.token(u.end).folded;
  return word == "on" || word == "onward" || word == "onwards" || word == "forward";
}

void Reader::number(const State& state, UnitId id) {
  const Unit& u = unit(id);
  if (u.kind == MentionKind::kDate && units_.mention(u).period == Period::kWeekday)
    for (size_t i = units_.first_at[u.begin]; i < units_.first_at[u.begin + 1U]; ++i)
      if (flag(static_cast<UnitId>(i)) && units_.all[i].score > 0.8F) return;  // is_weekend
  switch (state.pending) {
    case Pending::kCompare:
      if (state.aggregates.empty()) return number_compared(state, id);
      break;
    case Pending::kBetween:
      return number_between(state, id);
    case Pending::kHaving: {
      State next = after(state, id);
      next.sketch.having.set = true;
      next.sketch.having.op = state.pending_op;
      next.sketch.having.value = id;
      next.pending = Pending::kNothing;
      return emit(std::move(next), next.sketch.having.fn == Aggregate::kCount
                                       ? Rule::kHavingTable
                                       : Rule::kHavingAggregate);
    }
    case Pending::kLike:
      return value(state, id);
    case Pending::kExtreme:
      if (u.kind == MentionKind::kNumber && state.pending_number == kNoUnit) {
        State next = after(state, id);
        next.pending_number = id;
        return emit(std::move(next), Rule::kLimitOutput);
      }
      break;
    default:
      break;
  }
  State next = after(state, id);
  settle(next);
  const Sketch& k = state.sketch;
  if (chains(state) && !k.filters.empty() && k.filters.back().op == Op::kEqual &&
      k.filters.back().value != kNoUnit && unit(k.filters.back().value).kind == u.kind) {
    State chain = next;
    Filter f = k.filters.back();
    f.value = id;
    f.is_or = true;
    push(chain, f);
    emit(std::move(chain), Rule::kFilterChain);
  }
  if (onward(u)) {  // "from 2024 on"
    Filter f = filter(next);
    f.op = Op::kGreaterEqual;
    f.value = id;
    f.column = left_of(state, u.begin - 1U, kNoUnit, u.kind == MentionKind::kNumber);
    take_left(next, f.column);
    push(next, f);
    next.position = static_cast<uint16_t>(u.end + 1U);
    next.role = Role::kModifier;
    return emit(std::move(next), f.column == kNoUnit ? Rule::kFilterHint : Rule::kFilterLeft);
  }
  const UnitId left = left_of(state, u.begin, kNoUnit, u.kind == MentionKind::kNumber);
  const bool nth = u.kind == MentionKind::kNumber && units_.mention(u).ordinal;
  const double said = units_.mention(u).number;
  const bool when = u.kind == MentionKind::kDate ||
                    (u.kind == MentionKind::kNumber && said > 1900 && said < 2100);
  const ColumnId open = left != kNoUnit ? best_column(units_, unit(left)) : ColumnId{};
  const bool year = when && open.valid() && !state.open_is_modifier && traits_.quantity(open) &&
                    !traits_.temporal(open);                      // "revenue 2023"
  const bool unfit = when && open.valid() && traits_.flag(open);  // "with an audio guide in 2023"
  if (left != kNoUnit && u.begin - state.open_end <= 4 && !nth && !year && !unfit) {
    State equal = next;
    Filter f = filter(equal);
    f.value = id;
    f.column = left;
    take_left(equal, left);
    push(equal, f);
    emit(std::move(equal), Rule::kFilterLeft);
  }
  next.pending = Pending::kNumber;
  next.pending_number = id;
  emit(std::move(next));
}

}  // namespace ask::engine
