#include "agent/engine/ground/nesting.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/ground/implied_sums.h"
#include "agent/engine/lexicon/word_classes_predicates.h"

namespace ask::engine {
namespace {

// An average of what is added up for each row, or each event of it.
bool averages_sums(const GroundingInput& input, uint32_t rows, const ValueExpr& t) {
  return t.fn == Aggregate::kAverage && !t.column.rate() &&
         (t.column.adds_up() || adds_up_per_event(input, rows, t.column));
}

// "how many customers have more than 3 orders" counts customers, not the orders of each.
bool count_groups(const GroundingInput& input, GroundingState& state) {
  if (!state.block.having || state.block.select.size() != 1 || !input.sketch.groups.empty() ||
      state.block.limit)
    return true;
  const ValueExpr& counted = state.block.select[0];
  if (counted.fn != Aggregate::kCount || !counted.column.valid()) return true;
  const ColumnExpr key =
      counted.column.whole() ? input.facts.key_of(counted.column.table) : counted.column;
  if (!key.valid()) return false;
  state.block.group = {key};
  state.block.select = {{key}};
  state.block.order.clear();
  state.block.outer = Aggregate::kCount;
  return true;
}

// "average order value per country": of each country, the total of its orders by their number.
// False if the question does not ask for it.
bool average_by_further_key(const GroundingInput& input, GroundingState& state) {
  if (state.group_tables.empty() || input.sketch.groups.size() < 2 || state.block.having ||
      state.block.limit || state.group_tables[0].arc != input.sketch.groups[0])
    return false;
  const uint32_t rows = state.group_tables[0].table;
  const ColumnExpr key = input.facts.key_of(rows);
  const auto is_row = [&](const ColumnExpr& c) { return c == key; };
  if (!key.valid() || std::none_of(state.block.group.begin(), state.block.group.end(), is_row))
    return false;
  const auto aggregated = [](const ValueExpr& t) { return t.fn != Aggregate::kPlain; };
  if (std::count_if(state.block.select.begin(), state.block.select.end(), aggregated) != 1)
    return false;
  const auto total = std::find_if(state.block.select.begin(), state.block.select.end(), aggregated);
  const bool averaged = averages_sums(input, rows, *total);
  const bool nested = input.sketch.outer == Aggregate::kAverage &&
                      (total->fn == Aggregate::kCount || total->fn == Aggregate::kSum);
  if ((!averaged && !nested) || total->distinct ||
      (total->column.table != rows && !input.graph.to_one(total->column.table, rows)))
    return false;
  ValueExpr sum = *total, number{key, Aggregate::kCount, true};
  if (averaged) sum.fn = Aggregate::kSum;
  number.from = sum.from;
  std::erase_if(state.block.group, is_row);
  std::erase_if(state.block.select, [&](const ValueExpr& t) {
    return aggregated(t) || (t.column.table == rows && !contains(state.group_columns, t.column));
  });
  state.block.select.push_back(std::move(sum));
  state.block.select.push_back(std::move(number));
  state.block.combine = Combine::kRatio;
  return true;
}

// The question asks for rows of each group: "per genre", "of each genre".
bool ranks_in_groups(const GroundingInput& input) {
  for (const ArcId id : input.sketch.groups) {
    const Arc& group = input.arcs[id];
    if (group.begin > 0 &&
        text::is_one_of(input.arcs.token(group.begin - 1U).folded, kDistributiveWords))
      return true;
  }
  return false;
}

}  // namespace

bool nest_outer_aggregate(const GroundingInput& input, GroundingState& state) {
  if (average_by_further_key(input, state)) return true;
  if (input.sketch.counted_by_group && state.block.group.empty()) return false;
  if (!count_groups(input, state)) return false;
  if (state.block.outer == Aggregate::kCount) return true;
  for (ValueExpr& t : state.block.select)
    if (t.fn == Aggregate::kMedian) {
      if (state.block.select.size() != 1 || !state.block.group.empty() || state.block.having ||
          state.block.limit || input.sketch.ratio != RatioKind::kUnset)
        return false;
      t.fn = Aggregate::kPlain;
      state.block.outer = Aggregate::kMedian;
      state.block.order.clear();
      state.plain_outputs.clear();
      return true;
    }
  Aggregate outer = input.sketch.outer;
  bool per_event = false;
  if (outer == Aggregate::kPlain && state.block.group.size() == 1 && !state.group_tables.empty())
    for (const ValueExpr& t : state.block.select)  // "the average revenue per customer"
      if (averages_sums(input, state.group_tables[0].table, t))
        outer = t.fn, per_event = !t.column.adds_up();
  if (outer == Aggregate::kPlain && !state.block.group.empty())
    for (const ValueExpr& t : state.block.select)  // "average revenue by month": ambiguous
      if (t.fn == Aggregate::kAverage && t.column.product()) state.score.count_unexpressed();
  if (outer == Aggregate::kPlain) {
    const bool product = std::any_of(state.block.select.begin(), state.block.select.end(),
                                     [](const ValueExpr& t) { return t.column.adds_up(); });
    return !(product && selects_aggregate(state.block) && state.block.group.empty() &&
             state.block.limit);
  }
  std::erase_if(state.block.select, [](const ValueExpr& t) { return t.fn == Aggregate::kPlain; });
  if (state.block.select.size() != 1 || state.block.having || state.block.limit) return false;
  if (state.block.group.empty()) {  // "how many orders does a customer place on average"
    if (state.mentioned.size() != 2) return false;
    const uint32_t other =
        state.mentioned[0] == state.entity ? state.mentioned[1] : state.mentioned[0];
    if (!input.facts.key_of(other).valid() || !input.graph.to_one(state.entity, other))
      return false;
    state.block.group = {input.facts.key_of(other)};
  }
  if (state.block.select[0].column.adds_up() || per_event)
    state.block.select[0].fn = Aggregate::kSum;
  state.plain_outputs.clear();
  state.block.order.clear();
  state.block.outer = outer;
  return true;
}

bool take_best_of_groups(const GroundingInput& input, GroundingState& state) {
  const bool top =  // "top 2 books per genre by pages"
      input.sketch.limit != kNoArc && !input.sketch.orders.empty() && ranks_in_groups(input);
  if ((input.sketch.superlative.kind == SuperlativeKind::kUnset && !top) || !state.block.limit ||
      state.block.order.size() != 1 ||
      (state.group_columns.empty() && state.group_tables.empty()) || state.block.offset)
    return true;
  std::vector<GroupKey> keys = state.group_columns;
  for (const auto& [table, arc] : state.group_tables) {
    const ColumnExpr key = input.facts.key_of(table);
    keys.push_back(
        {key.valid() ? key : input.facts.name_of(table), origin_of_group(input.cues, arc)});
  }
  for (const ValueExpr& t : state.block.select)
    if (t.fn != Aggregate::kPlain && t.fn != Aggregate::kCount && t.fn != Aggregate::kSum)
      return true;
  const bool counted = state.block.order[0].term.fn != Aggregate::kPlain;
  if (!counted && contains(keys, state.block.order[0].term.column))
    return false;  // each value alone is the first of its group
  std::vector<GroupKey> shown = state.group_columns;
  for (const auto& [table, arc] : state.group_tables)
    shown.push_back({input.facts.name_of(table), origin_of_group(input.cues, arc)});
  bool others = false;
  for (const ValueExpr& t : state.block.select) others |= !contains(shown, t.column);
  if (!others) return true;  // the question asks only for the groups
  if (counted) {
    const uint32_t t = state.entity;
    if (!input.facts.key_of(t).valid() ||
        std::any_of(state.group_tables.begin(), state.group_tables.end(),
                    [&](const GroupTable& rows) { return rows.table == t; }))
      return true;
    state.block.group = {input.facts.key_of(t)};
    for (const GroupKey& key : keys)
      if (!(key == state.block.group[0])) state.block.group.push_back(key);
  } else {
    if (selects_aggregate(state.block)) return true;
    state.block.group.clear();
  }
  std::vector<ValueExpr> select;
  for (const GroupKey& c : shown) select.push_back(shown_key(c));
  for (const ValueExpr& t : state.block.select)
    if (!contains(shown, t.column)) select.push_back(t);
  state.block.select = std::move(select);
  state.block.best_of = std::move(keys);
  return true;
}

bool make_running_total(const GroundingInput& input, GroundingState& state) {
  if (!input.sketch.so_far) return true;
  if (state.block.group.size() != 1 || state.block.limit || state.block.having ||
      !state.block.best_of.empty() || state.block.outer != Aggregate::kPlain ||
      input.sketch.ratio != RatioKind::kUnset)
    return false;
  ValueExpr* only = nullptr;
  for (ValueExpr& t : state.block.select) {
    if (t.fn == Aggregate::kPlain) continue;
    if (only != nullptr || t.distinct || (t.fn != Aggregate::kCount && t.fn != Aggregate::kSum))
      return false;
    only = &t;
  }
  if (only == nullptr) return false;
  only->along = state.block.group[0];
  state.block.order = {{{state.block.group[0]}, false, {}}};
  return true;
}

}  // namespace ask::engine
