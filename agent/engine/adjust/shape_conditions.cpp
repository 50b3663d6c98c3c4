#include "agent/engine/adjust/shape_conditions.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/engine/schema/person_names.h"

namespace ask::engine {
namespace {

// "more than 10 percent over the quote": the difference, as a part of the bound.
bool beyond_by(const QueryShape& shape, Condition& more) {
  if (shape.beyond.product() || shape.bound.product()) return false;
  const ColumnExpr& less = shape.below_bound ? shape.beyond : shape.bound;
  using Adjust = ColumnExpr::Adjust;
  more.column = shape.below_bound ? shape.bound : shape.beyond;
  more.column.adjust = !shape.margin.percent ? Adjust::kMinus
                       : shape.below_bound   ? Adjust::kMarginShare
                                             : Adjust::kMarkup;
  more.column.less_table = less.table;
  more.column.less = less.column;
  more.op = shape.margin.reached ? Op::kGreaterEqual : Op::kGreater;
  more.other = {};
  more.value = Value(shape.margin.least);
  return true;
}

// The length of the boats is more than the greatest one of their berths. Of people, each once, a
// row that belongs to them may be: "who pays more rent than the base rent".
bool keep_beyond(const QueryShape& shape, const SchemaGraph& graph, QueryBlock& block) {
  if (block.entity != shape.beyond.table) {
    const bool listed = block.group.empty() && !block.select.empty() &&
                        block.select[0].fn == Aggregate::kPlain && !block.limit;
    if (!listed || !graph.to_one(shape.beyond.table, block.entity)) return false;
    block.tables.push_back(shape.beyond.table);
    block.distinct = true;
  }
  Condition more;
  more.column = shape.beyond;
  more.op = shape.below_bound ? Op::kLess : Op::kGreater;
  more.other = shape.bound;
  if (shape.margin.least > 0 && !beyond_by(shape, more)) return false;
  block.where.push_back({more});
  if (!contains(block.tables, shape.bound.table)) block.tables.push_back(shape.bound.table);
  if (!shape.excess) return true;
  ColumnExpr difference = shape.below_bound ? shape.bound : shape.beyond;
  const ColumnExpr less = shape.below_bound ? shape.beyond : shape.bound;
  if (!block.group.empty() || difference.product() || less.product()) return false;
  difference.adjust = ColumnExpr::Adjust::kMinus;
  difference.less_table = less.table;
  difference.less = less.column;
  block.select.push_back({difference});
  return true;
}

// Rows that do not say how it was done are of no group.
bool keep_known(const ColumnFacts& column_facts, QueryBlock& block) {
  if (block.group.size() != 1) return false;
  const ColumnExpr group = block.group[0];
  if (group.whole() || column_facts.column(group).statistics.missing() == 0) return true;
  Condition known;
  known.column = group;
  known.op = Op::kIsNull;
  known.negated = true;
  block.where.push_back({known});
  return true;
}

// True if the query reads the table anyhow.
bool reads(const SchemaGraph& graph, const QueryBlock& block, uint32_t table) {
  if (block.entity == table || contains(block.tables, table)) return true;
  std::vector<JoinStep> steps;
  graph.join(join_terminals(block.entity, block.tables), nullptr, steps);
  return std::any_of(steps.begin(), steps.end(),
                     [&](const JoinStep& step) { return step.table == table; });
}

// The block keeps the rows of one value of the column, which is another one.
bool says_value_of(const QueryBlock& block, const Condition& other) {
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
    return any.size() == 1 && any[0].column == other.column && any[0].op == Op::kEqual &&
           !any[0].negated && any[0].sub.empty() && !any[0].other.valid() &&
           !(any[0].value == other.value);
  });
}

// The rows of the block, or the one row that each of them has, are in the state. "current tenants
// and their flats": by the leases that last, and not by others that they had before.
bool keep_in_state(const RowCondition& state, const SchemaGraph& graph, QueryBlock& block) {
  if (block.all_rows) return false;
  if (state.through != kNone && reads(graph, block, state.through)) {
    block.where.insert(block.where.end(), state.own.begin(), state.own.end());
    return !state.own.empty();
  }
  if (state.joined_only) return false;
  if (!reads(graph, block, state.table) && !graph.to_one(block.entity, state.table)) return false;
  if (block.entity != state.table && !contains(block.tables, state.table))
    block.tables.push_back(state.table);
  for (const auto& any : state.all)
    for (const Condition& c : any)
      for (const uint32_t t : {c.other.valid() ? c.other.home() : kNone, c.column.joined_less()})
        if (t != kNone && t != block.entity) add_once(block.tables, t);
  for (const auto& any : state.all)
    if (any.size() != 1 || !any[0].negated || any[0].op != Op::kEqual ||
        !says_value_of(block, any[0]))
      block.where.push_back(any);
  return true;
}

// "with both teams": of rows that are listed, the names of those who met in each.
bool show_sides(const QueryShape& shape, const ColumnFacts& column_facts, QueryBlock& block) {
  if (!block.group.empty() ||
      std::any_of(block.select.begin(), block.select.end(),
                  [](const ValueExpr& t) { return t.fn != Aggregate::kPlain; }))
    return false;
  for (const ColumnExpr& key : shape.sides) {
    const ColumnExpr row = column_facts.referred(key);
    if (!row.valid() || block.entity != key.table) return false;
    ColumnExpr name = column_facts.name_of(row.table);
    if (!name.valid() || name.whole() || name.table != row.table) return false;
    name.via = key.column;
    name.via_table = key.table;
    block.select.push_back({name});
    const uint32_t rest = other_name(column_facts.index(), name.table, name.column);
    if (rest == kNone) continue;
    name.column = rest;
    block.select.push_back({name});
  }
  return true;
}

}  // namespace

bool add_shape_conditions(const QueryShape& shape, const ColumnFacts& column_facts,
                          const SchemaGraph& graph, QueryBlock& block) {
  for (const RowCondition& state : shape.states)
    if (!keep_in_state(state, graph, block)) return false;
  if (shape.beyond.valid() && !keep_beyond(shape, graph, block)) return false;
  if (!shape.sides.empty() && !show_sides(shape, column_facts, block)) return false;
  return !shape.known_groups || keep_known(column_facts, block);
}

}  // namespace ask::engine
