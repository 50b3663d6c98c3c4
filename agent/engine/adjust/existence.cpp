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

// True if all that it shows is known: the name of "a customer called Ann Lee".
bool shows_known(const QueryBlock& block) {
  return std::all_of(block.select.begin(), block.select.end(), [&](const ValueExpr& shown) {
    return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
      return any.size() == 1 && any[0].op == Op::kEqual && !any[0].negated && any[0].sub.empty() &&
             any[0].column == shown.column;
    });
  });
}

}  // namespace

void make_existence_test(const ColumnFacts& column_facts, bool existing_rows, LogicalForm& form) {
  QueryBlock& block = form.block;
  if (existing_rows && !shows_known(block) && !shown_flag(column_facts, block).valid()) return;
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
