#include "agent/engine/parse/rules/references.h"

#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/parse/rules/arc_predicates.h"
#include "agent/engine/parse/rules/defaults.h"

namespace ask::engine {
namespace {

bool names_role(const RuleContext& context, ArcId id) {
  const Arcs& arcs = context.arcs;
  const Arc& arc = arcs[id];
  for (size_t i = 0; arc.kind == MentionKind::kColumn && i < arc.count; ++i)
    if (context.column_facts.names_role({arcs.mention(arc, i).table, arcs.mention(arc, i).column}))
      return true;
  return false;
}

// The longest role name that begins at the token, or kNoArc.
ArcId role_at(const RuleContext& context, size_t token) {
  const Arcs& arcs = context.arcs;
  ArcId best = kNoArc;
  for (const Arc& other : arcs.beginning_at(token)) {
    const ArcId id = arcs.id_of(other);
    if (names_role(context, id) && (best == kNoArc || arcs[id].end > arcs[best].end)) best = id;
  }
  return best;
}

// The role in "of its director"; "of that person" is the role mentioned last.
ArcId role_after(const RuleContext& context, const ParserState& state, size_t token) {
  const Arcs& arcs = context.arcs;
  if (token >= arcs.tokens() || !arcs.is(token, kOfWord)) return kNoArc;
  size_t t = token + 1;
  while (t < arcs.tokens() &&
         (arcs.is(t, kArticle | kOwnPronoun) || arcs.token(t).folded == "that"))
    ++t;
  if (t < arcs.tokens() && arcs.token(t).folded == kIndefinitePerson &&
      arcs.token(t - 1).folded == "that" && state.open != kNoArc && names_role(context, state.open))
    return state.open;
  return role_at(context, t);
}

void emit_role_output(const RuleContext& context, const ParserState& state, ArcId column,
                      ArcId role) {
  const Arcs& arcs = context.arcs;
  const bool first = arcs[role].begin < arcs[column].begin;
  ParserState next = first ? consume(context, consume(context, state, role), column)
                           : consume(context, state, column);
  if (!first && arcs[role].begin >= next.position) next = consume(context, next, role);
  settle(context, next);
  Sketch& sketch = next.sketch;
  if (!sketch.outputs.push({.arc = column, .distinct = next.distinct, .role = role}))
    sketch.note(Feature::kUnsupported);
  next.distinct = false;
  next.clause = Clause::kSelect;
  next.open = kNoArc;
  context.charge(next, RuleFeature::kOutputColumn);
  context.emit(std::move(next), RuleFeature::kRole);
}

}  // namespace

void apply_role(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  if (!state.aggregates.empty() || state.negated || state.in_negation ||
      (state.clause != Clause::kSelect && state.clause != Clause::kModifier))
    return;
  const Arc& arc = arcs[id];
  const size_t word = previous_content_token(arcs, arc.begin);
  const bool joined = arcs.is(word, kAndWord | kComma) || arcs.word(word) == "with";
  if (state.clause == Clause::kModifier && !joined) return;
  if (const ArcId role = role_after(context, state, arc.end); role != kNoArc)
    emit_role_output(context, state, id, role);
  if (!arcs.is(arc.end, kPossessive) || arc.end + 1U >= arcs.tokens() || !names_role(context, id))
    return;
  for (const Arc& other : arcs.beginning_at(arc.end + 1U))
    if (other.kind == MentionKind::kColumn) emit_role_output(context, state, arcs.id_of(other), id);
}

}  // namespace ask::engine
