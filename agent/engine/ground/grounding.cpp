#include "agent/engine/ground/grounding.h"

#include "agent/common/contains.h"

namespace ask::engine {

void GroundingState::require(uint32_t table) {
  if (table != kNone && !contains(needed, table)) needed.push_back(table);
}

void GroundingState::require(ColumnExpr c) {
  require(c.home());
  require(c.factor_table);
  require(c.joined_less());
}

void GroundingState::search_in(uint32_t table) {
  if (!contains(near, table)) near.push_back(table);
}

bool GroundingState::reads(uint32_t table) const {
  for (const ValueExpr& t : block.select)
    if (t.column.home() == table) return true;
  for (const Ordering& o : block.order)
    if (o.term.column.home() == table && !o.term.column.whole()) return true;
  for (const ColumnExpr& key : block.group)
    if (key.home() == table) return true;
  for (const PendingCondition& t : conditions)
    if (t.condition.column.home() == table && t.inside < 0 && !t.in_negation) return true;
  return false;
}

void GroundingState::add_output(ValueExpr term, const Origin& from) {
  term.from = from;
  if (!contains(block.select, term)) block.select.push_back(term);
  if (term.fn == Aggregate::kPlain && !term.column.whole()) plain_outputs.push_back(term.column);
}

bool selects_aggregate(const QueryBlock& block) {
  return std::any_of(block.select.begin(), block.select.end(),
                     [](const ValueExpr& t) { return t.fn != Aggregate::kPlain; });
}

bool compares_aggregate(const QueryBlock& block) {
  if (block.having) return true;
  return std::any_of(block.order.begin(), block.order.end(), [](const Ordering& o) {
    return o.term.fn == Aggregate::kCount || o.term.fn == Aggregate::kSum ||
           o.term.fn == Aggregate::kAverage;
  });
}

}  // namespace ask::engine
