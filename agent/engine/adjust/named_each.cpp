#include "agent/engine/adjust/named_each.h"

#include <algorithm>

#include "agent/common/words.h"

namespace ask::engine {
namespace {

// "each" at the end, or before "of": of what was named.
bool says_each_of_named(const Arcs& arcs) {
  const size_t size = arcs.tokens();
  for (size_t t = 1; t < size; ++t) {
    if (arcs.token(t).folded != "each") continue;
    if (t + 1 == size || arcs.token(t + 1).punctuation || arcs.token(t + 1).folded == "of")
      return true;
  }
  return false;
}

// The column of the condition, if it finds rows by what they are called, perhaps several.
ColumnExpr names_several(const ColumnFacts& column_facts, const std::vector<Condition>& any) {
  const ColumnExpr column = any[0].column;
  if (column.whole() || column.via != kNone) return {};
  const bool shared = any.size() > 1 || !column_facts.unique(column);  // "the Marshes"
  const bool named = std::all_of(any.begin(), any.end(), [&](const Condition& c) {
    const bool value = c.op == Op::kLike || (c.op == Op::kEqual && shared);
    return value && !c.negated && c.sub.empty() && c.column == column;
  });
  const bool label = column_facts.of(column).naming && column_facts.text(column);
  return named && label && column_facts.key_of(column.table).valid() ? column : ColumnExpr{};
}

}  // namespace

void group_named_each(const Arcs& arcs, const ColumnFacts& column_facts, QueryBlock& block) {
  if (block.select.size() != 1 || block.select[0].fn == Aggregate::kPlain ||
      !block.group.empty() || block.limit || block.having || !block.order.empty() ||
      block.outer != Aggregate::kPlain || block.combine != Combine::kApart ||
      !says_each_of_named(arcs))
    return;
  ColumnExpr found;
  Origin from;
  for (const auto& any : block.where) {
    const ColumnExpr column = any.empty() ? ColumnExpr{} : names_several(column_facts, any);
    if (!column.valid()) continue;
    if (found.valid()) return;
    found = column;
    from = any[0].from;
  }
  const ColumnExpr name = found.valid() ? column_facts.name_of(found.table) : found;
  if (!name.valid() || name.whole()) return;
  block.group = {{name, from}};
  block.select.insert(block.select.begin(), {name});
  block.select[0].from = from;
}

}  // namespace ask::engine
