// Function phrases: counts, aggregates, groups, order, negation.
#include "agent/engine/parse/parser.h"

namespace ask::engine {

Op Reader::comparison(Keyword keyword) const {
  switch (keyword) {
    case Keyword::kMore:
    case Keyword::kAfter:
      return Op::kGreater;
    case Keyword::kLess:
    case Keyword::kBefore:
      return Op::kLess;
    case Keyword::kAtLeast:
      return Op::kGreaterEqual;
    case Keyword::kAtMost:
      return Op::kLessEqual;
    default:
      return Op::kEqual;
  }
}

void Reader::keyword(const State& state, UnitId id) {
  switch (unit(id).keyword) {
    case Keyword::kCount:
      return count(state, id);
    case Keyword::kSum:
    case Keyword::kHowMuch:
      return aggregate(state, id, Aggregate::kSum);
    case Keyword::kAverage:
      return aggregate(state, id, Aggregate::kAverage);
    case Keyword::kMinimum:
      return aggregate(state, id, Aggregate::kMinimum);
    case Keyword::kMaximum:
      return aggregate(state, id, Aggregate::kMaximum);
    case Keyword::kMost:
      return most(state, id, true);
    case Keyword::kLeast:
      return most(state, id, false);
    case Keyword::kSuperlative:
      return superlative(state, id);
    case Keyword::kTopN:
      return top(state, id);
    case Keyword::kMore:
    case Keyword::kLess:
    case Keyword::kAtLeast:
    case Keyword::kAtMost:
    case Keyword::kEqual:
    case Keyword::kNotEqual:
    case Keyword::kAfter:
    case Keyword::kBefore:
    case Keyword::kBetween:
      return compare(state, id, comparison(unit(id).keyword));
    case Keyword::kAboveAverage:
      return average_comparison(state, id, true);
    case Keyword::kBelowAverage:
      return average_comparison(state, id, false);
    case Keyword::kThanAny:
      return quantified(state, id, false);
    case Keyword::kThanAll:
      return quantified(state, id, true);
    case Keyword::kContains:
      return like(state, id, 0);
    case Keyword::kStartsWith:
      return like(state, id, 1);
    case Keyword::kEndsWith:
      return like(state, id, 2);
    case Keyword::kOrderBy:
      return ordering(state, id);
    case Keyword::kAscending:
      return direction(state, id, false);
    case Keyword::kDescending:
      return direction(state, id, true);
    case Keyword::kNot:
    case Keyword::kExcept:
      return negation(state, id);
    case Keyword::kWhat:
      return dimension_asked(state, id);
    case Keyword::kWhen:
    case Keyword::kWhere:
      return when_or_where(state, id);
    case Keyword::kPeriod:
      return period(state, id);
    case Keyword::kMedian:
      return aggregate(state, id, Aggregate::kMedian);
    case Keyword::kOnly:
      return only(state, id);
    default:
      break;
  }
  State next = after(state, id);
  switch (unit(id).keyword) {
    case Keyword::kDistinct:
      next.distinct = true;
      if (next.role == Role::kSelect || next.sketch.outputs.empty()) next.sketch.distinct = true;
      return emit(std::move(next));
    case Keyword::kBoth:
      next.sketch.both = true;
      return emit(std::move(next));
    case Keyword::kEither:
      next.sketch.either = true;
      return emit(std::move(next));
    case Keyword::kEach:
      settle(next);
      if (!next.aggregates.empty() && next.role == Role::kSelect) next.aggregates.clear();
      if (!state.sketch.groups.empty() && state.sketch.groups.back() == state.last &&
          units_.is(unit(id).begin, kOfWord))
        next.sketch.groups.pop();  // "by the ships of each type"
      next.role = Role::kGroup;
      if (countable(state, id)) {  // "orders per customer"
        State counted = next;
        counted.sketch.outputs[0].shape = OutputKind::kCount;
        counted.sketch.outputs[0].fn = Aggregate::kCount;
        counted.sketch.counted_by_group = true;
        emit(std::move(counted), Rule::kCountByDefault);
      }
      return emit(std::move(next));
    case Keyword::kSoFar:
      next.sketch.so_far = true;
      settle(next);
      next.pending = Pending::kCount;
      next.pending_unit = id;
      emit(State(next), Rule::kSoFar);
      next.pending = Pending::kNothing;
      return emit(std::move(next), Rule::kSoFar);
    case Keyword::kShare:
    case Keyword::kRatio:
    case Keyword::kDifference:
      return part(state, id);
    case Keyword::kIsNull:
    case Keyword::kNotNull: {
      if (next.open == kNoUnit) return;
      settle(next);
      Filter f = filter(next);
      f.op = Op::kIsNull;
      f.negated = unit(id).keyword == Keyword::kNotNull;
      f.column = next.open;
      take_left(next, next.open);
      push(next, f);
      return emit(std::move(next), Rule::kNullTest);
    }
    default:
      return;  // role words are read by skip()
  }
}

// A table was just said, and nothing is asked of it but to be parted by what follows.
bool Reader::countable(const State& s, UnitId id) const {
  const Sketch& k = s.sketch;
  return k.outputs.size() == 1 && k.outputs[0].shape == OutputKind::kTable &&
         k.extreme.kind == ExtremeKind::kUnset && k.limit == kNoUnit && k.groups.empty() &&
         s.aggregates.empty() && units_.says(unit(id), {"per", "by"}) &&
         s.last == k.outputs[0].unit && s.last_end == unit(id).begin && unit(s.last).score > 0.9F;
}

// "How old is ...": asks for the dimension itself; the column is found by its word.
void Reader::dimension_asked(const State& state, UnitId id) {
  if (units_.mention(unit(id)).dimension.word.empty()) return;
  State next = after(state, id);
  settle(next);
  next.sketch.outputs.push({id, kNoUnit, OutputKind::kColumn, Aggregate::kPlain, false, false});
  emit(std::move(next), Rule::kOutputColumn);
}

void Reader::aggregate(const State& state, UnitId id, Aggregate fn) {
  State next = after(state, id);
  if (fn == Aggregate::kSum && !state.sketch.outputs.empty() &&
      state.sketch.outputs.back().shape == OutputKind::kCount &&
      units_.says(unit(id), {"in", "altogether", "together", "combined", "overall"}))
    return emit(std::move(next));  // "how many tickets in total": counted already
  const size_t end = unit(id).end;
  if (in_list(unit(id).begin) && !state.sketch.outputs.empty() &&
      (end >= units_.tokens() || units_.is(end, kAndWord | kComma | kStop)))
    return;  // "... and the average": a figure of the question (rules_lists.cpp)
  if (next.pending == Pending::kCompare) {  // "more than the average ..."
    next.aggregates.clear();
    next.aggregates.push(fn);
    return emit(std::move(next), Rule::kCompareAverage);
  }
  if ((fn == Aggregate::kMaximum || fn == Aggregate::kMinimum) &&
      (nth(unit(id).begin) || inside_superlative(unit(id))))
    return;  // "the second highest" is not the highest
  if (next.pending == Pending::kExtreme && next.pending_extreme.kind == ExtremeKind::kColumn &&
      next.pending_extreme.fn == Aggregate::kPlain &&
      (fn == Aggregate::kAverage || fn == Aggregate::kSum)) {  // "the highest average ..."
    next.pending_extreme.fn = fn;
    return emit(std::move(next));
  }
  settle(next);
  if (next.role == Role::kOrder) {
    next.aggregates.clear();
    next.aggregates.push(fn);
    return emit(std::move(next));
  }
  const bool extreme = fn == Aggregate::kMaximum || fn == Aggregate::kMinimum;
  if (next.role == Role::kModifier && extreme && next.aggregates.empty() &&
      next.sketch.extreme.kind == ExtremeKind::kUnset) {
    State picks = next;  // "with the maximum <quantity>"
    picks.pending = Pending::kExtreme;
    picks.pending_unit = id;
    picks.pending_extreme = {ExtremeKind::kColumn, kNoUnit, id, Aggregate::kPlain,
                             fn == Aggregate::kMaximum};
    emit(std::move(picks), Rule::kAggregateAsExtreme);
  }
  if (!next.aggregates.push(fn)) return;
  if (next.role == Role::kGroup || (next.role == Role::kModifier &&
                                    (!next.sketch.groups.empty() || next.sketch.outputs.empty())))
    next.role = Role::kSelect;
  emit(std::move(next));
}

void Reader::count(const State& state, UnitId id) {
  State next = after(state, id);
  const Unit& u = unit(id);
  const std::string_view led =
      u.begin > 0 ? std::string_view(units_.token(u.begin - 1U).folded) : "";
  if (units_.token(u.begin).folded == "number" && state.last != kNoUnit &&
      state.last_end == u.begin && unit(state.last).kind == MentionKind::kColumn)
    return;  // "the phone number of ..."
  if (led == "by" && state.sketch.limit != kNoUnit && state.role != Role::kOrder)
    return;  // "top 3 countries by number of customers"
  if (next.pending == Pending::kExtreme) return emit(std::move(next));  // "the most number of"
  settle(next);
  if (next.role == Role::kGroup && next.last != kNoUnit) next.role = Role::kSelect;
  if (units_.says(unit(id), {"different", "distinct", "unique"})) next.distinct = true;
  next.pending = Pending::kCount;
  next.pending_unit = id;
  emit(std::move(next));
}

void Reader::negation(const State& state, UnitId id) {
  State next = after(state, id);
  if (next.pending == Pending::kNumber || next.pending == Pending::kCompared ||
      next.pending == Pending::kCount || next.pending == Pending::kExtreme)
    settle(next);
  if (next.role == Role::kSelect && anything(next)) next.role = Role::kModifier;
  next.negated = true;
  emit(std::move(next));
}

}  // namespace ask::engine
