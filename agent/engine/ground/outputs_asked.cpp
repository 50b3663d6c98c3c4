// Outputs implied by the question word: a person for "who", a date for "when", a place for "where",
// the items of an order for "what did ... order".
#include <algorithm>

#include "agent/engine/ground/grounder.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/gradable_columns.h"

namespace ask::engine {

// True unless the outputs are of the wrong kind for the question word: "who" needs a name, "when" a
// date, "where" a place, "how much" an amount.
bool Grounder::answers_question_word() const {
  const std::string& word = arcs_.token(0).folded;
  const bool who = word == "who", when = word == "when" && arcs_.is(1, kBe | kDo),
             where = word == "where" && arcs_.is(1, kBe | kDo);
  if (word == "what" && arcs_.is(1, kDo) && sketch_.outputs.empty() && !mentioned_.empty())
    return !(block_.select.size() == 1 &&
             block_.select[0].column == column_facts_.name_of(mentioned_[0]));  // the agent
  const bool much = word == "how" && arcs_.token(1).folded == "much";
  if (!who && !when && !where && !much) return true;
  return std::any_of(block_.select.begin(), block_.select.end(), [&](const ValueExpr& t) {
    if (much) return t.fn != Aggregate::kPlain || column_facts_.measure(t.column);
    if (t.column.whole()) return t.fn == Aggregate::kPlain;
    if (when)
      return column_facts_.temporal(t.column) || column_facts_.has_word(t.column, kCalendarYear) ||
             column_facts_.has_word(t.column, kCalendarDay) ||
             column_facts_.has_word(t.column, kTemporalNoun);
    if (where)
      return place_score(column_facts_, t.column) > 0 &&
             !(t.column == column_facts_.name_of(entity_));
    return t.fn == Aggregate::kPlain && column_facts_.text(t.column) &&
           !column_facts_.identifier(t.column);
  });
}

// The column that answers `word`. kWhere: the best place column of the entity or of a table that it
// refers to. Otherwise the entity's only date, or the only one named after the table ("order_date"
// of orders). Invalid if there is none.
ColumnExpr Grounder::asked(Cue word) {
  if (entity_ == kNone) return {};
  if (word == Cue::kWhere) {
    ColumnExpr best;
    float score = 0;
    const auto consider = [&](uint32_t table, float penalty) {
      for (uint32_t c = 0; c < column_facts_.table(table).columns.size(); ++c) {
        const ColumnExpr column{table, c};
        const float here = place_score(column_facts_, column) - penalty;
        if (column_facts_.name_of(entity_) == column || here <= score) continue;
        best = column, score = here;
      }
    };
    consider(entity_, 0);
    for (uint32_t t = 0; !best.valid() && t < column_facts_.catalog().tables.size(); ++t)
      if (graph_.distance(entity_, t) == 1 && graph_.to_one(entity_, t)) consider(t, 0);
    return best;
  }
  if (std::find(mentioned_.begin(), mentioned_.end(), entity_) == mentioned_.end()) return {};
  std::vector<ColumnExpr> dates, own;
  for (uint32_t c = 0; c < column_facts_.table(entity_).columns.size(); ++c) {
    const ColumnExpr column{entity_, c};
    if (!column_facts_.temporal(column)) continue;
    dates.push_back(column);
    for (const uint32_t w : column_facts_.index().table(entity_).words)
      if (column_facts_.has_word(column, column_facts_.index().word(w).lemma)) {
        own.push_back(column);
        break;
      }
  }
  if (dates.size() == 1) return dates[0];
  return own.size() == 1 ? own[0] : ColumnExpr{};
}

// True if the arc is the verb of "what did she order": a table whose rows have no names, so the
// question asks for the items.
bool Grounder::what_was_done(ArcId id) const {
  const Arc& u = arcs_[id];
  const ColumnExpr name = column_facts_.name_of(table_of(id));
  return arcs_.token(0).folded == "what" && arcs_.is(1, kDo) && u.end == u.begin + 1 &&
         is_relational_verb(arcs_.token(u.begin).lemma) && before_verb(u.begin) &&
         !(name.valid() && column_facts_.of(name).naming);
}

// True if there is a subject between "did" and the verb.
bool Grounder::before_verb(size_t verb) const {
  for (size_t t = 2; t < verb; ++t)
    if (!arcs_.is(t, kArticle)) return true;
  return false;
}

// The name column of the only table that rows of `from` refer to, directly or over a table without
// names, and that keeps no people: the book of a loan's copy. Invalid if there are none or several.
ColumnExpr Grounder::thing_referred(uint32_t from, uint32_t except, int steps) const {
  ColumnExpr found, far;
  for (const uint32_t e : graph_.of(from)) {
    const Edge& edge = graph_.edges()[e];
    if (edge.child != from || edge.parent == from || edge.parent == except ||
        (except != kNone && graph_.to_one(except, edge.parent)))
      continue;
    const bool people = keeps_people(column_facts_.index(), edge.parent) ||
                        column_facts_.index().row_names(edge.parent) != nullptr;
    const ColumnExpr name = column_facts_.name_of(edge.parent);
    if (people || !name.valid()) continue;
    const bool names = column_facts_.of(name).naming;
    const ColumnExpr here =
        names || steps <= 1 ? name : thing_referred(edge.parent, except, steps - 1);
    if (!here.valid() || !column_facts_.of(here).naming) continue;
    ColumnExpr& of = names ? found : far;
    if (of.valid() && !(of == here)) return {};
    of = here;
  }
  return found.valid() ? found : far;
}

// What was done to the rows of `t`, by its name: the products of the lines of an order, the book of
// a loan. Invalid if there is none or more than one.
ColumnExpr Grounder::things_of(uint32_t t) const {
  ColumnExpr found;
  for (const uint32_t e : graph_.of(t)) {
    const Edge& line = graph_.edges()[e];
    if (line.parent != t || line.child == t) continue;
    const ColumnExpr name = thing_referred(line.child, t, 1);
    if (!name.valid()) continue;
    if (found.valid() && !(found == name)) return {};
    found = name;
  }
  return found.valid() ? found : thing_referred(t, kNone, 2);
}

}  // namespace ask::engine
