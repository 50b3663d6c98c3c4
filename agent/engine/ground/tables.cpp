#include "agent/engine/ground/tables.h"

#include <algorithm>

#include "agent/engine/ground/movements.h"

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
    const Arc& said = arcs[f.value];
    if (said.kind != MentionKind::kValue || said.begin < 2 || !arcs.mention(said).found ||
        arcs.token(said.begin - 2U).folded != "how" || arcs.token(said.begin - 1U).folded != "many")
      continue;
    const uint32_t t = arcs.mention(said).table;
    const bool adjective = std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& noun) {
      return noun.kind == MentionKind::kTable && noun.begin == said.end;
    });
    if (!adjective && t != named && graph.to_one(t, named)) return t;
  }
  return kNone;
}

// The root table of a question that names none, by a weighted vote of its columns and values.
uint32_t vote_entity(const GroundingInput& in) {
  std::vector<float> votes(in.facts.catalog().tables.size(), 0);
  const auto vote = [&](ArcId id, float weight) {
    if (id == kNoArc) return;
    const Arc& u = in.arcs[id];
    if (u.kind != MentionKind::kColumn && u.kind != MentionKind::kTable &&
        u.kind != MentionKind::kValue)
      return;
    const float best = u.count > 0 ? in.arcs.mention(u).score : 0;
    for (size_t i = 0; i < std::min<size_t>(u.count, 12); ++i) {
      const Mention& m = in.arcs.mention(u, i);
      if (m.score >= best - 0.1F && (u.kind != MentionKind::kValue || m.found))
        votes[m.table] += weight * m.score;
    }
  };
  for (const Output& o : in.sketch.outputs) vote(o.arc, 1);
  for (const ArcId group : in.sketch.groups) vote(group, 0.8F);
  for (const OrderPart& o : in.sketch.orders) vote(o.arc, 0.8F);
  vote(in.sketch.superlative.arc, 0.6F);
  for (const Filter& f : in.sketch.filters) {
    vote(f.column, 0.5F);
    if (f.column == kNoArc && !names_other_end(in, f)) vote(f.value, 0.4F);
  }
  uint32_t best = kNone;
  for (uint32_t t = 0; t < votes.size(); ++t) {
    if (votes[t] <= 0) continue;
    if (best == kNone || votes[t] > votes[best] + 1e-3F ||
        (votes[t] > votes[best] - 1e-3F &&
         in.facts.table(t).row_count > in.facts.table(best).row_count))
      best = t;
  }
  return best;
}

// True if each row of the table belongs to one group of the question.
bool belongs_to_groups(const GroundingInput& in, uint32_t table) {
  return std::all_of(in.sketch.groups.begin(), in.sketch.groups.end(), [&](ArcId id) {
    const Arc& u = in.arcs[id];
    const uint32_t of = u.kind == MentionKind::kTable    ? in.table_of(id)
                        : u.kind == MentionKind::kColumn ? best_column(in.arcs, u).table
                                                         : table;
    return of == table || in.graph.to_one(table, of);
  });
}

// The table whose rows a share is of where the question does not name it, since all the tables that
// it names are groups: "the pass rate per town". kNone if it does.
uint32_t table_of_share(const GroundingInput& in) {
  if (in.sketch.part != Part::kPercent && in.sketch.part != Part::kProportion) return kNone;
  if (in.sketch.groups.empty() ||
      !std::all_of(in.sketch.tables.begin(), in.sketch.tables.end(), [&](ArcId t) {
        return std::find(in.sketch.groups.begin(), in.sketch.groups.end(), t) !=
               in.sketch.groups.end();
      }))
    return kNone;
  for (const Filter& f : in.sketch.filters) {
    const ArcId told = f.value != kNoArc ? f.value : f.column;
    if (told == kNoArc) continue;
    const Arc& u = in.arcs[told];
    if (u.kind == MentionKind::kValue ? !in.arcs.mention(u).found : u.kind != MentionKind::kColumn)
      continue;
    const uint32_t t = in.arcs.mention(u).table;
    if (belongs_to_groups(in, t)) return t;
    for (const uint32_t e : in.graph.of(t))  // a status that stands in a list of its own
      if (in.graph.edges()[e].parent == t && belongs_to_groups(in, in.graph.edges()[e].child))
        return in.graph.edges()[e].child;
  }
  return kNone;
}

void find_mentioned(const GroundingInput& in, Grounding& g) {
  for (const ArcId id : in.sketch.tables) {
    const uint32_t t = in.table_of(id);
    if (t != kNone && !g.mentions(t)) g.mentioned.push_back(t);
  }
}

void find_entity(const GroundingInput& in, Grounding& g) {
  if (in.sketch.owner != kNoArc) g.owner = in.table_of(in.sketch.owner);
  if (g.owner == kNone && !in.sketch.groups.empty() &&
      in.arcs[in.sketch.groups[0]].kind == MentionKind::kTable)
    for (const Output& o : in.sketch.outputs)
      if (o.kind == OutputKind::kColumn && o.fn == Aggregate::kPlain) {
        g.owner = in.table_of(in.sketch.groups[0]);
        break;
      }
  bool denied = false;
  for (const Filter& f : in.sketch.filters) denied |= f.negated || f.only;
  if (denied && g.owner != kNone && !in.sketch.outputs.empty() &&
      in.sketch.outputs[0].kind == OutputKind::kTable &&
      in.table_of(in.sketch.outputs[0].arc) != g.owner &&
      in.graph.to_one(g.owner, in.table_of(in.sketch.outputs[0].arc)))
    g.owner = kNone;  // "customers who ordered ..., but not ...": about the customers
  g.entity = g.owner;
  for (const Output& o : in.sketch.outputs)
    if (g.entity == kNone && o.kind == OutputKind::kTable) g.entity = in.table_of(o.arc);
  for (const Output& o : in.sketch.outputs)
    if (g.entity == kNone && o.kind == OutputKind::kCount && o.arc != kNoArc &&
        in.arcs[o.arc].kind == MentionKind::kTable)
      g.entity = in.table_of(o.arc);
  if (g.entity == kNone) g.entity = table_of_share(in);
  if (g.entity == kNone && !g.mentioned.empty())
    g.entity = table_of_counted(in.arcs, in.sketch, in.graph, g.mentioned[0]);
  if (g.entity == kNone && !g.mentioned.empty()) g.entity = g.mentioned[0];
  if (g.entity == kNone) g.entity = vote_entity(in);
  if (g.entity == kNone) return;
  g.near.push_back(g.entity);
  for (const uint32_t t : g.mentioned)
    if (t != g.entity) g.near.push_back(t);
}

}  // namespace

bool ground_tables(const GroundingInput& in, Grounding& g) {
  find_mentioned(in, g);
  find_entity(in, g);
  if (g.entity == kNone) return false;
  for (const ArcId id : in.sketch.tables) {
    const Arc& u = in.arcs[id];
    if (u.kind != MentionKind::kTable) continue;
    for (size_t i = 0; i < u.count; ++i)
      if (in.arcs.mention(u, i).table == in.table_of(id)) {
        g.score.charge(RuleFeature::kTableLink, in.arcs.mention(u, i).score - u.score);
        break;
      }
    if (in.facts.table(in.table_of(id)).row_count == 0) g.score.charge(RuleFeature::kEmptyTable);
  }
  return true;
}

}  // namespace ask::engine
