// Column arcs that complete a pending comparison, superlative, count or value.
#include "agent/engine/parse/parser.h"

namespace ask::engine {

// Completes the pending construction with the column. Returns true if it emitted every successor;
// false if the caller shall try its other rules too.
bool Parser::column_completes(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  Sketch& k = next.sketch;
  const bool measured = quantity(id);
  switch (state.pending) {
    case Pending::kSuperlative:
      return extreme_takes_column(state, id);
    case Pending::kCompared: {  // "more than 5 <column>"
      if (state.position - state.last_end > 2) return false;
      if (measured) {
        k.filters.back().column = id;
        k.filters.back().hint = kNoArc;
        next.pending = Pending::kNothing;
        emit(std::move(next), RuleFeature::kFilterRight);
        return true;
      }
      const Filter f = k.filters.back();
      if (f.hint != kNoArc) return false;
      k.filters.pop();
      k.having = {true, next.distinct, id, f.value, f.high, Aggregate::kCount, f.op};
      next.distinct = false;
      next.pending = Pending::kNothing;
      emit(std::move(next), RuleFeature::kHavingColumn);
      return true;
    }
    case Pending::kCompare:
      if (!state.aggregates.empty()) {  // "more than the average <column>"
        Filter f = filter(next);
        f.against = Against::kAggregate;
        f.scalar = state.aggregates[0];
        f.scalar_column = id;
        f.op = state.pending_op;
        f.hint = state.pending_unit;
        f.column = left_of(state, unit(state.pending_unit).begin, kNoArc, true);
        if (f.column == kNoArc) f.column = id;
        take_left(next, f.column, unit(f.hint).begin);
        next.aggregates.clear();
        push(next, f);
        next.inside = static_cast<int8_t>(k.filters.size()) - 1;
        next.pending = Pending::kNothing;
        next.role = Role::kModifier;
        emit(std::move(next), measured ? RuleFeature::kFilterLeft : RuleFeature::kCompareText);
        return true;
      }
      if (own_reference(id)) return compared_with_own(state, id), true;
      if (against_column(state, id)) return true;
      next.open = id;  // "after the year 2000"
      next.open_is_modifier = true;
      next.open_end = next.position;
      emit(std::move(next), RuleFeature::kOpenColumn);
      return true;
    case Pending::kLikeIn:
      k.filters.back().column = id;
      next.pending = Pending::kNothing;
      emit(std::move(next), RuleFeature::kFilterRight);
      return true;
    case Pending::kValue: {
      int word = before(unit(id).begin);
      if (word >= 0 && arcs_.is(static_cast<size_t>(word), kOwnPronoun))
        word = before(static_cast<size_t>(word));
      const bool its =
          arcs_.is(state.last_end + 1U, kOwnPronoun) ||
          (arcs_.token(state.last_end - 1U).quoted && arcs_.is(state.last_end + 1U, kArticle));
      if (word == static_cast<int>(state.last_end) && arcs_.token(state.last_end).folded == "in" &&
          its && !quantity(id)) {  // "has 'x' in its <column>"
        ParserState like = next;
        like.sketch.filters.back().column = id;
        like.sketch.filters.back().op = Op::kLike;
        like.pending = Pending::kNothing;
        emit(std::move(like), RuleFeature::kLike);
      }
      if (state.position - state.last_end > 1 || !holds(id, unit(k.filters.back().value)))
        return false;
      k.filters.back().column = id;
      next.pending = Pending::kNothing;
      emit(std::move(next), RuleFeature::kFilterValueRight);
      return false;  // the column may be an output as well
    }
    case Pending::kNumber: {
      if (state.role == Role::kSelect && k.outputs.empty() && !measured &&
          state.position - state.last_end <= 1) {  // "which 3 <column> ..."
        ParserState limited = next;
        limited.sketch.limit = state.pending_number;
        limited.pending_number = kNoArc;
        limited.pending = Pending::kNothing;
        output(limited, id, Aggregate::kPlain, false);
        emit(std::move(limited), RuleFeature::kLimitOutput);
      }
      if (state.role != Role::kModifier || !measured || state.position - state.last_end > 1)
        return false;
      Filter f = filter(next);
      f.value = state.pending_number;
      f.column = id;
      push(next, f);
      next.pending_number = kNoArc;
      next.pending = Pending::kNothing;
      emit(std::move(next), RuleFeature::kFilterRight);
      return true;
    }
    case Pending::kCount: {
      if (flag(id) && !state.distinct) return false;  // "how many premium users"
      if (state.role == Role::kOrder) {
        k.orders.push({id, Aggregate::kCount, false, false});
        next.pending = Pending::kNothing;
        emit(std::move(next), RuleFeature::kOrderKey);
        return true;
      }
      if (state.role == Role::kModifier && !k.outputs.empty()) {
        ParserState having = next;
        having.sketch.having = {false,  having.distinct,   id,        kNoArc,
                                kNoArc, Aggregate::kCount, Op::kEqual};
        having.pending = Pending::kHaving;
        emit(std::move(having));
      }
      k.outputs.push(
          {id, state.next_owner, OutputKind::kCount, Aggregate::kCount, next.distinct, false});
      next.distinct = false;
      next.pending = Pending::kNothing;
      if (next.role == Role::kModifier || next.role == Role::kGroup) next.role = Role::kSelect;
      next.open = id;
      next.open_is_modifier = false;
      next.open_end = next.position;
      emit(std::move(next), RuleFeature::kCountColumn);
      return true;
    }
    default:
      return false;
  }
}

}  // namespace ask::engine
