#include "agent/engine/parse/rules/date_columns.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/particle_words.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/parse/rules/arc_predicates.h"
#include "agent/engine/parse/rules/defaults.h"
#include "agent/engine/parse/rules/filters.h"
#include "agent/engine/parse/rules/output_list.h"
#include "agent/engine/schema/gradable_columns.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {

bool is_event_date(const RuleContext& context, ArcId id) {
  const Arcs& arcs = context.arcs;
  const Arc& arc = arcs[id];
  if (arc.kind != MentionKind::kColumn || arc.end - arc.begin != 1) return false;
  const ColumnExpr c = best_column(arcs, arc);
  const std::string& word = arcs.token(arc.begin).folded;
  return c.valid() && context.column_facts.temporal(c) &&
         context.column_facts.first_word(c) == word && has_past_suffix(word) &&
         context.column_facts.column(c).statistics.missing() > 0;
}

void filter_by_event(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  ParserState next = consume(context, state, id);
  settle(context, next);
  Filter filter = new_filter(next);
  filter.op = Op::kIsNull;
  filter.negated = !next.negated;
  filter.column = id;
  add_filter(next, filter);
  if (next.clause == Clause::kSelect && has_begun(state)) next.clause = Clause::kModifier;
  const size_t t = arcs[id].begin;
  const bool surely = (t > 0 && arcs.token(t - 1).folded == "been") ||
                      (t + 1 < arcs.tokens() && arcs.token(t + 1).folded == "yet");
  context.emit(std::move(next), RuleFeature::kFlag, surely ? 4 : 1);
}

namespace {

// "screenings per year": of rows that have a date of their own, not by the year of the film.
bool divides_dated_rows(const RuleContext& context, const Arc& arc) {
  const Arcs& arcs = context.arcs;
  if (arc.begin < 2 || !text::is_one_of(arcs.token(arc.begin - 1U).folded, {"per", "by", "each"}))
    return false;
  size_t end = arc.begin - 1U;
  if (text::is_one_of(arcs.token(end - 1).folded, {"in", "for"}) && end > 1) --end;
  for (const Arc& rows : arcs.all) {
    if (rows.kind != MentionKind::kTable || rows.end != end || rows.score < 0.9F) continue;
    const uint32_t table = arcs.mention(rows).table;
    const ScaleMatch date = match_scale(context.column_facts, table, scales::kDate);
    if (date.score <= 0 || dates_row(context.column_facts, date.column) ||
        context.column_facts.birth_date(date.column))
      continue;
    bool own = false;
    for (size_t i = 0; i < arc.count; ++i) own |= arcs.mention(arc, i).table == table;
    return !own;
  }
  return false;
}

}  // namespace

bool is_only_date_part(const RuleContext& context, ArcId id) {
  const Arcs& arcs = context.arcs;
  const Arc& arc = arcs[id];
  if (arc.end - arc.begin != 1) return false;
  bool period = false;
  for (const Arc& other : arcs.beginning_at(arc.begin))
    period |= other.is_cue(Cue::kPeriod) && other.end >= arc.end;
  if (!period) return false;
  const std::string& word = arcs.token(arc.begin).lemma;
  if (word == kCalendarDay) return false;
  if (divides_dated_rows(context, arc)) return true;
  for (size_t i = 0; i < arc.count; ++i) {
    const Mention& m = arcs.mention(arc, i);
    if (m.adjust == ColumnExpr::Adjust::kSince) return false;  // "total hours" of the shifts
    if (context.column_facts.has_word({m.table, m.column}, word)) return false;
  }
  return true;
}

bool restricts_by_date(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  const Arc& arc = arcs[id];
  const std::string& word = arcs.token(arc.end - 1U).folded;
  if (arc.end - arc.begin > 2 || !state.aggregates.empty() ||
      (arc.begin > 0 && is_listed(context, arc.begin)))
    return false;
  const bool particle = arc.end - arc.begin == 2 && text::is_one_of(word, kDirectionParticles) &&
                        has_participle_suffix(arcs.token(arc.begin).folded);  // "taken in"
  if (!has_past_suffix(word) && !particle && !text::is_one_of(word, kDateRequestWords))
    return false;
  const ColumnExpr column = best_column(arcs, arc);
  const bool dated =
      context.column_facts.temporal(column) || context.column_facts.has_word(column, kCalendarYear);
  if (!dated || arcs.token(0).folded == "when") return false;
  if (arc.end - arc.begin == 2 && !particle &&
      context.column_facts.has_word(column, arcs.token(arc.begin).lemma))
    return false;                                  // "year founded" is a name
  if (arcs.token(0).folded == "who") return true;  // "who" does not ask for a date
  for (size_t t = arc.end; t < std::min<size_t>(arc.end + 3U, arcs.tokens()); ++t) {
    bool joint = arcs.is(t, kRelation | kArticle);
    for (const Arc& next : arcs.beginning_at(t)) {
      if (next.kind == MentionKind::kDate) return true;
      if (next.kind == MentionKind::kNumber && t > arc.end) return true;
      joint |= next.kind == MentionKind::kCue && comparison_operator(next.cue) != Op::kEqual;
      joint |= next.is_cue(Cue::kBetween);
    }
    if (!joint) return false;
  }
  return false;
}

bool is_relative_date_at(const Arcs& arcs, size_t token) {
  for (size_t t = token; t < std::min(token + 2, arcs.tokens()); ++t) {
    for (const Arc& other : arcs.beginning_at(t))
      if (other.kind == MentionKind::kDate && arcs.mention(other).relative) return true;
    if (!arcs.is(t, kArticle)) break;
  }
  return false;
}

}  // namespace ask::engine
