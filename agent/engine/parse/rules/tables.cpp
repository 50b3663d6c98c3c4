// Tables: asked for, counted, grouped by, owners of columns, or only taking part.
#include "agent/engine/parse/parser.h"

namespace ask::engine {

bool Reader::table_completes(const State& state, UnitId id) {
  State next = after(state, id);
  Sketch& k = next.sketch;
  switch (state.pending) {
    case Pending::kExtreme:
      return extreme_takes_table(state, id);
    case Pending::kCompared: {  // "more than 3 <table>"
      const Filter f = k.filters.back();
      if (f.hint != kNoUnit || f.column != kNoUnit || state.position - state.last_end > 2)
        return false;
      k.filters.pop();
      k.having = {true, next.distinct, id, f.value, f.high, Aggregate::kCount, f.op};
      k.tables.push(id);
      next.distinct = false;
      next.pending = Pending::kNothing;
      next.role = Role::kModifier;
      emit(std::move(next), Rule::kHavingTable);
      return true;
    }
    case Pending::kNumber: {
      if (state.position - state.last_end > 1) return false;
      if (state.role == Role::kSelect && k.outputs.empty()) {  // "the 3 <table> with the ..."
        k.limit = state.pending_number;
        next.pending = Pending::kNothing;
        next.pending_number = kNoUnit;
        k.outputs.push({id, kNoUnit, OutputKind::kTable, Aggregate::kPlain, next.distinct, false});
        k.tables.push(id);
        next.distinct = false;
        emit(std::move(next), Rule::kLimitOutput);
        return true;
      }
      if (units_.mention(unit(state.pending_number)).ordinal) return false;  // "the first <table>"
      k.having = {true, false, id, state.pending_number, kNoUnit, Aggregate::kCount, Op::kEqual};
      k.tables.push(id);
      next.pending = Pending::kNothing;
      next.pending_number = kNoUnit;
      emit(std::move(next), Rule::kHavingTable);
      return true;
    }
    case Pending::kCount: {
      if (state.role == Role::kOrder) {
        k.orders.push({id, Aggregate::kCount, false, false});
        k.tables.push(id);
        next.pending = Pending::kNothing;
        emit(std::move(next), Rule::kOrderKey);
        return true;
      }
      k.tables.push(id);
      if (state.role == Role::kModifier && !k.outputs.empty()) {
        State having = next;
        having.sketch.having = {false,   having.distinct,   id,        kNoUnit,
                                kNoUnit, Aggregate::kCount, Op::kEqual};
        having.pending = Pending::kHaving;
        emit(std::move(having));
      }
      k.outputs.push({id, kNoUnit, OutputKind::kCount, Aggregate::kCount, next.distinct, false});
      next.distinct = false;
      next.pending = Pending::kNothing;
      if (next.role == Role::kModifier || next.role == Role::kGroup) next.role = Role::kSelect;
      emit(std::move(next), Rule::kCountOutput);
      return true;
    }
    default:
      return false;
  }
}

void Reader::table_selected(const State& state, UnitId id) {
  State next = after(state, id);
  settle(next);
  Sketch& k = next.sketch;
  const Unit& u = unit(id);
  k.tables.push(id);
  const bool much = units_.token(0).folded == "how" && units_.token(1).folded == "much";
  if (!next.aggregates.empty() && next.aggregates[0] == Aggregate::kSum && !much) {
    // "total <table>"
    State counted = next;
    counted.aggregates.clear();
    counted.sketch.outputs.push({id, kNoUnit, OutputKind::kCount, Aggregate::kCount, false, false});
    emit(std::move(counted), Rule::kAggregateTable);
  }
  if (!next.aggregates.empty() && next.aggregates[0] != Aggregate::kSum && k.outputs.empty() &&
      state.last != kNoUnit && u.begin - state.last_end <= 1 &&
      units_.says(unit(state.last), {"number", "count", "amount"})) {
    State counted = next;  // "the average number of <table> ..."
    counted.sketch.outer = counted.aggregates[0];
    counted.aggregates.clear();
    counted.sketch.outputs.push({id, kNoUnit, OutputKind::kCount, Aggregate::kCount, false, false});
    return emit(std::move(counted), Rule::kCountOutput);
  }
  if (units_.is(u.end, kPossessive)) {  // "the <table>'s <column>"
    if (k.owner == kNoUnit) k.owner = id;
    next.next_owner = id;
    return emit(std::move(next), Rule::kOwnerOfOutput);
  }
  const int word = before(u.begin);
  const bool binds = word >= 0 && units_.is(static_cast<size_t>(word), kBindsOwner);
  const bool listed = word >= 0 && units_.is(static_cast<size_t>(word), kAndWord | kComma);
  if (!k.outputs.empty() && (binds || !listed)) {
    State owner = next;
    if (owner.sketch.owner == kNoUnit) owner.sketch.owner = id;
    for (size_t i = owner.sketch.outputs.size(); i-- > 0;) {
      Output& o = owner.sketch.outputs[i];
      if (o.shape == OutputKind::kTable || o.owner != kNoUnit) break;
      o.owner = id;
    }
    emit(std::move(owner), Rule::kOwnerOfOutput);
    if (binds) return;
  }
  const Rule rule = k.outputs.empty() ? Rule::kOutputTable : Rule::kMixedTableOutput;
  if (word >= 0 && k.outputs.empty() && binds && units_.is(static_cast<size_t>(word), kOfWord)) {
    // "of the <table>, ..." before anything was asked for
    State mention = next;
    mention.sketch.owner = id;
    emit(std::move(mention), Rule::kMentionTable);
  }
  if (!k.outputs.empty() && !listed) charge(next, Rule::kUnlistedOutput);
  k.outputs.push({id, kNoUnit, OutputKind::kTable, Aggregate::kPlain, next.distinct, false});
  next.distinct = false;
  emit(std::move(next), rule);
}

// "Which customers live ...": the table is asked for, and no column of it that a word of another
// kind happens to be like.
bool Reader::opens_with_table(UnitId id) const {
  const Unit& u = unit(id);
  const int word = before(u.begin);
  if (u.end - u.begin < 2 || u.score > 0.85F || word < 0) return false;
  const std::string& asks = units_.token(static_cast<size_t>(word)).folded;
  const bool request = units_.is(static_cast<size_t>(word), kRequest) &&
                       units_.token(u.end - 1U).folded.ends_with("ing");  // "show products costing"
  if (asks != "which" && asks != "what" && !request) return false;
  for (size_t i = units_.first_at[u.begin]; i < units_.first_at[u.begin + 1U]; ++i)
    if (units_.all[i].kind == MentionKind::kTable && units_.all[i].end == u.begin + 1 &&
        units_.all[i].score >= 0.6F)
      return true;
  return false;
}

void Reader::table(const State& state, UnitId id) {
  if (state.pending != Pending::kNothing && table_completes(state, id)) return;
  State next = after(state, id);
  settle(next);
  Sketch& k = next.sketch;
  if (state.role == Role::kOrder) {
    k.tables.push(id);
    const size_t p = next.position;
    if (!k.orders.empty() || units_.is(p, kPossessive))
      return emit(std::move(next), Rule::kMentionTable);
    State only = next;
    emit(std::move(only), Rule::kMentionTable);
    k.orders.push({id, Aggregate::kPlain, false, false});
    return emit(std::move(next), Rule::kOrderKey);
  }
  if (state.pending == Pending::kValue && state.last_end == unit(id).begin && !k.outputs.empty() &&
      k.part == Part::kUnset && !k.both && !k.filters.back().chained &&
      holds(id, unit(state.last))) {  // "the Rovers club": says what Rovers is, no more
    State named = next;
    named.sketch.filters.back().near_table = id;
    emit(std::move(named), Rule::kMentionTable);
  }
  if (state.role == Role::kGroup) {
    k.groups.push(id);
    k.tables.push(id);
    if (state.last != kNoUnit && unit(state.last).keyword == Keyword::kEach &&
        units_.is(unit(state.last).begin, kOfWord))
      for (size_t i = k.outputs.size(); i-- > 0;) {  // "the name of each <table>"
        Output& o = k.outputs[i];
        if (o.shape != OutputKind::kColumn || o.fn != Aggregate::kPlain || o.owner != kNoUnit)
          break;
        o.owner = id;
        if (k.owner == kNoUnit) k.owner = id;
      }
    const size_t p = next.position;
    if (units_.is(p, kComma | kAndWord))
      next.role = Role::kSelect;
    else if (p < units_.tokens())
      next.role = units_.filler[p] >= 0.4F ? Role::kModifier : Role::kSelect;
    return emit(std::move(next), Rule::kGroupKey);
  }
  if (state.role == Role::kModifier && (next.negated || next.in_negation) && anything(state)) {
    State none = next;
    none.sketch.negated_tables.push(id);
    none.negated = false;
    none.in_negation = true;
    emit(std::move(none), Rule::kNegatedTable);
    if (!next.negated) return;
    k.tables.push(id);
    return emit(std::move(next), Rule::kMentionTable);
  }
  if (does_it(state, id)) {
    k.tables.push(id);
    return emit(std::move(next), Rule::kMentionTable);
  }
  if (state.role == Role::kSelect) return table_selected(state, id);
  k.tables.push(id);
  if (units_.is(next.position, kPossessive)) next.next_owner = id;
  emit(std::move(next), Rule::kMentionTable);
}

}  // namespace ask::engine
