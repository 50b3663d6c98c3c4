// What is left of an amount after the rows that refer to its row: `price - coalesce((SELECT
// sum(amount) ...), 0)`; or which percentage of it they take.
#include "agent/engine/generate/generator_builder.h"
#include "agent/engine/generate/terms.h"
#include "agent/engine/schema/remainders.h"

namespace ask::engine {

using sql::BinaryOp;
using sql::Expr;

// REQUIRES: c.less_rows().
Expr Builder::without_rows(ColumnExpr c, Expr whole) const {
  ValueExpr taken{{c.less_table, c.less}, c.less == kNone ? Aggregate::kCount : Aggregate::kSum};
  sql::Core core;
  // The builder is only changed by names that it gives to joins, which this query has none of.
  Builder inner(column_facts_, graph_, preference_);
  core.items.push_back({inner.term(taken)});
  core.from.push_back(source(c.less_table));
  for (const uint32_t e : graph_.between(c.less_table, c.table)) {
    const JoinEdge& edge = graph_.edges()[e];
    if (edge.child != c.less_table) continue;
    core.where = on(edge);
    break;
  }
  if (!core.where) return whole;
  for (const auto& any : rows_that_count(column_facts_, c.less_table)) {
    auto counts = inner.any_of(any);
    if (!counts) continue;
    core.where = sql::binary_node(BinaryOp::kAnd, std::move(*core.where), std::move(*counts));
  }
  sql::Query query;
  query.cores.push_back(std::move(core));
  Expr sum{sql::ScalarQuery{std::move(query)}};
  if (c.less != kNone)
    sum = sql::call_node("coalesce", {std::move(sum), Expr{sql::Literal{int64_t{0}}}});
  if (c.adjust == ColumnExpr::Adjust::kRowsShare)
    return combined(Combine::kPercent, std::move(sum), std::move(whole));
  return sql::binary_node(BinaryOp::kSubtract, std::move(whole), std::move(sum));
}

}  // namespace ask::engine
