// Outputs implied by the question word: "when" a date, "where" a place, "what did they buy" the
// things bought.
#include <algorithm>

#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/parse/parser.h"

namespace ask::engine {

// True if a later word ("hired", "joined") names a date column and is not a better table match.
bool Parser::names_date(size_t from) const {
  for (size_t i = arcs_.first_at[std::min(from, arcs_.tokens())]; i < arcs_.all.size(); ++i) {
    const Arc& u = arcs_.all[i];
    const ColumnExpr c = best_column(arcs_, u);
    if (!c.valid() || (!column_facts_.temporal(c) && !column_facts_.has_word(c, kCalendarDay)))
      continue;
    bool table = false;
    for (size_t k = arcs_.first_at[u.begin]; k < arcs_.first_at[u.begin + 1U]; ++k)
      table |= arcs_.all[k].kind == MentionKind::kTable && arcs_.all[k].score > u.score;
    if (!table) return true;
  }
  return false;
}

// "When was the last order?", "Where does Linda Smith live?"
void Parser::when_or_where(const ParserState& state, ArcId id) {
  const Arc& u = arcs_[id];
  if (u.begin != 0 || u.end != 1 || !arcs_.is(1, kBe | kDo) || anything(state)) return;
  if (u.cue == Cue::kWhere)
    for (size_t t = 2; t < arcs_.tokens(); ++t) {  // asks for a location, not for where it happened
      const std::string& verb = arcs_.token(t).lemma;
      if (!arcs_.token(t).capitalised && is_relational_verb(verb) && !is_residence_verb(verb) &&
          !is_posture_verb(verb))
        return;
    }
  if (u.cue == Cue::kWhen && names_date(1)) return;
  ParserState next = after(state, id);
  next.sketch.outputs.push({id, kNoArc, OutputKind::kColumn, Aggregate::kPlain, false, false});
  emit(std::move(next), RuleFeature::kOutputColumn);
}

// "what did customers buy": the table is the subject of the verb, not an output.
bool Parser::does_it(const ParserState& state, ArcId id) const {
  return state.clause == Clause::kSelect && state.sketch.outputs.empty() &&
         arcs_.token(0).folded == "what" && arcs_.is(1, kDo) &&
         previous_content_token(arcs_[id].begin) == 1;
}

}  // namespace ask::engine
