#include "agent/sql/dialect/columns.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "agent/common/text.h"
#include "agent/sql/dialect/expressions.h"
#include "agent/sql/dialect/nodes.h"
#include "agent/sql/nodes.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

bool is_row_id(std::string_view name) {
  return text::equal_nocase(name, "rowid") || text::equal_nocase(name, "oid") ||
         text::equal_nocase(name, "_rowid_");
}

bool names_column(const Expr& expr, const std::string& name) {
  if (const auto* ref = std::get_if<ColumnRef>(&expr.node))
    return text::equal_nocase(ref->column, name);
  bool out = false;
  children(expr, {.expr = [&](const Expr& e) { out = out || names_column(e, name); }, .query = {}});
  return out;
}

// A bare column beside an aggregate: SQLite takes any row of the group, or that of the min or max.
Typed in_group(Translation& ctx, Typed column) {
  if (ctx.frames.empty() || !ctx.frames.back().grouped) return column;
  const auto& ref = std::get<ColumnRef>(column.expr.node);
  const bool here = std::any_of(
      ctx.frames.back().from.begin(), ctx.frames.back().from.end(), [&](const InFrom& in) {
        return ref.table.empty() || text::equal_nocase(in.name, ref.table);
      });
  if (!here) return column;
  if (const Call* extreme = ctx.frames.back().extreme) {
    ctx.frames.back().grouped = false;
    Expr by = translated_value(ctx, extreme->arguments[0]).expr;
    ctx.frames.back().grouped = true;
    // DuckDB's arg_max passes over rows whose column is NULL.
    std::string best = text::equal_nocase(extreme->name, "max") ? "arg_max" : "arg_min";
    if (!ctx.is_postgres()) best += "_null";
    column.expr = call_node(std::move(best), {std::move(column.expr), std::move(by)});
  } else {
    column.expr =
        call_node(ctx.is_postgres() ? "any_value" : "arbitrary", {std::move(column.expr)});
  }
  return column;
}

}  // namespace

std::optional<FoundColumn> find_column(const Translation& ctx, const ColumnRef& ref) {
  for (size_t f = ctx.frames.size(); f-- > 0;) {
    const std::vector<InFrom>& from = ctx.frames[f].from;
    for (size_t s = 0; s < from.size(); ++s) {
      if (!ref.table.empty() && !text::equal_nocase(ref.table, from[s].name)) continue;
      for (const KnownColumn& column : from[s].table.columns)
        if (text::equal_nocase(column.name, ref.column)) return FoundColumn{f, s, &column};
      if (!from[s].known) return FoundColumn{f, s, nullptr};
    }
  }
  return std::nullopt;
}

const SelectItem* aliased_item(const Translation& ctx, const ColumnRef& ref) {
  const Core* core = ctx.frames.empty() ? nullptr : ctx.frames.back().core;
  if (!core || !ref.table.empty()) return nullptr;
  for (const SelectItem& item : core->items)
    if (text::equal_nocase(item.alias, ref.column)) return &item;
  return nullptr;
}

Typed translated_column(Translation& ctx, const ColumnRef& ref) {
  std::optional<FoundColumn> found = find_column(ctx, ref);
  if (found && !found->column && is_row_id(ref.column)) ctx.refuse("the row id of a table");
  // Of unknown columns, one that HAVING names as an item of the select list is that item, unless
  // the item itself reads a column of this name.
  if (found && !found->column && ctx.frames.back().in_having)
    if (const SelectItem* item = aliased_item(ctx, ref);
        item && !names_column(item->expr, ref.column))
      found.reset();
  if (!found) {
    if (const SelectItem* item = aliased_item(ctx, ref)) {
      // An alias is not seen in its own expression.
      const Core* const core = std::exchange(ctx.frames.back().core, nullptr);
      Typed out = translated(ctx, item->expr);
      ctx.frames.back().core = core;
      return out;
    }
    // "text" in double quotes that is not a column is a text to SQLite.
    if (ref.table.empty()) {
      if (is_row_id(ref.column)) ctx.refuse("the row id of a table");
      return {text_node(ref.column), SqlType::kText};
    }
    ctx.refuse(is_row_id(ref.column)
                   ? std::string("the row id of a table")
                   : fmt::format("there is no column {}.{}", text::quoted(ref.table),
                                 text::quoted(ref.column)));
    return {};
  }
  const InFrom& in = ctx.frames[found->frame].from[found->source];
  ColumnRef out = ref;
  out.schema.clear();
  if (!found->column) return in_group(ctx, {{std::move(out)}, SqlType::kUnknown, true});
  const auto& merged = ctx.frames[found->frame].merged;
  const bool shared =
      ref.table.empty() && std::any_of(merged.begin(), merged.end(), [&](const std::string& name) {
        return text::equal_nocase(name, ref.column);
      });
  out.table = shared ? "" : in.name;
  out.column = found->column->name;
  const SqlType type = found->column->type;
  return in_group(ctx,
                  {{std::move(out)}, type, true, found->column->collated, found->column->digits});
}

}  // namespace ask::sql
