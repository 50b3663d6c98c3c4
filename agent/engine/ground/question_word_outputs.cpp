#include "agent/engine/ground/question_word_outputs.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_columns.h"
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
ColumnExpr referred_item(const GroundingInput& input, uint32_t from, uint32_t except, int steps) {
  ColumnExpr found, far;
  for (const uint32_t e : input.graph.of(from)) {
    const JoinEdge& edge = input.graph.edges()[e];
    if (edge.child != from || edge.parent == from || edge.parent == except ||
        (except != kNone && input.graph.to_one(except, edge.parent)))
      continue;
    const ColumnExpr name = input.facts.name_of(edge.parent);
    if (holds_people(input.facts.index(), edge.parent) || !name.valid()) continue;
    const bool names = input.facts.of(name).naming;
    const ColumnExpr here =
        names || steps <= 1 ? name : referred_item(input, edge.parent, except, steps - 1);
    if (!here.valid() || !input.facts.of(here).naming) continue;
    ColumnExpr& of = names ? found : far;
    if (of.valid() && !(of == here)) return {};
    of = here;
  }
  return found.valid() ? found : far;
}

}  // namespace

bool answers_question_word(const GroundingInput& input, const GroundingState& state) {
  const std::string& word = input.arcs.token(0).folded;
  const bool who = word == "who", when = word == "when" && input.arcs.is(1, kBe | kDo),
             where = word == "where" && input.arcs.is(1, kBe | kDo);
  if (word == "what" && input.arcs.is(1, kDo) && input.sketch.outputs.empty() &&
      !state.mentioned.empty())
    return !(state.block.select.size() == 1 &&
             state.block.select[0].column == input.facts.name_of(state.mentioned[0]));  // the agent
  if (word == "whose")
    return std::any_of(
        state.block.select.begin(), state.block.select.end(),
        [&](const ValueExpr& t) { return holds_people(input.facts.index(), t.column.home()); });
  const bool much = word == "how" && input.arcs.token(1).folded == "much";
  if (!who && !when && !where && !much) return true;
  return std::any_of(state.block.select.begin(), state.block.select.end(), [&](const ValueExpr& t) {
    if (much) return t.fn != Aggregate::kPlain || input.facts.measure(t.column);
    if (t.column.whole()) return t.fn == Aggregate::kPlain;
    if (when)
      return input.facts.temporal(t.column) || input.facts.has_word(t.column, kCalendarYear) ||
             input.facts.has_word(t.column, kCalendarDay) ||
             input.facts.has_word(t.column, kTemporalNoun);
    if (where)
      return place_score(input.facts, t.column) > 0 &&
             !(t.column == input.facts.name_of(state.entity));
    return t.fn == Aggregate::kPlain && input.facts.text(t.column) &&
           !input.facts.identifier(t.column);
  });
}

ColumnExpr column_asked_for(const GroundingInput& input, const GroundingState& state, Cue word) {
  if (state.entity == kNone) return {};
  if (word == Cue::kWhere) {
    ColumnExpr best;
    float score = 0;
    const auto consider = [&](uint32_t table, float penalty) {
      for (uint32_t c = 0; c < input.facts.table(table).columns.size(); ++c) {
        const ColumnExpr column{table, c};
        const float here = place_score(input.facts, column) - penalty;
        if (input.facts.name_of(state.entity) == column || here <= score) continue;
        best = column, score = here;
      }
    };
    consider(state.entity, 0);
    for (uint32_t t = 0; !best.valid() && t < input.facts.catalog().tables.size(); ++t)
      if (input.graph.distance(state.entity, t) == 1 && input.graph.to_one(state.entity, t))
        consider(t, 0);
    return best;
  }
  if (!contains(state.mentioned, state.entity)) return {};
  std::vector<ColumnExpr> dates, own;
  for (uint32_t c = 0; c < input.facts.table(state.entity).columns.size(); ++c) {
    const ColumnExpr column{state.entity, c};
    if (!input.facts.temporal(column)) continue;
    dates.push_back(column);
    for (const uint32_t w : input.facts.index().table(state.entity).words)
      if (input.facts.has_word(column, input.facts.index().word(w).lemma)) {
        own.push_back(column);
        break;
      }
  }
  if (dates.size() == 1) return dates[0];
  return own.size() == 1 ? own[0] : ColumnExpr{};
}

bool asks_for_items(const GroundingInput& input, ArcId id) {
  const Arc& arc = input.arcs[id];
  const ColumnExpr name = input.facts.name_of(input.table_of(id));
  return input.arcs.token(0).folded == "what" && input.arcs.is(1, kDo) &&
         arc.end == arc.begin + 1 && is_relational_verb(input.arcs.token(arc.begin).lemma) &&
         has_subject_before(input.arcs, arc.begin) &&
         !(name.valid() && input.facts.of(name).naming);
}

ColumnExpr item_name(const GroundingInput& input, uint32_t t) {
  ColumnExpr found;
  for (const uint32_t e : input.graph.of(t)) {
    const JoinEdge& line = input.graph.edges()[e];
    if (line.parent != t || line.child == t) continue;
    const ColumnExpr name = referred_item(input, line.child, t, 1);
    if (!name.valid()) continue;
    if (found.valid() && !(found == name)) return {};
    found = name;
  }
  return found.valid() ? found : referred_item(input, t, kNone, 2);
}

bool names_rows_by_kind(const GroundingInput& input, const Arc& arc, ColumnExpr c) {
  if (arc.kind != MentionKind::kColumn || arc.end != arc.begin + 1 || c.whole() || c.via != kNone ||
      input.sketch.outputs.size() != 1)
    return false;
  const Token& noun = input.arcs.token(arc.begin);
  const SchemaIndex& index = input.facts.index();
  const auto& words = index.column(c.table, c.column).words;
  return noun.lemma != noun.folded && words.size() == 2 &&
         !index.has_word(index.table(c.table), noun.lemma) &&
         index.word(words[0]).lemma == noun.lemma &&
         text::is_one_of(index.word(words[1]).lemma, kKindNouns);
}

}  // namespace ask::engine
