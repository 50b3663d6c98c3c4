#include "agent/engine/parse/rules/wh_words.h"

#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/parse/rules/arc_predicates.h"

namespace ask::engine {
namespace {

// True if a later word ("hired", "joined") names a date column and is not a better table match.
bool names_date(const RuleContext& context, size_t from) {
  const Arcs& arcs = context.arcs;
  for (const Arc& arc : arcs.beginning_in(from, arcs.tokens())) {
    const ColumnExpr c = best_column(arcs, arc);
    if (!c.valid() ||
        (!context.column_facts.temporal(c) && !context.column_facts.has_word(c, kCalendarDay)))
      continue;
    bool table = false;
    for (const Arc& other : arcs.beginning_at(arc.begin))
      table |= other.kind == MentionKind::kTable && other.score > arc.score;
    if (!table) return true;
  }
  return false;
}

}  // namespace

void apply_when_or_where(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  const Arc& arc = arcs[id];
  if (arc.begin != 0 || arc.end != 1 || !arcs.is(1, kBe | kDo) || has_begun(state)) return;
  if (arc.cue == Cue::kWhere)
    for (size_t t = 2; t < arcs.tokens(); ++t) {  // asks for a location, not for where it happened
      const std::string& verb = arcs.token(t).lemma;
      if (!arcs.token(t).capitalised && is_relational_verb(verb) && !is_residence_verb(verb) &&
          !is_posture_verb(verb))
        return;
    }
  if (arc.cue == Cue::kWhen && names_date(context, 1)) return;
  ParserState next = consume(context, state, id);
  next.sketch.outputs.push({.arc = id});
  context.emit(std::move(next), RuleFeature::kOutputColumn);
}

}  // namespace ask::engine
