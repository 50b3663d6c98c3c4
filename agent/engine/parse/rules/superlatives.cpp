// "the oldest", "the most orders", "the most common colour", "top 5".
#include <algorithm>

#include "agent/engine/parse/parser.h"

namespace ask::engine {

void Reader::most(const State& state, UnitId id, bool descending) {
  if (state.pending == Pending::kExtreme) return;
  State next = after(state, id);
  const UnitId number = next.pending == Pending::kNumber ? next.pending_number : kNoUnit;
  if (number == kNoUnit) settle(next);
  next.pending = Pending::kExtreme;
  next.pending_unit = id;
  next.pending_number = number;
  const bool popular = units_.says(
      unit(id), {"common", "popular", "frequent", "frequently", "commonly", "often", "prevalent",
                 "used", "rarest", "commonest", "frequency", "popularity", "widely"});
  next.pending_extreme = {popular ? ExtremeKind::kPopular : ExtremeKind::kCount, kNoUnit, id,
                          Aggregate::kPlain, descending};
  if (next.role == Role::kGroup) next.role = Role::kSelect;
  emit(std::move(next));
}

// "the lowest and the highest <quantity>", "minimum, average and maximum": values, and no rows.
bool Reader::with_other_end(const Unit& superlative) const {
  const auto value_at = [&](size_t t, bool ends) {
    for (const Unit& u : units_.all)
      if (u.kind == MentionKind::kKeyword && u.score > 0.75F && (ends ? u.end : u.begin) == t &&
          (u.keyword == Keyword::kMinimum || u.keyword == Keyword::kMaximum ||
           u.keyword == Keyword::kAverage))
        return true;
    return false;
  };
  if (!value_at(superlative.end, true)) return false;
  size_t next = superlative.end;
  while (units_.is(next, kAndWord | kComma | kArticle)) ++next;
  if (next > superlative.end && units_.is(superlative.end, kAndWord | kComma) &&
      value_at(next, false))
    return true;
  const int led = before(superlative.begin);
  return led > 0 && units_.is(static_cast<size_t>(led), kAndWord | kComma) &&
         value_at(static_cast<size_t>(led), true);
}

void Reader::superlative(const State& state, UnitId id) {
  if (state.pending == Pending::kExtreme || state.role == Role::kOrder) return;
  if (told_from_today(unit(id).begin) || inside_superlative(unit(id)) || with_other_end(unit(id)))
    return;
  const std::string_view dimension = units_.mention(unit(id)).dimension.word;
  if (dimension == "date" && state.open != kNoUnit && state.open_end == unit(id).begin &&
      state.sketch.extreme.kind == ExtremeKind::kUnset && state.pending == Pending::kNothing &&
      traits_.temporal(best_column(units_, unit(state.open)))) {  // "was founded first"
    State placed = after(state, id);
    placed.pending_extreme = {ExtremeKind::kColumn, state.open, id, Aggregate::kPlain,
                              units_.mention(unit(id)).dimension.descending};
    take_left(placed, state.open);
    if (units_.token(0).folded == "who" && placed.sketch.outputs.size() == 1 &&
        placed.sketch.outputs[0].unit == state.open)
      placed.sketch.outputs.pop();  // "who was hired last" asks for no date
    close_extreme(placed);
    emit(std::move(placed), Rule::kExtremeColumn, 2);
  }
  State next = after(state, id);
  const UnitId number = next.pending == Pending::kNumber ? next.pending_number : kNoUnit;
  if (number == kNoUnit) settle(next);
  next.pending = Pending::kExtreme;
  next.pending_unit = id;
  next.pending_number = number;
  next.pending_extreme = {ExtremeKind::kColumn, kNoUnit, id, Aggregate::kPlain,
                          units_.mention(unit(id)).dimension.descending};
  emit(std::move(next));
}

// Only "top 5" and its like; "5 oldest" is a number and a superlative.
void Reader::top(const State& state, UnitId id) {
  const Unit& u = unit(id);
  const std::string& last = units_.token(u.end - 1u).folded;
  if (last.empty() || !(units_.mention(u).number > 0)) return;
  if (told_from_today(u.begin)) return;
  for (size_t i = units_.first_at[u.begin]; i < units_.first_at[u.end]; ++i) {
    const Unit& other = units_.all[i];
    if (other.end >= u.end && other.begin > u.begin && other.kind == MentionKind::kKeyword &&
        (other.keyword == Keyword::kSuperlative || other.keyword == Keyword::kMost ||
         other.keyword == Keyword::kLeast))
      return;
  }
  State next = after(state, id);
  settle(next);
  State picks = next;  // "the top 3 <quantity>"
  picks.pending = Pending::kExtreme;
  picks.pending_unit = id;
  picks.pending_number = id;
  picks.pending_extreme = {ExtremeKind::kColumn, kNoUnit, id, Aggregate::kPlain,
                           !units_.says(u, {"first", "lowest"})};
  emit(std::move(picks));
  next.sketch.limit = id;
  next.sketch.directed = true;
  next.sketch.descending = !units_.says(u, {"first", "lowest"});
  emit(std::move(next));
}

// The pending extreme meets a column. True: it was taken.
bool Reader::extreme_takes_column(const State& state, UnitId id) {
  State next = after(state, id);
  Sketch& k = next.sketch;
  Extreme& e = next.pending_extreme;
  const bool measured = quantity(id);
  if (e.kind == ExtremeKind::kColumn) {
    const ColumnId best = best_column(units_, unit(id));
    const bool temporal = best.valid() && traits_.temporal(best);
    const bool fits = measured || temporal;
    e.unit = id;
    if (!state.aggregates.empty()) e.fn = state.aggregates[0];
    next.aggregates.clear();
    const bool nth =
        next.pending_number != kNoUnit && units_.mention(unit(next.pending_number)).ordinal;
    if (nth && state.role == Role::kSelect && !anything(state))
      output(next, id, Aggregate::kPlain, false);  // "the second highest price"
    close_extreme(next);
    emit(std::move(next), fits ? Rule::kExtremeColumn : Rule::kExtremeText);
    if (!fits) {  // "the oldest <title>": the column is asked for, the dimension is implied
      State implied = state;
      settle(implied);
      implied.role = state.sketch.outputs.empty() ? Role::kSelect : implied.role;
      column(implied, id);
    }
    return true;
  }
  const bool popular = e.kind == ExtremeKind::kPopular;
  if (measured && !popular) {  // "the most <quantity>": by its value
    State by_value = next;
    by_value.pending_extreme.kind = ExtremeKind::kColumn;
    by_value.pending_extreme.unit = id;
    close_extreme(by_value);
    emit(std::move(by_value), Rule::kMostQuantity);
    if (best_column(units_, unit(id)).adds_up()) return true;
  }
  e.unit = id;
  const bool asked = popular && (state.role == Role::kSelect || k.outputs.empty());
  close_extreme(next);
  if (asked) {
    output(next, id, Aggregate::kPlain, false);
    next.role = Role::kSelect;
  }
  emit(std::move(next), popular ? Rule::kMostOf : Rule::kMostColumn);
  return true;
}

bool Reader::extreme_takes_table(const State& state, UnitId id) {
  State next = after(state, id);
  Sketch& k = next.sketch;
  Extreme& e = next.pending_extreme;
  const bool asked = state.role == Role::kSelect && k.outputs.empty();
  if (e.kind == ExtremeKind::kColumn) {  // "the oldest <table>": the dimension is implied
    settle_extreme(next);
    if (asked) {
      k.outputs.push({id, kNoUnit, OutputKind::kTable, Aggregate::kPlain, next.distinct, false});
      next.distinct = false;
      next.role = Role::kSelect;
    }
    k.tables.push(id);
    emit(std::move(next), asked ? Rule::kOutputTable : Rule::kMentionTable);
    return true;
  }
  const bool popular = e.kind == ExtremeKind::kPopular;
  e.unit = id;
  if (popular && !k.outputs.empty() && state.role != Role::kSelect)
    e.kind = ExtremeKind::kCount;  // "the type most common among all <table>"
  close_extreme(next);
  if (popular && (state.role == Role::kSelect || k.outputs.empty()))
    k.outputs.push({id, kNoUnit, OutputKind::kTable, Aggregate::kPlain, false, false});
  k.tables.push(id);
  emit(std::move(next), Rule::kMostOf);
  return true;
}

}  // namespace ask::engine
