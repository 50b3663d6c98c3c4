#include "agent/engine/ground/shape_choice.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/engine/ground/separate_counts.h"
#include "agent/engine/ground/verb_tables.h"

namespace ask::engine {
namespace {

// True if the first thing that is asked for is a table: its rows, each of them.
bool lists_entity(const GroundingInput& input, const GroundingState& state) {
  return !input.sketch.outputs.empty() && input.sketch.outputs[0].kind == OutputKind::kTable &&
         input.table_of(input.sketch.outputs[0].arc) == state.entity;
}

// Removes the tables that are mentioned but not used. False if there are none.
bool drop_unused_tables(const GroundingInput& input, GroundingState& state,
                        const std::vector<uint32_t>& verb_tables) {
  std::vector<uint32_t> counted;
  for (const Output& o : input.sketch.outputs)
    if (o.kind == OutputKind::kCount && o.arc != kNoArc) counted.push_back(input.table_of(o.arc));
  for (const ArcId id : {input.sketch.superlative.arc, input.sketch.having.arc})
    if (id != kNoArc) counted.push_back(input.table_of(id));
  for (const OrderPart& o : input.sketch.orders)
    if (o.arc != kNoArc) counted.push_back(input.table_of(o.arc));
  bool any = false;
  for (const uint32_t t : std::vector<uint32_t>(state.mentioned)) {
    const bool kept = t == state.entity || state.reads(t) || contains(verb_tables, t) ||
                      contains(counted, t) || (compares_aggregate(state.block) && counted.empty());
    if (kept) continue;
    state.score.charge(input.graph.to_one(state.entity, t) ? RuleFeature::kDropParent
                                                           : RuleFeature::kDropChild);
    std::erase(state.mentioned, t);
    std::erase(state.needed, t);
    any = true;
  }
  return any;
}

bool skips_names(const GroundingState& state) {
  return state.score.rule_counts[static_cast<size_t>(RuleFeature::kSkipNamed)] > 0;
}

// True if all that is asked for is a column of kinds: a list of them that repeats each for every
// row of it, without the row, tells nothing. "payment methods", "what statuses are there"
bool lists_kinds(const GroundingInput& input, const GroundingState& state) {
  const Sketch& sketch = input.sketch;
  if (state.block.select.size() != 1 || !state.block.where.empty() || !sketch.filters.empty() ||
      !sketch.negated_tables.empty() || sketch.outputs.size() != 1 ||
      sketch.outputs[0].kind != OutputKind::kColumn)
    return false;
  const Arc& kinds = input.arcs[sketch.outputs[0].arc];
  if (kinds.score < 0.9F || skips_names(state) || !sketch.groups.empty() ||
      !sketch.open_columns.empty() || input.arcs.token(0).folded == "how")
    return false;
  const ColumnExpr c = state.block.select[0].column;
  for (const ArcId rows : sketch.tables)
    if (input.table_of(rows) != c.table) return false;
  const db::ColumnStatistics& s = input.facts.column(c).statistics;
  return s.distinct * 4 < s.rows * 3 && input.facts.text(c) && !input.facts.of(c).naming &&
         !input.facts.flag(c) && !input.facts.temporal(c);
}

// Adds DISTINCT although the question does not ask for it. False if that changes nothing or the
// query does not allow it.
bool make_distinct(const GroundingInput& input, GroundingState& state) {
  if (state.block.distinct || !may_be_distinct(state.block)) return false;
  bool joined = false;
  for (const uint32_t t : state.needed) joined |= t != state.entity;
  if (state.block.select.size() == 1 && state.block.select[0].fn == Aggregate::kCount) {
    const ColumnExpr key = input.facts.key_of(state.block.select[0].column.table);
    if (!joined || !state.block.select[0].column.whole() || !key.valid()) return false;
    count_keys(state.block.select[0], key);
    state.score.charge(RuleFeature::kDistinctCount);
    return true;
  }
  if (selects_aggregate(state.block)) return false;
  if (!joined && state.block.select.size() == 1 &&
      state.block.select[0].column == input.facts.name_of(state.entity) &&
      lists_entity(input, state))
    return false;  // two flats 3A are two flats
  bool repeats = joined, categorical = false;
  for (const ValueExpr& t : state.block.select) {
    if (t.column.whole()) return false;
    const db::ColumnStatistics& s = input.facts.column(t.column).statistics;
    repeats |= !input.facts.unique(t.column);
    categorical |= s.rows > 0 && s.distinct * 2 < s.rows;
  }
  if (!repeats) return false;
  bool all = false;
  for (size_t t = 0; t < input.arcs.tokens(); ++t) all |= input.arcs.token(t).folded == "all";
  state.score.charge(RuleFeature::kImpliedDistinct);
  if (joined) state.score.charge(RuleFeature::kDistinctJoin);
  if (categorical) state.score.charge(RuleFeature::kDistinctCategory);
  if (!joined && lists_kinds(input, state))
    state.score.charge(RuleFeature::kDistinctCategory, categorical ? 2 : 3);
  if (input.arcs.tokens() > 1 && input.arcs.token(0).folded == "in" &&
      input.arcs.is(1, kQuestionWord))  // "in which countries": each once
    state.score.charge(RuleFeature::kDistinctCategory, 3);
  if (all) state.score.charge(RuleFeature::kDistinctAll);
  if (state.block.select.size() > 1) state.score.charge(RuleFeature::kDistinctSeveral);
  if (!input.sketch.filters.empty()) state.score.charge(RuleFeature::kDistinctFiltered);
  state.block.distinct = true;
  return true;
}

// Requires the tables that the clauses read.
void require_clauses(const GroundingInput& input, GroundingState& state) {
  for (const ValueExpr& term : state.block.select) state.require(term.column);
  for (const Ordering& o : state.block.order) {
    state.require(o.term.column);
    const uint32_t of = o.term.column.table;  // a concert's tickets belong to no single album
    if (o.term.column.adds_up() && of != state.entity && !input.graph.to_one(of, state.entity))
      state.score.count_unexpressed();
  }
  for (const ColumnExpr& key : state.block.group) state.require(key.home());
  if (state.block.having) state.require(state.block.having->term.column);
}

}  // namespace

bool may_be_distinct(const QueryBlock& block) {
  return block.group.empty() && !block.having && !block.limit && block.outer == Aggregate::kPlain;
}

bool apply_shape_choice(const GroundingInput& input, GroundingState& state, ShapeChoice shape) {
  require_clauses(input, state);
  const std::vector<uint32_t> verb_tables = require_verb_tables(input, state);
  if (shape.drop_unused && !drop_unused_tables(input, state, verb_tables)) return false;
  for (const uint32_t t : state.mentioned) state.require(t);
  state.block.entity = state.entity;
  state.block.distinct = input.sketch.distinct && !selects_aggregate(state.block);
  if (shape.distinct && !make_distinct(input, state)) return false;
  count_own_rows(input, state);
  return true;
}

}  // namespace ask::engine
