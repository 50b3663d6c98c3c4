// "per month", "monthly", "which year": a part of the dates as a group or as what is asked for.
#include <algorithm>

#include "agent/engine/parse/parser.h"

namespace ask::engine {

void Reader::period(const State& state, UnitId id) {
  const Unit& u = unit(id);
  const bool adjective = units_.says(
      u, {"yearly", "annual", "annually", "quarterly", "monthly", "weekly", "daily", "hourly"});
  if (state.role == Role::kGroup || adjective) {  // "orders per month", "monthly orders"
    State next = after(state, id);
    if (!adjective) settle(next);
    if (!next.sketch.groups.push(id)) next.sketch.note(Note::kOverflow);
    if (state.role == Role::kGroup) {
      if (units_.is(next.position, kAndWord)) {  // "per month and <column>"
        State more = next;
        emit(std::move(more), Rule::kGroupKey);
      }
      next.role = next.sketch.outputs.empty() ? Role::kSelect : Role::kModifier;
    }
    // "revenue by month": after "by" a part of dates can hardly be anything else.
    const int word = before(u.begin);
    const bool by = word >= 0 && units_.token(static_cast<size_t>(word)).folded == "by";
    return emit(std::move(next), Rule::kGroupKey, by ? 3 : 1);
  }
  if (state.role == Role::kOrder) {
    const int by = before(u.begin);
    if (by < 0 || units_.token(static_cast<size_t>(by)).folded != "by") return;
    State next = after(state, id);
    settle(next);
    if (!next.sketch.orders.push({id, Aggregate::kPlain, false, false}))
      next.sketch.note(Note::kOverflow);
    return emit(std::move(next), Rule::kOrderKey);
  }
  // "which month", "in which year": asked for by a question word right before it.
  const int word = before(u.begin);
  if (word < 0 || !units_.is(static_cast<size_t>(word), kQuestionWord) ||
      !state.sketch.outputs.empty())
    return;
  State next = after(state, id);
  settle(next);
  next.role = Role::kSelect;
  output(next, id, Aggregate::kPlain, false);
  emit(std::move(next), Rule::kOutputColumn);
}

bool Reader::flag(UnitId id) const {
  const Unit& u = unit(id);
  // "an active value of 1", "FDA approved 'Yes'": it is compared with what follows.
  for (size_t t = u.end; t < std::min<size_t>(u.end + 4U, units_.tokens()); ++t) {
    if (units_.is(t, kAndWord | kOrWord | kComma | kStop)) break;
    if (units_.token(t).quoted) return false;
    for (size_t i = units_.first_at[t]; i < units_.first_at[t + 1]; ++i)
      if (units_.all[i].kind == MentionKind::kNumber && units_.all[i].score > 0.9F &&
          units_.mention(units_.all[i]).number <= 1)
        return false;
  }
  return u.kind == MentionKind::kColumn && traits_.flag(best_column(units_, u));
}

// "discontinued products", "holidays on a weekend"
void Reader::flag_holds(const State& state, UnitId id) {
  State next = after(state, id);
  const bool counts = state.pending == Pending::kCount;  // "how many premium users"
  if (!counts) settle(next);
  Filter f = filter(next);
  f.op = Op::kFlag;
  f.column = id;
  push(next, f);
  if (next.role == Role::kSelect && anything(state) && !counts) next.role = Role::kModifier;
  emit(std::move(next), Rule::kFlag);
}

// "disbanded" for disbanded_year, which is not always there.
bool Reader::may_happen(UnitId id) const {
  const Unit& u = unit(id);
  if (u.kind != MentionKind::kColumn || u.end - u.begin != 1) return false;
  const ColumnId c = best_column(units_, u);
  const std::string& word = units_.token(u.begin).folded;
  return c.valid() && traits_.temporal(c) && traits_.first_word(c) == word &&
         word.ends_with("ed") && traits_.column(c).statistics.nulls > 0;
}

void Reader::happened(const State& state, UnitId id) {
  State next = after(state, id);
  settle(next);
  Filter f = filter(next);
  f.op = Op::kIsNull;
  f.negated = !next.negated;
  f.column = id;
  push(next, f);
  if (next.role == Role::kSelect && anything(state)) next.role = Role::kModifier;
  const size_t t = unit(id).begin;
  const bool surely = (t > 0 && units_.token(t - 1).folded == "been") ||
                      (t + 1 < units_.tokens() && units_.token(t + 1).folded == "yet");
  emit(std::move(next), Rule::kFlag, surely ? 4 : 1);
}

// The column is meant by a word for a part of dates that its own name does not have: "per month" of
// order_date.
bool Reader::only_dated(UnitId id) const {
  const Unit& u = unit(id);
  if (u.end - u.begin != 1) return false;
  bool period = false;
  for (size_t i = units_.first_at[u.begin]; i < units_.first_at[u.begin + 1U]; ++i)
    period |= units_.all[i].kind == MentionKind::kKeyword &&
              units_.all[i].keyword == Keyword::kPeriod && units_.all[i].end >= u.end;
  if (!period) return false;
  const std::string& word = units_.token(u.begin).lemma;
  if (word == "date") return false;
  for (size_t i = 0; i < u.count; ++i) {
    const Mention& m = units_.mention(u, i);
    if (traits_.has_word({m.table, m.column}, word)) return false;
  }
  return true;
}

// "albums released in 2019", "hired since March": a date that narrows the rows, not one asked for.
bool Reader::tells_when(const State& state, UnitId id) const {
  const Unit& u = unit(id);
  const std::string& word = units_.token(u.end - 1U).folded;
  if (u.end - u.begin > 2 || !state.aggregates.empty() || (u.begin > 0 && listed(u.begin)))
    return false;
  if (!word.ends_with("ed") && word != "born" && word != "built" && word != "made") return false;
  const ColumnId column = best_column(units_, u);
  const bool dated = traits_.temporal(column) || traits_.has_word(column, "year");
  if (!dated || units_.token(0).folded == "when") return false;
  if (u.end - u.begin == 2 && traits_.has_word(column, units_.token(u.begin).lemma))
    return false;                                    // "year founded" is a name
  if (units_.token(0).folded == "who") return true;  // no date is a person
  for (size_t t = u.end; t < std::min<size_t>(u.end + 3U, units_.tokens()); ++t) {
    bool joint = units_.is(t, kRelation | kArticle);
    for (size_t i = units_.first_at[t]; i < units_.first_at[t + 1]; ++i) {
      const Unit& next = units_.all[i];
      if (next.kind == MentionKind::kDate) return true;
      if (next.kind == MentionKind::kNumber && t > u.end) return true;
      joint |= next.kind == MentionKind::kKeyword && comparison(next.keyword) != Op::kEqual;
      joint |= next.kind == MentionKind::kKeyword && next.keyword == Keyword::kBetween;
    }
    if (!joint) return false;
  }
  return false;
}

// "last month" begins here, or after an article.
bool Reader::told_from_today(size_t token) const {
  for (size_t t = token; t < std::min(token + 2, units_.tokens()); ++t) {
    for (size_t i = units_.first_at[t]; i < units_.first_at[t + 1]; ++i)
      if (units_.all[i].kind == MentionKind::kDate && units_.mention(units_.all[i]).relative)
        return true;
    if (!units_.is(t, kArticle)) break;
  }
  return false;
}

// "what share of", "the ratio of", "the difference between": rows are counted unless something
// else is said to be added up or compared.
void Reader::part(const State& state, UnitId id) {
  if (state.sketch.part != Part::kUnset) return;
  State next = after(state, id);
  settle(next);
  const Unit& u = unit(id);
  Sketch& k = next.sketch;
  k.part_unit = id;
  if (u.keyword == Keyword::kDifference) {
    k.part = Part::kDifference;
    next.role = Role::kSelect;
    return emit(std::move(next));
  }
  k.part = u.keyword == Keyword::kRatio                 ? Part::kRatio
           : units_.says(u, {"proportion", "fraction"}) ? Part::kProportion
                                                        : Part::kPercent;
  if (next.role == Role::kModifier && k.outputs.empty()) next.role = Role::kSelect;
  State apart = next;
  apart.pending = Pending::kCount;
  apart.pending_unit = id;
  emit(std::move(apart));
  if (u.keyword == Keyword::kRatio) emit(std::move(next));
}

}  // namespace ask::engine
