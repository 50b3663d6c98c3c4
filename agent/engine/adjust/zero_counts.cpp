#include "agent/engine/adjust/zero_counts.h"

#include <algorithm>
#include <vector>

#include "agent/common/contains.h"

namespace ask::engine {
namespace {

// The count that is to be small: of "fewer than 2", "no more than 2", "exactly 0", "the fewest".
// Null if the block has none.
const ValueExpr* small_count(const QueryBlock& block) {
  if (block.having && block.having->sub.empty() && block.having->term.fn == Aggregate::kCount) {
    const Having& h = *block.having;
    const auto* bound = std::get_if<int64_t>(&h.value);
    if (bound == nullptr) return nullptr;
    const bool below = h.op == Op::kLess || h.op == Op::kLessEqual;
    const bool from_zero = (h.op == Op::kEqual || h.op == Op::kBetween) && *bound == 0;
    return below || from_zero ? &h.term : nullptr;
  }
  if (block.having || !block.limit || block.offset || block.order.size() != 1) return nullptr;
  const Ordering& by = block.order[0];
  return by.term.fn == Aggregate::kCount && !by.descending ? &by.term : nullptr;
}

// The table of which each group has several rows or none: that of the count, else the one farthest
// from the grouped table. kNone if there is none.
uint32_t many_table(const QueryBlock& block, const ValueExpr& count, uint32_t root,
                    const SchemaGraph& graph) {
  const auto many = [&](uint32_t t) {
    return t != root && graph.distance(root, t) < SchemaGraph::kFar && !graph.to_one(root, t);
  };
  if (many(count.column.table)) return count.column.table;
  if (count.column.table != root || !count.column.whole()) return kNone;
  uint32_t found = kNone, far = 0;
  std::vector<uint32_t> tables = block.tables;
  tables.push_back(block.entity);
  for (const uint32_t t : tables)
    if (many(t) && graph.distance(root, t) > far) found = t, far = graph.distance(root, t);
  return found;
}

// A column of the table that is never NULL in its rows: its key, else a key to a parent.
ColumnExpr present_column(const ColumnFacts& column_facts, const SchemaGraph& graph,
                          uint32_t table) {
  if (const ColumnExpr key = column_facts.key_of(table); key.valid()) return key;
  for (const uint32_t e : graph.of(table))
    if (const JoinEdge& edge = graph.edges()[e]; edge.child == table)
      for (const uint32_t c : edge.child_columns)
        if (column_facts.column({table, c}).not_null ||
            column_facts.column({table, c}).primary_key > 0)
          return {table, c};
  return {};
}

// Moves the conditions on the counted rows from WHERE into the count, where they do not remove the
// other rows: "fewer than 2 orders in 2023". False if one cannot be moved.
bool split_conditions(const QueryBlock& block, uint32_t root, const SchemaGraph& graph,
                      std::vector<std::vector<Condition>>& kept, std::vector<Condition>& moved) {
  for (const auto& any : block.where) {
    const bool own = std::all_of(any.begin(), any.end(), [&](const Condition& c) {
      return c.column.home() == root || graph.to_one(root, c.column.home());
    });
    if (own) {
      kept.push_back(any);
      continue;
    }
    if (any.size() != 1 || any[0].in_numerator) return false;
    moved.push_back(any[0]);
  }
  return true;
}

void make_root(QueryBlock& block, uint32_t root) {
  if (block.entity == root) return;
  std::erase(block.tables, root);
  if (!contains(block.tables, block.entity)) block.tables.push_back(block.entity);
  block.entity = root;
}

}  // namespace

void count_empty_groups(const ColumnFacts& column_facts, const SchemaGraph& graph,
                        LogicalForm& form) {
  QueryBlock& block = form.block;
  if (form.op != SetOperator::kAlone || !form.beside.empty() || block.all_rows ||
      block.outer != Aggregate::kAverage || block.group.size() != 1 || block.select.size() != 1 ||
      block.having || block.limit || !block.best_of.empty() || block.combine != Combine::kApart)
    return;
  ValueExpr& count = block.select[0];
  const GroupKey key = block.group[0];
  const uint32_t root = key.home();
  if (count.fn != Aggregate::kCount || !count.only.empty() || key.via != kNone ||
      !column_facts.single_key(key))
    return;
  const uint32_t many = many_table(block, count, root, graph);
  if (many == kNone || graph.distance(root, many) != 1) return;
  for (const auto& any : block.where)
    for (const Condition& c : any)
      if (c.column.home() != root && !graph.to_one(root, c.column.home())) return;
  if (count.column.whole() || count.column.home() != many)
    count.column = present_column(column_facts, graph, many);
  if (!count.column.valid()) return;
  make_root(block, root);
  block.all_rows = true;
}

void keep_zero_counts(const ColumnFacts& column_facts, const SchemaGraph& graph,
                      LogicalForm& form) {
  QueryBlock& block = form.block;
  if (form.op != SetOperator::kAlone || !form.beside.empty() || block.all_rows ||
      !block.best_of.empty() || block.combine != Combine::kApart || block.group.empty() ||
      (block.outer != Aggregate::kPlain && block.outer != Aggregate::kCount))
    return;
  const ValueExpr* small = small_count(block);
  if (small == nullptr || !small->only.empty()) return;
  const uint32_t root = block.group[0].home();
  for (const ColumnExpr& g : block.group)
    if (g.home() != root || g.via != kNone) return;
  const uint32_t many = many_table(block, *small, root, graph);
  if (many == kNone) return;
  const ValueExpr count_of_rows = *small;
  const ColumnExpr name = column_facts.name_of(root);
  for (const ValueExpr& t : block.select) {
    const uint32_t home = t.column.home();
    if (t.fn == Aggregate::kPlain ? home != root && !graph.to_one(root, home)
                                  : !(t == count_of_rows))
      return;
    // Whoever asks for keys means the keys that the counted rows have.
    const bool key =
        t.fn == Aggregate::kPlain && (column_facts.identifier(t.column) ||
                                      (column_facts.single_key(t.column) && !(t.column == name)));
    if (key && block.outer == Aggregate::kPlain) return;
  }
  const bool ranked = !block.having;
  ValueExpr count = count_of_rows;
  if (count.column.whole()) count.column = present_column(column_facts, graph, many);
  std::vector<std::vector<Condition>> kept;
  if (!count.column.valid() || !split_conditions(block, root, graph, kept, count.only)) return;
  if (ranked && !count.only.empty()) return;  // "the fewest in 2023": of those that have some
  for (ValueExpr& t : block.select)
    if (t == count_of_rows) t = count;
  if (block.having) block.having->term = count;
  for (Ordering& o : block.order)
    if (o.term == count_of_rows) o.term = count;
  make_root(block, root);
  block.where = std::move(kept);
  block.all_rows = true;
}

}  // namespace ask::engine
