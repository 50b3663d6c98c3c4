#include "agent/engine/adjust/replaced_figures.h"

#include "agent/common/contains.h"

namespace ask::engine {

bool compare_with_multiple(double times, bool reached, QueryBlock& block) {
  const auto take = [&](auto& condition) {
    condition.times = times;
    if (reached && condition.op == Op::kGreater) condition.op = Op::kGreaterEqual;
  };
  const auto ordered = [](Op op) { return op >= Op::kLess && op <= Op::kGreaterEqual; };
  Condition* found = nullptr;
  for (auto& any : block.where)
    for (Condition& c : any) {
      if ((c.sub.empty() && !c.other.valid()) || !ordered(c.op) || c.deviations > 0) continue;
      if (found != nullptr || any.size() != 1) return false;
      found = &c;
    }
  const bool groups = block.having && !block.having->sub.empty() && ordered(block.having->op);
  if (groups == (found != nullptr)) return false;
  if (groups)
    take(*block.having);
  else
    take(*found);
  return true;
}

bool average_span(const ColumnExpr& span, const ColumnFacts& column_facts, QueryBlock& block) {
  ValueExpr* count = nullptr;
  for (ValueExpr& t : block.select) {
    if (t.fn == Aggregate::kPlain) continue;
    const bool rows = t.fn == Aggregate::kCount && t.column.table == span.table &&
                      (t.column.whole() || t.column == column_facts.key_of(span.table));
    if (!rows || count != nullptr || !t.only.empty()) return false;
    count = &t;
  }
  if (count == nullptr || block.having || block.limit || block.outer != Aggregate::kPlain ||
      block.combine != Combine::kApart)
    return false;
  const Origin from = count->from;
  *count = {span, Aggregate::kAverage};
  count->from = from;
  if (const uint32_t start = span.joined_less();
      start != kNone && start != block.entity && !contains(block.tables, start))
    block.tables.push_back(start);
  return true;
}

}  // namespace ask::engine
