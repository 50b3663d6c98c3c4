// What the word that opens a question asks for: "when" a date, "where" a place, "what did they
// buy" the things bought.
#include <algorithm>

#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/parse/parser.h"

namespace ask::engine {

// A later word means a date, and no table: "hired", "joined".
bool Reader::names_date(size_t from) const {
  for (size_t i = units_.first_at[std::min(from, units_.tokens())]; i < units_.all.size(); ++i) {
    const Unit& u = units_.all[i];
    const ColumnId c = best_column(units_, u);
    if (!c.valid() || (!traits_.temporal(c) && !traits_.has_word(c, "date"))) continue;
    bool table = false;
    for (size_t k = units_.first_at[u.begin]; k < units_.first_at[u.begin + 1U]; ++k)
      table |= units_.all[k].kind == MentionKind::kTable && units_.all[k].score > u.score;
    if (!table) return true;
  }
  return false;
}

// "When was the last order?", "Where does Linda Smith live?"
void Reader::when_or_where(const State& state, UnitId id) {
  const Unit& u = unit(id);
  if (u.begin != 0 || u.end != 1 || !units_.is(1, kBe | kDo) || anything(state)) return;
  if (u.keyword == Keyword::kWhere)
    for (size_t t = 2; t < units_.tokens(); ++t) {  // where it is, and not where it is done
      const std::string& verb = units_.token(t).lemma;
      if (!units_.token(t).capitalised && is_linking_verb(verb) && verb != "live" &&
          verb != "locate" && verb != "base" && verb != "stay" && verb != "reside" &&
          verb != "stand" && verb != "sit")
        return;
    }
  if (u.keyword == Keyword::kWhen && names_date(1)) return;
  State next = after(state, id);
  next.sketch.outputs.push({id, kNoUnit, OutputKind::kColumn, Aggregate::kPlain, false, false});
  emit(std::move(next), Rule::kOutputColumn);
}

// "what did customers buy": they do it, and are not what is asked for.
bool Reader::does_it(const State& state, UnitId id) const {
  return state.role == Role::kSelect && state.sketch.outputs.empty() &&
         units_.token(0).folded == "what" && units_.is(1, kDo) && before(unit(id).begin) == 1;
}

}  // namespace ask::engine
