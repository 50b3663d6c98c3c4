#include "agent/engine/ground/nesting.h"

#include <algorithm>

namespace ask::engine {
namespace {

// "how many customers have more than 3 orders" counts customers, not the orders of each.
bool count_groups(const GroundingInput& in, Grounding& g) {
  if (!g.block.having || g.block.select.size() != 1 || !in.sketch.groups.empty() || g.block.limit)
    return true;
  const ValueExpr& counted = g.block.select[0];
  if (counted.fn != Aggregate::kCount || !counted.column.valid()) return true;
  const ColumnExpr key =
      counted.column.whole() ? in.facts.key_of(counted.column.table) : counted.column;
  if (!key.valid()) return false;
  g.block.group = {key};
  g.block.select = {{key}};
  g.block.order.clear();
  g.block.outer = Aggregate::kCount;
  return true;
}

// "average order value per country": of each country, the total of its orders by their number.
// False if the question does not ask for it.
bool average_by_further_key(const GroundingInput& in, Grounding& g) {
  if (g.group_tables.empty() || in.sketch.groups.size() < 2 || g.block.having || g.block.limit ||
      g.group_table_arcs[0] != in.sketch.groups[0])
    return false;
  const uint32_t rows = g.group_tables[0];
  const ColumnExpr key = in.facts.key_of(rows);
  const auto is_row = [&](const ColumnExpr& c) { return c == key; };
  if (!key.valid() || std::none_of(g.block.group.begin(), g.block.group.end(), is_row))
    return false;
  const auto aggregated = [](const ValueExpr& t) { return t.fn != Aggregate::kPlain; };
  if (std::count_if(g.block.select.begin(), g.block.select.end(), aggregated) != 1) return false;
  const auto total = std::find_if(g.block.select.begin(), g.block.select.end(), aggregated);
  const bool averaged = total->fn == Aggregate::kAverage && total->column.adds_up();
  const bool nested = in.sketch.outer == Aggregate::kAverage &&
                      (total->fn == Aggregate::kCount || total->fn == Aggregate::kSum);
  if ((!averaged && !nested) || total->distinct ||
      (total->column.table != rows && !in.graph.to_one(total->column.table, rows)))
    return false;
  ValueExpr sum = *total, number{key, Aggregate::kCount, true};
  if (averaged) sum.fn = Aggregate::kSum;
  number.from = sum.from;
  std::erase_if(g.block.group, is_row);
  std::erase_if(g.block.select, [&](const ValueExpr& t) {
    return aggregated(t) ||
           (t.column.table == rows && std::find(g.group_columns.begin(), g.group_columns.end(),
                                                t.column) == g.group_columns.end());
  });
  g.block.select.push_back(std::move(sum));
  g.block.select.push_back(std::move(number));
  g.block.combine = Combine::kRatio;
  return true;
}

}  // namespace

bool nest_outer_aggregate(const GroundingInput& in, Grounding& g) {
  if (average_by_further_key(in, g)) return true;
  if (in.sketch.counted_by_group && g.block.group.empty()) return false;
  if (!count_groups(in, g)) return false;
  if (g.block.outer == Aggregate::kCount) return true;
  for (ValueExpr& t : g.block.select)
    if (t.fn == Aggregate::kMedian) {
      if (g.block.select.size() != 1 || !g.block.group.empty() || g.block.having || g.block.limit ||
          in.sketch.part != Part::kUnset)
        return false;
      t.fn = Aggregate::kPlain;
      g.block.outer = Aggregate::kMedian;
      g.block.order.clear();
      g.plain_outputs.clear();
      return true;
    }
  Aggregate outer = in.sketch.outer;
  if (outer == Aggregate::kPlain && g.block.group.size() == 1 && !g.group_tables.empty())
    for (const ValueExpr& t : g.block.select)  // "the average revenue per customer"
      if (t.fn == Aggregate::kAverage && t.column.adds_up()) outer = t.fn;
  if (outer == Aggregate::kPlain && !g.block.group.empty())
    for (const ValueExpr& t : g.block.select)  // "average revenue by month": ambiguous
      if (t.fn == Aggregate::kAverage && t.column.product()) g.score.count_unexpressed();
  if (outer == Aggregate::kPlain) {
    const bool product = std::any_of(g.block.select.begin(), g.block.select.end(),
                                     [](const ValueExpr& t) { return t.column.adds_up(); });
    return !(product && selects_aggregate(g.block) && g.block.group.empty() && g.block.limit);
  }
  std::erase_if(g.block.select, [](const ValueExpr& t) { return t.fn == Aggregate::kPlain; });
  if (g.block.select.size() != 1 || g.block.having || g.block.limit) return false;
  if (g.block.group.empty()) {  // "how many orders does a customer place on average"
    if (g.mentioned.size() != 2) return false;
    const uint32_t other = g.mentioned[0] == g.entity ? g.mentioned[1] : g.mentioned[0];
    if (!in.facts.key_of(other).valid() || !in.graph.to_one(g.entity, other)) return false;
    g.block.group = {in.facts.key_of(other)};
  }
  if (g.block.select[0].column.adds_up()) g.block.select[0].fn = Aggregate::kSum;
  g.plain_outputs.clear();
  g.block.order.clear();
  g.block.outer = outer;
  return true;
}

bool take_best_of_groups(const GroundingInput& in, Grounding& g) {
  if (in.sketch.superlative.kind == SuperlativeKind::kUnset || !g.block.limit ||
      g.block.order.size() != 1 || (g.group_columns.empty() && g.group_tables.empty()) ||
      g.block.offset)
    return true;
  std::vector<GroupKey> keys = g.group_columns;
  for (size_t i = 0; i < g.group_tables.size(); ++i) {
    const ColumnExpr key = in.facts.key_of(g.group_tables[i]);
    keys.push_back({key.valid() ? key : in.facts.name_of(g.group_tables[i]),
                    origin_of_group(in.cues, g.group_table_arcs[i])});
  }
  for (const ValueExpr& t : g.block.select)
    if (t.fn != Aggregate::kPlain && t.fn != Aggregate::kCount && t.fn != Aggregate::kSum)
      return true;
  const bool counted = g.block.order[0].term.fn != Aggregate::kPlain;
  if (!counted && std::find(keys.begin(), keys.end(), g.block.order[0].term.column) != keys.end())
    return false;  // each value alone is the first of its group
  std::vector<GroupKey> shown = g.group_columns;
  for (size_t i = 0; i < g.group_tables.size(); ++i)
    shown.push_back(
        {in.facts.name_of(g.group_tables[i]), origin_of_group(in.cues, g.group_table_arcs[i])});
  bool others = false;
  for (const ValueExpr& t : g.block.select)
    others |= std::find(shown.begin(), shown.end(), t.column) == shown.end();
  if (!others) return true;  // the question asks only for the groups
  if (counted) {
    const uint32_t t = g.entity;
    if (!in.facts.key_of(t).valid() ||
        std::find(g.group_tables.begin(), g.group_tables.end(), t) != g.group_tables.end())
      return true;
    g.block.group = {in.facts.key_of(t)};
    for (const GroupKey& key : keys)
      if (!(key == g.block.group[0])) g.block.group.push_back(key);
  } else {
    if (selects_aggregate(g.block)) return true;
    g.block.group.clear();
  }
  std::vector<ValueExpr> select;
  for (const GroupKey& c : shown) select.push_back(shown_key(c));
  for (const ValueExpr& t : g.block.select)
    if (std::find(shown.begin(), shown.end(), t.column) == shown.end()) select.push_back(t);
  g.block.select = std::move(select);
  g.block.best_of = std::move(keys);
  return true;
}

bool make_running_total(const GroundingInput& in, Grounding& g) {
  if (!in.sketch.so_far) return true;
  if (g.block.group.size() != 1 || g.block.limit || g.block.having || !g.block.best_of.empty() ||
      g.block.outer != Aggregate::kPlain || in.sketch.part != Part::kUnset)
    return false;
  ValueExpr* only = nullptr;
  for (ValueExpr& t : g.block.select) {
    if (t.fn == Aggregate::kPlain) continue;
    if (only != nullptr || t.distinct || (t.fn != Aggregate::kCount && t.fn != Aggregate::kSum))
      return false;
    only = &t;
  }
  if (only == nullptr) return false;
  only->along = g.block.group[0];
  g.block.order = {{{g.block.group[0]}, false, {}}};
  return true;
}

}  // namespace ask::engine
