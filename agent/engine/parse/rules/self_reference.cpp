// "only", verbs that are also columns, columns that refer to rows of the same table.
#include <algorithm>

#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/parse/parser.h"

namespace ask::engine {

// "who only bought toys" restricts what follows; "only one order" and "show only" do not.
void Reader::only(const State& state, UnitId id) {
  const Unit& u = unit(id);
  if (u.score < 0.75F || (u.begin > 0 && units_.is(u.begin - 1U, kRequest))) return;
  State next = after(state, id);
  bool number = false;
  for (size_t i = units_.first_at[u.end];
       u.end < units_.tokens() && i < units_.first_at[u.end + 1U]; ++i)
    number |= units_.all[i].kind == MentionKind::kNumber;
  next.only = !number && anything(state);
  emit(std::move(next), Rule::kOnly);
}

bool Reader::own_reference(UnitId column) const {
  return traits_.own_reference(best_column(units_, unit(column)));
}

// "second", "third", ... stands right before the token.
bool Reader::nth(size_t token) const {
  if (token == 0) return false;
  for (size_t i = units_.first_at[token - 1]; i < units_.first_at[token]; ++i) {
    const Unit& u = units_.all[i];
    if (u.kind == MentionKind::kNumber && u.end == token && units_.mention(u).ordinal &&
        units_.mention(u).number > 1)
      return true;
  }
  return false;
}

// "the highest rated" is one phrase, and asks for nothing that is highest.
bool Reader::inside_superlative(const Unit& u) const {
  for (size_t i = units_.first_at[u.begin]; i < units_.first_at[u.begin + 1U]; ++i) {
    const Unit& longer = units_.all[i];
    if (longer.kind == MentionKind::kKeyword && longer.keyword == Keyword::kSuperlative &&
        longer.end > u.end && longer.score > 0.95F)
      return true;
  }
  return false;
}

bool Reader::opens_extreme(size_t token) const {
  for (size_t i = units_.first_at[std::min(token, units_.tokens())];
       token < units_.tokens() && i < units_.first_at[token + 1]; ++i)
    if (units_.all[i].kind == MentionKind::kKeyword &&
        units_.all[i].keyword == Keyword::kSuperlative)
      return true;
  return false;
}

// "more than 2 reviews" are rows of that very table, and no column that means much the same.
bool Reader::rather_table(const State& state, const Unit& u) const {
  if (state.pending != Pending::kCompared || u.score > 0.8F ||
      !traits_.quantity(best_column(units_, u)))
    return false;
  for (size_t i = units_.first_at[u.begin]; i < units_.first_at[u.begin + 1U]; ++i)
    if (units_.all[i].kind == MentionKind::kTable && units_.all[i].end == u.end &&
        units_.all[i].score > 0.95F)
      return true;
  return false;
}

// A verb at the end of its clause; "the second highest" names no seconds.
bool Reader::is_no_column(const State& state, const Unit& u) const {
  return (u.score < 0.9F && anything(state) && acts(u.end - 1U)) || rather_table(state, u) ||
         (nth(u.end) && opens_extreme(u.end));
}

// "hired before their manager"
void Reader::compared_with_own(const State& state, UnitId id) {
  State next = after(state, id);
  Filter f = filter(next);
  f.op = state.pending_op;
  f.hint = state.pending_unit;
  f.own = id;
  f.column = left_of(state, unit(state.pending_unit).begin, f.hint, false);
  take_left(next, f.column);
  push(next, f);
  next.pending = Pending::kNothing;
  next.role = Role::kModifier;
  emit(std::move(next), Rule::kOwnReference);
}

// "How many albums did each label release?": the word is what is done, and no column is meant.
bool Reader::acts(size_t token) const {
  const size_t next = token + 1;
  bool ends = next == units_.tokens() || units_.is(next, kStop);
  for (size_t t = next; t < std::min(next + 3, units_.tokens()) && !ends; ++t)  // "in 2023"
    for (size_t i = units_.first_at[t]; i < units_.first_at[t + 1]; ++i)
      ends |= units_.all[i].kind == MentionKind::kDate && (t == next || units_.is(next, kRelation));
  if (!ends || !is_linking_verb(units_.token(token).lemma)) return false;
  for (size_t t = token; t-- > 0 && !units_.is(t, kStop);)
    if (units_.is(t, kDo)) return true;
  return false;
}

}  // namespace ask::engine
