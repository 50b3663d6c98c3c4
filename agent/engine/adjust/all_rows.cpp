#include "agent/engine/adjust/all_rows.h"

#include <algorithm>
#include <span>
#include <vector>

#include "agent/common/contains.h"

namespace ask::engine {
namespace {

// Of which of the tables joined to one row of the root the rows are counted: the only one of which
// there may be several or none; kNone if that is not clear.
uint32_t counted_beside(uint32_t root, std::span<const uint32_t> tables,
                        const SchemaGraph& graph) {
  uint32_t found = kNone;
  for (const uint32_t t : tables) {
    if (t == root || graph.to_one(root, t)) continue;
    if (found != kNone) return kNone;
    found = t;
  }
  return found;
}

// The key of the rows that refers to the root, which is there wherever they are; invalid if none
// does so directly.
ColumnExpr reference_to(uint32_t rows, uint32_t root, const SchemaGraph& graph) {
  for (const uint32_t e : graph.of(rows)) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.child == rows && edge.parent == root) return {rows, edge.child_columns[0]};
  }
  return {};
}

// True for a plain list of the rows of one table.
bool lists_only_rows(const LogicalForm& form) {
  const QueryBlock& block = form.block;
  const auto plain = [](const ValueExpr& t) { return t.fn == Aggregate::kPlain; };
  return form.op == SetOperator::kAlone && form.beside.empty() && !form.yes_no &&
         block.entity != kNone && !block.all_rows && !block.distinct && block.group.empty() &&
         !block.having && !block.limit && !block.offset && block.best_of.empty() &&
         block.outer == Aggregate::kPlain && block.combine == Combine::kApart &&
         !block.neighbours && !block.division && block.select.size() > 1 &&
         std::all_of(block.select.begin(), block.select.end(), plain) &&
         std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& t) {
           return t.column.home() == block.entity && t.column.via == kNone;
         });
}

// True if a condition or the order is of another table than that of the rows.
bool restricts_others(const QueryBlock& block) {
  const auto other = [&](const ColumnExpr& c) {
    return c.valid() && (c.home() != block.entity || c.via != kNone);
  };
  const auto any_other = [&](const std::vector<Condition>& any) {
    return std::any_of(any.begin(), any.end(), [&](const Condition& c) {
      return (c.sub.empty() && other(c.column)) || other(c.other);
    });
  };
  return std::any_of(block.where.begin(), block.where.end(), any_other) ||
         std::any_of(block.order.begin(), block.order.end(),
                     [&](const Ordering& by) { return other(by.term.column); });
}

}  // namespace

bool all_rows(const ColumnFacts& column_facts, const SchemaGraph& graph, LogicalForm& form) {
  QueryBlock& block = form.block;
  if (form.op != SetOperator::kAlone || !form.beside.empty() || block.having ||
      !block.best_of.empty() || block.outer != Aggregate::kPlain || form.yes_no ||
      block.combine != Combine::kApart)
    return false;
  uint32_t root = block.group.empty() ? kNone : block.group[0].home();
  for (const ValueExpr& t : block.select)
    if (root == kNone && t.fn == Aggregate::kPlain) root = t.column.home();
  if (root == kNone) return false;
  const std::vector<uint32_t> tables = join_terminals(block.entity, block.tables);
  bool others = std::any_of(block.select.begin(), block.select.end(),
                            [](const ValueExpr& t) { return t.column.via != kNone; });
  for (const uint32_t t : tables) others |= t != root;
  if (!others) return false;
  for (const auto& any : block.where)
    for (const Condition& c : any)
      if (c.column.home() != root && !graph.to_one(root, c.column.home())) return false;
  const auto counted = [&](ValueExpr& t) {
    if (t.fn != Aggregate::kCount || !t.column.whole()) return true;
    const uint32_t rows = t.column.table == root ? counted_beside(root, tables, graph)
                                                 : t.column.table;
    if (rows == kNone) return true;
    ColumnExpr key = column_facts.key_of(rows);
    if (!key.valid()) key = reference_to(rows, root, graph);
    if (key.valid()) t.column = key;
    return key.valid();
  };
  for (ValueExpr& t : block.select)
    if (!counted(t)) return false;
  for (Ordering& o : block.order)
    if (!counted(o.term)) return false;
  if (block.group.empty())  // the rows of the other side, where nothing of them is shown
    for (const uint32_t t : tables) {
      const bool shown = std::any_of(block.select.begin(), block.select.end(),
                                     [&](const ValueExpr& s) { return s.column.home() == t; });
      const ColumnExpr name = column_facts.name_of(t), key = column_facts.key_of(t);
      const ColumnExpr column = name.valid() && column_facts.of(name).naming ? name : key;
      if (!shown && column.valid() && !graph.to_one(root, t)) block.select.push_back({column});
    }
  block.distinct = false;
  block.tables = tables;
  block.entity = root;
  block.all_rows = true;
  return true;
}

void keep_counted_groups(const ColumnFacts& column_facts, const SchemaGraph& graph,
                         LogicalForm& form) {
  const QueryBlock& block = form.block;
  if (block.group.size() != 1 || block.all_rows || block.limit || !block.where.empty() ||
      block.group[0].via != kNone || !column_facts.single_key(block.group[0]))
    return;
  const uint32_t root = block.group[0].home();
  std::vector<uint32_t> counted;
  for (const ValueExpr& t : block.select) {
    if (t.fn == Aggregate::kPlain && t.column.home() == root) continue;
    if (t.fn != Aggregate::kCount || !t.distinct || !t.only.empty() || t.column.home() == root ||
        graph.to_one(root, t.column.home()))
      return;
    add_once(counted, t.column.home());
  }
  if (LogicalForm whole = form; counted.size() > 1 && all_rows(column_facts, graph, whole))
    form = std::move(whole);
}

void keep_incomplete_rows(const ColumnFacts& column_facts, const SchemaGraph& graph,
                          LogicalForm& form) {
  if (!lists_only_rows(form) || restricts_others(form.block)) return;
  QueryBlock& block = form.block;
  const std::vector<uint32_t> tables = join_terminals(block.entity, block.tables);
  std::vector<JoinStep> steps;
  if (!graph.join(tables, nullptr, steps)) return;
  bool missing = false;
  for (const JoinStep& step : steps) {
    if (!graph.to_one(block.entity, step.table)) return;
    const JoinEdge& edge = graph.edges()[step.edge];
    for (const uint32_t key : edge.child_columns)
      missing |= column_facts.column({edge.child, key}).statistics.missing() > 0;
  }
  for (const ValueExpr& t : block.select) {
    if (t.column.via == kNone) continue;
    if (t.column.via_table == t.column.table) return;  // who is nobody's employee has no manager
    missing |= column_facts.column({t.column.via_table, t.column.via}).statistics.missing() > 0;
  }
  block.all_rows = missing;
}

}  // namespace ask::engine
