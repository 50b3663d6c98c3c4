#include "agent/sql/dialect/queries.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/sql/dialect/columns.h"
#include "agent/sql/dialect/comparisons.h"
#include "agent/sql/dialect/expressions.h"
#include "agent/sql/dialect/nodes.h"
#include "agent/sql/dialect/ordering.h"
#include "agent/sql/dialect/sources.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

// The whole number of a bare literal, which in ORDER BY and GROUP BY is a position.
std::optional<size_t> position_of(const Expr& expr, size_t columns) {
  const auto* literal = std::get_if<Literal>(&expr.node);
  const auto* number = literal ? std::get_if<int64_t>(&literal->value) : nullptr;
  if (!number || *number < 1 || static_cast<size_t>(*number) > columns) return std::nullopt;
  return static_cast<size_t>(*number);
}

// The min(x) and max(x) of a SELECT, nested queries left out.
void add_extremes(const Expr& expr, std::vector<const Call*>& out) {
  if (const auto* call = std::get_if<Call>(&expr.node); call && is_aggregate(*call)) {
    const std::string name = text::lower(call->name);
    if (name == "min" || name == "max") out.push_back(call);
    return;
  }
  children(expr, {.expr = [&](const Expr& e) { add_extremes(e, out); }, .query = {}});
}

bool has_star(const std::vector<SelectItem>& items) {
  return std::any_of(items.begin(), items.end(), [](const SelectItem& item) {
    return std::holds_alternative<Star>(item.expr.node);
  });
}

std::string name_of_item(const SelectItem& item) {
  if (!item.alias.empty()) return item.alias;
  const auto* column = std::get_if<ColumnRef>(&item.expr.node);
  return column ? column->column : std::string();
}

void translate_groups(Translation& ctx, const Core& c, const Query& q, Core& out) {
  std::vector<const Call*> extremes;
  bool aggregates = false;
  const auto look = [&](const Expr& expr) {
    aggregates = aggregates || has_aggregate(expr);
    add_extremes(expr, extremes);
  };
  for (const SelectItem& item : c.items) look(item.expr);
  if (c.having) look(*c.having);
  if (q.cores.size() == 1)
    for (const OrderTerm& term : q.order_by) look(term.expr);
  // The same min(x) twice is one.
  const bool one =
      !extremes.empty() && std::all_of(extremes.begin(), extremes.end(),
                                       [&](const Call* e) { return *e == *extremes[0]; });
  for (const Expr& each : c.group_by) {
    const auto position = position_of(each, c.items.size());
    const auto* named = std::get_if<ColumnRef>(&each.node);
    const SelectItem* alias =
        named && !find_column(ctx, *named) ? aliased_item(ctx, *named) : nullptr;
    const Expr& meant = position ? c.items[*position - 1].expr : alias ? alias->expr : each;
    if (std::holds_alternative<Literal>(meant.node)) {
      ctx.refuse("GROUP BY a constant");
      return;
    }
    Typed key = translated_value(ctx, meant);
    if (key.collated) refuse_collated(ctx);
    out.group_by.push_back(key.expr);
    ctx.frames.back().groups.push_back(std::move(key.expr));
  }
  ctx.frames.back().grouped = aggregates || !c.group_by.empty() || c.having.has_value();
  ctx.frames.back().extreme = one ? extremes[0] : nullptr;
}

// A collation does not change the value, only how it is compared.
Typed selected_value(Translation& ctx, const Expr& expr) {
  const auto* collate = std::get_if<Collate>(&expr.node);
  if (!collate) return translated_value(ctx, expr);
  const Expr* inner = &expr;
  while (const auto* each = std::get_if<Collate>(&inner->node)) inner = &*each->operand;
  Typed out = translated_value(ctx, *inner);
  const Typed key = translated_value(ctx, expr);  // refuses a collation that is unknown
  out.collated = !(key.expr == out.expr);
  const auto& groups = ctx.frames.back().groups;
  if (out.collated && contains(groups, key.expr))
    ctx.refuse("a selected value that is grouped by COLLATE NOCASE");
  return out;
}

void translate_items(Translation& ctx, const Core& c, Core& out,
                     std::vector<KnownColumn>* columns) {
  for (const SelectItem& item : c.items) {
    if (const auto* star = std::get_if<Star>(&item.expr.node)) {
      if (ctx.frames.back().grouped) ctx.refuse("a star beside an aggregate or GROUP BY");
      Star all = *star;
      for (const InFrom& in : ctx.frames.back().from) {
        if (!star->table.empty() && !text::equal_nocase(in.name, star->table)) continue;
        if (!star->table.empty()) all.table = in.name;
        columns->insert(columns->end(), in.table.columns.begin(), in.table.columns.end());
      }
      out.items.push_back({{std::move(all)}});
      ctx.frames.back().items.push_back({{Literal{}}, SqlType::kUnknown});
      continue;
    }
    Typed translated = selected_value(ctx, item.expr);
    if (c.distinct && translated.collated) {
      if (std::holds_alternative<Collate>(item.expr.node)) ctx.refuse("DISTINCT by COLLATE NOCASE");
      refuse_collated(ctx);
    }
    columns->push_back(
        {name_of_item(item), translated.type, translated.collated, translated.digits});
    ctx.frames.back().items.push_back(translated);
    out.items.push_back({std::move(translated.expr), item.alias});
    if (!item.alias.empty()) continue;
    // A bare name is spelled as here, and stays the name of what is made of the column.
    const auto* column = std::get_if<ColumnRef>(&out.items.back().expr.node);
    if (column) columns->back().name = column->column;
    if (!column) out.items.back().alias = columns->back().name;
  }
}

void translate_order(Translation& ctx, const Core& c, const Query& q, Query& out) {
  for (const OrderTerm& term : q.order_by) {
    const auto position = has_star(c.items) ? std::nullopt : position_of(term.expr, c.items.size());
    if (!position && std::holds_alternative<Literal>(term.expr.node)) {
      if (position_of(term.expr, SIZE_MAX)) ctx.refuse("ORDER BY a position after a star");
      continue;  // a constant orders nothing
    }
    std::optional<size_t> item = position;
    if (const auto* column = std::get_if<ColumnRef>(&term.expr.node);
        !position && column && column->table.empty())
      for (size_t i = 0; i < c.items.size() && !item; ++i)
        if (text::equal_nocase(c.items[i].alias, column->column)) item = i + 1;
    const bool collates = item && std::holds_alternative<Collate>(c.items[*item - 1].expr.node);
    Typed key = collates ? translated_value(ctx, c.items[*item - 1].expr)
                : item   ? ctx.frames.back().items[*item - 1]
                         : translated_value(ctx, term.expr);
    if (c.distinct && !item) {
      const auto& items = ctx.frames.back().items;
      const auto same = std::find_if(items.begin(), items.end(),
                                     [&](const Typed& each) { return each.expr == key.expr; });
      if (same == items.end() && !has_star(c.items))
        ctx.refuse("SELECT DISTINCT that is ordered by something it does not select");
    }
    out.order_by.push_back(translated_order_term(ctx, term, std::move(key), c.distinct));
  }
}

Core translated_core(Translation& ctx, const Core& c, const Query& q, Query& whole_out,
                     std::vector<KnownColumn>* columns) {
  Core out;
  ctx.frames.emplace_back();
  ctx.frames.back().core = &c;
  out.distinct = c.distinct;
  if (!c.values.empty()) {
    for (const std::vector<Expr>& row : c.values) {
      std::vector<Expr> cells;
      for (size_t i = 0; i < row.size(); ++i) {
        Typed cell = translated_value(ctx, row[i]);
        if (&row == &c.values.front())
          columns->push_back({fmt::format("column{}", i + 1), cell.type});
        cells.push_back(std::move(cell.expr));
      }
      out.values.push_back(std::move(cells));
    }
    ctx.frames.pop_back();
    return out;
  }
  out.from = translated_sources(ctx, c.from);
  if (c.where) out.where = translated_truth(ctx, *c.where);
  translate_groups(ctx, c, q, out);
  translate_items(ctx, c, out, columns);
  ctx.frames.back().in_having = true;
  if (c.having) out.having = translated_truth(ctx, *c.having);
  ctx.frames.back().in_having = false;
  for (const NamedWindow& named : c.windows)
    out.windows.push_back({named.name, translated_window(ctx, named.window)});
  if (q.cores.size() == 1) translate_order(ctx, c, q, whole_out);
  ctx.frames.pop_back();
  return out;
}

void translate_common_tables(Translation& ctx, const Query& q, Query& out) {
  out.recursive = q.recursive;
  for (const CommonTable& table : q.with) {
    KnownTable made{table.name, {}};
    if (q.recursive) {
      // The types are those of the first SELECT, which does not read the table itself.
      Query first;
      first.cores.push_back(table.query->cores.front());
      (void)translated_query(ctx, first, &made.columns);
      for (size_t i = 0; i < table.columns.size() && i < made.columns.size(); ++i)
        made.columns[i].name = table.columns[i];
      ctx.with.push_back(made);
    }
    std::vector<KnownColumn> columns;
    CommonTable next{table.name, table.columns, translated_query(ctx, *table.query, &columns),
                     table.materialized};
    for (size_t i = 0; i < table.columns.size() && i < columns.size(); ++i)
      columns[i].name = table.columns[i];
    if (q.recursive) ctx.with.pop_back();
    ctx.with.push_back({table.name, std::move(columns)});
    out.with.push_back(std::move(next));
  }
}

// SQLite combines from left to right; elsewhere INTERSECT binds more tightly.
Query nested_compound(Translation& ctx, const Query& q, std::vector<Core> cores) {
  Query out;
  out.cores.push_back(std::move(cores[0]));
  for (size_t i = 0; i < q.set_ops.size(); ++i) {
    if (q.set_ops[i] == SetOp::kIntersect && i > 0) {
      Query inner = std::exchange(out, Query{});
      Core all;
      all.items.push_back({{Star{}}});
      all.from.emplace_back().item =
          Derived{std::move(inner), fmt::format("derived_{}", ++ctx.derived)};
      out.cores.push_back(std::move(all));
    }
    out.set_ops.push_back(q.set_ops[i]);
    out.cores.push_back(std::move(cores[i + 1]));
  }
  return out;
}

// The ORDER BY of a compound SELECT takes columns of the result only.
void translate_compound_order(Translation& ctx, const Query& q,
                              const std::vector<KnownColumn>& columns, Query& out) {
  for (const OrderTerm& term : q.order_by) {
    auto position = position_of(term.expr, columns.size());
    const auto* column = std::get_if<ColumnRef>(&term.expr.node);
    for (size_t i = 0; column && i < columns.size() && !position; ++i)
      if (text::equal_nocase(columns[i].name, column->column)) position = i + 1;
    if (!position) return ctx.refuse("a compound SELECT that is ordered by an expression");
    if (columns[*position - 1].collated) return refuse_collated(ctx);
    Typed key{number_node(static_cast<int64_t>(*position)), SqlType::kInteger};
    out.order_by.push_back(translated_order_term(ctx, term, std::move(key), true));
  }
}

void translate_limit(Translation& ctx, const Query& q, Query& out) {
  const auto count = [&](const std::optional<Expr>& expr) -> std::optional<Expr> {
    if (!expr) return std::nullopt;
    const auto* literal = std::get_if<Literal>(&expr->node);
    const auto* number = literal ? std::get_if<int64_t>(&literal->value) : nullptr;
    if (!number) ctx.refuse("a LIMIT that is no number");
    return number && *number >= 0 ? expr : std::nullopt;  // a negative one is none
  };
  out.limit = count(q.limit);
  out.offset = count(q.offset);
}

}  // namespace

Query translated_query(Translation& ctx, const Query& q, std::vector<KnownColumn>* columns) {
  Query out;
  ctx.enter();
  const size_t known = ctx.with.size();
  translate_common_tables(ctx, q, out);
  std::vector<KnownColumn> first;
  std::vector<Core> cores;
  for (size_t i = 0; i < q.cores.size() && !ctx.failed(); ++i) {
    std::vector<KnownColumn> own;
    cores.push_back(translated_core(ctx, q.cores[i], q, out, &own));
    if (i == 0) first = own;
    for (size_t k = 0; k < first.size() && k < own.size(); ++k) {
      SqlType& type = first[k].type;
      if (own[k].type == SqlType::kNumber && type != SqlType::kText) type = SqlType::kNumber;
      first[k].collated = first[k].collated || own[k].collated;
      first[k].digits = first[k].digits && own[k].digits;
      if (type == SqlType::kNull) type = own[k].type;
      const bool texts = type == SqlType::kText, other = own[k].type == SqlType::kText;
      if (own[k].type != SqlType::kNull && own[k].type != SqlType::kUnknown &&
          type != SqlType::kUnknown && texts != other)
        ctx.refuse("a compound SELECT of texts and numbers in one column");
    }
  }
  if (!ctx.failed()) {
    if (q.cores.size() > 1) {
      Query compound = nested_compound(ctx, q, std::move(cores));
      out.cores = std::move(compound.cores);
      out.set_ops = std::move(compound.set_ops);
      for (const KnownColumn& column : first)
        if (column.collated && std::any_of(q.set_ops.begin(), q.set_ops.end(),
                                           [](SetOp op) { return op != SetOp::kUnionAll; }))
          refuse_collated(ctx);
      translate_compound_order(ctx, q, first, out);
    } else {
      out.cores = std::move(cores);
    }
    translate_limit(ctx, q, out);
  }
  ctx.with.resize(known);
  --ctx.depth;
  if (columns) *columns = std::move(first);
  return out;
}

}  // namespace ask::sql
