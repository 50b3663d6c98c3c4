#include "agent/engine/adjust/rows_of_shape.h"

#include <algorithm>

#include "agent/engine/adjust/event_columns.h"

namespace ask::engine {
// "customers who bought every product": as many different products as there are.
bool require_every(const std::vector<std::string>& words, const ColumnFacts& column_facts,
                   QueryBlock& block) {
  if (block.having || block.limit || block.select.empty() ||
      std::any_of(block.select.begin(), block.select.end(),
                  [](const ValueExpr& t) { return t.fn != Aggregate::kPlain; }))
    return false;
  const uint32_t root = block.select[0].column.home();
  uint32_t each = kNone;
  for (const std::string& word : words)
    for (const uint32_t t : join_terminals(block.entity, block.tables))
      if (each == kNone && t != root &&
          column_facts.index().has_word(column_facts.index().table(t), word))
        each = t;
  if (each == kNone) return false;
  const ColumnExpr key = column_facts.key_of(root), counted = column_facts.key_of(each);
  if (!key.valid() || !counted.valid()) return false;
  std::erase_if(block.select, [&](const ValueExpr& t) { return t.column.home() == each; });
  QueryBlock all;
  all.entity = each;
  all.tables = {each};
  all.select = {{{each, kNone}, Aggregate::kCount}};
  for (const auto& any : block.where)
    if (std::all_of(any.begin(), any.end(),
                    [&](const Condition& c) { return c.column.home() == each && c.sub.empty(); }))
      all.where.push_back(any);
  Having having;
  having.term = {counted, Aggregate::kCount, true};
  having.sub = {std::move(all)};
  block.having = std::move(having);
  block.group = {key};
  block.order.clear();
  block.distinct = false;
  return true;
}

// "who placed the largest order": adds up for each order, not for each person.
void add_up_each(const std::string& whole, const ColumnFacts& column_facts,
                 const SchemaGraph& graph, QueryBlock& block) {
  if (block.group.size() != 1 || block.order.size() != 1 ||
      block.order[0].term.fn != Aggregate::kSum)
    return;
  for (const uint32_t t : join_terminals(block.entity, block.tables)) {
    const ColumnExpr key = column_facts.key_of(t);
    if (!key.valid() || t == block.group[0].home() ||
        !column_facts.index().has_word(column_facts.index().table(t), whole) ||
        !graph.to_one(t, block.group[0].home()))
      continue;
    block.group[0] = {key, block.group[0].from};
    return;
  }
}

// Also shows the date of the entity that the verb names, or its only one.
bool show_date_of_verb(const std::string& verb, const ColumnFacts& column_facts,
                       QueryBlock& block) {
  if (!block.group.empty() || block.select.empty() || block.select[0].fn != Aggregate::kPlain)
    return false;
  const uint32_t table = block.select[0].column.home();
  if (table == kNone) return false;
  const ColumnExpr date = implied_verb_date(column_facts, verb, table);
  if (!date.valid()) return false;
  if (std::none_of(block.select.begin(), block.select.end(),
                   [&](const ValueExpr& t) { return t.column == date; }))
    block.select.push_back({date});
  return true;
}

}  // namespace ask::engine
