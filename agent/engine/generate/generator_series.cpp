// Amounts that are made of those of several groups, by window functions over the groups.
#include <algorithm>

#include "agent/common/contains.h"
#include "agent/engine/generate/generator_builder.h"

namespace ask::engine {

using sql::BinaryOp;
using sql::Expr;

namespace {

Expr over(std::string_view function, Expr of, const sql::Window& window) {
  sql::Call call;
  call.name = function;
  call.arguments.push_back(std::move(of));
  call.over = window;
  return {std::move(call)};
}

// ntile(parts) over all groups by the value.
Expr part_of_groups(const Expr& value, int64_t parts, bool descending) {
  sql::Window window;
  window.order_by.push_back({value, descending});
  return over("ntile", Expr{sql::Literal{parts}}, window);
}

// Names the items that a query around them reads.
std::vector<std::string> named_items(sql::Core& core) {
  std::vector<std::string> names;
  for (sql::SelectItem& item : core.items) {
    const auto* column = std::get_if<sql::ColumnRef>(&item.expr.node);
    std::string name = !item.alias.empty() ? item.alias : column != nullptr ? column->column : "n";
    while (contains(names, name)) name += "_";
    item.alias = name;
    names.push_back(std::move(name));
  }
  return names;
}

// Adds an item; the query around it reads it by that column.
Expr add_item(sql::Core& core, std::vector<std::string>& names, Expr expr, std::string name) {
  while (contains(names, name)) name += "_";
  core.items.push_back({std::move(expr), name});
  names.push_back(name);
  return {sql::ColumnRef{"", std::move(name)}};
}

// The aggregate itself, of its group.
ValueExpr of_group(const ValueExpr& t) {
  ValueExpr out = t;
  out.series = Series::kItself;
  out.along = {};
  out.within.clear();
  return out;
}

}  // namespace

sql::Window Builder::groups_of(const ValueExpr& t) const {
  sql::Window out;
  for (const ColumnExpr& c : t.within) out.partition_by.push_back(column(c));
  if (t.along.valid()) out.order_by.push_back({compared_column(t.along)});
  return out;
}

Expr Builder::series(const ValueExpr& t) {
  const Expr value = term(of_group(t));
  sql::Window window = groups_of(t);
  switch (t.series) {
    case Series::kChange:
      return {sql::Binary{BinaryOp::kSubtract, value, over("lag", value, window)}};
    case Series::kPercentChange: {
      Expr change{sql::Binary{BinaryOp::kSubtract, value, over("lag", value, window)}};
      return combined(Combine::kPercent, std::move(change), over("lag", value, window));
    }
    case Series::kMovingAverage:
      window.unit = sql::FrameUnit::kRows;
      window.from = {sql::BoundKind::kPreceding, Box<Expr>(Expr{sql::Literal{t.rows - 1}})};
      return over("avg", value, window);
    case Series::kShare:
      return combined(Combine::kPercent, value, over("sum", value, window));
    case Series::kPart:
      return part_of_groups(value, t.rows, t.descending);
    case Series::kItself:
      break;
  }
  return over("sum", value, window);
}

// SELECT month, orders FROM (SELECT ..., count(*) AS value, lag(count(*)) OVER (...) AS before ...)
// WHERE value < before
sql::Query Builder::beside_neighbours(const Neighbours& neighbours, sql::Core core) {
  std::vector<std::string> names = named_items(core);
  const size_t shown = names.size();
  const sql::Window window = groups_of(neighbours.term);
  const Expr value = term(of_group(neighbours.term));
  const auto add = [&](Expr expr, std::string name) {
    return add_item(core, names, std::move(expr), std::move(name));
  };
  const Expr own = add(value, "value");
  std::optional<Expr> where;
  for (const bool later : {false, true}) {
    if (later ? !neighbours.after : !neighbours.before) continue;
    Expr other = add(over(later ? "lead" : "lag", value, window), later ? "after" : "before");
    Expr test = sql::binary_node(neighbours.less ? BinaryOp::kLess : BinaryOp::kGreater, own,
                                 std::move(other));
    where = where ? sql::binary_node(BinaryOp::kAnd, std::move(*where), std::move(test))
                  : std::move(test);
  }
  sql::Core outer;
  for (size_t i = 0; i < shown; ++i) outer.items.push_back({Expr{sql::ColumnRef{"", names[i]}}});
  sql::Query inner, query;
  inner.cores.push_back(std::move(core));
  outer.from.push_back({sql::Derived{std::move(inner), "groups"}});
  outer.where = std::move(where);
  query.cores.push_back(std::move(outer));
  query.order_by.push_back({Expr{sql::ColumnRef{"", names[0]}}});
  return query;
}

// x > average AND (x - average) * (x - average) > n * n * variance
Expr Builder::beyond_deviations(const Condition& c, sql::Query average) {
  const auto multiply = [](Expr a, Expr b) {
    return Expr{sql::Binary{BinaryOp::kMultiply, std::move(a), std::move(b)}};
  };
  const Expr value = compared_column(c.column);
  Expr mean = average.cores[0].items[0].expr;
  Expr squares = sql::call_node("avg", {multiply(value, value)});
  sql::Query spread = average;
  spread.cores[0].items = {
      {Expr{sql::Binary{BinaryOp::kSubtract, std::move(squares), multiply(mean, mean)}}}};
  const Expr middle{sql::ScalarQuery{std::move(average)}};
  const Expr off{sql::Binary{BinaryOp::kSubtract, value, middle}};
  Expr side =
      sql::binary_node(c.op == Op::kLess ? BinaryOp::kLess : BinaryOp::kGreater, value, middle);
  Expr far = sql::binary_node(BinaryOp::kGreater, multiply(off, off),
                              multiply(Expr{sql::Literal{c.deviations * c.deviations}},
                                       Expr{sql::ScalarQuery{std::move(spread)}}));
  return sql::binary_node(BinaryOp::kAnd, std::move(side), std::move(far));
}

// SELECT part, count(*), sum(value) FROM (SELECT sum(x) AS value, ntile(4) OVER (...) AS part ...)
// GROUP BY part; or the groups of which those before make up less than `most` of the sum of all.
sql::Query Builder::divided(const QueryBlock& block, sql::Core core) {
  const Division& division = *block.division;
  const Expr value = term(of_group(division.term));
  sql::Window window, all;
  window.order_by.push_back({value, division.descending});
  for (const GroupKey& key : block.group) window.order_by.push_back({column(key)});
  if (division.parts > 0) core.items.clear();
  std::vector<std::string> names = named_items(core);
  const size_t shown = names.size();
  sql::Core outer;
  if (division.parts > 0) {
    const Expr amount = add_item(core, names, value, "value");
    const Expr part =
        add_item(core, names, over("ntile", Expr{sql::Literal{division.parts}}, window), "part");
    for (const PartOutput output : division.outputs) {
      const auto of_amount = [&](const char* fn) { return sql::call_node(fn, {amount}); };
      outer.items.push_back({output == PartOutput::kPart ? part
                             : output == PartOutput::kCount
                                 ? sql::call_node("count", {Expr{sql::Star{}}})
                             : output == PartOutput::kSum     ? of_amount("sum")
                             : output == PartOutput::kAverage ? of_amount("avg")
                             : output == PartOutput::kMinimum ? of_amount("min")
                                                              : of_amount("max")});
    }
    outer.group_by.push_back(part);
  } else {
    const Expr amount = add_item(core, names, value, "value");
    const Expr so_far = add_item(core, names, over("sum", value, window), "so_far");
    const Expr whole = add_item(core, names, over("sum", value, all), "whole");
    if (division.counted) {
      outer.items.push_back({sql::call_node("count", {Expr{sql::Star{}}})});
    } else {
      for (size_t i = 0; i < shown; ++i)
        outer.items.push_back({Expr{sql::ColumnRef{"", names[i]}}});
    }
    outer.where = sql::binary_node(
        BinaryOp::kLess, Expr{sql::Binary{BinaryOp::kSubtract, so_far, amount}},
        Expr{sql::Binary{BinaryOp::kMultiply, Expr{sql::Literal{division.most}}, whole}});
  }
  sql::Query inner, query;
  inner.cores.push_back(std::move(core));
  outer.from.push_back({sql::Derived{std::move(inner), "groups"}});
  query.cores.push_back(std::move(outer));
  if (division.parts > 0) query.order_by.push_back({query.cores[0].group_by[0]});
  return query;
}

}  // namespace ask::engine
