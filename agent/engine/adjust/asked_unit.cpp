#include "agent/engine/adjust/asked_unit.h"

#include <algorithm>

namespace ask::engine {
namespace {

bool convert(UnitId asked, const ColumnFacts& column_facts, ValueExpr& term) {
  if (term.fn == Aggregate::kCount || term.column.whole() || term.column.product()) return false;
  const UnitId own = column_facts.unit_of(term.column);
  if (units_in(asked, own) == 0) return false;
  if (own != asked || term.column.duration()) term.column.shown = asked;
  return true;
}

bool convert_block(UnitId asked, const ColumnFacts& column_facts, QueryBlock& block) {
  bool any = false;
  for (ValueExpr& term : block.select) any |= convert(asked, column_facts, term);
  for (Ordering& by : block.order)
    if (by.term.column.duration()) convert(asked, column_facts, by.term);
  if (any || block.order.empty()) return any;
  ValueExpr by = block.order[0].term;
  if (!convert(asked, column_facts, by)) return false;
  // "the longest call, in minutes": what distinguishes rows only is not asked for.
  const bool key = block.select.size() == 1 && block.select[0].fn == Aggregate::kPlain &&
                   !block.select[0].column.whole() && block.group.empty() &&
                   !column_facts.of(block.select[0].column).naming &&
                   column_facts.identifier(block.select[0].column);
  if (key) block.select.clear();
  block.select.push_back(std::move(by));
  return true;
}

}  // namespace

bool show_in_unit(UnitId asked, const ColumnFacts& column_facts, LogicalForm& form) {
  bool any = convert_block(asked, column_facts, form.block);
  for (QueryBlock& block : form.beside) any |= convert_block(asked, column_facts, block);
  return any;
}

}  // namespace ask::engine
