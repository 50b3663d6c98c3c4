#include "agent/engine/adjust/nested_events.h"

#include <algorithm>
#include <utility>

#include "agent/common/contains.h"

namespace ask::engine {
namespace {

bool is_queried(const QueryBlock& block, uint32_t table) {
  const auto of_table = [&](const ValueExpr& t) { return t.column.home() == table; };
  return block.entity == table || contains(block.tables, table) ||
         std::any_of(block.select.begin(), block.select.end(), of_table) ||
         std::any_of(block.order.begin(), block.order.end(),
                     [&](const Ordering& by) { return of_table(by.term); }) ||
         std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
           return std::any_of(any.begin(), any.end(), [&](const Condition& c) {
             return c.column.home() == table || (c.other.valid() && c.other.home() == table);
           });
         });
}

// The events of a condition that rows are among those of them; null if it is another one.
const QueryBlock* events_of(const SchemaGraph& graph, const QueryBlock& block, ColumnExpr own_key,
                            const std::vector<Condition>& any) {
  if (any.size() != 1 || any[0].op != Op::kIn || any[0].negated || any[0].sub.size() != 1 ||
      !(any[0].column == own_key))
    return nullptr;
  const QueryBlock& events = any[0].sub[0];
  const bool plain = events.select.size() == 1 && events.group.empty() && events.order.empty() &&
                     !events.having && !events.limit && events.outer == Aggregate::kPlain;
  if (!plain || events.select[0].fn != Aggregate::kPlain || events.entity == block.entity)
    return nullptr;
  const ColumnExpr key = events.select[0].column;
  const bool one_key = graph.between(events.entity, block.entity).size() == 1;
  const bool events_key = one_key && key.table == events.entity && key.via == kNone;
  // "members in Linz who attended courses in Vienna": two cities.
  const bool apart = std::none_of(events.tables.begin(), events.tables.end(), [&](uint32_t t) {
    return t == block.entity || is_queried(block, t);
  });
  return events_key && apart && events.best_of.empty() && !is_queried(block, events.entity)
             ? &events
             : nullptr;
}

}  // namespace

bool join_nested_events(const ColumnFacts& column_facts, const SchemaGraph& graph,
                        QueryBlock& block) {
  const ColumnExpr key = column_facts.key_of(block.entity);
  if (!key.valid() || block.having || block.limit || !block.best_of.empty()) return false;
  for (size_t i = 0; i < block.where.size(); ++i) {
    const QueryBlock* found = events_of(graph, block, key, block.where[i]);
    if (found == nullptr) continue;
    const QueryBlock events = *found;
    block.where.erase(block.where.begin() + static_cast<std::ptrdiff_t>(i));
    block.where.insert(block.where.end(), events.where.begin(), events.where.end());
    block.tables.push_back(events.entity);
    block.tables.insert(block.tables.end(), events.tables.begin(), events.tables.end());
    block.group.clear();
    block.distinct = false;
    return true;
  }
  return false;
}

}  // namespace ask::engine
