#include "agent/sql/dialect/sources.h"

#include <fmt/format.h>

#include <utility>

#include "agent/common/text.h"
#include "agent/sql/dialect/columns.h"
#include "agent/sql/dialect/comparisons.h"
#include "agent/sql/dialect/expressions.h"
#include "agent/sql/dialect/nodes.h"
#include "agent/sql/dialect/numbers.h"
#include "agent/sql/dialect/queries.h"
#include "agent/sql/nodes.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

// Whose columns the expression reads: 1 the sources before `first`, 2 those from it on, 4 others.
unsigned sides_of(Translation& ctx, const Expr& expr, size_t first) {
  ctx.spend(1);
  if (ctx.failed()) return 4;
  if (const auto* ref = std::get_if<ColumnRef>(&expr.node)) {
    const auto found = find_column(ctx, *ref);
    if (!found) return 0;  // a text in double quotes
    return found->frame + 1 != ctx.frames.size() ? 4 : found->source < first ? 1 : 2;
  }
  unsigned out = 0;
  children(expr, {.expr = [&](const Expr& e) { out |= sides_of(ctx, e, first); },
                  .query = [&](const Query&) { out |= 4; }});
  return out;
}

// a IS b as an equality of arrays.
Expr same_keys(Translation& ctx, const Expr& same) {
  const auto& both = std::get<Binary>(same.node);
  const SqlType left = translated_value(ctx, *both.left).type,
                right = translated_value(ctx, *both.right).type;
  const bool numbers = is_number(left) && is_number(right);
  const bool whole = left == SqlType::kInteger && right == SqlType::kInteger;
  Expr out = translated_truth(ctx, same);
  auto* const equal = std::get_if<Binary>(&out.node);
  if (ctx.failed() || !equal) return out;
  // Arrays of other types of numbers are not compared, and sums are numeric there.
  const auto array = [&](Box<Expr>& side) {
    Expr item = std::move(*side);
    if (numbers) item = cast_to(std::move(item), whole ? "bigint" : "float8");
    side = Box<Expr>(call_node("array", {std::move(item)}));
  };
  array(equal->left);
  array(equal->right);
  equal->op = BinaryOp::kEqual;
  return out;
}

// PostgreSQL joins FULL by a hash or a merge of equal values only, of which IS NOT DISTINCT FROM is
// none. Arrays are equal where both of their values are NULL, and are hashed.
Expr full_join_condition(Translation& ctx, const Expr& on, size_t first) {
  if (std::holds_alternative<Literal>(on.node)) return translated_truth(ctx, on);
  std::vector<const Expr*> reversed;
  const Expr* rest = &on;
  for (const Binary* both; (both = std::get_if<Binary>(&rest->node)) && both->op == BinaryOp::kAnd;
       rest = &*both->left)
    reversed.push_back(&*both->right);
  reversed.push_back(rest);
  std::optional<Expr> out;
  bool joined = false;
  for (auto each = reversed.rbegin(); each != reversed.rend() && !ctx.failed(); ++each) {
    const auto* same = std::get_if<Binary>(&(*each)->node);
    const bool equal =
        same && (same->op == BinaryOp::kEqual || same->op == BinaryOp::kIs) &&
        (sides_of(ctx, *same->left, first) | sides_of(ctx, *same->right, first)) == 3 &&
        sides_of(ctx, *same->left, first) != 3 && sides_of(ctx, *same->right, first) != 3;
    joined = joined || equal;
    Expr next =
        equal && same->op == BinaryOp::kIs ? same_keys(ctx, **each) : translated_truth(ctx, **each);
    out = out ? Expr{Binary{BinaryOp::kAnd, std::move(*out), std::move(next)}} : std::move(next);
  }
  if (!joined) ctx.refuse("a FULL JOIN whose condition has no equality between its two sides");
  return out ? std::move(*out) : Expr{};
}

// A comma binds less tightly than JOIN elsewhere, and a join needs its condition.
void translate_join(Translation& ctx, const Source& from, size_t first, Source& out) {
  out.natural = from.natural;
  out.using_columns = from.using_columns;
  for (const std::string& column : from.using_columns) {
    ctx.frames.back().merged.push_back(column);
    for (const InFrom& in : ctx.frames.back().from)
      for (const KnownColumn& known : in.table.columns)
        if (text::equal_nocase(known.name, column)) {
          if (known.collated) refuse_collated(ctx);
          out.using_columns[static_cast<size_t>(&column - from.using_columns.data())] = known.name;
        }
  }
  const bool full = from.join == JoinKind::kFull && ctx.is_postgres();
  if (from.on)
    out.on = full ? full_join_condition(ctx, *from.on, first) : translated_truth(ctx, *from.on);
  const bool bare = !from.on && !from.natural && from.using_columns.empty();
  const bool outer =
      from.join == JoinKind::kLeft || from.join == JoinKind::kRight || from.join == JoinKind::kFull;
  if (!outer) out.join = bare ? JoinKind::kCross : JoinKind::kInner;
  if (outer && bare) out.on = truth_node(true);
}

Source translated_source(Translation& ctx, const Source& from) {
  Source out;
  if (const auto* ref = std::get_if<TableRef>(&from.item)) {
    if (ref->arguments) ctx.refuse(fmt::format("the table-valued function {}", ref->name));
    TableRef table = *ref;
    InFrom in{ref->alias.empty() ? ref->name : ref->alias, {}, false};
    for (auto with = ctx.with.rbegin(); with != ctx.with.rend() && !in.known; ++with) {
      if (!ref->schema.empty() || !text::equal_nocase(with->name, ref->name)) continue;
      in.table = *with;
      in.known = true;
      table.name = with->name;
    }
    if (!in.known && ctx.tables) {
      const auto found = ctx.tables(ref->schema, ref->name);
      if (!found) ctx.refuse(fmt::format("there is no table {}", text::quoted(ref->name)));
      if (found) {
        in.table = *found;
        in.known = true;
        table.name = found->name;
      }
    }
    if (text::equal_nocase(table.schema, "main")) table.schema.clear();
    if (ref->alias.empty()) in.name = table.name;
    ctx.frames.back().from.push_back(std::move(in));
    out.item = std::move(table);
  } else if (const auto* derived = std::get_if<Derived>(&from.item)) {
    InFrom in{derived->alias, {}, true};
    if (in.name.empty()) in.name = fmt::format("derived_{}", ++ctx.derived);
    // A derived table does not see the sources beside it.
    std::vector<Frame> outer = std::exchange(ctx.frames, {});
    Query inner = translated_query(ctx, *derived->query, &in.table.columns);
    ctx.frames = std::move(outer);
    out.item = Derived{std::move(inner), in.name};
    ctx.frames.back().from.push_back(std::move(in));
  } else {
    const auto& nested = std::get<Nested>(from.item);
    if (!nested.alias.empty()) ctx.refuse("an alias of joined tables in parentheses");
    out.item = Nested{translated_sources(ctx, nested.sources), ""};
  }
  return out;
}

}  // namespace

std::vector<Source> translated_sources(Translation& ctx, const std::vector<Source>& from) {
  std::vector<Source> out;
  for (const Source& each : from) {
    const size_t before = ctx.frames.back().from.size();
    Source next = translated_source(ctx, each);
    if (&each != &from.front()) {
      next.join = each.join;
      translate_join(ctx, each, before, next);
      if (each.natural)
        for (size_t i = before; i < ctx.frames.back().from.size(); ++i)
          for (const KnownColumn& column : ctx.frames.back().from[i].table.columns)
            ctx.frames.back().merged.push_back(column.name);
    }
    out.push_back(std::move(next));
  }
  return out;
}

}  // namespace ask::sql
