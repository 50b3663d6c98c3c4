#include "agent/engine/ground/values.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/engine/ground/column_resolution.h"
#include "agent/engine/ground/movements.h"
#include "agent/engine/ground/operands.h"
#include "agent/engine/ground/role_references.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/schema/gradable_columns.h"
#include "agent/engine/schema/planned_events.h"

namespace ask::engine {
namespace {

constexpr float kSameColumn = 0.6F, kPlace = 0.08F, kSingleOfBoth = 1.5F, kHappens = 1.4F,
                kMove = 0.3F;

// The words around a value that favour one column or another.
struct ValueContext {
  bool only_events = false;  // "who only played in ...": of events, not of the entity
  bool placed = false;       // after "in" or "at"
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

// The best mention of the value in a column that the arc `column` may be bound to, or in any column
// of the table if it is a table arc; null if none holds it.
const Mention* best_value(const GroundingInput& input, const GroundingState& state,
                          const Arc& value, ArcId column) {
  const Arc& c = input.arcs[column];
  const Mention* best = nullptr;
  float score = -100;
  for (size_t i = 0; i < value.count; ++i) {
    const Mention& v = input.arcs.mention(value, i);
    if (!v.found) continue;
    for (size_t j = 0; j < c.count; ++j) {
      const Mention& m = input.arcs.mention(c, j);
      const bool same =
          m.table == v.table && (c.kind == MentionKind::kTable || m.column == v.column);
      if (!same) continue;
      uint32_t far = SchemaGraph::kFar;
      for (const uint32_t t : state.near) far = std::min(far, input.graph.distance(t, v.table));
      const bool named = input.facts.name_of(v.table) == ColumnExpr{v.table, v.column};
      const float here = m.score + v.score - 0.3F * static_cast<float>(std::min(far, 6U)) +
                         (c.kind == MentionKind::kTable && named ? 0.2F : 0);
      if (here > score) score = here, best = &v;
    }
  }
  return best;
}

// True for each of the two values of "both ... and ...".
bool is_one_of_both(const GroundingInput& input, const Filter& filter, int8_t position) {
  if (!input.sketch.both || filter.negated || filter.is_or) return false;
  const size_t next = static_cast<size_t>(position) + 1;
  return filter.chained ||
         (next < input.sketch.filters.size() && input.sketch.filters[next].chained);
}

// The entity's column with the name of the one that holds the value, if nothing joins the two: no
// artist may be from Ireland though visitors are. Invalid if there is none.
ColumnExpr same_named(const GroundingInput& input, const GroundingState& state,
                      const Mention& held) {
  if (state.entity == kNone || input.graph.distance(state.entity, held.table) < SchemaGraph::kFar)
    return {};
  const ColumnExpr column{held.table, held.column};
  for (uint32_t c = 0; c < input.facts.table(state.entity).columns.size(); ++c)
    if (input.facts.text({state.entity, c}) && !input.facts.last_word(column).empty() &&
        input.facts.last_word(column) != kLabelNoun &&
        input.facts.last_word({state.entity, c}) == input.facts.last_word(column))
      return {state.entity, c};
  return {};
}

// "started projects", of which some start later than today.
bool starts_later(const ColumnFacts& facts, ColumnExpr date) {
  return facts.temporal(date) &&
         may_start_later(facts.index(), facts.index().column(date.table, date.column),
                         facts.column(date).statistics);
}

// Binds the condition to the stored value of the mention.
void take_stored_value(const GroundingInput& input, const GroundingState& state,
                       const Filter& filter, const Mention& m, PendingCondition& pending) {
  Condition& c = pending.condition;
  c.column = movement_column(input, state, filter, m);
  if (m.null_test == NullTest::kPresent && !filter.negated && starts_later(input.facts, c.column)) {
    c.op = Op::kLess;
    c.from_today = true;
    c.value = std::string(kNextDay);
    return;
  }
  if (m.null_test != NullTest::kNotTested) {
    c.op = Op::kIsNull;
    c.negated = (m.null_test == NullTest::kPresent) != filter.negated;
    return;
  }
  if (m.expression != kNone) {
    c.op = Op::kHolds;
    c.column.expression = m.expression;
    c.negated = filter.negated;
    return;
  }
  // A part of a value of which there may be more than the sample has: "called Smith".
  const bool more = m.partial && !input.facts.column(c.column).statistics.complete;
  if (more) {
    c.op = Op::kLike;
    c.value = "%" + input.arcs.text(input.arcs[filter.value]) + "%";
    return;
  }
  if (m.inside) {
    c.op = Op::kLike;
    c.value = "%" + m.text + "%";
    return;
  }
  c.value = literal_for(input.facts, c.column, m.text);
  const db::ColumnStatistics& s = input.facts.column(c.column).statistics;
  if (s.form == db::ValueForm::kPlain && s.separator != 0 && input.facts.text(c.column) &&
      m.text.find(s.separator) == std::string::npos) {  // one item of a list in a text
    c.op = Op::kLike;
    c.value = "%" + m.text + "%";
  }
  pending.rest = m.rest.empty() ? nullptr : &m;
}

// The mention of a chained value ("a or b") in the column of the value before it; null if that does
// not hold it.
const Mention* chained_value(const GroundingInput& input, const GroundingState& state,
                             const Filter& filter) {
  if (!filter.chained || filter.column != kNoArc || state.conditions.empty()) return nullptr;
  const Arc& arc = input.arcs[filter.value];
  for (size_t i = 0; i < arc.count; ++i) {
    const Mention& m = input.arcs.mention(arc, i);
    if (m.found && ColumnExpr{m.table, m.column} == state.conditions.back().condition.column)
      return &m;
  }
  return nullptr;
}

// "whose manager is ...": the value names the row that a self-reference leads to.
bool take_referred(const GroundingInput& input, const Filter& filter, PendingCondition& pending) {
  const ColumnExpr other = referred_column(
      input, best_column(input.arcs, input.arcs[filter.column]), input.arcs[filter.column]);
  if (!other.valid() || other.via == kNone) return false;
  const Arc& arc = input.arcs[filter.value];
  for (size_t i = 0; i < arc.count; ++i) {
    const Mention& m = input.arcs.mention(arc, i);
    if (!m.found || m.table != other.table || m.column != other.column) continue;
    pending.condition.column = other;
    pending.condition.value = m.text;
    pending.rest = m.rest.empty() ? nullptr : &m;
    return true;
  }
  return false;
}

ValueContext value_context(const GroundingInput& input, const Filter& filter, int8_t position) {
  const Arc& arc = input.arcs[filter.value];
  ValueContext around;
  for (size_t t = arc.begin; filter.only && t-- > 0 && arc.begin - t < 5U;)
    if (input.arcs.token(t).folded == "only")
      around.only_events = input.arcs.filler[t + 1] < 0.65F && t + 1 < arc.begin &&
                           !input.arcs.token(t + 1).capitalised;
  around.placed = arc.begin > 0 && (input.arcs.token(arc.begin - 1U).folded == "in" ||
                                    input.arcs.token(arc.begin - 1U).folded == "at");
  around.happens = around.placed && happens_before(input.arcs, arc.begin - 1U);
  around.one_of_both = is_one_of_both(input, filter, position);
  return around;
}

// How well the filter fits the column of the mention: by its words, its distance from the tables of
// the query and the words around the value.
float value_score(const GroundingInput& input, const GroundingState& state, const Filter& filter,
                  const ValueContext& around, const Mention& m) {
  const ColumnExpr column{m.table, m.column};
  float score = m.score;
  if (around.one_of_both && has_one_value(input, state, column)) score -= kSingleOfBoth;
  if (contains(state.near, m.table)) {
    score += 0.5F;
  } else {
    uint32_t far = SchemaGraph::kFar;
    for (const uint32_t t : state.near) far = std::min(far, input.graph.distance(t, m.table));
    score -= 0.2F * static_cast<float>(std::min(far, 6U));
  }
  if (input.facts.identifier(column) || input.facts.of(column).reference) score -= 0.2F;
  if (input.facts.name_of(m.table) == column) score += 0.1F;
  const ColumnExpr through = movement_column(input, state, filter, m);
  for (const PendingCondition& t :
       state.conditions)  // "from <value> to <value>": two different columns
    if (!filter.chained && !filter.is_or && !input.sketch.both && t.condition.op == Op::kEqual &&
        t.condition.column == through)
      score -= kSameColumn;
  if (through.via != kNone) score += kMove;
  if (filter.near_table != kNoArc && input.table_of(filter.near_table) == m.table) score += 0.3F;
  if (filter.only && around.only_events && m.table != state.entity &&
      !input.graph.to_one(state.entity, m.table))
    score += 1.2F;
  if (around.placed && is_place(input.facts, m.table))
    score += around.happens && m.table != state.entity ? kHappens : kPlace;
  return score;
}

// The stored value that the filter means, of all columns that hold it; null if none does.
const Mention* likeliest_value(const GroundingInput& input, const GroundingState& state,
                               const Filter& filter, int8_t position) {
  const ValueContext around = value_context(input, filter, position);
  const Arc& arc = input.arcs[filter.value];
  const Mention* best = nullptr;
  float score = -100;
  for (size_t i = 0; i < arc.count; ++i) {
    const Mention& m = input.arcs.mention(arc, i);
    if (!m.found) continue;
    const float here = value_score(input, state, filter, around, m);
    if (here > score) score = here, best = &m;
  }
  return best;
}

// The column of a value that is not in the data: most likely a name.
ColumnExpr guessed_column(const GroundingInput& input, const GroundingState& state,
                          const Filter& filter) {
  if (filter.chained && !state.conditions.empty()) return state.conditions.back().condition.column;
  return input.facts.name_of(filter.near_table != kNoArc ? input.table_of(filter.near_table)
                                                         : state.entity);
}

// False for dates, numbers and keys, of which none is a word.
bool may_hold_text(const ColumnFacts& facts, ColumnExpr column) {
  return column.whole() || column.expression != kNone ||
         (!column.duration() && !facts.temporal(column) && !facts.numeric(column) &&
          !facts.of(column).reference && !facts.flag(column));
}

}  // namespace

bool has_one_value(const GroundingInput& input, const GroundingState& state, ColumnExpr column) {
  return !state.plain_outputs.empty() && input.facts.unique(state.plain_outputs[0]) &&
         (column.table == state.plain_outputs[0].table ||
          input.graph.to_one(state.plain_outputs[0].table, column.table));
}

bool bind_value(const GroundingInput& input, GroundingState& state, const Filter& filter,
                PendingCondition& pending) {
  Condition& c = pending.condition;
  const Mention& first = input.arcs.mention(input.arcs[filter.value]);
  const auto bind = [&](ColumnExpr column, const std::string& text) {
    c.column = column;
    if (!column.valid()) return false;
    c.value = literal_for(input.facts, column, text);
    return true;
  };
  if (const Mention* chained = chained_value(input, state, filter))
    return take_stored_value(input, state, filter, *chained, pending), true;
  if (filter.column != kNoArc) {
    if (take_referred(input, filter, pending)) return true;
    if (const Mention* held = best_value(input, state, input.arcs[filter.value], filter.column))
      return take_stored_value(input, state, filter, *held, pending), true;
    if (!first.found) {
      const ColumnExpr column = resolve_column(input, state, filter.column, kNone);
      if (column.valid() && !may_hold_text(input.facts, column))  // "played on Zzyzx"
        state.score.count(Feature::kGuessedValue, RuleFeature::kGuessedValue);
      return bind(column, first.text);
    }
  }
  if (const Mention* best = likeliest_value(input, state, filter, pending.position)) {
    const ColumnExpr own = same_named(input, state, *best);
    if (own.valid()) return bind(own, best->text);
    return take_stored_value(input, state, filter, *best, pending), true;
  }
  state.score.count(Feature::kGuessedValue, RuleFeature::kGuessedValue);
  const ColumnExpr guess = guessed_column(input, state, filter);
  return !(guess.valid() && guess.whole()) && bind(guess, first.text);
}

}  // namespace ask::engine
