#include "agent/engine/adjust/shape_conditions.h"

#include "agent/common/contains.h"

namespace ask::engine {
namespace {

// The length of the boats is more than the greatest one of their berths.
bool keep_beyond(const QueryShape& shape, QueryBlock& block) {
  if (block.entity != shape.beyond.table) return false;
  Condition more;
  more.column = shape.beyond;
  more.op = Op::kGreater;
  more.other = shape.bound;
  block.where.push_back({more});
  if (!contains(block.tables, shape.bound.table)) block.tables.push_back(shape.bound.table);
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

}  // namespace

bool add_shape_conditions(const QueryShape& shape, const ColumnFacts& column_facts,
                          QueryBlock& block) {
  if (shape.beyond.valid() && !keep_beyond(shape, block)) return false;
  return !shape.known_groups || keep_known(column_facts, block);
}

}  // namespace ask::engine
