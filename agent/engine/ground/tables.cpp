#include "agent/engine/ground/tables.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/ground/movements.h"
#include "agent/engine/lexicon/event_question_words.h"
#include "agent/engine/lexicon/learner_words.h"

namespace ask::engine {
namespace {

// "how many boys are in class 7A": rows that are counted by a value which they have, and which
// belong to one row of `named`. kNone if there is none.
uint32_t table_of_counted(const Arcs& arcs, const Sketch& sketch, const SchemaGraph& graph,
                          uint32_t named) {
  const bool counts = sketch.outputs.size() == 1 && sketch.outputs[0].kind == OutputKind::kCount &&
                      sketch.outputs[0].arc == kNoArc;
  for (const Filter& f : sketch.filters) {
    if (!counts || f.value == kNoArc || f.negated) continue;
    const Arc& value = arcs[f.value];
    if (value.kind != MentionKind::kValue || value.begin < 2 || !arcs.mention(value).found ||
        arcs.token(value.begin - 2U).folded != "how" ||
        arcs.token(value.begin - 1U).folded != "many")
      continue;
    const uint32_t t = arcs.mention(value).table;
    const bool adjective = std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& noun) {
      return noun.kind == MentionKind::kTable && noun.begin == value.end;
    });
    if (!adjective && t != named && graph.to_one(t, named)) return t;
  }
  return kNone;
}

// "how often", "how many times": what happened is counted.
bool asks_how_often(const Arcs& arcs) {
  if (arcs.tokens() < 4 || arcs.token(0).folded != kHowWord) return false;
  return arcs.token(1).folded == kOftenWord ||
         (arcs.token(1).folded == kManyWord && text::is_one_of(arcs.token(2).folded, kTimesNouns));
}

// "how often was the Fiesta repaired": the table of the jobs, which belong to all that is named.
// Charges the count of what is named itself. kNone for other questions.
uint32_t table_of_times(const GroundingInput& input, GroundingState& state) {
  if (!asks_how_often(input.arcs)) return kNone;
  uint32_t rows = kNone;
  const auto consider = [&](uint32_t t) {
    if (rows == kNone || (t != rows && input.graph.to_one(t, rows))) rows = t;
  };
  for (const uint32_t t : state.mentioned) consider(t);
  bool named = false;
  for (const bool last : {false, true})
    for (const Filter& f : input.sketch.filters) {
      if (f.value == kNoArc || f.negated) continue;
      const Arc& arc = input.arcs[f.value];
      if (arc.kind != MentionKind::kValue || !input.arcs.mention(arc).found) continue;
      const Mention& value = input.arcs.mention(arc);
      if (!last) consider(value.table);
      named |= last && input.facts.name_of(rows) == ColumnExpr{value.table, value.column};
    }
  if (named) state.score.count_unexpressed();
  return rows;
}

// The root table of a question that names none, by a weighted vote of its columns and values.
uint32_t vote_entity(const GroundingInput& input) {
  std::vector<float> votes(input.facts.catalog().tables.size(), 0);
  const auto vote = [&](ArcId id, float weight) {
    if (id == kNoArc) return;
    const Arc& arc = input.arcs[id];
    if (arc.kind != MentionKind::kColumn && arc.kind != MentionKind::kTable &&
        arc.kind != MentionKind::kValue)
      return;
    const float best = arc.count > 0 ? input.arcs.mention(arc).score : 0;
    for (size_t i = 0; i < std::min<size_t>(arc.count, 12); ++i) {
      const Mention& m = input.arcs.mention(arc, i);
      if (m.score >= best - 0.1F && (arc.kind != MentionKind::kValue || m.found))
        votes[m.table] += weight * m.score;
    }
  };
  for (const Output& o : input.sketch.outputs) vote(o.arc, 1);
  for (const ArcId group : input.sketch.groups) vote(group, 0.8F);
  for (const OrderPart& o : input.sketch.orders) vote(o.arc, 0.8F);
  vote(input.sketch.superlative.arc, 0.6F);
  for (const Filter& f : input.sketch.filters) {
    vote(f.column, 0.5F);
    if (f.column == kNoArc && !names_other_end(input, f)) vote(f.value, 0.4F);
  }
  uint32_t best = kNone;
  for (uint32_t t = 0; t < votes.size(); ++t) {
    if (votes[t] <= 0) continue;
    if (best == kNone || votes[t] > votes[best] + 1e-3F ||
        (votes[t] > votes[best] - 1e-3F &&
         input.facts.table(t).row_count > input.facts.table(best).row_count))
      best = t;
  }
  return best;
}

// True if each row of the table belongs to one group of the question.
bool belongs_to_groups(const GroundingInput& input, uint32_t table) {
  return std::all_of(input.sketch.groups.begin(), input.sketch.groups.end(), [&](ArcId id) {
    const Arc& arc = input.arcs[id];
    const uint32_t of = arc.kind == MentionKind::kTable    ? input.table_of(id)
                        : arc.kind == MentionKind::kColumn ? best_column(input.arcs, arc).table
                                                           : table;
    return of == table || input.graph.to_one(table, of);
  });
}

// The table whose rows a share is of where the question does not name it, since all the tables that
// it names are groups: "the pass rate per town". kNone if it does.
uint32_t table_of_share(const GroundingInput& input) {
  if (input.sketch.ratio != RatioKind::kPercent && input.sketch.ratio != RatioKind::kProportion)
    return kNone;
  if (input.sketch.groups.empty() ||
      !std::all_of(input.sketch.tables.begin(), input.sketch.tables.end(),
                   [&](ArcId t) { return contains(input.sketch.groups, t); }))
    return kNone;
  for (const Filter& f : input.sketch.filters) {
    const ArcId arc_id = f.value != kNoArc ? f.value : f.column;
    if (arc_id == kNoArc) continue;
    const Arc& arc = input.arcs[arc_id];
    if (arc.kind == MentionKind::kValue ? !input.arcs.mention(arc).found
                                        : arc.kind != MentionKind::kColumn)
      continue;
    const uint32_t t = input.arcs.mention(arc).table;
    if (belongs_to_groups(input, t)) return t;
    for (const uint32_t e : input.graph.of(t))  // a status in a lookup table
      if (input.graph.edges()[e].parent == t &&
          belongs_to_groups(input, input.graph.edges()[e].child))
        return input.graph.edges()[e].child;
  }
  return kNone;
}

void find_mentioned(const GroundingInput& input, GroundingState& state) {
  for (const ArcId id : input.sketch.tables) {
    const uint32_t t = input.table_of(id);
    if (t != kNone && !state.mentions(t)) state.mentioned.push_back(t);
  }
}

void find_entity(const GroundingInput& input, GroundingState& state) {
  if (input.sketch.owner != kNoArc) state.owner = input.table_of(input.sketch.owner);
  if (state.owner == kNone && !input.sketch.groups.empty() &&
      input.arcs[input.sketch.groups[0]].kind == MentionKind::kTable)
    for (const Output& o : input.sketch.outputs)
      if (o.kind == OutputKind::kColumn && o.fn == Aggregate::kPlain) {
        state.owner = input.table_of(input.sketch.groups[0]);
        break;
      }
  bool denied = false;
  for (const Filter& f : input.sketch.filters) denied |= f.negated || f.only;
  if (denied && state.owner != kNone && !input.sketch.outputs.empty() &&
      input.sketch.outputs[0].kind == OutputKind::kTable &&
      input.table_of(input.sketch.outputs[0].arc) != state.owner &&
      input.graph.to_one(state.owner, input.table_of(input.sketch.outputs[0].arc)))
    state.owner = kNone;  // "customers who ordered ..., but not ...": about the customers
  state.entity = state.owner;
  for (const Output& o : input.sketch.outputs)
    if (state.entity == kNone && o.kind == OutputKind::kTable) state.entity = input.table_of(o.arc);
  for (const Output& o : input.sketch.outputs)
    if (state.entity == kNone && o.kind == OutputKind::kCount && o.arc != kNoArc &&
        input.arcs[o.arc].kind == MentionKind::kTable)
      state.entity = input.table_of(o.arc);
  if (state.entity == kNone) state.entity = table_of_share(input);
  if (state.entity == kNone) state.entity = table_of_times(input, state);
  if (state.entity == kNone && !state.mentioned.empty())
    state.entity = table_of_counted(input.arcs, input.sketch, input.graph, state.mentioned[0]);
  if (state.entity == kNone && !state.mentioned.empty()) state.entity = state.mentioned[0];
  if (state.entity == kNone) state.entity = vote_entity(input);
  if (state.entity == kNone) return;
  state.near.push_back(state.entity);
  for (const uint32_t t : state.mentioned)
    if (t != state.entity) state.near.push_back(t);
}

}  // namespace

bool ground_tables(const GroundingInput& input, GroundingState& state) {
  find_mentioned(input, state);
  find_entity(input, state);
  if (state.entity == kNone) return false;
  for (const ArcId id : input.sketch.tables) {
    const Arc& arc = input.arcs[id];
    if (arc.kind != MentionKind::kTable) continue;
    for (size_t i = 0; i < arc.count; ++i)
      if (input.arcs.mention(arc, i).table == input.table_of(id)) {
        state.score.charge(RuleFeature::kTableLink, input.arcs.mention(arc, i).score - arc.score);
        break;
      }
    if (input.facts.table(input.table_of(id)).row_count == 0)
      state.score.charge(RuleFeature::kEmptyTable);
  }
  return true;
}

}  // namespace ask::engine
