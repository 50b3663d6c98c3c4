#include "agent/reason/measured_query.h"

#include "agent/engine/generate/stored_forms.h"
#include "agent/sql/render.h"

namespace ask::reason {

std::string with_measure(const sql::Query& query, const engine::Interpretation& in,
                         const engine::Candidate& candidate) {
  if (query.cores.size() != 1 || !query.set_ops.empty() || query.order_by.size() != 1) return "";
  const auto* limit = query.limit ? std::get_if<sql::Literal>(&query.limit->node) : nullptr;
  if (!limit || limit->value != Value(int64_t{1}) || query.offset) return "";
  const sql::Expr& by = query.order_by[0].expr;
  sql::Query out = query;
  auto& items = out.cores[0].items;
  const auto& order = candidate.logical_form.block.order;
  const bool date = order.size() == 1 && std::holds_alternative<sql::ColumnRef>(by.node) &&
                    !order[0].term.column.whole();
  const sql::Expr shown =
      date ? engine::readable_date(in.column_facts().column(order[0].term.column), by) : by;
  for (const sql::SelectItem& item : items)
    if (item.expr == by || item.expr == shown || std::holds_alternative<sql::Star>(item.expr.node))
      return "";
  const bool measure =
      std::holds_alternative<sql::Call>(by.node) || std::holds_alternative<sql::ColumnRef>(by.node);
  if (!measure || out.cores[0].distinct || items.size() > 2) return "";
  items.push_back({shown, ""});
  out.limit = sql::Expr{sql::Literal{Value(int64_t{2})}};
  return sql::render(out);
}

}  // namespace ask::reason
