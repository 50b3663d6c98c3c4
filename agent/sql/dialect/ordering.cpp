#include "agent/sql/dialect/ordering.h"

#include <utility>

#include "agent/sql/dialect/comparisons.h"
#include "agent/sql/dialect/expressions.h"
#include "agent/sql/dialect/numbers.h"

namespace ask::sql {
namespace {

FrameBound translated_bound(Translation& ctx, const FrameBound& b) {
  FrameBound out{b.kind};
  if (b.offset) out.offset = Box<Expr>(translated_value(ctx, **b.offset).expr);
  return out;
}

}  // namespace

OrderTerm translated_order_term(Translation& ctx, const OrderTerm& term, Typed key, bool distinct) {
  OrderTerm out;
  if (key.collated) refuse_collated(ctx);
  out.descending = term.descending;
  // NULL is the smallest value in SQLite.
  out.nulls = term.nulls != Nulls::kDefault ? term.nulls
              : term.descending             ? Nulls::kLast
                                            : Nulls::kFirst;
  const bool text = key.type == SqlType::kText && !distinct;
  out.expr = text ? ordered_by_bytes(ctx, std::move(key)) : std::move(key.expr);
  return out;
}

Window translated_window(Translation& ctx, const Window& w) {
  Window out;
  out.base = w.base;
  for (const Expr& each : w.partition_by)
    out.partition_by.push_back(translated_value(ctx, each).expr);
  for (const OrderTerm& term : w.order_by)
    out.order_by.push_back(
        translated_order_term(ctx, term, translated_value(ctx, term.expr), false));
  out.unit = w.unit;
  out.from = translated_bound(ctx, w.from);
  out.to = translated_bound(ctx, w.to);
  out.exclude = w.exclude;
  return out;
}

}  // namespace ask::sql
