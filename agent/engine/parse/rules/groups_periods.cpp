// Date parts as group keys or outputs ("per month", "monthly", "which year"), boolean columns,
// event dates, and shares, ratios and differences.
#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/word_classes.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/parse/parser.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {

void Parser::period(const ParserState& state, ArcId id) {
  const Arc& u = arcs_[id];
  if (state.pending == Pending::kSuperlative && state.pending_superlative.arc == kNoArc &&
      state.pending_superlative.kind == SuperlativeKind::kPopular) {  // "the busiest month"
    ParserState next = after(state, id);
    next.pending_superlative.arc = id;
    const bool asked = next.sketch.outputs.empty();
    close_extreme(next);
    if (asked) {
      output(next, id, Aggregate::kPlain, false);
      next.clause = Clause::kSelect;
    }
    charge(next, RuleFeature::kGroupKey, 2);
    return emit(std::move(next), RuleFeature::kMostOf);
  }
  const bool adjective = arcs_.says(u, kPeriodAdjectives);
  if (state.clause == Clause::kGroup || adjective) {  // "orders per month", "monthly orders"
    ParserState next = after(state, id);
    if (!adjective) settle(next);
    if (!next.sketch.groups.push(id)) next.sketch.note(Feature::kUnsupported);
    if (state.clause == Clause::kGroup) {
      if (arcs_.is(next.position, kAndWord)) {  // "per month and <column>"
        ParserState more = next;
        emit(std::move(more), RuleFeature::kGroupKey);
      }
      next.clause = next.sketch.outputs.empty() ? Clause::kSelect : Clause::kModifier;
    }
    // "revenue by month", "by country and month": after "by", a date part is almost certainly a
    // group key.
    const int word = previous_content_token(u.begin);
    const bool by = word >= 0 && (arcs_.token(static_cast<size_t>(word)).folded == "by" ||
                                  (!adjective && !state.sketch.groups.empty() &&
                                   arcs_.is(static_cast<size_t>(word), kAndWord)));
    return emit(std::move(next), RuleFeature::kGroupKey, by ? 3 : 1);
  }
  if (state.clause == Clause::kOrder) {
    const int by = previous_content_token(u.begin);
    if (by < 0 || arcs_.token(static_cast<size_t>(by)).folded != "by") return;
    ParserState next = after(state, id);
    settle(next);
    if (!next.sketch.orders.push({id, Aggregate::kPlain, false, false}))
      next.sketch.note(Feature::kUnsupported);
    return emit(std::move(next), RuleFeature::kOrderKey);
  }
  // "which month", "in which year": an output after a question word.
  const int word = previous_content_token(u.begin);
  if (word < 0 || !arcs_.is(static_cast<size_t>(word), kQuestionWord) ||
      !state.sketch.outputs.empty())
    return;
  ParserState next = after(state, id);
  settle(next);
  next.clause = Clause::kSelect;
  output(next, id, Aggregate::kPlain, false);
  emit(std::move(next), RuleFeature::kOutputColumn);
}

bool Parser::flag(ArcId id) const {
  const Arc& u = arcs_[id];
  // "an active value of 1", "FDA approved 'Yes'": the column is compared with the value instead.
  for (size_t t = u.end; t < std::min<size_t>(u.end + 4U, arcs_.tokens()); ++t) {
    if (arcs_.is(t, kAndWord | kOrWord | kComma | kStop)) break;
    if (arcs_.token(t).quoted) return false;
    for (size_t i = arcs_.first_at[t]; i < arcs_.first_at[t + 1]; ++i)
      if (arcs_.all[i].kind == MentionKind::kNumber && arcs_.all[i].score > 0.9F &&
          arcs_.mention(arcs_.all[i]).number <= 1)
        return false;
  }
  return u.kind == MentionKind::kColumn && column_facts_.flag(best_column(arcs_, u));
}

// True for a flag before the table that has it, with values or other flags of the table in between:
// "active customers" and "heated large kennels" ask for rows.
bool Parser::qualifies_table(ArcId id) const {
  constexpr size_t kMostBetween = 2;
  const Arc& u = arcs_[id];
  if (u.end - u.begin != 1) return false;
  const uint32_t table = best_column(arcs_, u).table;
  for (size_t t = u.end; t < std::min<size_t>(u.end + 1U + kMostBetween, arcs_.tokens()); ++t) {
    bool adjective = false;
    for (size_t i = arcs_.first_at[t]; i < arcs_.first_at[t + 1U]; ++i) {
      const Arc& next = arcs_.all[i];
      if (next.score <= 0.85F) continue;
      if (next.kind == MentionKind::kTable && next.score > 0.9F &&
          arcs_.mention(next).table == table)
        return true;
      const bool one = next.end == t + 1;
      if (next.kind == MentionKind::kValue)
        adjective |= one && arcs_.mention(next).table == table && arcs_.mention(next).found;
      else if (next.kind == MentionKind::kColumn)
        adjective |= one && best_column(arcs_, next).table == table &&
                     column_facts_.flag(best_column(arcs_, next));
    }
    if (!adjective) return false;
  }
  return false;
}

// True if the arc of a flag takes in the table that it qualifies: "refunded tickets" for
// ticket.refunded. The flag alone is a condition, and the table is what is asked for.
bool Parser::qualifies_own_table(ArcId id) const {
  const Arc& u = arcs_[id];
  if (u.kind != MentionKind::kColumn || u.end - u.begin != 2 || !flag(id)) return false;
  const uint32_t table = best_column(arcs_, u).table;
  for (size_t i = arcs_.first_at[u.begin + 1U]; i < arcs_.first_at[u.end]; ++i) {
    const Arc& noun = arcs_.all[i];
    if (noun.kind == MentionKind::kTable && noun.end == u.end && noun.score > 0.9F &&
        arcs_.mention(noun).table == table)
      return true;
  }
  return false;
}

// "discontinued products", "holidays on a weekend"
void Parser::flag_holds(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  const bool counts = state.pending == Pending::kCount;  // "how many premium users"
  if (!counts) settle(next);
  Filter f = filter(next);
  f.op = Op::kFlag;
  f.column = id;
  push(next, f);
  if (next.clause == Clause::kSelect && anything(state) && !counts) next.clause = Clause::kModifier;
  emit(std::move(next), RuleFeature::kFlag);
}

// True for an event date that may be NULL: "disbanded" for disbanded_year.
bool Parser::may_happen(ArcId id) const {
  const Arc& u = arcs_[id];
  if (u.kind != MentionKind::kColumn || u.end - u.begin != 1) return false;
  const ColumnExpr c = best_column(arcs_, u);
  const std::string& word = arcs_.token(u.begin).folded;
  return c.valid() && column_facts_.temporal(c) && column_facts_.first_word(c) == word &&
         has_past_suffix(word) && column_facts_.column(c).statistics.missing() > 0;
}

void Parser::happened(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  settle(next);
  Filter f = filter(next);
  f.op = Op::kIsNull;
  f.negated = !next.negated;
  f.column = id;
  push(next, f);
  if (next.clause == Clause::kSelect && anything(state)) next.clause = Clause::kModifier;
  const size_t t = arcs_[id].begin;
  const bool surely = (t > 0 && arcs_.token(t - 1).folded == "been") ||
                      (t + 1 < arcs_.tokens() && arcs_.token(t + 1).folded == "yet");
  emit(std::move(next), RuleFeature::kFlag, surely ? 4 : 1);
}

// True if the word is a date part that does not occur in the column's name: "month" for order_date.
bool Parser::only_dated(ArcId id) const {
  const Arc& u = arcs_[id];
  if (u.end - u.begin != 1) return false;
  bool period = false;
  for (size_t i = arcs_.first_at[u.begin]; i < arcs_.first_at[u.begin + 1U]; ++i)
    period |= arcs_.all[i].kind == MentionKind::kCue && arcs_.all[i].cue == Cue::kPeriod &&
              arcs_.all[i].end >= u.end;
  if (!period) return false;
  const std::string& word = arcs_.token(u.begin).lemma;
  if (word == kCalendarDay) return false;
  for (size_t i = 0; i < u.count; ++i) {
    const Mention& m = arcs_.mention(u, i);
    if (column_facts_.has_word({m.table, m.column}, word)) return false;
  }
  return true;
}

// "albums released in 2019", "hired since March": the date column is a filter, not an output.
bool Parser::tells_when(const ParserState& state, ArcId id) const {
  const Arc& u = arcs_[id];
  const std::string& word = arcs_.token(u.end - 1U).folded;
  if (u.end - u.begin > 2 || !state.aggregates.empty() || (u.begin > 0 && listed(u.begin)))
    return false;
  if (!has_past_suffix(word) && !text::is_one_of(word, kMomentVerbs)) return false;
  const ColumnExpr column = best_column(arcs_, u);
  const bool dated =
      column_facts_.temporal(column) || column_facts_.has_word(column, kCalendarYear);
  if (!dated || arcs_.token(0).folded == "when") return false;
  if (u.end - u.begin == 2 && column_facts_.has_word(column, arcs_.token(u.begin).lemma))
    return false;                                   // "year founded" is a name
  if (arcs_.token(0).folded == "who") return true;  // "who" does not ask for a date
  for (size_t t = u.end; t < std::min<size_t>(u.end + 3U, arcs_.tokens()); ++t) {
    bool joint = arcs_.is(t, kRelation | kArticle);
    for (size_t i = arcs_.first_at[t]; i < arcs_.first_at[t + 1]; ++i) {
      const Arc& next = arcs_.all[i];
      if (next.kind == MentionKind::kDate) return true;
      if (next.kind == MentionKind::kNumber && t > u.end) return true;
      joint |= next.kind == MentionKind::kCue && comparison(next.cue) != Op::kEqual;
      joint |= next.kind == MentionKind::kCue && next.cue == Cue::kBetween;
    }
    if (!joint) return false;
  }
  return false;
}

// True if a relative date ("last month") begins at the token or after its article.
bool Parser::told_from_today(size_t token) const {
  for (size_t t = token; t < std::min(token + 2, arcs_.tokens()); ++t) {
    for (size_t i = arcs_.first_at[t]; i < arcs_.first_at[t + 1]; ++i)
      if (arcs_.all[i].kind == MentionKind::kDate && arcs_.mention(arcs_.all[i]).relative)
        return true;
    if (!arcs_.is(t, kArticle)) break;
  }
  return false;
}

// "what share of", "the ratio of", "the difference between". Shares and ratios count rows unless
// the question names something to sum or compare.
void Parser::part(const ParserState& state, ArcId id) {
  if (state.sketch.part != Part::kUnset) return;
  ParserState next = after(state, id);
  settle(next);
  const Arc& u = arcs_[id];
  Sketch& k = next.sketch;
  k.part_arc = id;
  if (u.cue == Cue::kDifference) {
    k.part = Part::kDifference;
    next.clause = Clause::kSelect;
    return emit(std::move(next));
  }
  k.part = u.cue == Cue::kRatio              ? Part::kRatio
           : arcs_.says(u, kProportionNouns) ? Part::kProportion
                                             : Part::kPercent;
  if (next.clause == Clause::kModifier && k.outputs.empty()) next.clause = Clause::kSelect;
  ParserState apart = next;
  apart.pending = Pending::kCount;
  apart.pending_arc = id;
  emit(std::move(apart));
  if (u.cue == Cue::kRatio) emit(std::move(next));
}

}  // namespace ask::engine
