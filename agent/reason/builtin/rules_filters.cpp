// Comparisons: "older than 30", "between 5 and 10", "more than 3 orders", "contains 'x'".
#include <algorithm>

#include "agent/reason/builtin/lexicon.h"
#include "agent/reason/builtin/reader.h"

namespace ask::builtin {

Filter Reader::filter(const State& s) const {
  Filter f;
  f.negated = s.negated;
  f.is_or = s.is_or;
  f.in_negation = s.in_negation;
  f.inside = s.inside;
  f.only = s.only;
  return f;
}

void Reader::push(State& s, const Filter& f) const {
  if (!s.sketch.filters.push(f)) {
    s.sketch.note(Note::kOverflow);
    s.sketch.filters.back() = f;  // what goes on from here is said of this one
  }
  s.negated = false;
  s.only = false;
}

// Some reading of the column has what the adjective compares ("older": age, birth date).
bool Reader::has_dimension(UnitId column, UnitId hint) const {
  const std::string_view dimension = units_.mention(unit(hint)).dimension.word;
  if (dimension.empty()) return true;
  const Unit& u = unit(column);
  for (size_t i = 0; i < u.count; ++i) {
    const Mention& m = units_.mention(u, i);
    const ColumnId c{m.table, m.column};
    if (dimension == "date" && traits_.temporal(c)) return true;
    for (const DimensionWord& word : dimension_words(dimension))
      if (traits_.has_word(c, word.word)) return true;
  }
  return false;
}

// The column said before `begin` that a comparison there can be of, or kNoUnit.
UnitId Reader::left_of(const State& s, size_t begin, UnitId hint, bool number) const {
  if (s.open == kNoUnit) return kNoUnit;
  const Unit& u = unit(s.open);
  if (hint != kNoUnit && u.kind == MentionKind::kColumn && !has_dimension(s.open, hint))
    return kNoUnit;
  if (s.open_is_modifier) return s.open;
  if (begin - s.open_end > 6) return kNoUnit;
  for (size_t i = s.open_end; i < begin; ++i) {
    const std::string& w = units_.token(i).folded;
    if (w == "that" || w == "which" || w == "who" || w == "in" || w == "with" || w == "for" ||
        w == "of" || w == "from")
      return kNoUnit;
  }
  if (u.kind == MentionKind::kColumn && number && !quantity(s.open)) return kNoUnit;
  return s.open;
}

// The column is compared: it is no longer open, nor, unless nothing else is, asked for.
void Reader::take_left(State& s, UnitId left) const {
  if (left == kNoUnit) return;
  Sketch& k = s.sketch;
  for (size_t i = 0; i < k.open_columns.size(); ++i)
    if (k.open_columns[i] == left) {
      k.open_columns.erase(i);
      break;
    }
  if (s.open_is_modifier) {
    s.open = kNoUnit;
    return;
  }
  for (size_t i = k.outputs.size(); i-- > 0;)
    if (k.outputs[i].unit == left && (k.outputs.size() > 1 || !k.tables.empty())) {
      k.outputs.erase(i);
      charge(s, Rule::kFilterSelected);
    }
  s.open = kNoUnit;
}

void Reader::compare(const State& state, UnitId id, Op op) {
  const Unit& u = unit(id);
  State next = after(state, id);
  const bool between = u.keyword == Keyword::kBetween;
  if (u.keyword == Keyword::kAfter && units_.says(u, {"since"})) op = Op::kGreaterEqual;
  if (state.pending == Pending::kHaving && !between) {
    next.pending_op = op;
    return emit(std::move(next));
  }
  if (state.pending == Pending::kNumber && !between) {
    // "3 or more", "30 years old"
    const std::string& first = units_.token(u.begin).folded;
    if (first != "or" && first != "and" && first != "years" && first != "year") {
      settle(next);
    } else {
      Filter f = filter(next);
      f.op = op;
      f.value = next.pending_number;
      if (!units_.mention(u).dimension.word.empty()) f.hint = id;
      f.column = f.hint == kNoUnit ? left_of(state, u.begin, kNoUnit, true) : kNoUnit;
      take_left(next, f.column);
      push(next, f);
      next.pending_number = kNoUnit;
      next.pending = f.column == kNoUnit ? Pending::kCompared : Pending::kNothing;
      return emit(std::move(next), f.column == kNoUnit ? Rule::kFilterRight : Rule::kFilterLeft);
    }
  } else if (state.pending == Pending::kCompare && !between) {
    next.pending_op = op;  // "is equal to or more than"
    next.pending_unit = id;
    return emit(std::move(next));
  } else {
    settle(next);
    if (units_.is(u.begin, kOrWord) && u.end - u.begin == 2 && !next.sketch.filters.empty()) {
      next.is_or = true;  // "above 50 or below 20"
      op = op == Op::kLessEqual ? Op::kLess : op == Op::kGreaterEqual ? Op::kGreater : op;
    }
  }
  next.pending = between ? Pending::kBetween : Pending::kCompare;
  next.pending_unit = id;
  next.pending_op = op;
  next.pending_number = kNoUnit;
  if (u.keyword == Keyword::kNotEqual) next.negated = true;
  emit(std::move(next));
}

void Reader::average_comparison(const State& state, UnitId id, bool above) {
  State next = after(state, id);
  settle(next);
  next.pending = Pending::kCompare;
  next.pending_op = above ? Op::kGreater : Op::kLess;
  next.pending_unit = id;
  next.aggregates.clear();
  next.aggregates.push(Aggregate::kAverage);
  if (next.role == Role::kSelect) next.role = Role::kModifier;
  emit(std::move(next), Rule::kCompareAverage);
}

// "older than any ...", "than all ...": against the smallest or largest of those.
void Reader::quantified(const State& state, UnitId id, bool all) {
  if (state.pending != Pending::kCompare || !state.aggregates.empty()) return;
  State next = after(state, id);
  const bool greater = state.pending_op == Op::kGreater || state.pending_op == Op::kGreaterEqual;
  Filter f = filter(next);
  f.against = Against::kAggregate;
  f.op = state.pending_op;
  f.scalar = greater == all ? Aggregate::kMaximum : Aggregate::kMinimum;
  f.hint = state.pending_unit;
  f.column = left_of(state, unit(id).begin, f.hint, true);
  take_left(next, f.column);
  push(next, f);
  next.inside = static_cast<int8_t>(next.sketch.filters.size()) - 1;
  next.pending = Pending::kNothing;
  next.role = Role::kModifier;
  emit(std::move(next), Rule::kCompareAverage);
}

void Reader::like(const State& state, UnitId id, int8_t where) {
  if (orders_.test(unit(id).end - 1U) || (unit(id).end < kMostTokens && orders_.test(unit(id).end)))
    return;  // "starting with the oldest"
  State next = after(state, id);
  settle(next);
  next.pending = Pending::kLike;
  next.pending_unit = id;
  next.pending_op = Op::kLike;
  next.pending_extreme = {};
  next.pending_extreme.unit = where;
  emit(std::move(next));
}

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
  const UnitId left = left_of(state, u.begin, kNoUnit, u.kind == MentionKind::kNumber);
  const bool nth = u.kind == MentionKind::kNumber && units_.mention(u).ordinal;
  const double said = units_.mention(u).number;
  const bool when = u.kind == MentionKind::kDate ||
                    (u.kind == MentionKind::kNumber && said > 1900 && said < 2100);
  const ColumnId open = left != kNoUnit ? traits_.best(units_, unit(left)) : ColumnId{};
  const bool year = when && open.valid() && !state.open_is_modifier && traits_.quantity(open) &&
                    !traits_.temporal(open);  // "revenue 2023"
  if (left != kNoUnit && u.begin - state.open_end <= 4 && !nth && !year) {
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

}  // namespace ask::builtin
