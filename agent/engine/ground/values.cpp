#include "agent/engine/ground/values.h"

#include <algorithm>

#include "agent/engine/ground/column_resolution.h"
#include "agent/engine/ground/movements.h"
#include "agent/engine/ground/operands.h"
#include "agent/engine/ground/role_references.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/schema/gradable_columns.h"

namespace ask::engine {
namespace {

constexpr float kSameColumn = 0.6F, kPlace = 0.08F, kSingleOfBoth = 1.5F, kHappens = 1.4F,
                kMove = 0.3F;

// The words around a value that speak for one column or another.
struct ValueContext {
  bool only_events = false;  // "who only played in ...": of events, not of the entity
  bool placed = false;       // behind "in" or "at"
  bool happens = false;      // the verb before that is an event
  bool one_of_both = false;  // one value of "both ... and ..."
};

// True if the verb before the preposition is an event: "played in Toronto" is about the place of
// the event, "live in Toronto" about the entity itself.
bool happens_before(const Arcs& arcs, size_t preposition) {
  if (preposition == 0) return false;
  const Token& verb = arcs.token(preposition - 1);
  return is_relational_verb(verb.lemma) && !verb.capitalised && !is_residence_verb(verb.lemma) &&
         !is_origin_verb(verb.lemma);
}

// The best mention of the value in a column that the arc `column` may stand for, or in any column
// of the table if it is a table arc; null if none holds it.
const Mention* best_value(const GroundingInput& in, const Grounding& g, const Arc& value,
                          ArcId column) {
  const Arc& c = in.arcs[column];
  const Mention* best = nullptr;
  float score = -100;
  for (size_t i = 0; i < value.count; ++i) {
    const Mention& v = in.arcs.mention(value, i);
    if (!v.found) continue;
    for (size_t j = 0; j < c.count; ++j) {
      const Mention& m = in.arcs.mention(c, j);
      const bool same =
          m.table == v.table && (c.kind == MentionKind::kTable || m.column == v.column);
      if (!same) continue;
      uint32_t far = SchemaGraph::kFar;
      for (const uint32_t t : g.near) far = std::min(far, in.graph.distance(t, v.table));
      const bool named = in.facts.name_of(v.table) == ColumnExpr{v.table, v.column};
      const float here = m.score + v.score - 0.3F * static_cast<float>(std::min(far, 6U)) +
                         (c.kind == MentionKind::kTable && named ? 0.2F : 0);
      if (here > score) score = here, best = &v;
    }
  }
  return best;
}

// True for each of the two values of "both ... and ...".
bool is_one_of_both(const GroundingInput& in, const Filter& f, int8_t position) {
  if (!in.sketch.both || f.negated || f.is_or) return false;
  const size_t next = static_cast<size_t>(position) + 1;
  return f.chained || (next < in.sketch.filters.size() && in.sketch.filters[next].chained);
}

// The entity's column with the name of the one that holds the value, if nothing joins the two: no
// artist may be from Ireland though visitors are. Invalid if there is none.
ColumnExpr same_named(const GroundingInput& in, const Grounding& g, const Mention& held) {
  if (g.entity == kNone || in.graph.distance(g.entity, held.table) < SchemaGraph::kFar) return {};
  const ColumnExpr column{held.table, held.column};
  for (uint32_t c = 0; c < in.facts.table(g.entity).columns.size(); ++c)
    if (in.facts.text({g.entity, c}) && !in.facts.last_word(column).empty() &&
        in.facts.last_word(column) != kLabelNoun &&
        in.facts.last_word({g.entity, c}) == in.facts.last_word(column))
      return {g.entity, c};
  return {};
}

// Binds the condition to the stored value of the mention.
void take_stored_value(const GroundingInput& in, const Grounding& g, const Filter& f,
                       const Mention& m, PendingCondition& test) {
  Condition& c = test.condition;
  c.column = movement_column(in, g, f, m);
  if (m.null_test != NullTest::kNotTested) {
    c.op = Op::kIsNull;
    c.negated = (m.null_test == NullTest::kPresent) != f.negated;
    return;
  }
  if (m.expression != kNone) {
    c.op = Op::kHolds;
    c.column.expression = m.expression;
    c.negated = f.negated;
    return;
  }
  // A part of a value of which there may be more than the sample has: "called Smith".
  const bool more = m.partial && !in.facts.column(c.column).statistics.complete;
  if (more) {
    c.op = Op::kLike;
    c.value = "%" + in.arcs.text(in.arcs[f.value]) + "%";
    return;
  }
  if (m.inside) {
    c.op = Op::kLike;
    c.value = "%" + m.text + "%";
    return;
  }
  c.value = literal_for(in.facts, c.column, m.text);
  const db::ColumnStatistics& s = in.facts.column(c.column).statistics;
  if (s.form == db::ValueForm::kPlain && s.separator != 0 && in.facts.text(c.column) &&
      m.text.find(s.separator) == std::string::npos) {  // one item of a list in a text
    c.op = Op::kLike;
    c.value = "%" + m.text + "%";
  }
  test.rest = m.rest.empty() ? nullptr : &m;
}

// The mention of a chained value ("a or b") in the column of the value before it; null if that does
// not hold it.
const Mention* chained_value(const GroundingInput& in, const Grounding& g, const Filter& f) {
  if (!f.chained || f.column != kNoArc || g.conditions.empty()) return nullptr;
  const Arc& u = in.arcs[f.value];
  for (size_t i = 0; i < u.count; ++i) {
    const Mention& m = in.arcs.mention(u, i);
    if (m.found && ColumnExpr{m.table, m.column} == g.conditions.back().condition.column) return &m;
  }
  return nullptr;
}

// "whose manager is ...": the value names the row that a self-reference leads to.
bool take_referred(const GroundingInput& in, const Filter& f, PendingCondition& test) {
  const ColumnExpr other =
      referred_column(in, best_column(in.arcs, in.arcs[f.column]), in.arcs[f.column]);
  if (!other.valid() || other.via == kNone) return false;
  const Arc& u = in.arcs[f.value];
  for (size_t i = 0; i < u.count; ++i) {
    const Mention& m = in.arcs.mention(u, i);
    if (!m.found || m.table != other.table || m.column != other.column) continue;
    test.condition.column = other;
    test.condition.value = m.text;
    test.rest = m.rest.empty() ? nullptr : &m;
    return true;
  }
  return false;
}

ValueContext value_context(const GroundingInput& in, const Filter& f, int8_t position) {
  const Arc& u = in.arcs[f.value];
  ValueContext around;
  for (size_t t = u.begin; f.only && t-- > 0 && u.begin - t < 5U;)
    if (in.arcs.token(t).folded == "only")
      around.only_events =
          in.arcs.filler[t + 1] < 0.65F && t + 1 < u.begin && !in.arcs.token(t + 1).capitalised;
  around.placed = u.begin > 0 && (in.arcs.token(u.begin - 1U).folded == "in" ||
                                  in.arcs.token(u.begin - 1U).folded == "at");
  around.happens = around.placed && happens_before(in.arcs, u.begin - 1U);
  around.one_of_both = is_one_of_both(in, f, position);
  return around;
}

// How well the filter fits the column of the mention: by its words, its distance from the tables of
// the query and what stands around the value.
float value_score(const GroundingInput& in, const Grounding& g, const Filter& f,
                  const ValueContext& around, const Mention& m) {
  const ColumnExpr column{m.table, m.column};
  float score = m.score;
  if (around.one_of_both && has_one_value(in, g, column)) score -= kSingleOfBoth;
  if (std::find(g.near.begin(), g.near.end(), m.table) != g.near.end()) {
    score += 0.5F;
  } else {
    uint32_t far = SchemaGraph::kFar;
    for (const uint32_t t : g.near) far = std::min(far, in.graph.distance(t, m.table));
    score -= 0.2F * static_cast<float>(std::min(far, 6U));
  }
  if (in.facts.identifier(column) || in.facts.of(column).reference) score -= 0.2F;
  if (in.facts.name_of(m.table) == column) score += 0.1F;
  const ColumnExpr through = movement_column(in, g, f, m);
  for (const PendingCondition& t :
       g.conditions)  // "from <value> to <value>": two different columns
    if (!f.chained && !f.is_or && !in.sketch.both && t.condition.op == Op::kEqual &&
        t.condition.column == through)
      score -= kSameColumn;
  if (through.via != kNone) score += kMove;
  if (f.near_table != kNoArc && in.table_of(f.near_table) == m.table) score += 0.3F;
  if (f.only && around.only_events && m.table != g.entity && !in.graph.to_one(g.entity, m.table))
    score += 1.2F;
  if (around.placed && is_place(in.facts, m.table))
    score += around.happens && m.table != g.entity ? kHappens : kPlace;
  return score;
}

// The stored value that the filter means, of all columns that hold it; null if none does.
const Mention* likeliest_value(const GroundingInput& in, const Grounding& g, const Filter& f,
                               int8_t position) {
  const ValueContext around = value_context(in, f, position);
  const Arc& u = in.arcs[f.value];
  const Mention* best = nullptr;
  float score = -100;
  for (size_t i = 0; i < u.count; ++i) {
    const Mention& m = in.arcs.mention(u, i);
    if (!m.found) continue;
    const float here = value_score(in, g, f, around, m);
    if (here > score) score = here, best = &m;
  }
  return best;
}

// The column of a value that is not in the data: most likely a name.
ColumnExpr guessed_column(const GroundingInput& in, const Grounding& g, const Filter& f) {
  if (f.chained && !g.conditions.empty()) return g.conditions.back().condition.column;
  return in.facts.name_of(f.near_table != kNoArc ? in.table_of(f.near_table) : g.entity);
}

}  // namespace

bool has_one_value(const GroundingInput& in, const Grounding& g, ColumnExpr column) {
  return !g.plain_outputs.empty() && in.facts.unique(g.plain_outputs[0]) &&
         (column.table == g.plain_outputs[0].table ||
          in.graph.to_one(g.plain_outputs[0].table, column.table));
}

bool bind_value(const GroundingInput& in, Grounding& g, const Filter& f, PendingCondition& test) {
  Condition& c = test.condition;
  const Mention& first = in.arcs.mention(in.arcs[f.value]);
  const auto bind = [&](ColumnExpr column, const std::string& text) {
    c.column = column;
    if (!column.valid()) return false;
    c.value = literal_for(in.facts, column, text);
    return true;
  };
  if (const Mention* chained = chained_value(in, g, f))
    return take_stored_value(in, g, f, *chained, test), true;
  if (f.column != kNoArc) {
    if (take_referred(in, f, test)) return true;
    if (const Mention* held = best_value(in, g, in.arcs[f.value], f.column))
      return take_stored_value(in, g, f, *held, test), true;
    if (!first.found) return bind(resolve_column(in, g, f.column, kNone), first.text);
  }
  if (const Mention* best = likeliest_value(in, g, f, test.position)) {
    const ColumnExpr own = same_named(in, g, *best);
    if (own.valid()) return bind(own, best->text);
    return take_stored_value(in, g, f, *best, test), true;
  }
  g.score.count(Feature::kGuessedValue, RuleFeature::kGuessedValue);
  const ColumnExpr guess = guessed_column(in, g, f);
  return !(guess.valid() && guess.whole()) && bind(guess, first.text);
}

}  // namespace ask::engine
