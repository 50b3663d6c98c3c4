#include "agent/engine/ground/shape_choice.h"

#include <algorithm>

#include "agent/engine/ground/separate_counts.h"
#include "agent/engine/ground/verb_tables.h"

namespace ask::engine {
namespace {

// True if the first thing that is asked for is a table: its rows, each of them.
bool lists_entity(const GroundingInput& in, const Grounding& g) {
  return !in.sketch.outputs.empty() && in.sketch.outputs[0].kind == OutputKind::kTable &&
         in.table_of(in.sketch.outputs[0].arc) == g.entity;
}

// Removes the tables that are mentioned but not used. False if there are none.
bool drop_unused_tables(const GroundingInput& in, Grounding& g,
                        const std::vector<uint32_t>& verb_tables) {
  std::vector<uint32_t> counted;
  for (const Output& o : in.sketch.outputs)
    if (o.kind == OutputKind::kCount && o.arc != kNoArc) counted.push_back(in.table_of(o.arc));
  for (const ArcId id : {in.sketch.superlative.arc, in.sketch.having.arc})
    if (id != kNoArc) counted.push_back(in.table_of(id));
  for (const OrderPart& o : in.sketch.orders)
    if (o.arc != kNoArc) counted.push_back(in.table_of(o.arc));
  bool any = false;
  for (const uint32_t t : std::vector<uint32_t>(g.mentioned)) {
    const bool kept = t == g.entity || g.reads(t) ||
                      std::find(verb_tables.begin(), verb_tables.end(), t) != verb_tables.end() ||
                      std::find(counted.begin(), counted.end(), t) != counted.end() ||
                      (compares_aggregate(g.block) && counted.empty());
    if (kept) continue;
    g.score.charge(in.graph.to_one(g.entity, t) ? RuleFeature::kDropParent
                                                : RuleFeature::kDropChild);
    std::erase(g.mentioned, t);
    std::erase(g.needed, t);
    any = true;
  }
  return any;
}

// Adds DISTINCT although the question does not ask for it. False if that changes nothing or the
// query does not allow it.
bool make_distinct(const GroundingInput& in, Grounding& g) {
  if (g.block.distinct || !may_be_distinct(g.block)) return false;
  bool joined = false;
  for (const uint32_t t : g.needed) joined |= t != g.entity;
  if (g.block.select.size() == 1 && g.block.select[0].fn == Aggregate::kCount) {
    const ColumnExpr key = in.facts.key_of(g.block.select[0].column.table);
    if (!joined || !g.block.select[0].column.whole() || !key.valid()) return false;
    count_keys(g.block.select[0], key);
    g.score.charge(RuleFeature::kDistinctCount);
    return true;
  }
  if (selects_aggregate(g.block)) return false;
  if (!joined && g.block.select.size() == 1 &&
      g.block.select[0].column == in.facts.name_of(g.entity) && lists_entity(in, g))
    return false;  // two flats 3A are two flats
  bool repeats = joined, categorical = false;
  for (const ValueExpr& t : g.block.select) {
    if (t.column.whole()) return false;
    const db::ColumnStatistics& s = in.facts.column(t.column).statistics;
    repeats |= !in.facts.unique(t.column);
    categorical |= s.rows > 0 && s.distinct * 2 < s.rows;
  }
  if (!repeats) return false;
  bool all = false;
  for (size_t t = 0; t < in.arcs.tokens(); ++t) all |= in.arcs.token(t).folded == "all";
  g.score.charge(RuleFeature::kImpliedDistinct);
  if (joined) g.score.charge(RuleFeature::kDistinctJoin);
  if (categorical) g.score.charge(RuleFeature::kDistinctCategory);
  if (in.arcs.tokens() > 1 && in.arcs.token(0).folded == "in" &&
      in.arcs.is(1, kQuestionWord))  // "in which countries": each once
    g.score.charge(RuleFeature::kDistinctCategory, 3);
  if (all) g.score.charge(RuleFeature::kDistinctAll);
  if (g.block.select.size() > 1) g.score.charge(RuleFeature::kDistinctSeveral);
  if (!in.sketch.filters.empty()) g.score.charge(RuleFeature::kDistinctFiltered);
  g.block.distinct = true;
  return true;
}

// Requires the tables that the clauses read.
void require_clauses(const GroundingInput& in, Grounding& g) {
  for (const ValueExpr& term : g.block.select) g.require(term.column);
  for (const Ordering& o : g.block.order) {
    g.require(o.term.column);
    const uint32_t of = o.term.column.table;  // a concert's tickets belong to no single album
    if (o.term.column.adds_up() && of != g.entity && !in.graph.to_one(of, g.entity))
      g.score.count_unexpressed();
  }
  for (const ColumnExpr& key : g.block.group) g.require(key.home());
  if (g.block.having) g.require(g.block.having->term.column);
}

}  // namespace

bool may_be_distinct(const QueryBlock& block) {
  return block.group.empty() && !block.having && !block.limit && block.outer == Aggregate::kPlain;
}

bool apply_shape_choice(const GroundingInput& in, Grounding& g, ShapeChoice shape) {
  require_clauses(in, g);
  const std::vector<uint32_t> verb_tables = require_verb_tables(in, g);
  if (shape.drop_unused && !drop_unused_tables(in, g, verb_tables)) return false;
  for (const uint32_t t : g.mentioned) g.require(t);
  g.block.entity = g.entity;
  g.block.distinct = in.sketch.distinct && !selects_aggregate(g.block);
  if (shape.distinct && !make_distinct(in, g)) return false;
  count_own_rows(in, g);
  return true;
}

}  // namespace ask::engine
