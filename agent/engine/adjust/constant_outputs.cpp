#include "agent/engine/adjust/constant_outputs.h"

#include <algorithm>

#include "agent/engine/schema/derived_measures.h"

namespace ask::engine {
namespace {

bool is_fixed(const ColumnExpr& column, const QueryBlock& block) {
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
    return any.size() == 1 && any[0].column == column && any[0].op == Op::kEqual &&
           !any[0].negated && any[0].sub.empty() && !any[0].other.valid();
  });
}

}  // namespace

bool shows_constants(const QueryBlock& block) {
  return std::all_of(block.select.begin(), block.select.end(), [&](const ValueExpr& t) {
    return t.fn == Aggregate::kPlain && is_fixed(t.column, block);
  });
}

void show_rows_of_constant(const ColumnFacts& column_facts, QueryBlock& block) {
  if (block.select.size() != 1 || block.where.empty() || !block.group.empty() || block.having ||
      block.limit || block.outer != Aggregate::kPlain || !block.best_of.empty() ||
      block.combine != Combine::kApart)
    return;
  ValueExpr& shown = block.select[0];
  const ColumnExpr constant = shown.column;
  if (shown.fn != Aggregate::kPlain || constant.whole() || constant.via != kNone ||
      constant.product() || constant.period != Period::kWhole)
    return;
  if (!is_fixed(constant, block)) return;
  if (column_facts.single_key(constant) && column_facts.numeric(constant) &&
      constant.table == block.entity && block.where.size() == 1) {
    shown.column.column = kNone;  // the row of this key
    block.distinct = false;
    return;
  }
  if (!holds_people(column_facts.index(), constant.table)) return;
  const ColumnExpr name = column_facts.name_of(constant.table);
  if (!name.valid() || name.whole() || name == constant || !column_facts.of(name).naming) return;
  const auto* names = column_facts.index().row_names(constant.table);
  if (names != nullptr && constant.column == names->last) return;
  shown.column = name;
  block.distinct = false;
}

}  // namespace ask::engine
