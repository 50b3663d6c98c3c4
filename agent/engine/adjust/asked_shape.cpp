#include "agent/engine/adjust/asked_shape.h"

#include <algorithm>
#include <utility>

#include "agent/common/contains.h"
#include "agent/engine/adjust/all_rows.h"
#include "agent/engine/adjust/asked_unit.h"
#include "agent/engine/adjust/event_columns.h"
#include "agent/engine/adjust/own_average.h"
#include "agent/engine/adjust/replaced_figures.h"
#include "agent/engine/adjust/rows_of_shape.h"

namespace ask::engine {
namespace {

// The period that a date is in by the condition: the year of "2024%".
Period period_of(const Condition& c) {
  const auto* text = std::get_if<std::string>(&c.value);
  if (c.op != Op::kLike || text == nullptr) return Period::kWhole;
  const size_t size = text->size() - static_cast<size_t>(text->starts_with('%')) - 1;
  return size == 4 ? Period::kYear : size == 7 ? Period::kMonth : Period::kWhole;
}

bool says_value(const Condition& c) {
  return (c.op == Op::kEqual || period_of(c) != Period::kWhole) && !c.negated && c.sub.empty() &&
         !c.other.valid() && !c.from_today;
}

// Joins two conditions that ask one column for different values, which no row can meet at once.
void join_alternatives(QueryBlock& block) {
  for (size_t i = 0; i < block.where.size(); ++i)
    for (size_t j = i + 1; j < block.where.size(); ++j) {
      auto &a = block.where[i], &b = block.where[j];
      if (a.empty() || b.empty() || !std::all_of(b.begin(), b.end(), says_value)) continue;
      const bool same = std::all_of(a.begin(), a.end(), [&](const Condition& c) {
        return says_value(c) && std::all_of(b.begin(), b.end(), [&](const Condition& other) {
                 return c.column == other.column && period_of(c) == period_of(other) &&
                        !(c.value == other.value);
               });
      });
      if (!same) continue;
      a.insert(a.end(), b.begin(), b.end());
      block.where.erase(block.where.begin() + static_cast<std::ptrdiff_t>(j));
      --j;
    }
}

// The place in WHERE of the one list of values of a column ("A or B"); SIZE_MAX if there is none.
size_t list_of_values(const QueryBlock& block) {
  size_t found = SIZE_MAX;
  for (size_t i = 0; i < block.where.size(); ++i) {
    const auto& any = block.where[i];
    if (any.size() < 2 || !std::all_of(any.begin(), any.end(), [&](const Condition& c) {
          return says_value(c) && c.column == any[0].column && period_of(c) == period_of(any[0]);
        }))
      continue;
    if (found != SIZE_MAX) return SIZE_MAX;
    found = i;
  }
  return found;
}

bool all_aggregated(const QueryBlock& block) {
  return !block.select.empty() &&
         std::all_of(block.select.begin(), block.select.end(),
                     [](const ValueExpr& t) { return t.fn != Aggregate::kPlain; });
}

// "NHS tests compared to private": how many there are of each, where the rows would be listed.
void count_rows(const ColumnFacts& column_facts, ColumnExpr key, QueryBlock& block) {
  if (!block.group.empty() || block.select.empty() || block.entity == kNone ||
      key.table != block.entity || column_facts.unique(key))
    return;
  for (const ValueExpr& t : block.select)
    if (t.fn != Aggregate::kPlain || (t.column != key && !column_facts.identifier(t.column)))
      return;
  block.select = {{{block.entity, kNone}, Aggregate::kCount}};
  block.distinct = false;
  block.order.clear();
}

bool compare_side_by_side(const ColumnFacts& column_facts, QueryBlock& block) {
  join_alternatives(block);
  const size_t at = list_of_values(block);
  if (at == SIZE_MAX || block.limit || block.having || block.outer != Aggregate::kPlain ||
      block.combine != Combine::kApart)
    return false;
  ColumnExpr key = block.where[at][0].column;
  const Period period = period_of(block.where[at][0]);
  if (period != Period::kWhole) {
    if (!column_facts.temporal(key) || !all_aggregated(block)) return false;
    key.period = period;
    if (std::any_of(block.group.begin(), block.group.end(),
                    [&](const ColumnExpr& group) { return group == key; }))
      return true;
  }
  count_rows(column_facts, key, block);
  const bool shown = std::any_of(block.select.begin(), block.select.end(),
                                 [&](const ValueExpr& t) { return t.column == key; });
  Origin from;
  for (const Condition& c : block.where[at]) from.add(c.from);
  if (all_aggregated(block) || !block.group.empty())
    block.group.insert(block.group.begin(), {key, from});
  if (shown) return true;
  block.select.insert(block.select.begin(), {key});
  block.select[0].from = from;
  return true;
}

void order_by_figure(QueryBlock& block) {
  const auto figure = [](const ValueExpr& t) { return t.fn != Aggregate::kPlain; };
  const auto at = std::find_if(block.select.begin(), block.select.end(), figure);
  if (block.group.empty() || !block.order.empty() || at == block.select.end()) return;
  block.order = {{*at, true}};
}

// The same of "small, medium and large" where the first was taken apart from the others.
size_t whole_list_of_values(QueryBlock& block) {
  if (list_of_values(block) != SIZE_MAX) join_alternatives(block);
  const size_t at = list_of_values(block);
  return at == SIZE_MAX || period_of(block.where[at][0]) != Period::kWhole ? SIZE_MAX : at;
}

// "the average salary of men and women": an average of both would be neither's.
void averages_apart(const ColumnFacts& column_facts, QueryBlock& block) {
  if (!block.group.empty() || block.select.size() != 1) return;
  const Aggregate fn = block.select[0].fn;
  if (fn != Aggregate::kAverage && fn != Aggregate::kMinimum && fn != Aggregate::kMaximum) return;
  if (whole_list_of_values(block) != SIZE_MAX) compare_side_by_side(column_facts, block);
}

// "how many plots are at the top, middle and bottom": a count of all three would be one of rows of
// any kind, which needs no list. Of three or more that are not all, a count of each, too.
void counts_apart(bool alternatives, const ColumnFacts& column_facts, QueryBlock& block) {
  constexpr size_t kMany = 3;
  if (!block.group.empty() || block.select.size() != 1) return;
  const Aggregate fn = block.select[0].fn;
  if (fn != Aggregate::kCount && fn != Aggregate::kSum) return;
  const size_t at = whole_list_of_values(block);
  if (at == SIZE_MAX || block.where[at][0].column.whole()) return;
  const size_t listed = block.where[at].size();
  const bool all =
      std::cmp_equal(listed, column_facts.column(block.where[at][0].column).statistics.distinct);
  if (listed >= kMany ? all || (!alternatives && fn == Aggregate::kCount) : all && !alternatives)
    compare_side_by_side(column_facts, block);
}

// "how much did Ann, Ben and Kim each make, best first": what is ordered is the figure of each
// value, and of no single row. `apart` gets the block without the rows as groups; false if it
// groups otherwise.
bool ungroup_rows(const ColumnFacts& column_facts, const QueryBlock& block, QueryBlock& apart) {
  if (block.group.size() != 1 || !block.group[0].from.empty() || block.order.size() != 1 ||
      block.limit || block.having || !all_aggregated(block) ||
      block.order[0].term.fn == Aggregate::kPlain ||
      block.group[0] != column_facts.key_of(block.entity))
    return false;
  apart = block;
  apart.group.clear();
  return true;
}

// True if the column says of which kind rows are, and stores the values, or the conditions are of
// two years or months: "in 2024 and in 2025".
bool stores_kinds(const ColumnFacts& column_facts, const Condition& a, const Condition& b) {
  if (period_of(a) != Period::kWhole) return column_facts.temporal(a.column);
  if (column_facts.unique(a.column) &&
      column_facts.index().code_table(a.column.table) == nullptr)  // the names of single rows
    return false;
  const auto& few = column_facts.column(a.column).statistics.few;
  const auto stored = [&](const Condition& c) {
    const auto* text = std::get_if<std::string>(&c.value);
    return text == nullptr || few.empty() ||
           std::any_of(few.begin(), few.end(), [&](const auto& v) { return v.first == *text; });
  };
  return stored(a) && stored(b);
}

// "how many washers and how many dryers has each shop": a figure of each of the two beside the
// groups.
void figures_of_groups(const ColumnFacts& column_facts, QueryBlock& block) {
  if (block.group.size() != 1 || block.limit || block.having || !block.order.empty() ||
      block.combine != Combine::kApart)
    return;
  const auto figure = [](const ValueExpr& t) { return t.fn != Aggregate::kPlain; };
  const auto at = std::find_if(block.select.begin(), block.select.end(), figure);
  if (at == block.select.end() || std::any_of(at + 1, block.select.end(), figure) || at->distinct ||
      !at->only.empty())
    return;
  for (size_t i = 0; i + 1 < block.where.size(); ++i)
    for (size_t j = i + 1; j < block.where.size(); ++j) {
      const auto &a = block.where[i], &b = block.where[j];
      if (a.size() != 1 || b.size() != 1 || !says_value(a[0]) || !says_value(b[0]) ||
          a[0].column != b[0].column || period_of(a[0]) != period_of(b[0]) ||
          a[0].value == b[0].value || a[0].column == block.group[0])
        continue;
      if (!stores_kinds(column_facts, a[0], b[0])) return;
      ValueExpr second = *at;
      at->only = {a[0]};
      second.only = {b[0]};
      block.select.insert(at + 1, std::move(second));
      return join_alternatives(block);
    }
}

// "number of girls and boys in each grade": of all values of a column, or of some, the figure of
// each in every group.
void values_apart_in_groups(const ColumnFacts& column_facts, QueryBlock& block) {
  if (block.group.empty() || block.limit || block.having || !block.order.empty() ||
      block.outer != Aggregate::kPlain || block.combine != Combine::kApart)
    return;
  for (const ValueExpr& t : block.select)
    if (!t.only.empty() || t.of_all || t.along.valid()) return;
  const size_t at = list_of_values(block);
  if (at == SIZE_MAX || period_of(block.where[at][0]) != Period::kWhole) return;
  const ColumnExpr key = block.where[at][0].column;
  if (contains(block.group, key) || key.whole()) return;
  for (const Condition& c : block.where[at])
    if (!stores_kinds(column_facts, c, c)) return;
  const auto figure = [](const ValueExpr& t) { return t.fn != Aggregate::kPlain; };
  const auto first = std::find_if(block.select.begin(), block.select.end(), figure);
  if (first == block.select.end()) return;
  Origin from;
  for (const Condition& c : block.where[at]) from.add(c.from);
  block.group.push_back({key, from});
  const auto shown = block.select.insert(first, {key});
  shown->from = from;
}

// "how many automatic learners against manual": the figure of each of two values that no row has at
// once, where both are of the rows themselves or of what they belong to.
void figures_apart(const ColumnFacts& column_facts, const SchemaGraph& graph, QueryBlock& block) {
  if (!block.group.empty() || !all_aggregated(block) || block.entity == kNone) return;
  for (const ValueExpr& t : block.select)
    if (t.distinct) return;
  for (size_t i = 0; i + 1 < block.where.size(); ++i)
    for (size_t j = i + 1; j < block.where.size(); ++j) {
      const auto &a = block.where[i], &b = block.where[j];
      if (a.size() != 1 || b.size() != 1 || !says_value(a[0]) || !says_value(b[0]) ||
          a[0].column != b[0].column || period_of(a[0]) != period_of(b[0]) ||
          a[0].value == b[0].value)
        continue;
      if (!stores_kinds(column_facts, a[0], b[0])) return;
      const uint32_t table = a[0].column.table;
      if (table != block.entity && !graph.to_one(block.entity, table)) return;
      QueryBlock apart = block;
      if (compare_side_by_side(column_facts, apart)) block = std::move(apart);
      return;
    }
}

// "donations with gift aid and without": the figures of both states of the only flag.
bool compare_states(const ColumnFacts& column_facts, QueryBlock& block) {
  if (!block.group.empty() || !all_aggregated(block) || block.limit || block.having) return false;
  size_t at = SIZE_MAX;
  for (size_t i = 0; i < block.where.size(); ++i) {
    const auto& any = block.where[i];
    if (any.size() != 1 || !says_value(any[0]) || !column_facts.flag(any[0].column)) continue;
    if (at != SIZE_MAX) return false;
    at = i;
  }
  if (at == SIZE_MAX) return false;
  const ColumnExpr state = block.where[at][0].column;
  const Origin from = block.where[at][0].from;
  block.where.erase(block.where.begin() + static_cast<std::ptrdiff_t>(at));
  block.group = {{state, from}};
  block.select.insert(block.select.begin(), {state});
  block.select[0].from = from;
  return true;
}

// "petrol, diesel etc": the named values are examples of those of the column.
void compare_all_values(QueryBlock& block) {
  if (block.limit || block.having) return;
  join_alternatives(block);
  const size_t at = list_of_values(block);
  if (at == SIZE_MAX) return;
  const ColumnExpr key = block.where[at][0].column;
  const Origin from = block.where[at][0].from;
  const bool grouped = contains(block.group, key);  // "of each kind: petrol, diesel and so on"
  if (!grouped && (!all_aggregated(block) || !block.group.empty())) return;
  block.where.erase(block.where.begin() + static_cast<std::ptrdiff_t>(at));
  if (grouped) return;
  block.group = {{key, from}};
  block.select.insert(block.select.begin(), {key});
  block.select[0].from = from;
}

bool take_difference(const QueryShape& shape, const ColumnFacts& column_facts, LogicalForm& form) {
  QueryBlock& block = form.block;
  if (form.beside.size() == 1) {
    if (shape.reversed) std::swap(form.block, form.beside[0]);
    form.block.combine = Combine::kDifference;
    return true;
  }
  join_alternatives(block);
  const size_t at = list_of_values(block);
  if (at == SIZE_MAX || block.where[at].size() != 2 || block.select.size() != 1 ||
      !block.group.empty() || block.limit || block.having || block.combine != Combine::kApart)
    return false;
  ValueExpr first = block.select[0];
  if (first.fn == Aggregate::kPlain) {
    if (!column_facts.measure(first.column)) return false;
    first.fn = Aggregate::kSum;
  }
  ValueExpr second = first;
  first.only = {block.where[at][0]};
  second.only = {block.where[at][1]};
  if (shape.reversed) std::swap(first, second);
  block.where.erase(block.where.begin() + static_cast<std::ptrdiff_t>(at));
  block.select = {std::move(first), std::move(second)};
  block.combine = Combine::kDifference;
  block.distinct = false;
  return true;
}

bool is_zero(const Value& value) {
  const auto* number = std::get_if<int64_t>(&value);
  return number != nullptr && *number == 0;
}

// True if a row of the table is called so, or what it is called is not known.
bool is_called(const std::string& noun, const ColumnFacts& column_facts, uint32_t table) {
  const SchemaIndex& index = column_facts.index();
  const auto& words = index.table(table).words;
  return noun.empty() || (!words.empty() && index.word(words.back()).lemma == noun);
}

// True if each group is a row of a table that is called so.
bool groups_are(const std::string& noun, const ColumnFacts& column_facts, const QueryBlock& block) {
  const ColumnExpr& key = block.group[0];
  const bool row = key == column_facts.key_of(key.table) || key == column_facts.name_of(key.table);
  return noun.empty() || (row && is_called(noun, column_facts, key.table));
}

// The conditions of the block that the groups are under whose average it is compared with: those
// of what is counted or added up, and, `same_value`, of the groups themselves and of the one row
// each that they belong to.
std::vector<std::vector<Condition>> conditions_of_average(const QueryBlock& block, bool same_value,
                                                          const SchemaGraph& graph) {
  const uint32_t groups = block.group[0].table;
  std::vector<std::vector<Condition>> out;
  for (const auto& any : block.where)
    if (same_value || std::none_of(any.begin(), any.end(), [&](const Condition& c) {
          return c.column.table == groups || graph.to_one(groups, c.column.table);
        }))
      out.push_back(any);
  return out;
}

bool than_average(const QueryShape& shape, const ColumnFacts& column_facts,
                  const SchemaGraph& graph, QueryBlock& block) {
  if (shape.overall && block.having && block.having->term.fn == Aggregate::kAverage &&
      is_zero(block.having->value)) {
    QueryBlock all;
    all.entity = block.having->term.column.table;
    all.tables = {all.entity};
    all.select = {block.having->term};
    block.having->sub = {std::move(all)};
    return true;
  }
  if (block.having && !block.group.empty() && is_zero(block.having->value)) {
    if (!groups_are(shape.average_of, column_facts, block)) return false;
    QueryBlock groups;
    groups.entity = block.entity;
    groups.tables = block.tables;
    groups.select = {block.having->term};
    groups.group = block.group;
    groups.where = conditions_of_average(block, shape.of_same_value, graph);
    for (GroupKey& c : groups.group)  // two rows may share a name
      if (c == column_facts.name_of(c.table) && column_facts.key_of(c.table).valid())
        c = {column_facts.key_of(c.table), c.from};
    groups.outer = Aggregate::kAverage;
    block.having->sub = {std::move(groups)};
    return true;
  }
  for (auto& any : block.where)
    for (Condition& c : any) {
      if ((c.op != Op::kGreater && c.op != Op::kLess) || !is_zero(c.value) || !c.sub.empty())
        continue;
      if (!is_called(shape.average_of, column_facts, c.column.table)) return false;
      compare_with_average(c);
      return true;
    }
  return false;
}

// Also shows by what the rows are ordered; `counted`: only if that is counted or added up.
bool show_ranking_measure(bool counted, QueryBlock& block) {
  if (block.order.size() != 1 || block.outer != Aggregate::kPlain || block.select.empty())
    return false;
  const ValueExpr& by = block.order[0].term;
  if (counted && by.fn != Aggregate::kCount && by.fn != Aggregate::kSum) return false;
  if (!contains(block.select, by)) block.select.push_back(by);
  return true;
}

}  // namespace

void compare_with_average(Condition& c) {
  QueryBlock all;
  all.entity = c.column.table;
  all.tables = {c.column.table};
  all.select = {{c.column, Aggregate::kAverage}};
  c.sub = {std::move(all)};
  c.value = {};
}

bool take_shape(const QueryShape& shape, const ColumnFacts& column_facts, const SchemaGraph& graph,
                LogicalForm& form) {
  if (shape.unit != kNoUnit && !show_in_unit(shape.unit, column_facts, form)) return false;
  if (shape.span.valid() && !average_span(shape.span, column_facts, form.block)) return false;
  if (shape.difference && !take_difference(shape, column_facts, form)) return false;
  if (shape.side_by_side && form.beside.empty() && !compare_side_by_side(column_facts, form.block))
    return false;
  if (shape.most_first) order_by_figure(form.block);
  if (shape.and_so_on) compare_all_values(form.block);
  if (shape.both_states && !compare_states(column_facts, form.block)) return false;
  if (!shape.average_of.empty() && !shape.than_average) return false;
  if (shape.than_average && !than_average(shape, column_facts, graph, form.block)) return false;
  if (!shape.own_group.empty() &&
      !compare_with_own_group(shape.own_group, column_facts, graph, form.block))
    return false;
  if (shape.times > 0 && !compare_with_multiple(shape.times, shape.times_reached, form.block))
    return false;
  if (!shape.every.empty() && !require_every(shape.every, column_facts, form.block)) return false;
  if (!shape.whole.empty()) add_up_each(shape.whole, column_facts, graph, form.block);
  if ((shape.with_measure || shape.with_count) &&
      !show_ranking_measure(shape.with_count, form.block))
    return false;
  if (!shape.when.empty() && !show_date_of_verb(shape.when, column_facts, form.block)) return false;
  if (shape.all_rows && !all_rows(column_facts, graph, form)) return false;
  if (shape.difference || shape.side_by_side) return true;
  if (!shape.alternatives) averages_apart(column_facts, form.block);
  counts_apart(shape.alternatives, column_facts, form.block);
  if (QueryBlock apart; ungroup_rows(column_facts, form.block, apart)) {
    counts_apart(shape.alternatives, column_facts, apart);
    if (!apart.group.empty()) form.block = std::move(apart);
  }
  if (!shape.together) {
    figures_apart(column_facts, graph, form.block);
    figures_of_groups(column_facts, form.block);
  }
  keep_counted_groups(column_facts, graph, form);
  if (!shape.alternatives) values_apart_in_groups(column_facts, form.block);
  return true;
}

}  // namespace ask::engine
