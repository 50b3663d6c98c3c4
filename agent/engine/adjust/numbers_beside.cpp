#include "agent/engine/adjust/numbers_beside.h"

#include <algorithm>

#include "agent/common/contains.h"

namespace ask::engine {
namespace {

bool is_number(const QueryBlock& block) {
  return block.select.size() == 1 && block.select[0].fn != Aggregate::kPlain &&
         block.group.empty() && block.order.empty() && !block.limit && !block.having &&
         block.outer == Aggregate::kPlain && block.combine == Combine::kApart;
}

bool has_all(const QueryBlock& block, const QueryBlock& first) {
  return std::all_of(first.where.begin(), first.where.end(),
                     [&](const auto& any) { return contains(block.where, any); });
}

bool is_among(const QueryBlock& block, const QueryBlock& first) {
  return block.select == first.select && block.entity == first.entity &&
         block.where.size() > first.where.size() && has_all(block, first);
}

bool limits_column(const QueryBlock& block, ColumnExpr column) {
  return std::any_of(block.where.begin(), block.where.end(),
                     [&](const auto& any) { return any.size() == 1 && any[0].column == column; });
}

bool is_parallel(const QueryBlock& block, const QueryBlock& first) {
  if (block.where.size() != first.where.size() || block == first) return false;
  return std::all_of(block.where.begin(), block.where.end(), [&](const auto& any) {
    return any.size() == 1 && any[0].sub.empty() && limits_column(first, any[0].column);
  });
}

void forget(ValueExpr& term);

void forget(Condition& condition) {
  condition.from = {};
  for (QueryBlock& sub : condition.sub) sub = without_origins(std::move(sub));
}

void forget(ValueExpr& term) {
  term.from = {};
  for (Condition& c : term.only) forget(c);
}

}  // namespace

QueryBlock without_origins(QueryBlock block) {
  for (ValueExpr& term : block.select) forget(term);
  for (auto& any : block.where)
    for (Condition& c : any) forget(c);
  for (GroupKey& key : block.group) key.from = {};
  for (GroupKey& key : block.best_of) key.from = {};
  for (Ordering& by : block.order) by.from = {}, forget(by.term);
  if (block.having) {
    block.having->from = {};
    forget(block.having->term);
    for (QueryBlock& sub : block.having->sub) sub = without_origins(std::move(sub));
  }
  return block;
}

bool add_numbers_beside(const std::vector<NumberBeside>& numbers, LogicalForm& form) {
  if (numbers.empty()) return true;
  if (form.op != SetOperator::kAlone || !form.beside.empty() || form.yes_no ||
      !is_number(form.block))
    return false;
  for (const NumberBeside& number : numbers) {
    if (!is_number(number.block)) return false;
    if (number.among && number.summed != (number.block.select[0].fn == Aggregate::kSum))
      return false;
    if (number.whole) {
      if (!is_among(form.block, number.block)) return false;
    } else if (!(number.among ? is_among : is_parallel)(number.block, form.block))
      return false;
    form.beside.push_back(number.block);
  }
  return true;
}

}  // namespace ask::engine
