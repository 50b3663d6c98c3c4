// Rules for "only", for self-referencing keys, and checks whether a column arc is a verb, part of a
// longer superlative, or better taken as a table.
#include <algorithm>

#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/parse/parser.h"

namespace ask::engine {

// "who only bought toys" restricts what follows; "only one order" and "show only" do not.
void Parser::only(const ParserState& state, ArcId id) {
  const Arc& u = arcs_[id];
  if (u.score < 0.75F || (u.begin > 0 && arcs_.is(u.begin - 1U, kRequest))) return;
  ParserState next = after(state, id);
  bool number = false;
  for (size_t i = arcs_.first_at[u.end]; u.end < arcs_.tokens() && i < arcs_.first_at[u.end + 1U];
       ++i)
    number |= arcs_.all[i].kind == MentionKind::kNumber;
  const bool ends = u.end >= arcs_.tokens() || arcs_.token(u.end).punctuation;
  next.only = !number && !ends && anything(state);  // "paid bookings only": of what is before it
  emit(std::move(next), RuleFeature::kOnly);
}

bool Parser::own_reference(ArcId column) const {
  return column_facts_.own_reference(best_column(arcs_, arcs_[column]));
}

// True if "second", "third", ... ends right before the token.
bool Parser::nth(size_t token) const {
  if (token == 0) return false;
  for (size_t i = arcs_.first_at[token - 1]; i < arcs_.first_at[token]; ++i) {
    const Arc& u = arcs_.all[i];
    if (u.kind == MentionKind::kNumber && u.end == token && arcs_.mention(u).ordinal &&
        arcs_.mention(u).number > 1)
      return true;
  }
  return false;
}

// True inside a longer superlative: "the highest rated" is not "highest".
bool Parser::inside_superlative(const Arc& u) const {
  for (size_t i = arcs_.first_at[u.begin]; i < arcs_.first_at[u.begin + 1U]; ++i) {
    const Arc& longer = arcs_.all[i];
    if (longer.kind == MentionKind::kCue && longer.cue == Cue::kSuperlative && longer.end > u.end &&
        longer.score > 0.95F)
      return true;
  }
  return false;
}

bool Parser::opens_extreme(size_t token) const {
  for (size_t i = arcs_.first_at[std::min(token, arcs_.tokens())];
       token < arcs_.tokens() && i < arcs_.first_at[token + 1]; ++i)
    if (arcs_.all[i].kind == MentionKind::kCue && arcs_.all[i].cue == Cue::kSuperlative)
      return true;
  return false;
}

// "more than 2 reviews": prefer the table of that name to a similar column.
bool Parser::rather_table(const ParserState& state, const Arc& u) const {
  if (state.pending != Pending::kCompared || u.score > 0.8F ||
      !column_facts_.quantity(best_column(arcs_, u)))
    return false;
  for (size_t i = arcs_.first_at[u.begin]; i < arcs_.first_at[u.begin + 1U]; ++i)
    if (arcs_.all[i].kind == MentionKind::kTable && arcs_.all[i].end == u.end &&
        arcs_.all[i].score > 0.95F)
      return true;
  return false;
}

// True if the arc is not a column: a verb at the end of its clause, a table, or the ordinal in "the
// second highest".
bool Parser::is_no_column(const ParserState& state, const Arc& u) const {
  return (u.score < 0.9F && anything(state) && acts(u.end - 1U)) || rather_table(state, u) ||
         (nth(u.end) && opens_extreme(u.end));
}

// "hired before their manager"
void Parser::compared_with_own(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  Filter f = filter(next);
  f.op = state.pending_op;
  f.hint = state.pending_arc;
  f.own = id;
  f.column = left_of(state, arcs_[state.pending_arc].begin, f.hint, false);
  take_left(next, f.column);
  push(next, f);
  next.pending = Pending::kNothing;
  next.clause = Clause::kModifier;
  emit(std::move(next), RuleFeature::kOwnReference);
}

// "How many albums did each label release?": true if the token is the main verb of the clause.
bool Parser::acts(size_t token) const {
  const size_t next = token + 1;
  bool ends = next == arcs_.tokens() || arcs_.is(next, kStop);
  for (size_t t = next; t < std::min(next + 3, arcs_.tokens()) && !ends; ++t)  // "in 2023"
    for (size_t i = arcs_.first_at[t]; i < arcs_.first_at[t + 1]; ++i)
      ends |= arcs_.all[i].kind == MentionKind::kDate && (t == next || arcs_.is(next, kRelation));
  if (!ends || !is_relational_verb(arcs_.token(token).lemma)) return false;
  for (size_t t = token; t-- > 0 && !arcs_.is(t, kStop);)
    if (arcs_.is(t, kDo)) return true;
  return false;
}

}  // namespace ask::engine
