#include "agent/engine/adjust/existence.h"

#include <algorithm>

namespace ask::engine {
namespace {

// The only column that the block shows, if it is a flag on which it has no condition.
ColumnExpr shown_flag(const ColumnFacts& column_facts, const QueryBlock& block) {
  const ColumnExpr flag = block.select.size() == 1 ? block.select[0].column : ColumnExpr{};
  if (!flag.valid() || flag.whole() || !column_facts.flag(flag)) return {};
  for (const auto& any : block.where)
    for (const Condition& c : any)
      if (c.column == flag) return {};
  return flag;
}

}  // namespace

void make_existence_test(const ColumnFacts& column_facts, LogicalForm& form) {
  QueryBlock& block = form.block;
  form.yes_no = block.outer == Aggregate::kPlain && !block.limit &&
                std::all_of(block.select.begin(), block.select.end(),
                            [](const ValueExpr& term) { return term.fn == Aggregate::kPlain; });
  if (!form.yes_no) return;
  block.order.clear();
  const ColumnExpr flag = shown_flag(column_facts, block);
  if (!flag.valid()) return;
  Condition set;
  set.column = flag;
  set.value = column_facts.flag_value(flag, true);
  set.from = block.select[0].from;
  block.where.push_back({std::move(set)});
}

}  // namespace ask::engine
