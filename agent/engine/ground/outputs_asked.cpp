#include "agent/engine/ground/outputs_asked.h"

#include <algorithm>

#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/gradable_columns.h"

namespace ask::engine {
namespace {

// True if there is a subject between "did" and the verb.
bool has_subject_before(const Arcs& arcs, size_t verb) {
  for (size_t t = 2; t < verb; ++t)
    if (!arcs.is(t, kArticle)) return true;
  return false;
}

// The name column of the only table that rows of `from` refer to, directly or over a table without
// names, and that keeps no people: the book of a loan's copy. Invalid if there are none or several.
ColumnExpr referred_item(const GroundingInput& in, uint32_t from, uint32_t except, int steps) {
  ColumnExpr found, far;
  for (const uint32_t e : in.graph.of(from)) {
    const Edge& edge = in.graph.edges()[e];
    if (edge.child != from || edge.parent == from || edge.parent == except ||
        (except != kNone && in.graph.to_one(except, edge.parent)))
      continue;
    const bool people = keeps_people(in.facts.index(), edge.parent) ||
                        in.facts.index().row_names(edge.parent) != nullptr;
    const ColumnExpr name = in.facts.name_of(edge.parent);
    if (people || !name.valid()) continue;
    const bool names = in.facts.of(name).naming;
    const ColumnExpr here =
        names || steps <= 1 ? name : referred_item(in, edge.parent, except, steps - 1);
    if (!here.valid() || !in.facts.of(here).naming) continue;
    ColumnExpr& of = names ? found : far;
    if (of.valid() && !(of == here)) return {};
    of = here;
  }
  return found.valid() ? found : far;
}

}  // namespace

bool answers_question_word(const GroundingInput& in, const Grounding& g) {
  const std::string& word = in.arcs.token(0).folded;
  const bool who = word == "who", when = word == "when" && in.arcs.is(1, kBe | kDo),
             where = word == "where" && in.arcs.is(1, kBe | kDo);
  if (word == "what" && in.arcs.is(1, kDo) && in.sketch.outputs.empty() && !g.mentioned.empty())
    return !(g.block.select.size() == 1 &&
             g.block.select[0].column == in.facts.name_of(g.mentioned[0]));  // the agent
  const bool much = word == "how" && in.arcs.token(1).folded == "much";
  if (!who && !when && !where && !much) return true;
  return std::any_of(g.block.select.begin(), g.block.select.end(), [&](const ValueExpr& t) {
    if (much) return t.fn != Aggregate::kPlain || in.facts.measure(t.column);
    if (t.column.whole()) return t.fn == Aggregate::kPlain;
    if (when)
      return in.facts.temporal(t.column) || in.facts.has_word(t.column, kCalendarYear) ||
             in.facts.has_word(t.column, kCalendarDay) ||
             in.facts.has_word(t.column, kTemporalNoun);
    if (where)
      return place_score(in.facts, t.column) > 0 && !(t.column == in.facts.name_of(g.entity));
    return t.fn == Aggregate::kPlain && in.facts.text(t.column) && !in.facts.identifier(t.column);
  });
}

ColumnExpr column_asked_for(const GroundingInput& in, const Grounding& g, Cue word) {
  if (g.entity == kNone) return {};
  if (word == Cue::kWhere) {
    ColumnExpr best;
    float score = 0;
    const auto consider = [&](uint32_t table, float penalty) {
      for (uint32_t c = 0; c < in.facts.table(table).columns.size(); ++c) {
        const ColumnExpr column{table, c};
        const float here = place_score(in.facts, column) - penalty;
        if (in.facts.name_of(g.entity) == column || here <= score) continue;
        best = column, score = here;
      }
    };
    consider(g.entity, 0);
    for (uint32_t t = 0; !best.valid() && t < in.facts.catalog().tables.size(); ++t)
      if (in.graph.distance(g.entity, t) == 1 && in.graph.to_one(g.entity, t)) consider(t, 0);
    return best;
  }
  if (std::find(g.mentioned.begin(), g.mentioned.end(), g.entity) == g.mentioned.end()) return {};
  std::vector<ColumnExpr> dates, own;
  for (uint32_t c = 0; c < in.facts.table(g.entity).columns.size(); ++c) {
    const ColumnExpr column{g.entity, c};
    if (!in.facts.temporal(column)) continue;
    dates.push_back(column);
    for (const uint32_t w : in.facts.index().table(g.entity).words)
      if (in.facts.has_word(column, in.facts.index().word(w).lemma)) {
        own.push_back(column);
        break;
      }
  }
  if (dates.size() == 1) return dates[0];
  return own.size() == 1 ? own[0] : ColumnExpr{};
}

bool asks_for_items(const GroundingInput& in, ArcId id) {
  const Arc& u = in.arcs[id];
  const ColumnExpr name = in.facts.name_of(in.table_of(id));
  return in.arcs.token(0).folded == "what" && in.arcs.is(1, kDo) && u.end == u.begin + 1 &&
         is_relational_verb(in.arcs.token(u.begin).lemma) && has_subject_before(in.arcs, u.begin) &&
         !(name.valid() && in.facts.of(name).naming);
}

ColumnExpr item_name(const GroundingInput& in, uint32_t t) {
  ColumnExpr found;
  for (const uint32_t e : in.graph.of(t)) {
    const Edge& line = in.graph.edges()[e];
    if (line.parent != t || line.child == t) continue;
    const ColumnExpr name = referred_item(in, line.child, t, 1);
    if (!name.valid()) continue;
    if (found.valid() && !(found == name)) return {};
    found = name;
  }
  return found.valid() ? found : referred_item(in, t, kNone, 2);
}

}  // namespace ask::engine
