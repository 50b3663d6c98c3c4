// Columns of the row that a key refers to as something: "the full name of its director", "the
// reviewer's name".
#include "agent/engine/parse/parser.h"

namespace ask::engine {

bool Reader::names_role(UnitId id) const {
  const Unit& u = unit(id);
  for (size_t i = 0; u.kind == MentionKind::kColumn && i < u.count; ++i)
    if (traits_.names_role({units_.mention(u, i).table, units_.mention(u, i).column})) return true;
  return false;
}

// The longest name of a role that begins at the token.
UnitId Reader::role_at(size_t token) const {
  UnitId best = kNoUnit;
  for (size_t i = units_.first_at[std::min(token, units_.tokens())];
       token < units_.tokens() && i < units_.first_at[token + 1]; ++i) {
    const auto id = static_cast<UnitId>(i);
    if (names_role(id) && (best == kNoUnit || unit(id).end > unit(best).end)) best = id;
  }
  return best;
}

// "of its director", "of that person": whoever was said last.
UnitId Reader::role_behind(const State& state, size_t token) const {
  if (token >= units_.tokens() || !units_.is(token, kOfWord)) return kNoUnit;
  size_t t = token + 1;
  while (t < units_.tokens() &&
         (units_.is(t, kArticle | kOwnPronoun) || units_.token(t).folded == "that"))
    ++t;
  if (t < units_.tokens() && units_.token(t).folded == "person" &&
      units_.token(t - 1).folded == "that" && state.open != kNoUnit && names_role(state.open))
    return state.open;
  return role_at(t);
}

void Reader::emit_role(const State& state, UnitId column, UnitId role) {
  const bool first = unit(role).begin < unit(column).begin;
  State next = first ? after(after(state, role), column) : after(state, column);
  if (!first && unit(role).begin >= next.position) next = after(next, role);
  settle(next);
  Sketch& k = next.sketch;
  if (!k.outputs.push(
          {column, kNoUnit, OutputKind::kColumn, Aggregate::kPlain, next.distinct, false, role}))
    k.note(Note::kOverflow);
  next.distinct = false;
  next.role = Role::kSelect;
  next.open = kNoUnit;
  charge(next, Rule::kOutputColumn);
  emit(std::move(next), Rule::kRole);
}

void Reader::of_role(const State& state, UnitId id) {
  if (!state.aggregates.empty() || state.negated || state.in_negation ||
      (state.role != Role::kSelect && state.role != Role::kModifier))
    return;
  const Unit& u = unit(id);
  const int word = before(u.begin);
  const bool joined = word >= 0 && (units_.is(static_cast<size_t>(word), kAndWord | kComma) ||
                                    units_.token(static_cast<size_t>(word)).folded == "with");
  if (state.role == Role::kModifier && !joined) return;
  if (const UnitId role = role_behind(state, u.end); role != kNoUnit) emit_role(state, id, role);
  if (!units_.is(u.end, kPossessive) || u.end + 1U >= units_.tokens() || !names_role(id)) return;
  for (size_t i = units_.first_at[u.end + 1U]; i < units_.first_at[u.end + 2U]; ++i)
    if (units_.all[i].kind == MentionKind::kColumn) emit_role(state, static_cast<UnitId>(i), id);
}

}  // namespace ask::engine
