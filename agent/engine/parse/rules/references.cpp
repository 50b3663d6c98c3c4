// Columns of a row that a foreign key references under a role name: "the full name of its
// director", "the reviewer's name".
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/parse/parser.h"

namespace ask::engine {

bool Parser::names_role(ArcId id) const {
  const Arc& u = arcs_[id];
  for (size_t i = 0; u.kind == MentionKind::kColumn && i < u.count; ++i)
    if (column_facts_.names_role({arcs_.mention(u, i).table, arcs_.mention(u, i).column}))
      return true;
  return false;
}

// The longest role name that begins at the token, or kNoArc.
ArcId Parser::role_at(size_t token) const {
  ArcId best = kNoArc;
  for (size_t i = arcs_.first_at[std::min(token, arcs_.tokens())];
       token < arcs_.tokens() && i < arcs_.first_at[token + 1]; ++i) {
    const auto id = static_cast<ArcId>(i);
    if (names_role(id) && (best == kNoArc || arcs_[id].end > arcs_[best].end)) best = id;
  }
  return best;
}

// The role in "of its director"; "of that person" is the role mentioned last.
ArcId Parser::role_behind(const ParserState& state, size_t token) const {
  if (token >= arcs_.tokens() || !arcs_.is(token, kOfWord)) return kNoArc;
  size_t t = token + 1;
  while (t < arcs_.tokens() &&
         (arcs_.is(t, kArticle | kOwnPronoun) || arcs_.token(t).folded == "that"))
    ++t;
  if (t < arcs_.tokens() && arcs_.token(t).folded == kIndefinitePerson &&
      arcs_.token(t - 1).folded == "that" && state.open != kNoArc && names_role(state.open))
    return state.open;
  return role_at(t);
}

void Parser::emit_role(const ParserState& state, ArcId column, ArcId role) {
  const bool first = arcs_[role].begin < arcs_[column].begin;
  ParserState next = first ? after(after(state, role), column) : after(state, column);
  if (!first && arcs_[role].begin >= next.position) next = after(next, role);
  settle(next);
  Sketch& k = next.sketch;
  if (!k.outputs.push(
          {column, kNoArc, OutputKind::kColumn, Aggregate::kPlain, next.distinct, false, role}))
    k.note(Feature::kUnsupported);
  next.distinct = false;
  next.clause = Clause::kSelect;
  next.open = kNoArc;
  charge(next, RuleFeature::kOutputColumn);
  emit(std::move(next), RuleFeature::kRole);
}

void Parser::of_role(const ParserState& state, ArcId id) {
  if (!state.aggregates.empty() || state.negated || state.in_negation ||
      (state.clause != Clause::kSelect && state.clause != Clause::kModifier))
    return;
  const Arc& u = arcs_[id];
  const int word = previous_content_token(u.begin);
  const bool joined = word >= 0 && (arcs_.is(static_cast<size_t>(word), kAndWord | kComma) ||
                                    arcs_.token(static_cast<size_t>(word)).folded == "with");
  if (state.clause == Clause::kModifier && !joined) return;
  if (const ArcId role = role_behind(state, u.end); role != kNoArc) emit_role(state, id, role);
  if (!arcs_.is(u.end, kPossessive) || u.end + 1U >= arcs_.tokens() || !names_role(id)) return;
  for (size_t i = arcs_.first_at[u.end + 1U]; i < arcs_.first_at[u.end + 2U]; ++i)
    if (arcs_.all[i].kind == MentionKind::kColumn) emit_role(state, static_cast<ArcId>(i), id);
}

}  // namespace ask::engine
